import type { TextObject } from '../../../../objects/text/model.js';

/** A break in the middle of a sentence: no full stop before it, a small letter after it. */
const SOFT = /([^\s.!?:;])\n(?=\p{Ll})/gu;

/**
 * The text with breaks inside its sentences made spaces, so that it may be broken at another width; null without any. Letters
 * keep their places, and so does what is styled.
 */
export function joined(text: TextObject): TextObject | null {
  const was = text.text_details.text;
  const now = was.replace(SOFT, '$1 ');
  return now === was ? null : { ...text, text_details: { ...text.text_details, text: now } };
}
