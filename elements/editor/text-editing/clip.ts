import { textDetails, type TextDetails } from '../../objects/text/model.js';
import { slice, type RichText } from '../../text/rich-text.js';
import { richTextOf, withRichText } from './stored-runs.js';

/** Type of a copied piece of text with its styles, on the clipboard beside the plain text. */
export const CLIP_TYPE = 'application/x-design-maker-text';

/** A part of a text for the clipboard: as plain text, and in the stored form with its styles. */
export function clipOf(details: TextDetails, start: number, end: number): { plain: string; own: string } {
  const part = slice(richTextOf(details), start, end);
  return { plain: part.text, own: JSON.stringify(withRichText(details, part)) };
}

/** What the clipboard holds: ours with styles, else plain text with line ends and control characters cleaned. */
export const clipFrom = (own: string, plain: string): RichText | string =>
  ownClip(own) ?? plain.replace(/\r\n?/g, '\n').replace(CONTROLS, '');

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
