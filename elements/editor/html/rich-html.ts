import { openableLink } from '../../objects/link.js';
import type { FontFamily } from '../../ports/fonts.js';
import { formatParagraphs, normalize, sameStyle, type RichText } from '../../text/editing/rich-text.js';
import { fontKey, fontOfKey } from '../../text/fonts/font-key.js';
import type { TextStyle } from '../../text/types.js';
import { BOLD, hasBold, REGULAR } from '../resources/font-weights.js';
import type { HtmlMarks } from './html-marks.js';
import { readHtml } from './read-html.js';

/** The family that the host has under a name, or of an uploaded font; undefined while it is not known. */
export type FamilyOf = (name: string, src?: string) => FontFamily | undefined;

/** Longer HTML is no piece of text: its plain words are taken. */
const LONGEST_HTML = 2_000_000;

/**
 * The styled text of foreign HTML, over the style of the text it comes into: emphasis, colors, lists, links, and fonts
 * that the host has [E-019]. Null when it says nothing that its plain text does not say as well.
 */
export function fromHtml(
  html: string,
  style: TextStyle,
  familyOf: FamilyOf = () => undefined,
): RichText | null {
  if (html === '' || html.length > LONGEST_HTML) return null;
  const { text, runs, paragraphs } = readHtml(html);
  const spans = runs.map(({ start, marks }, i) => ({
    // line ends are like the words before them
    start: i === 0 ? 0 : start,
    end: runs[i + 1]?.start ?? text.length,
    style: markedStyle(marks, style, familyOf),
  }));
  const plain = spans.every((span) => sameStyle(span.style, style)) && !paragraphs.some(({ list }) => list);
  if (text === '' || plain) return null;
  let paragraph = 0;
  return formatParagraphs(normalize({ text, spans }), 0, text.length, () => paragraphs[paragraph++] ?? {});
}

function markedStyle(marks: HtmlMarks, from: TextStyle, familyOf: FamilyOf): TextStyle {
  const { bold, italic, underline, strike, color, font, href } = marks;
  // a page's own addresses lead nowhere from here
  const link = openableLink(href ?? '');
  const known = font === undefined ? undefined : familyOf(font);
  const family = known ? fontKey(known.name, known.src) : from.family;
  return {
    ...from,
    family,
    ...(bold === undefined ? {} : { weight: weightOf(bold, { ...from, family }, familyOf) }),
    ...(italic === undefined ? {} : { italic }),
    ...(underline && { underline }),
    ...(strike && { strike }),
    ...(color === undefined ? {} : { color }),
    ...(link === null ? {} : { link }),
  };
}

/** A family without a bold stays as it is. */
function weightOf(bold: boolean, { family, weight }: TextStyle, familyOf: FamilyOf): number {
  if (!bold) return Math.min(REGULAR, weight);
  const { family: name, src } = fontOfKey(family);
  const known = familyOf(name, src);
  return known && !hasBold(known) ? weight : Math.max(BOLD, weight);
}
