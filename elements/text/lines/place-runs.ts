import type { Piece } from '../shaping/paragraph-shaper.js';
import type { LayoutRun, TextStyle } from '../types.js';

/** What turns the pieces of a line into runs with positions. */
export interface Placement {
  /** Left edge of the first piece. */
  readonly x: number;
  /** Index of the paragraph in the whole text. */
  readonly offset: number;
  /** Styles of the paragraph's spans. */
  readonly styles: readonly TextStyle[];
  /** Extra after the cluster that starts at an index of the paragraph: how a line is justified. */
  readonly stretch: (index: number) => number;
  /** Where each unit of the pieces' text comes from in its paragraph; null when that is the unit itself. */
  readonly source: ((index: number) => number) | null;
  /** The text of the pieces where it is not the paragraph's own; null when it is. */
  readonly shown: string | null;
  /** Where in the pieces' text a hyphen is that the line ends with; null where it ends with none. */
  readonly hyphen: number | null;
}

type Grow<T> = { -readonly [K in keyof T]: T[K] extends readonly number[] ? number[] : T[K] };

/** A run with the range and clusters it has in the text of the pieces. */
type GrowingRun = Grow<LayoutRun> & { readonly places: number[]; from: number; to: number };

/** Index of the whole text of an index of the pieces' text. */
const inText = ({ offset, source }: Placement, index: number): number =>
  offset + (source ? source(index) : index);

/** Places pieces (in visual order) from left to right, joined to runs of one face, style and direction. */
export function placeRuns(pieces: readonly Piece[], placement: Placement): LayoutRun[] {
  const runs: GrowingRun[] = [];
  let x = placement.x;
  for (const piece of pieces) {
    const run = runToExtend(runs.at(-1), piece, placement) ?? startRun(piece, x, placement);
    if (run !== runs.at(-1)) runs.push(run);
    run.from = Math.min(run.from, piece.start);
    run.to = Math.max(run.to, piece.end);
    const end = addGlyphs(run, piece, x, placement);
    run.width += end - x;
    x = end;
  }
  return runs.map((run) => finished(run, placement));
}

function finished({ places, from, to, ...run }: GrowingRun, placement: Placement): LayoutRun {
  run.start = inText(placement, from);
  run.end = inText(placement, to);
  if (placement.shown === null) return run;
  const clusters = places.map((place) => place - from);
  const shown = { text: placement.shown.slice(from, to), clusters };
  return { ...run, shown, ...(placement.hyphen === to - 1 && { hyphen: true as const }) };
}

function runToExtend(run: GrowingRun | undefined, piece: Piece, { styles }: Placement): GrowingRun | null {
  if (!run || run.face !== piece.item.pick.face || run.level !== piece.level) return null;
  if (run.style !== styles[piece.item.span]) return null;
  const touches = piece.level & 1 ? run.from === piece.end : run.to === piece.start;
  return touches ? run : null;
}

function startRun(piece: Piece, x: number, { styles }: Placement): GrowingRun {
  const style = styles[piece.item.span];
  if (!style) throw new RangeError('A piece of text without a style');
  const { pick } = piece.item;
  return {
    face: pick.face,
    pick,
    style,
    level: piece.level,
    x,
    width: 0,
    start: 0,
    end: 0,
    from: piece.start,
    to: piece.end,
    places: [],
    glyphs: [],
    clusters: [],
    pens: [],
    xs: [],
    ys: [],
    advances: [],
  };
}

/** Appends a piece's glyphs and returns the pen after them. */
function addGlyphs(run: GrowingRun, piece: Piece, x: number, placement: Placement): number {
  const { stretch } = placement;
  const { glyphs, clusters, advances, offsetsX, offsetsY } = piece.word;
  const { size } = run.style;
  const rightToLeft = (piece.level & 1) === 1;
  let pen = x;
  glyphs.forEach((glyph, i) => {
    const cluster = clusters[i] ?? 0;
    // The extra follows the cluster in reading order: to its right, or to its left when it reads leftwards.
    const isEdge = clusters[rightToLeft ? i - 1 : i + 1] !== cluster;
    const extra = isEdge ? piece.spacing * size + stretch(piece.start + cluster) : 0;
    const advance = (advances[i] ?? 0) * size + extra;
    run.glyphs.push(glyph);
    run.clusters.push(inText(placement, piece.start + cluster));
    run.places.push(piece.start + cluster);
    run.pens.push(pen);
    run.xs.push(pen + (rightToLeft ? extra : 0) + (offsetsX[i] ?? 0) * size);
    run.ys.push(-(offsetsY[i] ?? 0) * size);
    run.advances.push(advance);
    pen += advance;
  });
  return pen;
}
