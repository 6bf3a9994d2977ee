import type { Kind } from '../kind.js';
import { hasFixedHeight } from './box/box-height.js';
import { textOps } from './display.js';
import { textObject, type TextObject } from './model.js';
import { textFontsLoaded, textNeeds } from './font-needs.js';
import { resizedText } from './box/resize.js';
import { settledText } from './box/settle.js';

/** Text in a box of a given width; its height follows from its lines unless the user chose one. */
export const textKind: Kind<TextObject> = {
  schema: textObject,
  resize: 'width',
  handles: ({ text_details }) => (hasFixedHeight(text_details) ? 'both' : 'width'),
  keepsAspect: true,
  needs: textNeeds,
  ops: textOps,
  resized: resizedText,
  settled: (object, env) => (textFontsLoaded(object, env) ? settledText(object, env) : {}),
  meaning: ({ text_details: { text } }) => ({
    kind: 'text',
    breaks: [...text.matchAll(/\n/g)].map(({ index }) => index),
  }),
};
