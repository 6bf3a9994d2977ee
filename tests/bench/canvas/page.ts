import { frameCost, type FrameCost } from '../stats.js';
import { dmSubject } from './dm-subject.js';
import { fabricSubject, konvaSubject } from './rivals.js';
import { FAMILY, PICTURE, scene } from './scene.js';
import type { Subject } from './subject.js';

/** Runs in the browser: `canvasBench(count, frames)`. */

const FONT = '/node_modules/@expo-google-fonts/montserrat/400Regular/Montserrat_400Regular.ttf';

export interface CanvasBench {
  /** Dragging what was selected a moment ago, layers ready. */
  readonly dmDrag: FrameCost;
  /** Pressing and dragging in one go. */
  readonly dmDragAtOnce: FrameCost;
  readonly konvaDrag: FrameCost;
  readonly fabricDrag: FrameCost;
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
  const took = {
    dmDrag: [],
    dmDragAtOnce: [],
    konvaDrag: [],
    fabricDrag: [],
    dmZoom: [],
    konvaZoom: [],
    fabricZoom: [],
  };
  const times: Record<keyof typeof took, number[][]> = took;
  for (let round = 0; round < ROUNDS; round++) {
    times.dmDragAtOnce.push(await drag(dm, perRound));
    await dm.prepare?.();
    times.dmDrag.push(await drag(dm, perRound));
    times.konvaDrag.push(await drag(konva, perRound));
    times.fabricDrag.push(await drag(fabric, SLOW_FRAMES));
    times.dmZoom.push(await frames(perRound, (i) => dm.zoom(i)));
    dm.zoom(0);
    dm.settle();
    times.konvaZoom.push(await frames(SLOW_FRAMES, (i) => konva.zoom(i)));
    times.fabricZoom.push(await frames(SLOW_FRAMES, (i) => fabric.zoom(i)));
  }
  const costs = Object.entries(times).map(([name, series]) => [name, frameCost(series)]);
  const dmSettle = Math.round(dm.settle());
  for (const subject of [dm, konva, fabric]) subject.dispose();
  return { ...(Object.fromEntries(costs) as Omit<CanvasBench, 'dmSettle'>), dmSettle };
}

Object.assign(window, { canvasBench });
