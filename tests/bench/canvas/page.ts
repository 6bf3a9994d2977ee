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

/** Frames one after the other, with a breath between them for whatever works in idle time. */
async function series(frames: number, frame: (i: number) => void): Promise<FrameCost> {
  const times: number[] = [];
  for (let i = 0; i < frames; i++) {
    const from = performance.now();
    frame(i);
    times.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  return frameCost(times);
}

async function dragSeries(subject: Subject, frames: number): Promise<FrameCost> {
  const cost = await series(frames, (i) => subject.drag(i));
  subject.drop();
  return cost;
}

async function measured(subject: Subject, frames: number): Promise<{ drag: FrameCost; zoom: FrameCost }> {
  const drag = await dragSeries(subject, frames);
  const zoom = await series(Math.ceil(frames / 3), (i) => subject.zoom(i));
  subject.dispose();
  return { drag, zoom };
}

async function canvasBench(count: number, frames: number): Promise<CanvasBench> {
  const face = await new FontFace(FAMILY, `url(${FONT})`).load();
  document.fonts.add(face);
  const objects = scene(count);
  const image = picture();
  const dm = await dmSubject(objects, image);
  const dmDragAtOnce = await dragSeries(dm, frames);
  await dm.prepare?.();
  const dmDrag = await dragSeries(dm, frames);
  const dmZoom = await series(Math.ceil(frames / 3), (i) => dm.zoom(i));
  const dmSettle = Math.round(dm.settle());
  dm.dispose();
  const konva = await measured(konvaSubject(objects, dm.dragged, image), frames);
  const fabric = await measured(fabricSubject(objects, dm.dragged, image), Math.min(frames, 12));
  return {
    dmDrag,
    dmDragAtOnce,
    konvaDrag: konva.drag,
    fabricDrag: fabric.drag,
    dmZoom,
    konvaZoom: konva.zoom,
    fabricZoom: fabric.zoom,
    dmSettle,
  };
}

Object.assign(window, { canvasBench });
