import type { OutlineName } from '../objects/outline.js';
import { kindOf, type DesignObject, type ObjectKind } from '../objects/kinds.js';
import { isText } from './text-style.js';

/** What each kind is called in lists and when it is said aloud. */
export const kindNames: Readonly<Record<ObjectKind, string>> = {
  text: 'Text',
  image: 'Photo',
  icon: 'Icon',
  background: 'Background',
  frame: 'Frame',
  grid: 'Grid',
  shape: 'Shape',
  line: 'Line',
};

/** Outlines whose own name says less than another word. */
const OUTLINES: Partial<Record<OutlineName, string>> = {
  ellipse: 'Circle',
  quarter: 'Quarter circle',
  half: 'Half circle',
  slant: 'Parallelogram',
};

/** Longest name made of a text's words, in characters. */
const MOST = 60;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The words of a text on one line, cut where they would fill a list. */
export function wordsOfText(object: DesignObject): string {
  if (!isText(object)) return '';
  const words = object.text_details.text.replace(/\s+/g, ' ').trim();
  return words.length > MOST
    ? `${[...words]
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`
    : words;
}

/** What a kind is called when the object has no name of its own: 'Star', 'Photo'. */
export function kindNameOf(object: DesignObject): string {
  const details = (object as { shape_details?: { outline?: OutlineName } }).shape_details;
  const outline = kindOf(object) === 'shape' ? details?.outline : undefined;
  return outline ? (OUTLINES[outline] ?? capital(outline)) : kindNames[kindOf(object)];
}

/** What lists call an object: its own name, a text's words, or its kind. */
export const nameOf = (object: DesignObject): string =>
  object.name?.trim() || wordsOfText(object) || kindNameOf(object);
