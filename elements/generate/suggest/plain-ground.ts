import { boundsOf } from '../../objects/object-bounds.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { TextObject } from '../../objects/text/model.js';
import { objectsUnder } from '../../preflight/contrast/backdrop.js';
import { contrastOn, LARGE_TEXT, READABLE, READABLE_LARGE } from '../../preflight/contrast/text-contrast.js';
import type { CheckedPage } from '../../preflight/env.js';
import type { Rect, Size } from '../../math/geometry.js';

/** The one color that lies under all of a text: the page's or an upright rectangle's; null where it takes painting to know. */
export function plainGround(page: CheckedPage, text: TextObject, at: number): string | null {
  const area = boundsOf(text);
  const under = objectsUnder(page, at, area);
  if (under.length === 0) return page.background ? null : page.background_color;
  const top = under.at(-1)!;
  return top.rotation === 0 && contains(boundsOf(top), area) ? solidFill(top) : null;
}

const contains = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

interface Shape {
  readonly outline?: string;
  readonly fill?: string;
  readonly path?: unknown;
  readonly gradient?: unknown;
  readonly fill_opacity?: number;
  readonly corner_radius?: number;
}

function solidFill(object: DesignObject): string | null {
  if (object.opacity < 1 || (object.blend_mode ?? 'normal') !== 'normal') return null;
  if (!('shape_details' in object)) return null;
  const { outline, fill, path, gradient, fill_opacity = 1 } = object.shape_details as Shape;
  const plain = outline === 'rectangle' && !path && !gradient && fill_opacity === 1;
  return plain ? (fill ?? null) : null;
}

/** Whether all letters of a text can be read on one color, seen as the check of contrast does. */
export function isReadableOn(ground: string, text: TextObject, { width, height }: Size): boolean {
  const { fontColor, fontSize, gradient, runs = [] } = text.text_details;
  if (gradient) return false;
  const large = (LARGE_TEXT * Math.min(width, height)) / 100;
  const styles = [{ fontColor, fontSize }, ...runs.map((run) => ({ fontColor, fontSize, ...run }))];
  return styles.every((style) => {
    const least = (style.fontSize ?? fontSize) > large ? READABLE_LARGE : READABLE;
    return contrastOn(style.fontColor ?? fontColor, [ground, ground], text.opacity) >= least;
  });
}
