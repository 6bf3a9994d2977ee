import {
  countParagraphs,
  paragraphOf,
  PLAIN_PARAGRAPH,
  replaceParagraphs,
  tidyParagraphs,
  type ParagraphFormats,
} from '../lists/paragraph-formats.js';
import type { ParagraphFormat, TextSpan, TextStyle } from '../types.js';

/**
 * Styled text as a value: every function here returns a new one. Spans are sorted, touch, cover the text and differ
 * from their neighbors; an empty text keeps one empty span, so it remembers its style.
 */
export interface RichText {
  readonly text: string;
  readonly spans: readonly TextSpan[];
  /** Formats of its paragraphs; absent when all are plain. */
  readonly paragraphs?: ParagraphFormats;
}

/** Text in one style. */
export function plainText(text: string, style: TextStyle): RichText {
  return { text, spans: [{ start: 0, end: text.length, style }] };
}

/** True when two styles look the same; absent switches count as off. */
export function sameStyle(a: TextStyle, b: TextStyle): boolean {
  return (
    a === b ||
    (a.family === b.family &&
      a.weight === b.weight &&
      a.italic === b.italic &&
      a.size === b.size &&
      a.color === b.color &&
      a.letterSpacing === b.letterSpacing &&
      (a.underline ?? false) === (b.underline ?? false) &&
      (a.strike ?? false) === (b.strike ?? false) &&
      (a.textCase ?? 'none') === (b.textCase ?? 'none') &&
      (a.link ?? '') === (b.link ?? ''))
  );
}

/** Sorted spans with gaps closed, overlaps cut, equal neighbors joined, covering exactly the text. */
export function normalize({ text, spans, paragraphs }: RichText): RichText {
  const first = spans[0];
  if (!first) throw new RangeError('Rich text needs at least one span to take its style from');
  const merged: TextSpan[] = [];
  let style = first.style;
  let at = 0;
  const put = (end: number, next: TextStyle): void => {
    if (end <= at) return;
    const last = merged.at(-1);
    if (last && sameStyle(last.style, next)) merged[merged.length - 1] = { ...last, end };
    else merged.push({ start: at, end, style: next });
    at = end;
  };
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    put(Math.min(span.start, text.length), style); // a gap belongs to the span before it
    put(Math.min(span.end, text.length), span.style);
    style = span.style;
  }
  put(text.length, style);
  const covering = merged.length > 0 ? merged : [{ start: 0, end: 0, style: first.style }];
  return formatted({ text, spans: covering }, paragraphs);
}

/** The same letters with these formats of their paragraphs. */
function formatted({ text, spans }: RichText, paragraphs: ParagraphFormats | undefined): RichText {
  const tidy = paragraphs && tidyParagraphs(paragraphs, countParagraphs(text));
  return tidy ? { text, spans, paragraphs: tidy } : { text, spans };
}

/** The style of the character at an index; at the end, that of the last one. */
export function styleAt({ spans }: RichText, index: number): TextStyle {
  const span = spans.find(({ end }) => index < end) ?? spans.at(-1);
  if (!span) throw new RangeError('Rich text needs at least one span to take its style from');
  return span.style;
}

/**
 * The style a letter typed at an index gets: from the left, at a paragraph's start from the right. A link is typed on inside of
 * it only, not after its end.
 */
export function typingStyle(rich: RichText, index: number): TextStyle {
  const follows = index > 0 && rich.text[index - 1] !== '\n';
  const style = styleAt(rich, follows ? index - 1 : index);
  const { link, ...plain } = style;
  if (!link) return style;
  const inside = follows && index < rich.text.length && styleAt(rich, index).link === link;
  return inside ? style : plain;
}

/** What goes in: styled text, or letters with the style chosen for them, if one was. */
export type Insertion = readonly [insert: string | RichText, style?: TextStyle];

/**
 * Replaces [start, end). Letters without a style take that of the first character replaced, or else the one a letter
 * typed there gets; rich text brings its own.
 */
export function replaceRange(
  rich: RichText,
  start: number,
  end: number,
  ...[insert, style]: Insertion
): RichText {
  const inherited = style ?? (end > start ? styleAt(rich, start) : typingStyle(rich, start));
  const middle = typeof insert === 'string' ? plainText(insert, inherited) : insert;
  const text = rich.text.slice(0, start) + middle.text + rich.text.slice(end);
  const paragraphs =
    rich.paragraphs || middle.paragraphs
      ? replaceParagraphs(rich.text, rich.paragraphs ?? [], [start, end], middle)
      : undefined;
  // emptied, it remembers its style
  if (text === '') return formatted(plainText('', middle.spans[0]?.style ?? inherited), paragraphs);
  const shift = start + middle.text.length - end;
  const spans = [
    ...clip(rich.spans, 0, start),
    ...middle.spans.map((span) => moved(span, start)),
    ...clip(rich.spans, end, rich.text.length).map((span) => moved(span, shift)),
  ];
  return normalize(withParagraphs({ text, spans: spans.filter(isFilled) }, paragraphs));
}

const withParagraphs = (rich: RichText, paragraphs: ParagraphFormats | undefined): RichText =>
  paragraphs ? { ...rich, paragraphs } : rich;

/** Changes some properties of [start, end); an empty text takes them for what is typed next. */
export const applyStyle = (rich: RichText, start: number, end: number, patch: Partial<TextStyle>): RichText =>
  mapStyle(rich, start, end, (style) => ({ ...style, ...patch }));

/** Changes each style of [start, end) by itself. */
export function mapStyle(
  rich: RichText,
  start: number,
  end: number,
  change: (style: TextStyle) => TextStyle,
): RichText {
  if (rich.text === '') return withParagraphs(plainText('', change(styleAt(rich, 0))), rich.paragraphs);
  const spans = [
    ...clip(rich.spans, 0, start),
    ...clip(rich.spans, start, end).map((span) => ({ ...span, style: change(span.style) })),
    ...clip(rich.spans, end, rich.text.length),
  ];
  return normalize({ ...rich, spans });
}

/** Changes every paragraph that [start, end) touches. */
export function formatParagraphs(
  rich: RichText,
  start: number,
  end: number,
  change: (format: ParagraphFormat) => ParagraphFormat,
): RichText {
  const from = paragraphOf(rich.text, start);
  const to = paragraphOf(rich.text, end);
  const all = Array.from({ length: countParagraphs(rich.text) }, (_, i) => formatOf(rich, i));
  return formatted(
    rich,
    all.map((format, i) => (i < from || i > to ? format : change(format))),
  );
}

/** The formats of the paragraphs that [start, end) touches. */
export function paragraphFormats(rich: RichText, start: number, end: number): ParagraphFormat[] {
  const from = paragraphOf(rich.text, start);
  const count = paragraphOf(rich.text, end) - from + 1;
  return Array.from({ length: count }, (_, i) => formatOf(rich, from + i));
}

const formatOf = ({ paragraphs }: RichText, index: number): ParagraphFormat =>
  paragraphs?.[index] ?? PLAIN_PARAGRAPH;

/** The properties all of [start, end) shares; for an empty range, the style of what would be typed there. */
export function commonStyle(rich: RichText, start: number, end: number): Partial<TextStyle> {
  if (start >= end) return typingStyle(rich, start);
  const styles = clip(rich.spans, start, end).map((span) => complete(span.style));
  const shared = styles
    .map((style) => Object.entries(style))
    .reduce((common, entries) => {
      const other = new Map<string, unknown>(entries);
      return common.filter(([key, value]) => other.get(key) === value);
    });
  return Object.fromEntries(shared);
}

/** A part of the text with its styles. */
export function slice(rich: RichText, start: number, end: number): RichText {
  const text = rich.text.slice(start, end);
  if (text === '') return plainText('', typingStyle(rich, start));
  const spans = clip(rich.spans, start, end).map((span) => moved(span, -start));
  // words out of one paragraph are words; only where they reach over its end do they take its list along
  if (!text.includes('\n')) return { text, spans };
  return formatted({ text, spans }, rich.paragraphs?.slice(paragraphOf(rich.text, start)));
}

/** The parts of spans inside [from, to). */
function clip(spans: readonly TextSpan[], from: number, to: number): TextSpan[] {
  return spans
    .map((span) => ({ ...span, start: Math.max(span.start, from), end: Math.min(span.end, to) }))
    .filter(isFilled);
}

const isFilled = (span: TextSpan): boolean => span.end > span.start;

const moved = (span: TextSpan, by: number): TextSpan => ({
  ...span,
  start: span.start + by,
  end: span.end + by,
});

const complete = (style: TextStyle): TextStyle => ({
  ...style,
  underline: style.underline ?? false,
  strike: style.strike ?? false,
  textCase: style.textCase ?? 'none',
  link: style.link ?? '',
});
