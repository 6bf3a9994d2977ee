import type { Kind } from '../kind.js';
import { textOps } from './display.js';
import { textObject, type TextObject } from './model.js';
import { textFontsHere, textNeeds } from './needs.js';
import { resizedText, settledText } from './resize.js';

/** Text in a box of a given width; its height follows from its lines. */
export const textKind: Kind<TextObject> = {
  schema: textObject,
  resize: 'width',
  keepsAspect: true,
  needs: textNeeds,
  ops: textOps,
  resized: resizedText,
  settled: (object, env) => (textFontsHere(object, env) ? settledText(object, env) : {}),
};
