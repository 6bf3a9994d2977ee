import { pageOps } from '../../display/page-ops.js';
import { boxBounds, clamp, isEmptyRect, rectsIntersect, type Rect } from '../../math/geometry.js';
import { boxMatrix, invert, multiply, scaling, translation } from '../../math/matrix.js';
import { formatHex } from '../../math/color.js';
import { kinds, type DesignObject } from '../../objects/kinds.js';
import type { TextObject } from '../../objects/text/model.js';
import { paintOps } from '../../paint/painter.js';
import type { CheckedPage, PreflightEnv } from '../env.js';
import { boundsOfRuns, onPage } from './text-ink.js';

/** Longer side of the picture that is looked at, px: small, so that a pattern counts by its mean. */
const SIDE = 96;
/** Less covered points of a page without a color are on nothing that is known. */
const SOLID = 250;

/** What is painted behind places of a text, seen along its own axes. */
export interface BackdropPicture {
  colorsIn(rect: Rect): string[];
}

/** What may lie behind a text: everything of its page that is under it and where it is, other texts left out. */
export function objectsUnder(page: CheckedPage, at: number, area: Rect): DesignObject[] {
  return page.objects.slice(0, at).filter((object) => {
    if (object.hidden || object.type === 'text') return false;
    const { position, width, height, rotation } = object;
    return rectsIntersect(boxBounds({ ...position, width, height, rotation }), area);
  });
}

/** Paints what lies behind the places, given in the text's own space; null where nothing of them can be seen. */
export function paintBackdrop(
  text: TextObject,
  places: readonly Rect[],
  { page, at }: { readonly page: CheckedPage; readonly at: number },
  env: PreflightEnv,
): BackdropPicture | null {
  const area = boundsOfRuns(places);
  if (isEmptyRect(area)) return null;
  const scale = Math.min(1, SIDE / Math.max(area.width, area.height));
  const [width, height] = [
    Math.max(1, Math.ceil(area.width * scale)),
    Math.max(1, Math.ceil(area.height * scale)),
  ];
  const canvas = env.backdrop.paint.createCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  const { x, y } = text.position;
  const toText = invert(boxMatrix({ x, y, width: text.width, height: text.height, rotation: text.rotation }));
  context.setTransform(...multiply(scaling(scale), multiply(translation(-area.x, -area.y), toText)));
  paintOps(context, opsUnder(page, at, onPage(text, area), env), env.backdrop.paint);
  const data = env.backdrop.pixels(canvas);
  return { colorsIn: (rect) => colorsIn(data, { width, height }, scaled(rect, area, scale)) };
}

function opsUnder(page: CheckedPage, at: number, area: Rect, env: PreflightEnv) {
  const { background_color, background, groups } = page;
  const under = {
    background_color,
    background_image: background,
    objects: objectsUnder(page, at, area),
    groups,
  };
  return pageOps(under, env.size, kinds, env.objects).ops;
}

const scaled = (rect: Rect, area: Rect, scale: number): Rect => ({
  x: (rect.x - area.x) * scale,
  y: (rect.y - area.y) * scale,
  width: rect.width * scale,
  height: rect.height * scale,
});

function colorsIn(data: Uint8ClampedArray, size: { width: number; height: number }, rect: Rect): string[] {
  const left = clamp(Math.floor(rect.x), 0, size.width - 1);
  const top = clamp(Math.floor(rect.y), 0, size.height - 1);
  const right = clamp(Math.ceil(rect.x + rect.width), left + 1, size.width);
  const bottom = clamp(Math.ceil(rect.y + rect.height), top + 1, size.height);
  const colors: string[] = [];
  // neighbors are mostly the same, and making text of a color takes longest
  let [last, text] = [-1, ''];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * size.width + x) * 4;
      if (data[at + 3]! < SOLID) continue;
      const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
      const color = (r << 16) | (g << 8) | b;
      if (color !== last) [last, text] = [color, formatHex({ r, g, b })];
      colors.push(text);
    }
  return colors;
}
