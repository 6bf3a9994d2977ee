import type { Size } from '../../../../math/geometry.js';
import type { ObjectEnv } from '../../../../objects/kind.js';
import { textInput } from '../../../../objects/text/layout-input.js';
import type { TextObject } from '../../../../objects/text/model.js';
import { layoutText } from '../../../../text/layout.js';
import type { TextLayout } from '../../../../text/types.js';
import { joined } from './soft-breaks.js';

/** Letters smaller than this part of the page's shorter side, or than this many px, are hard to read. */
const LEAST_SHARE = 0.016;
const LEAST_PIXELS = 9;
/** Widths are told apart in steps of this many em. */
const STEP = 0.3;
/** Rounding of a width that lines were measured at. */
const SLACK = 0.5;

/** How texts of a page are set at a size: lines are broken by the engine, remembered by width. */
export interface Typesetter {
  /** Em size at a scale of the page's type, never under the least. */
  sizeAt(text: TextObject, scale: number): number;
  /** The least em size that can be read. */
  floor(text: TextObject): number;
  /** Width of the longest word, of the longest line as it was broken, and of all on one line; px at an em size. */
  wordWidth(text: TextObject, size: number): number;
  lineWidth(text: TextObject, size: number): number;
  /** Height of its lines in a width; Infinity when a word would break. */
  height(text: TextObject, size: number, width: number): number;
  lines(text: TextObject, size: number, width: number): TextLayout;
}

interface Known {
  /** The least em size on this page. */
  readonly least: number;
  readonly word: number;
  readonly line: number;
  readonly heights: Map<number, TextLayout>;
  /** Widths between which lines are broken as they were once. */
  readonly ranges: Range[];
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly layout: TextLayout;
}

/** Larger letters stay larger when the smallest are as small as they may be. */
const RANK = 0.4;
const MOST_RANK = 1.9;

/** `from` and `to` are the page's sizes; `smallest` is the em size of the page's smallest letters. All is measured at the size the text has: lines break the same at any scale. */
export function typesetter(
  { from, to, smallest }: { readonly from: Size; readonly to: Size; readonly smallest: number },
  env: ObjectEnv,
): Typesetter {
  const shorter = { from: Math.min(from.width, from.height), to: Math.min(to.width, to.height) };
  const known = new Map<TextObject, Known>();
  const of = (text: TextObject): Known => {
    const found = known.get(text);
    if (found) return found;
    const made = { ...measured(text, env), least: leastOf(text) };
    known.set(text, made);
    return made;
  };
  const layoutAt = (text: TextObject, width: number): TextLayout => {
    const { heights, ranges, word, line } = of(text);
    // in steps, so that lines are broken once for widths that are nearly the same; never wider than asked
    const step = text.text_details.fontSize * STEP;
    const base = width >= line ? line : word;
    const key = base + Math.max(0, Math.floor((width - base) / step) * step) + 0.01;
    const known = heights.get(key) ?? ranges.find(({ from, to }) => key >= from && key <= to)?.layout;
    if (known) return known;
    const isJoined = key < line;
    const made = laid(isJoined ? (joined(text) ?? text) : text, key, env);
    heights.set(key, made);
    // its lines are broken the same at any width down to that of its longest
    const longest = Math.max(...made.lines.map(({ width: own }) => own));
    if (!made.brokenWord)
      ranges.push({ from: Math.max(longest + SLACK, isJoined ? 0 : line), to: key, layout: made });
    return made;
  };
  const floor = ({ text_details: { fontSize } }: TextObject): number =>
    Math.max(LEAST_PIXELS, Math.min(LEAST_SHARE, fontSize / shorter.from) * shorter.to);
  const leastOf = (text: TextObject): number =>
    floor(text) * Math.min(MOST_RANK, Math.max(1, text.text_details.fontSize / smallest) ** RANK);
  const scaleOf = (text: TextObject, size: number): number => size / text.text_details.fontSize;
  return {
    floor,
    sizeAt: (text, scale) => Math.max(of(text).least, text.text_details.fontSize * scale),
    wordWidth: (text, size) => of(text).word * scaleOf(text, size) + SLACK,
    lineWidth: (text, size) => of(text).line * scaleOf(text, size) + SLACK,
    height: (text, size, width) => {
      const scale = scaleOf(text, size);
      if (of(text).word * scale > width) return Infinity;
      return layoutAt(text, width / scale).height * scale;
    },
    lines: (text, size, width) => layoutAt(text, width / scaleOf(text, size)),
  };
}

function laid(text: TextObject, width: number, { fonts }: ObjectEnv): TextLayout {
  return layoutText({ ...textInput({ ...text, width }), width, wrap: true }, fonts);
}

/** The longest word and line of a text at the size it has. */
function measured(text: TextObject, env: ObjectEnv): Omit<Known, 'least'> {
  const heights = new Map<number, TextLayout>();
  const line = Math.max(1, ...laid(text, text.width, env).lines.map(({ width }) => width));
  return { word: longestWord(text, line, env), line, heights, ranges: [] };
}

/** The narrowest width that breaks no word, to a hundredth. */
function longestWord(text: TextObject, line: number, env: ObjectEnv): number {
  let [low, high] = [0, line];
  if (!/\s/.test(text.text_details.text.trim()) || laid(text, high + 0.01, env).brokenWord) return high;
  for (let i = 0; i < 7; i++) {
    const middle = (low + high) / 2;
    const { brokenWord, lines } = laid(text, middle, env);
    if (brokenWord || lines.some(({ width }) => width > middle + 0.01)) low = middle;
    else high = middle;
  }
  return high;
}
