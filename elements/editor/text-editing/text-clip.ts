import { textDetails, type TextDetails } from '../../objects/text/model.js';
import { slice, type RichText } from '../../text/editing/rich-text.js';
import type { TextStyle } from '../../text/types.js';
import { fromHtml, type FamilyOf } from '../html/rich-html.js';
import { toHtml } from '../html/write-html.js';
import { richTextOf, withRichText } from './stored-runs.js';

/** Type of a copied piece of text with its styles, on the clipboard beside the plain text. */
export const CLIP_TYPE = 'application/x-design-maker-text';

/** A piece of text in the forms that clipboards carry. */
export interface Clip {
  readonly plain: string;
  /** The stored form with its styles. */
  readonly own: string;
  readonly html: string;
}

/** A part of a text for the clipboard: plain, in the stored form and for other programs. */
export function clipOf(details: TextDetails, start: number, end: number): Clip {
  const part = slice(richTextOf(details), start, end);
  return { plain: part.text, own: JSON.stringify(withRichText(details, part)), html: toHtml(part) };
}

/**
 * What the clipboard holds: ours with styles, else of another program's its emphasis, colors and lists over the style that
 * is typed in, else plain text.
 */
export function clipFrom(
  { own = '', html = '', plain = '' }: Partial<Clip>,
  style: TextStyle,
  familyOf?: FamilyOf,
): RichText | string {
  return ownClip(own) ?? fromHtml(html, style, familyOf) ?? cleaned(plain);
}

/** Line ends and control characters as texts hold them. */
export const cleaned = (plain: string): string => plain.replace(/\r\n?/g, '\n').replace(CONTROLS, '');

/** Control characters but for tab and line feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

function ownClip(own: string): RichText | null {
  if (own === '') return null;
  try {
    const { data } = textDetails.safeParse(JSON.parse(own));
    return data ? richTextOf(data) : null;
  } catch {
    // another program may use the name: what it wrote is no piece of ours
    return null;
  }
}
