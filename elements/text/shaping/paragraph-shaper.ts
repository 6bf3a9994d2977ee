import { lineBreaks } from '../breaks/line-breaks.js';
import type { WordList } from '../breaks/word-list.js';
import { FaceChooser } from '../fonts/face-chooser.js';
import type { FontStore } from '../fonts/font-store.js';
import type { Han } from '../fonts/han.js';
import type { AskedHyphens, Hyphens } from '../hyphens/hyphens.js';
import { graphemeStarts, lowerBound } from './graphemes.js';
import { itemize } from './itemize.js';
import type { Item } from './itemize.js';
import { applyTextCase } from './letter-case.js';
import { mayBeSpaced } from './scripts.js';
import { shapeWord } from './shape-word.js';
import { kernsSpaces } from './space-kerning.js';
import type { ShapedWord } from './shape-word.js';
import type { TextStyle } from '../types.js';

/** Part of an item inside one segment, shaped. Lengths are in em. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly item: Item;
  /** The item's level, or the paragraph's for spaces at the end of a line. */
  readonly level: number;
  readonly word: ShapedWord;
  /** Extra after each cluster; 0 where letters join. */
  readonly spacing: number;
  readonly width: number;
  /** True for spaces before a break opportunity: they hang outside when the line ends there. */
  readonly space: boolean;
  /** True when kerning with what is beside it counts: not for a part of a word, nor at the end of a line. */
  readonly kerned: boolean;
}

/** Text between two break opportunities. */
export interface Segment {
  readonly pieces: readonly Piece[];
  readonly end: number;
  /** True when the line must end after it (line separator, vertical tab). */
  readonly hard: boolean;
}

/** All of a paragraph's layout that neither width nor size touches. */
export interface ShapedParagraph {
  /** As it is shown: the case of its letters may be another than that of the source. */
  readonly text: string;
  /** Index in the source of each unit of `text`; null when that is the unit itself. */
  readonly source: readonly number[] | null;
  /** True when `text` is not the source. */
  readonly cased: boolean;
  readonly level: number;
  readonly graphemes: readonly number[];
  readonly segments: readonly Segment[];
  /** Where a word may be broken with a hyphen before a unit of `text`, rising. */
  readonly hyphens: readonly number[];
}

/** A span in the paragraph's own indices. */
export interface ParagraphSpan {
  readonly start: number;
  readonly end: number;
  readonly style: TextStyle;
}

/** Spaces that hang; no-break spaces do not. */
const HANGING = /[\t \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000\u000b\u000c\r\u0085\u2028\u2029]+$/;
const MUST_BREAK = /[\u000b\u000c\r\u0085\u2028\u2029]$/;
/** Arabic joins look at the nearest letter; two units reach it past a vowel mark. */
const CONTEXT = 2;

/** UTF-16 units of all the shaped paragraphs that are kept; a unit costs about half a kilobyte. */
const MOST_UNITS = 100_000;

/** Shapes paragraphs with one store's fonts and remembers them until a font arrives. */
export class ParagraphShaper {
  readonly #fonts: FontStore;
  readonly #shaped = new Map<string, ShapedParagraph>();
  readonly #choosers = new Map<string, FaceChooser>();
  #keptUnits = 0;
  #version = -1;

  constructor(fonts: FontStore) {
    this.#fonts = fonts;
  }

  /** The faces a style may use, in a text with such Chinese characters. */
  facesFor(style: TextStyle, han: Han | null = null): FaceChooser {
    this.#forgetOldFonts();
    const key = `${han ?? ''} ${faceKey(style)}`;
    let chooser = this.#choosers.get(key);
    if (!chooser) this.#choosers.set(key, (chooser = new FaceChooser(this.#fonts, style, han)));
    return chooser;
  }

  /** What breaks the words of a text; null until it is here. */
  hyphensFor(asked: AskedHyphens): Hyphens | null {
    return this.#fonts.hyphensFor(asked);
  }

  /** A paragraph of a text whose Chinese characters are such ones, and whose words are broken with such hyphens. */
  shape(
    text: string,
    spans: readonly ParagraphSpan[],
    han: Han | null = null,
    hyphens: Hyphens | null = null,
  ): ShapedParagraph {
    this.#forgetOldFonts();
    const broken = hyphens ? `${hyphens.language} ${linksIn(spans).join()}` : '';
    const key = `${broken} ${han ?? ''} ${spans.map((span) => `${span.end},${span.style.letterSpacing},${span.style.textCase ?? 'none'},${faceKey(span.style)}`).join()}\0${text}`;
    let paragraph = this.#shaped.get(key);
    if (paragraph) this.#shaped.delete(key);
    else {
      this.#keptUnits += key.length;
      paragraph = this.#shapeNow(text, spans, han, hyphens);
    }
    // put last: those not asked for in a long time go first
    this.#shaped.set(key, paragraph);
    this.#forgetOldest();
    return paragraph;
  }

  /** Every letter typed makes another paragraph: of a long one only the latest few are kept. */
  #forgetOldest(): void {
    for (const key of this.#shaped.keys()) {
      if (this.#keptUnits <= MOST_UNITS || this.#shaped.size <= 1) return;
      this.#shaped.delete(key);
      this.#keptUnits -= key.length;
    }
  }

  #shapeNow(
    sourceText: string,
    spans: readonly ParagraphSpan[],
    han: Han | null,
    hyphens: Hyphens | null,
  ): ShapedParagraph {
    const { text, source } = applyTextCase(
      sourceText,
      spans.map(({ start, end, style }) => ({ start, end, textCase: style.textCase ?? 'none' })),
    );
    const itemSpans = spans.map(({ end, style }) => ({
      end: source ? lowerBound(source, end) : end,
      faces: this.facesFor(style, han),
    }));
    const { items, graphemes, level } = itemize(
      text,
      itemSpans,
      source ? lettersOf(text, source) : undefined,
    );
    const spacings = spans.map((span) => span.style.letterSpacing);
    let start = 0;
    const segments = breakPositions(text, graphemes, this.#fonts.wordsFor(text)).map((end) => {
      const segment = shapeSegment({ text, items, spacings }, start, end);
      start = end;
      return segment;
    });
    // in a line that reads leftwards a hyphen of a word that reads rightwards would stand inside
    const points = hyphens && !(level & 1) ? pointsOutsideLinks(sourceText, spans, hyphens) : NONE;
    return {
      ...{ text, source, cased: text !== sourceText, level, graphemes, segments },
      hyphens: source ? points.map((point) => lowerBound(source, point)) : points,
    };
  }

  #forgetOldFonts(): void {
    if (this.#version === this.#fonts.version) return;
    this.#version = this.#fonts.version;
    this.#shaped.clear();
    this.#keptUnits = 0;
    this.#choosers.clear();
  }
}

const NONE: readonly number[] = [];

/** Positions of the spans that lead somewhere: what they say is not broken. */
const linksIn = (spans: readonly ParagraphSpan[]): number[] =>
  spans.flatMap(({ style }, i) => (style.link ? [i] : []));

function pointsOutsideLinks(
  text: string,
  spans: readonly ParagraphSpan[],
  hyphens: Hyphens,
): readonly number[] {
  const points = hyphens.pointsIn(text);
  const links = linksIn(spans).map((i) => spans[i]!);
  return links.length === 0
    ? points
    : points.filter((point) => !links.some(({ start, end }) => point > start && point <= end));
}

/** Graphemes of a text whose case was changed: what one letter became stays together, or a caret would stand inside it. */
const lettersOf = (text: string, source: readonly number[]): number[] =>
  graphemeStarts(text).filter((at) => at === 0 || source[at] !== source[at - 1]);

/** What a piece has before it is shaped. */
export type PieceLook = Pick<Piece, 'item' | 'level' | 'spacing' | 'space' | 'kerned'>;

/**
 * Shapes [start, end) with the letters around it inside [from, to) as context. Objects are written out, here and in
 * `place-runs.ts`: spreading them took most of the time of a layout.
 */
export function shapePiece(
  text: string,
  [start, end]: readonly [number, number],
  { item, level, spacing, space, kerned }: PieceLook,
  [from, to]: readonly [number, number],
): Piece {
  const beside = kerned && level === item.level ? kerningReach(text, [start, end], item, space) : null;
  const [first, last] = beside ? [item.start, item.end] : [from, to];
  const shaped = shapeWord(item.pick.face, {
    text: text.slice(start, end),
    before: text.slice(Math.max(first, start - (beside?.before ?? CONTEXT)), start),
    after: text.slice(end, Math.min(last, end + (beside?.after ?? CONTEXT))),
    kerned: beside !== null,
    rightToLeft: (level & 1) === 1,
    script: item.script,
    ligatures: spacing === 0,
  });
  const word = text[end - 1] === SOFT_HYPHEN ? unspacedAtEnd(shaped, spacing) : shaped;
  const width = word.width + word.clusterCount * spacing;
  return { start, end, item, level, spacing, space, kerned: beside !== null, word, width };
}

export const SOFT_HYPHEN = '\u00ad';

/** A word whose last cluster is not seen: the space between letters that follows each is taken back there. */
function unspacedAtEnd(word: ShapedWord, spacing: number): ShapedWord {
  const last = word.advances.length - 1;
  if (spacing === 0 || last < 0) return word;
  const advances = word.advances.map((advance, i) => (i === last ? advance - spacing : advance));
  return { ...word, advances, width: word.width - spacing };
}

/** Letters of these scripts are not kerned across break opportunities: each stands alone, or words follow without a space. */
const UNKERNED = new Set(['Hani', 'Hira', 'Kana', 'Hang', 'Bopo', 'Thai', 'Laoo', 'Khmr', 'Mymr']);

/**
 * How many units on each side are shaped with a piece, as its kerning with them counts; null for none. What follows moves the
 * last letter; what comes before matters where faces kern across a space.
 */
function kerningReach(
  text: string,
  [start, end]: readonly [number, number],
  { start: first, end: last, script, pick }: Item,
  space: boolean,
): { readonly before: number; readonly after: number } | null {
  if (UNKERNED.has(script) || (start === first && end === last)) return null;
  const reach = (inside: boolean, letter: string | undefined, otherwise: number): number => {
    if (!inside || letter === undefined) return 0;
    if (!space && !HANGING.test(letter)) return otherwise;
    return kernsSpaces(pick.face) ? CONTEXT : 0;
  };
  const before = reach(start > first, text[start - 1], 0);
  const after = reach(end < last, text[end], 1);
  return before + after > 0 ? { before, after } : null;
}

function faceKey({ family, weight, italic }: TextStyle): string {
  return `${weight}${italic ? 'i' : ''} ${family}`;
}

/**
 * Ends of the segments: where a line may end, and between the words of scripts without spaces whose words are known. A break
 * that would part a grapheme (a space carrying an accent) is not one.
 */
function breakPositions(text: string, graphemes: readonly number[], words: readonly WordList[]): number[] {
  const known = words.flatMap((list) => list.breaksOf(text, graphemes));
  const found = lineBreaks(text).map(({ position }) => position);
  const all = known.length > 0 ? [...new Set([...found, ...known])].sort((a, b) => a - b) : found;
  let next = 0;
  return all.filter((position) => {
    while ((graphemes[next] ?? text.length) < position) next++;
    return (graphemes[next] ?? text.length) === position;
  });
}

/** A paragraph cut into items, and the letter spacing of each of its spans. */
interface Source {
  readonly text: string;
  readonly items: readonly Item[];
  readonly spacings: readonly number[];
}

function shapeSegment(source: Source, start: number, end: number): Segment {
  const text = source.text.slice(start, end);
  const wordEnd = end - (HANGING.exec(text)?.[0].length ?? 0);
  const word = shapeStretch(source, start, wordEnd, false);
  return { pieces: [...word, ...shapeStretch(source, wordEnd, end, true)], end, hard: MUST_BREAK.test(text) };
}

function shapeStretch({ text, items, spacings }: Source, from: number, to: number, space: boolean): Piece[] {
  return itemsIn(items, from, to).map((item) => {
    const spacing = mayBeSpaced(item.script) ? (spacings[item.span] ?? 0) : 0;
    const look = { item, level: item.level, spacing, space, kerned: true };
    return shapePiece(text, [Math.max(from, item.start), Math.min(to, item.end)], look, [from, to]);
  });
}

/** The items that share text with [from, to), by bisection: a long paragraph has many of both. */
function itemsIn(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (from >= to) return [];
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.end ?? Infinity) <= from) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < items.length && (items[last]?.start ?? Infinity) < to) last++;
  return items.slice(low, last);
}
