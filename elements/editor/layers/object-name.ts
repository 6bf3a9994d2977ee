import type { OutlineName } from '../../objects/outline.js';
import { kindOf, type DesignObject, type ObjectKind } from '../../objects/kinds.js';
import type { QrObject } from '../../objects/qr/model.js';
import { storedPictureName } from '../../objects/picture-name.js';
import { isText } from '../styling/text-style.js';

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
  mockup: 'Mockup',
  qr: 'QR code',
};

/** Outlines whose own name says less than another word. */
const OUTLINES: Partial<Record<OutlineName, string>> = {
  ellipse: 'Circle',
  quarter: 'Quarter circle',
  half: 'Half circle',
  slant: 'Parallelogram',
};

/** Longest name made of a text's words or a file's name, in characters. */
const MOST = 60;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Words on one line, cut where they would fill a list. */
function shortened(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > MOST
    ? `${[...words]
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`
    : words;
}

/** The words of a text on one line, cut where they would fill a list. */
export const wordsOfText = (object: DesignObject): string =>
  isText(object) ? shortened(object.text_details.text) : '';

/** What the resource was called that an object shows: 'Oranges', 'alpha.png'. */
export function pictureNameOf(object: DesignObject): string {
  const { image_details: details } = object as { image_details?: object };
  return details ? shortened(storedPictureName(details)) : '';
}

/** What a kind is called when the object has no name of its own: 'Star', 'Photo'. */
export function kindNameOf(object: DesignObject): string {
  const details = (object as { shape_details?: { outline?: OutlineName } }).shape_details;
  const outline = kindOf(object) === 'shape' ? details?.outline : undefined;
  return outline ? (OUTLINES[outline] ?? capital(outline)) : kindNames[kindOf(object)];
}

const wordsOfCode = (object: DesignObject): string =>
  kindOf(object) === 'qr' ? shortened((object as QrObject).qr_details.text) : '';

/** What lists call an object: its own name, the words of a text or a code, its picture's name, or its kind. */
export const nameOf = (object: DesignObject): string =>
  object.name?.trim() ||
  wordsOfText(object) ||
  pictureNameOf(object) ||
  wordsOfCode(object) ||
  kindNameOf(object);
