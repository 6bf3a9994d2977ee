import type { GlyphRun } from '../../../display/ops.js';
import type { FontFile } from '../../../text/fonts/font-file.js';
import { graphemeStarts } from '../../../text/shaping/graphemes.js';
import type { Part } from './glyph-data.js';

/** Glyphs of a run that show one character as readers see it. */
export interface Cluster {
  readonly text: string;
  /** Pen before it, and its baseline, in the run's coordinates. */
  readonly x: number;
  readonly y: number;
  /** From the pen, font units. */
  readonly parts: readonly Part[];
  /** To the next pen without kerning, font units. */
  readonly advance: number;
}

/** Glyphs [from, to) of a run and the characters [start, end) of its text. */
interface Span {
  from: number;
  to: number;
  start: number;
  end: number;
}

/** True for runs that read right to left: their clusters go down in visual order. */
export function isRightToLeft({ order, clusters, text }: GlyphRun): boolean {
  if (order) return (order.level & 1) === 1;
  const [first, last] = [clusters[0] ?? 0, clusters.at(-1) ?? 0];
  return first === last ? /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(text) : first > last;
}

/** The run's clusters in the order they are read. */
export function clustersOf(run: GlyphRun, face: FontFile): Cluster[] {
  const rightToLeft = isRightToLeft(run);
  const spans = spansOf(run, rightToLeft);
  const unit = run.size / run.unitsPerEm;
  const natural = run.glyphs.map(({ id }) => face.font.glyphHAdvance(id));
  const places = spans.map((span) => placeOf(run, span, natural));
  const gaps = gapsOf(places, unit);
  const spacing = median(
    gaps.map((gap, i) => gap - places[i]!.width).filter((extra) => Number.isFinite(extra)),
  );
  return spans.map((span, i) => {
    const { x, y, width } = places[i]!;
    const single = span.to - span.from === 1;
    const parts = run.glyphs
      .slice(span.from, span.to)
      .map((glyph): Part => [glyph.id, Math.round((glyph.x - x) / unit), Math.round((y - glyph.y) / unit)]);
    // the widths of marks are not those of the font
    const advance = single || !Number.isFinite(gaps[i]!) ? width + spacing : gaps[i]!;
    return {
      text: run.text.slice(span.start, span.end),
      x,
      y,
      parts,
      advance: Math.max(0, Math.round(advance)),
    };
  });
}

/** The shaper's clusters, joined where one begins inside a character, in reading order. */
function spansOf({ clusters, text }: GlyphRun, rightToLeft: boolean): Span[] {
  const shaped: Span[] = [];
  clusters.forEach((start, i) => {
    const last = shaped.at(-1);
    if (last?.start === start) last.to = i + 1;
    else shaped.push({ from: i, to: i + 1, start, end: text.length });
  });
  if (rightToLeft) shaped.reverse();
  shaped.forEach((span, i) => (span.end = shaped[i + 1]?.start ?? text.length));
  const characters = new Set(graphemeStarts(text));
  const joined: Span[] = [];
  for (const span of shaped) {
    const last = joined.at(-1);
    if (!last || characters.has(span.start)) joined.push(span);
    else {
      last.end = span.end;
      last.from = Math.min(last.from, span.from);
      last.to = Math.max(last.to, span.to);
    }
  }
  return joined;
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Natural advance, font units. */
  readonly width: number;
}

/** The pen of a cluster, from its letters: marks are moved about, letters stand on the pen. */
function placeOf({ glyphs }: GlyphRun, { from, to }: Span, natural: readonly number[]): Place {
  let widest = from;
  let left = Infinity;
  let width = 0;
  for (let i = from; i < to; i++) {
    const advance = natural[i]!;
    width += advance;
    if (advance > natural[widest]!) widest = i;
    if (advance > 0) left = Math.min(left, glyphs[i]!.x);
  }
  return { x: Number.isFinite(left) ? left : glyphs[widest]!.x, y: glyphs[widest]!.y, width };
}

/** From each pen to the next one to its right, font units; Infinity for the last. */
function gapsOf(places: readonly Place[], unit: number): number[] {
  const rising = [...places].sort((a, b) => a.x - b.x);
  const next = new Map(rising.map((place, i) => [place, rising[i + 1]]));
  return places.map((place) => ((next.get(place)?.x ?? Infinity) - place.x) / unit);
}

/**
 * The usual extra is letter spacing, which goes into the advances: readers would see spaces in it. What differs is
 * kerning, which they know.
 */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
