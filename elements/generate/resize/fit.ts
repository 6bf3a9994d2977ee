import type { Rect } from '../../math/geometry.js';
import { heightIn, wantedWidth, type Scale } from './placing/measure.js';
import type { Typesetter } from './placing/type/type-size.js';
import { shorter, wishedScale, type Problem } from './problem.js';
import { itemsIn, type Block } from './regions/block.js';

export const scaleAt = (text: number, art: number, { from, type }: Problem): Scale => ({
  type,
  text,
  art: text * art,
  gap: text,
  widestGap: shorter(from) * 0.06,
});

export const tight = (scale: Scale, gaps: number): Scale => ({ ...scale, gap: scale.gap * gaps });

/** Parts of the letters' scale that drawings shrink to at least, and gaps, best first. */
const TIGHTNESS: readonly Tightness[] = [
  { art: 1, gaps: 0.75 },
  { art: 0.8, gaps: 0.75 },
  { art: 0.62, gaps: 0.75 },
  { art: 0.45, gaps: 0.6 },
  { art: 0.3, gaps: 0.4 },
];

interface Tightness {
  readonly art: number;
  readonly gaps: number;
}

export interface Fit extends Tightness {
  readonly text: number;
}

/** Letters are tried from this to that part of the size they should have. */
const LEAST = 0.15;
const MOST = 1.2;
/** Letters must get this much larger to be worth tighter gaps and smaller drawings. */
const BETTER = 1.12;

/** Fits by what they were sought with: the same block is tried in many places of one size. */
const known = new WeakMap<Typesetter, WeakMap<Block, Map<string, readonly Fit[]>>>();

/** The largest letters with which a block fits, and beside them smaller ones that leave its drawings their size. */
export function fitsIn(block: Block, zone: Rect, problem: Problem): readonly Fit[] {
  const all = known.get(problem.type) ?? new WeakMap<Block, Map<string, readonly Fit[]>>();
  known.set(problem.type, all);
  const own = all.get(block) ?? new Map<string, readonly Fit[]>();
  all.set(block, own);
  const key = `${zone.width} ${zone.height}`;
  const found = own.get(key);
  if (found !== undefined) return found;
  const fit = soughtIn(block, zone, problem);
  const fits = fit ? [fit, ...withLargerArt(block, zone, problem, fit)] : [];
  own.set(key, fits);
  return fits;
}

/** Drawings that would be smaller than this part of the letters' scale are given this. */
const DWARFED = 0.62;

function withLargerArt(block: Block, zone: Rect, problem: Problem, { art, text }: Fit): Fit[] {
  if (art >= DWARFED || !hasDrawing(block)) return [];
  const tightness = TIGHTNESS.find((each) => each.art === DWARFED)!;
  const size = largest(wishedScale(problem) * LEAST, text, fitting(block, zone, problem, tightness));
  return size === null ? [] : [{ ...tightness, text: size }];
}

const hasDrawing = (block: Block): boolean =>
  block.kind === 'art' || ('children' in block && block.children.some(hasDrawing));

const fitting =
  (block: Block, zone: Rect, problem: Problem, { art, gaps }: Tightness) =>
  (text: number): boolean =>
    heightIn(block, zone.width, tight(scaleAt(text, art, problem), gaps)) <= zone.height;

function soughtIn(block: Block, zone: Rect, problem: Problem): Fit | null {
  const wish = wishedScale(problem);
  const least = wish * LEAST;
  const fits = (tightness: Tightness, text: number): boolean =>
    fitting(block, zone, problem, tightness)(text);
  if (!fits(TIGHTNESS.at(-1)!, least)) return null;
  let best: Fit | null = null;
  for (const tightness of TIGHTNESS) {
    // no better than what is known: not worth looking further
    if (best && !fits(tightness, best.text * BETTER)) continue;
    const text = largest(best ? best.text * BETTER : least, wish * MOST, (size) => fits(tightness, size));
    if (text !== null) best = { text, ...tightness };
    if (best && best.text >= wish * 0.98) return best;
  }
  return best;
}

function largest(low: number, high: number, passes: (value: number) => boolean): number | null {
  if (passes(high)) return high;
  if (!passes(low)) return null;
  for (let i = 0; i < 5; i++) {
    const middle = Math.sqrt(low * high);
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return low;
}

export function scoreOf(block: Block, { text, art, gaps }: Fit, zone: Rect, problem: Problem): number {
  const wish = wishedScale(problem);
  const small = Math.min(0, Math.log(text / wish)) + Math.max(0, Math.min(0.1, Math.log(text / wish)));
  const scale = scaleAt(text, art, problem);
  const isWordless = itemsIn(block).every((item) => !item.text);
  const drawn = isWordless
    ? Math.min(0, Math.log((text * art) / wish)) * 0.55
    : small * 0.6 - (hasDrawing(block) ? -Math.log(art) : 1 - art) * 0.4;
  const used = Math.min(1, wantedWidth(block, scale) / zone.width);
  const high = Math.min(1, heightIn(block, zone.width, scale) / zone.height);
  const empty =
    Math.max(0, 0.75 - used) * 0.3 + Math.max(0, 0.45 - used) * 0.6 + Math.max(0, 0.6 - high) * 0.7;
  return (
    narrowed(block, zone, scale) + drawn - (0.75 - gaps) * 0.3 - empty - linesAdded(block, zone, scale) * 0.32
  );
}

/** What it costs that drawings as wide as all of a stack take only a part of it. */
function narrowed(block: Block, zone: Rect, { art, text }: Scale): number {
  if (block.kind !== 'flow' || block.axis !== 'y' || itemsIn(block).every((item) => !item.text)) return 0;
  const widest = Math.max(
    0,
    ...block.children
      .filter(({ kind }) => kind === 'art')
      .map((child) => {
        const [was, now] = [
          child.box.width / block.box.width,
          (child.box.width * Math.max(art, text * 0.5)) / zone.width,
        ];
        return was - now - 0.25;
      }),
  );
  return -0.5 * widest;
}

/** How many times more lines than it had the page's largest text is broken into, beyond some. */
function linesAdded(block: Block, zone: Rect, scale: Scale): number {
  const texts = itemsIn(block).flatMap(({ text }) => text ?? []);
  const largest = texts.sort((a, b) => b.text_details.fontSize - a.text_details.fontSize)[0];
  if (!largest || block.kind === 'table') return 0;
  const size = scale.type.sizeAt(largest, scale.text);
  const was = scale.type.lines(largest, largest.text_details.fontSize, largest.width).lines.length;
  const now = scale.type.lines(largest, size, zone.width).lines.length;
  return Math.max(0, now / was - (was === 1 ? 2.2 : 1.4));
}
