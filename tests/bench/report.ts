import { cpus } from 'node:os';
import type { CanvasBench, Library } from './canvas/page.js';
import type { FrameCost } from './stats.js';

/** The results as a page of docs: rivals side by side, one row per size. */

export interface Built {
  readonly ms: number;
  readonly heapMB: number;
}

export type CanvasResult = CanvasBench & {
  readonly objects: number;
  readonly build?: Readonly<Record<'dm' | 'konva' | 'fabric', Built>>;
};

const VERBS = ['Drag', 'DragAtOnce', 'DragAll', 'Select', 'Marquee', 'Pan', 'Zoom'] as const;
const LIBRARIES = ['dm', 'konva', 'fabric'] as const;
const NAMES: Record<(typeof VERBS)[number], string> = {
  Drag: 'drag, selected before',
  DragAtOnce: 'press and drag at once',
  DragAll: 'drag of all',
  Select: 'select',
  Marquee: 'marquee',
  Pan: 'pan',
  Zoom: 'zoom',
};

const cell = (cost: FrameCost | undefined): string =>
  cost ? `${cost.first} / ${cost.median} / ${cost.p95}` : '-';

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function canvasRows(result: CanvasResult): string[] {
  const of = (who: Library, verb: (typeof VERBS)[number]): string =>
    cell((result as Readonly<Record<string, unknown>>)[who + verb] as FrameCost | undefined);
  const verbs = VERBS.map((verb) =>
    row(result.objects, NAMES[verb], ...LIBRARIES.map((who) => of(who, verb))),
  );
  const built = LIBRARIES.map((who) => result.build?.[who]);
  const builds = built.map((build) => (build ? `${build.ms} ms, ${build.heapMB} MB` : '-'));
  const undo = result.dmUndoAll
    ? [row(result.objects, 'undo and redo of that', cell(result.dmUndoAll), '-', '-')]
    : [];
  return [...verbs, ...undo, row(result.objects, 'build, heap', ...builds)];
}

const settleRow = ({ objects, dmSettle: cost }: CanvasResult): string =>
  row(
    `crisp repaint of ${objects} objects after a zoom`,
    cost
      ? `slowest frame ${cost.longestFrame} ms, crisp after ${cost.crispAfter} ms; in one block ${cost.atOnce} ms`
      : '-',
  );

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
    ...canvas.map(settleRow),
    ...Object.entries(single).map(([name, figures]) => row(name, figures)),
    '',
  ].join('\n');
}
