import { inkBounds } from '../../display/ink-bounds.js';
import type { Glyph, GlyphRun, Group, Op } from '../../display/ops.js';
import { center, EMPTY_RECT, isEmptyRect, unionRects, type Rect } from '../../math/geometry.js';

/** What a text comes in. */
export type PieceSize = 'letter' | 'word' | 'line';

/** A letter (the glyphs of one cluster), a word or a line, in reading order. */
export interface Piece {
  readonly index: number;
  /** Its ink, in the coordinates of its run. */
  readonly box: Rect;
}

/** The glyphs of one run that belong to a piece. */
export interface PieceRun {
  readonly piece: number;
  readonly run: GlyphRun;
}

export interface TextPieces {
  readonly pieces: readonly Piece[];
  readonly runs: ReadonlyMap<GlyphRun, readonly PieceRun[]>;
}

interface Placed {
  readonly run: GlyphRun;
  readonly glyph: Glyph;
  /** Where its cluster begins in the text. */
  readonly at: number;
  readonly line: number;
}

/** Baselines nearer than this, in em, are of one line: glyphs stand a little above or below it. */
const ONE_LINE = 0.4;

const known = new WeakMap<Group, Map<PieceSize, TextPieces>>();

/** The pieces of a text's group. Groups never change, so each is parted once. */
export function textPieces(group: Group, size: PieceSize): TextPieces {
  let of = known.get(group);
  if (!of) known.set(group, (of = new Map()));
  let parted = of.get(size);
  if (!parted) of.set(size, (parted = part(group, size)));
  return parted;
}

function part(group: Group, size: PieceSize): TextPieces {
  const runs = runsIn(group.children);
  const placed = placeGlyphs(runs);
  const keys = keysBySize[size](placed, charactersOf(runs));
  const ranks = new Map([...new Set(keys)].sort((a, b) => a - b).map((key, rank) => [key, rank]));
  const boxes: Rect[] = Array.from({ length: ranks.size }, () => EMPTY_RECT);
  const split = new Map<GlyphRun, Map<number, number[]>>();
  placed.forEach(({ run, glyph }, i) => {
    const rank = ranks.get(keys[i]!)!;
    let ofRun = split.get(run);
    if (!ofRun) split.set(run, (ofRun = new Map()));
    ofRun.set(rank, [...(ofRun.get(rank) ?? []), run.glyphs.indexOf(glyph)]);
  });
  const parts = new Map<GlyphRun, PieceRun[]>();
  for (const [run, ofRun] of split) {
    const list = [...ofRun].map(([piece, indices]) => ({ piece, run: subRun(run, indices) }));
    for (const { piece, run: sub } of list) boxes[piece] = unionRects(boxes[piece]!, inkBounds([sub]));
    parts.set(run, list);
  }
  return { pieces: boxes.map((box, index) => ({ index, box })), runs: parts };
}

function runsIn(ops: readonly Op[]): GlyphRun[] {
  return ops.flatMap((op) => {
    if (op.op === 'glyphRun') return [op];
    return op.op === 'group' ? runsIn([...op.children, ...(op.mask ?? [])]) : [];
  });
}

const subRun = (run: GlyphRun, indices: readonly number[]): GlyphRun => ({
  ...run,
  glyphs: indices.map((i) => run.glyphs[i]!),
  clusters: indices.map((i) => run.clusters[i] ?? 0),
});

function placeGlyphs(runs: readonly GlyphRun[]): Placed[] {
  const baselines: number[] = [];
  const lineOf = ({ glyphs: [first], size }: GlyphRun): number => {
    const y = first?.y ?? 0;
    const found = baselines.findIndex((at) => Math.abs(at - y) < ONE_LINE * size);
    if (found >= 0) return found;
    return baselines.push(y) - 1;
  };
  const lines = new Map(runs.map((run) => [run, lineOf(run)]));
  const order = baselines.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  const rank = new Map(order.map(({ i }, at) => [i, at]));
  // a hyphen at the end of a line moves with the letter before it
  const placeOf = ({ clusters, hyphen, text }: GlyphRun, i: number): number =>
    Math.min(clusters[i] ?? 0, text.length - (hyphen ? 2 : 1));
  return runs.flatMap((run) =>
    run.glyphs.map((glyph, i) => ({
      run,
      glyph,
      at: (run.order?.start ?? 0) + placeOf(run, i),
      line: rank.get(lines.get(run)!)!,
    })),
  );
}

/** The characters that are shown, by their index in the whole text. */
function charactersOf(runs: readonly GlyphRun[]): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  for (const { text, order, hyphen } of runs)
    for (let i = 0; i < text.length - (hyphen ? 1 : 0); i++)
      characters.set((order?.start ?? 0) + i, text[i]!);
  return characters;
}

type Keys = (placed: readonly Placed[], characters: ReadonlyMap<number, string>) => number[];

/** A rising number that all glyphs of a piece share. */
const keysBySize: Readonly<Record<PieceSize, Keys>> = {
  letter: (placed) => placed.map(({ at }) => at),
  line: (placed) => placed.map(({ line }) => line),
  word: (placed, characters) => {
    const last = Math.max(0, ...placed.map(({ at }) => at));
    const words: number[] = [];
    let word = 0;
    for (let i = 0; i <= last; i++) {
      const character = characters.get(i);
      // a space the line wrapped at is not shown at all
      if (character === undefined || /\s/.test(character)) word = i + 1;
      words.push(word);
    }
    return placed.map(({ at }) => words[at] ?? at);
  },
};

/** The piece that a line under or through letters goes with: the nearest. */
export function nearestPiece({ pieces }: TextPieces, ink: Rect): number {
  const at = center(ink);
  let best = 0;
  let least = Infinity;
  for (const { index, box } of pieces) {
    if (isEmptyRect(box)) continue;
    const { x, y } = center(box);
    const distance = Math.hypot(x - at.x, 4 * (y - at.y));
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}
