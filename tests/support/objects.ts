import type { ImageDetails } from '../../elements/objects/schema.js';
import type { ImageObject } from '../../elements/objects/image/model.js';
import type { LineObject } from '../../elements/objects/line/model.js';
import type { ShapeObject } from '../../elements/objects/shape/model.js';
import type { TextDetails, TextObject } from '../../elements/objects/text/model.js';

/** Stored objects for tests, with only what a test is about spelled out. */

const box = {
  id: 'o1',
  layer_index: 0,
  position: { x: 10, y: 20 },
  width: 200,
  height: 100,
  rotation: 0,
  opacity: 1,
  locked: false,
};

export const imageOf = (details: ImageDetails, size: Partial<ImageObject> = {}): ImageObject => ({
  ...box,
  type: 'image',
  ...size,
  image_details: details,
});

export const shapeOf = (
  details: ShapeObject['shape_details'],
  size: Partial<ShapeObject> = {},
): ShapeObject => ({
  ...box,
  type: 'image',
  sub_type: 'shape',
  ...size,
  shape_details: details,
});

export const lineOf = (
  details: Partial<LineObject['line_details']> = {},
  size: Partial<LineObject> = {},
): LineObject => ({
  ...box,
  type: 'image',
  sub_type: 'line',
  ...size,
  line_details: { color: '#112233', thickness: 4, pattern: 'solid', start: 'none', end: 'none', ...details },
});

export const textOf = (details: Partial<TextDetails> = {}, size: Partial<TextObject> = {}): TextObject => ({
  ...box,
  type: 'text',
  ...size,
  text_details: {
    text: 'Hello world',
    font: 'Montserrat',
    bold: false,
    italic: false,
    fontSize: 20,
    fontColor: '#112233',
    letterSpacing: 0,
    lineHeight: 0,
    textAlign: 'left',
    ...details,
  },
});
