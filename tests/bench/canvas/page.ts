import { frameCost, type FrameCost } from '../stats.js';
import type { Verb } from '../asked.js';
import { dmSubject, type DmSubject, type SettleCost } from './dm-subject.js';
import { fabricSubject, konvaSubject } from './rivals.js';
import { FAMILY, PICTURE, scene } from './scene.js';
import type { Subject } from './subject.js';

/** Runs in the browser: `canvasBench(count, frames, verbs)` and `buildSubject(library, count)`. */

const FONT = '/catalog/source/fonts/montserrat/Montserrat-400.woff2';

type Rows = 'Drag' | 'DragAll' | 'Select' | 'Marquee' | 'Pan' | 'Zoom';

/** What was asked for; 'dmDrag' is of what was selected a moment ago, layers ready, 'dmDragAtOnce' pressed and dragged in one go. */
export type CanvasBench = {
  readonly [R in `${Library}${Rows}` | 'dmDragAtOnce' | 'dmUndoAll']?: FrameCost;
} & {
  readonly dmSettle?: SettleCost;
};

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

async function dragAll(subject: Subject, count: number): Promise<number[]> {
  const times = await frames(count, (i) => subject.dragAll(i));
  subject.dropAll();
  return times;
}

/** The subjects take turns, so that a busy moment of the machine meets them all. */
const ROUNDS = 3;
/** Whatever repaints everything each frame gets fewer of them. */
const SLOW_FRAMES = 6;

type Series = keyof Omit<CanvasBench, 'dmSettle'>;
type Note = (name: Series, series: number[]) => void;

interface Subjects {
  readonly dm: DmSubject;
  readonly konva: Subject;
  readonly fabric: Subject;
}

/** One round of each verb, ours and the rivals' one after the other. */
const rounds: Record<
  Exclude<Verb, 'settle'>,
  (subjects: Subjects, count: number, note: Note) => Promise<void>
> = {
  async drag({ dm, konva, fabric }, count, note) {
    note('dmDragAtOnce', await drag(dm, count));
    await dm.prepare?.();
    note('dmDrag', await drag(dm, count));
    note('konvaDrag', await drag(konva, count));
    note('fabricDrag', await drag(fabric, SLOW_FRAMES));
  },
  async 'drag-all'({ dm, konva, fabric }, count, note) {
    await dm.prepareAll();
    note('dmDragAll', await dragAll(dm, count));
    note('dmUndoAll', [...dm.undone]);
    note('konvaDragAll', await dragAll(konva, SLOW_FRAMES));
    note('fabricDragAll', await dragAll(fabric, SLOW_FRAMES));
  },
  async select(subjects, count, note) {
    for (const [name, subject, times] of turns(subjects, count))
      note(`${name}Select`, await frames(times, (i) => subject.select(i)));
  },
  async marquee(subjects, count, note) {
    for (const [name, subject] of turns(subjects, count))
      note(`${name}Marquee`, await marquee(subject, count));
  },
  async pan(subjects, count, note) {
    for (const [name, subject, times] of turns(subjects, count)) {
      note(`${name}Pan`, await frames(times, (i) => subject.pan(i)));
      subject.pan(0);
      subjects.dm.repaint();
    }
  },
  async zoom(subjects, count, note) {
    for (const [name, subject, times] of turns(subjects, count)) {
      note(`${name}Zoom`, await frames(times, (i) => subject.zoom(i)));
      subject.zoom(0);
      subjects.dm.repaint();
    }
  },
};

const turns = ({ dm, konva, fabric }: Subjects, count: number) =>
  [
    ['dm', dm, count],
    ['konva', konva, SLOW_FRAMES],
    ['fabric', fabric, SLOW_FRAMES],
  ] as const;

async function canvasBench(count: number, perRound: number, verbs: readonly Verb[]): Promise<CanvasBench> {
  document.fonts.add(await new FontFace(FAMILY, `url(${FONT})`).load());
  const objects = scene(count);
  const image = picture();
  const dm = await dmSubject(objects, image);
  const subjects: Subjects = {
    dm,
    konva: konvaSubject(objects, dm.dragged, image),
    fabric: fabricSubject(objects, dm.dragged, image),
  };
  const times: Partial<Record<Series, number[][]>> = {};
  const note: Note = (name, series) => void (times[name] ??= []).push(series);
  for (let round = 0; round < ROUNDS; round++)
    for (const verb of verbs) if (verb !== 'settle') await rounds[verb](subjects, perRound, note);
  const costs = Object.entries(times).map(([name, series]) => [name, frameCost(series)]);
  const settle = verbs.includes('settle') ? { dmSettle: await dm.settle() } : {};
  for (const subject of Object.values(subjects)) subject.dispose();
  return { ...(Object.fromEntries(costs) as CanvasBench), ...settle };
}

export type Library = 'dm' | 'konva' | 'fabric';

/** Milliseconds from plain data to the first picture. What was built stays, so that its memory can be weighed. */
async function buildSubject(library: Library, count: number): Promise<number> {
  document.fonts.add(await new FontFace(FAMILY, `url(${FONT})`).load());
  const objects = scene(count);
  const image = picture();
  let from = performance.now();
  let to = 0;
  const told = { loaded: () => (from = performance.now()), painted: () => (to = performance.now()) };
  if (library === 'dm') kept = await dmSubject(objects, image, told);
  else {
    kept = (library === 'konva' ? konvaSubject : fabricSubject)(objects, 0, image);
    to = performance.now();
  }
  return to - from;
}

let kept: Subject | undefined;

Object.assign(window, { canvasBench, buildSubject, builtSubject: () => kept !== undefined });
