import { FAMILY, type SceneObject } from './scene.js';

type Stored = Record<string, unknown> & { readonly id: string };

/** An object of the scene as a design stores it. */
export function storedObject(object: SceneObject, i: number): Stored {
  const { type, x, y, width, height, rotation, opacity, color, round, stroke, text, fontSize } = object;
  const common = {
    id: `o${i}`,
    layer_index: i,
    position: { x, y },
    width,
    height,
    rotation,
    opacity,
    locked: false,
  };
  if (type === 'image')
    return { ...common, type: 'image', image_details: { src: 'picture', image_needs_autoset: true } };
  if (type === 'rect') {
    const line = stroke ? { stroke: '#222222', stroke_width: stroke } : {};
    const radius = round / Math.min(width, height);
    return {
      ...common,
      type: 'image',
      sub_type: 'shape',
      shape_details: { outline: 'rectangle', fill: color, radius, ...line },
    };
  }
  return { ...storedText({ text, fontSize, color }), ...common };
}

/** A text alone on its page. */
export function storedText({
  text,
  fontSize,
  color = '#222222',
}: {
  text: string;
  fontSize: number;
  color?: string;
}) {
  const details = { text, font: FAMILY, bold: false, italic: false, fontSize, fontColor: color };
  const place = { id: 't', layer_index: 0, position: { x: 0, y: 0 }, width: 800, height: 800 };
  return {
    ...place,
    rotation: 0,
    opacity: 1,
    locked: false,
    type: 'text',
    text_details: { ...details, textAlign: 'left', letterSpacing: 0, lineHeight: 0 },
  };
}
