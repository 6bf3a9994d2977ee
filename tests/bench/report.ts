import { cpus } from 'node:os';
import type { FrameCost } from './stats.js';

/** The results as a page of docs: rivals side by side, one row per size. */

export interface Built {
  readonly ms: number;
  readonly heapMB: number;
}

type Costs = Readonly<Record<string, FrameCost | number | object>>;
export type CanvasResult = Costs & {
  readonly objects: number;
  readonly dmSettle: number;
  readonly build: Readonly<Record<'dm' | 'konva' | 'fabric', Built>>;
};

const VERBS = ['Drag', 'DragAtOnce', 'Select', 'Marquee', 'Pan', 'Zoom'] as const;
const NAMES: Record<(typeof VERBS)[number], string> = {
  Drag: 'drag, selected before',
  DragAtOnce: 'press and drag at once',
  Select: 'select',
  Marquee: 'marquee',
  Pan: 'pan',
  Zoom: 'zoom',
};

const isCost = (value: unknown): value is FrameCost =>
  typeof value === 'object' && value !== null && 'median' in value;

const cell = (value: unknown): string =>
  isCost(value) ? `${value.first} / ${value.median} / ${value.p95}` : '-';

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function canvasRows(result: CanvasResult): string[] {
  const verbs = VERBS.map((verb) =>
    row(result.objects, NAMES[verb], ...['dm', 'konva', 'fabric'].map((who) => cell(result[who + verb]))),
  );
  const { dm, konva, fabric } = result.build;
  const of = ({ ms, heapMB }: Built): string => `${ms} ms, ${heapMB} MB`;
  return [...verbs, row(result.objects, 'build, heap', of(dm), of(konva), of(fabric))];
}

export interface Report {
  readonly canvas: readonly CanvasResult[];
  /** Name of a measure and its figures, for what has no rival. */
  readonly single: Readonly<Record<string, string>>;
}

export function reportText({ canvas, single }: Report): string {
  const [cpu] = cpus();
  return [
    '# What things cost',
    '',
    'Written by `npm run bench`. Milliseconds of first frame / median / 95th percentile: the change, the painting and one',
    'pixel read back, on a raster without graphics card. konva has its drag layer and no perfect drawing, fabric no object',
    'cache. Only figures of one run compare; a busy machine makes all of them larger.',
    '',
    `Measured on ${cpus().length} x ${cpu?.model.trim() ?? 'unknown'}, Node ${process.version}.`,
    '',
    row('objects', 'what', 'Design Maker', 'konva', 'fabric'),
    row('---', '---', '---', '---', '---'),
    ...canvas.flatMap(canvasRows),
    '',
    row('what', 'figures'),
    row('---', '---'),
    ...canvas.map(({ objects, dmSettle }) => row(`crisp repaint of ${objects} objects`, `${dmSettle} ms`)),
    ...Object.entries(single).map(([name, figures]) => row(name, figures)),
    '',
  ].join('\n');
}
