import { frameCost, type FrameCost } from '../stats.js';
import { dmSubject } from './dm-subject.js';
import { fabricSubject, konvaSubject } from './rivals.js';
import { FAMILY, PICTURE, scene } from './scene.js';
import type { Subject } from './subject.js';

/** Runs in the browser: `canvasBench(count, frames)` and `buildSubject(library, count)`. */

const FONT = '/node_modules/@expo-google-fonts/montserrat/400Regular/Montserrat_400Regular.ttf';

export interface CanvasBench {
  /** Dragging what was selected a moment ago, layers ready. */
  readonly dmDrag: FrameCost;
  /** Pressing and dragging in one go. */
  readonly dmDragAtOnce: FrameCost;
  readonly konvaDrag: FrameCost;
  readonly fabricDrag: FrameCost;
  readonly dmSelect: FrameCost;
  readonly konvaSelect: FrameCost;
  readonly fabricSelect: FrameCost;
  readonly dmMarquee: FrameCost;
  readonly konvaMarquee: FrameCost;
  readonly fabricMarquee: FrameCost;
  readonly dmPan: FrameCost;
  readonly konvaPan: FrameCost;
  readonly fabricPan: FrameCost;
  readonly dmZoom: FrameCost;
  readonly konvaZoom: FrameCost;
  readonly fabricZoom: FrameCost;
  /** The crisp painting after a zoom, or after dropping; once, not a frame. */
  readonly dmSettle: number;
}

function picture(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  const context = canvas.getContext('2d')!;
  const gradient = context.createLinearGradient(0, 0, PICTURE.width, PICTURE.height);
  gradient.addColorStop(0, '#ff8800');
  gradient.addColorStop(1, '#0088ff');
  context.fillStyle = gradient;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  return canvas;
}

/** Frames one after the other, with a breath between them for whatever works in idle time; milliseconds of each. */
async function frames(count: number, frame: (i: number) => void): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const from = performance.now();
    frame(i);
    times.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  return times;
}

async function marquee(subject: Subject, count: number): Promise<number[]> {
  const times = await frames(count, (i) => subject.marquee(i));
  subject.release();
  return times;
}

async function drag(subject: Subject, count: number): Promise<number[]> {
  const times = await frames(count, (i) => subject.drag(i));
  subject.drop();
  return times;
}

/** The subjects take turns, so that a busy moment of the machine meets them all. */
const ROUNDS = 3;
/** Whatever repaints everything each frame gets fewer of them. */
const SLOW_FRAMES = 6;

async function canvasBench(count: number, perRound: number): Promise<CanvasBench> {
  document.fonts.add(await new FontFace(FAMILY, `url(${FONT})`).load());
  const objects = scene(count);
  const image = picture();
  const dm = await dmSubject(objects, image);
  const konva = konvaSubject(objects, dm.dragged, image);
  const fabric = fabricSubject(objects, dm.dragged, image);
  const times: Partial<Record<keyof CanvasBench, number[][]>> = {};
  const note = (name: keyof CanvasBench, series: number[]): void => void (times[name] ??= []).push(series);
  const others = { konva, fabric } as const;
  for (let round = 0; round < ROUNDS; round++) {
    note('dmDragAtOnce', await drag(dm, perRound));
    await dm.prepare?.();
    note('dmDrag', await drag(dm, perRound));
    note('konvaDrag', await drag(konva, perRound));
    note('fabricDrag', await drag(fabric, SLOW_FRAMES));
    note('dmSelect', await frames(perRound, (i) => dm.select(i)));
    note('dmMarquee', await marquee(dm, perRound));
    note('dmPan', await frames(perRound, (i) => dm.pan(i)));
    dm.pan(0);
    dm.settle();
    note('dmZoom', await frames(perRound, (i) => dm.zoom(i)));
    dm.zoom(0);
    dm.settle();
    for (const [name, rival] of Object.entries(others) as [keyof typeof others, Subject][]) {
      note(`${name}Select`, await frames(SLOW_FRAMES, (i) => rival.select(i)));
      note(`${name}Marquee`, await marquee(rival, SLOW_FRAMES));
      note(`${name}Pan`, await frames(SLOW_FRAMES, (i) => rival.pan(i)));
      rival.pan(0);
      note(`${name}Zoom`, await frames(SLOW_FRAMES, (i) => rival.zoom(i)));
      rival.zoom(0);
    }
  }
  const costs = Object.entries(times).map(([name, series]) => [name, frameCost(series ?? [])]);
  const dmSettle = Math.round(dm.settle());
  for (const subject of [dm, konva, fabric]) subject.dispose();
  return { ...(Object.fromEntries(costs) as Omit<CanvasBench, 'dmSettle'>), dmSettle };
}

export type Library = 'dm' | 'konva' | 'fabric';

/** Milliseconds from plain data to the first picture. What was built stays, so that its memory can be weighed. */
async function buildSubject(library: Library, count: number): Promise<number> {
  document.fonts.add(await new FontFace(FAMILY, `url(${FONT})`).load());
  const objects = scene(count);
  const image = picture();
  let from = performance.now();
  if (library === 'dm') kept = await dmSubject(objects, image, () => (from = performance.now()));
  else kept = (library === 'konva' ? konvaSubject : fabricSubject)(objects, 0, image);
  return performance.now() - from;
}

let kept: Subject | undefined;

Object.assign(window, { canvasBench, buildSubject, builtSubject: () => kept !== undefined });
