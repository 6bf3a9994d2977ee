import { center, radians, type Point } from '../math/geometry.js';
import type { DesignObject } from '../objects/kinds.js';
import { colorsOf } from './color-slots.js';
import { isOnPath, type StretchedPath } from './shape-hit.js';

/** A page whose colors are read: its objects bottom first. */
export interface ColoredPage {
  readonly id: string;
  readonly background_color: string | null;
  readonly background: DesignObject | null;
  readonly objects: readonly DesignObject[];
}

/** Fainter than this an object is seen through. */
const SOLID = 0.6;
const WHITE = '#ffffff';

/** What lies somewhere: colors, or a picture, whose colors are its own. */
export type Backdrop = readonly string[] | 'picture';

/** Where a text or shape is looked under: its middle and towards its corners, on the page. */
function placesOf(object: DesignObject): readonly Point[] {
  const middle = center({ ...object.position, width: object.width, height: object.height });
  const turn = radians(object.rotation);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const ends = [-0.4, 0, 0.4];
  return ends.flatMap((x) =>
    ends.map((y): Point => {
      const [dx, dy] = [x * object.width, y * object.height];
      return { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos };
    }),
  );
}

function isIn(object: DesignObject, at: Point): boolean {
  const middle = center({ ...object.position, width: object.width, height: object.height });
  const turn = -radians(object.rotation);
  const [dx, dy] = [at.x - middle.x, at.y - middle.y];
  const x = dx * Math.cos(turn) - dy * Math.sin(turn);
  const y = dx * Math.sin(turn) + dy * Math.cos(turn);
  const inBox = Math.abs(x) <= object.width / 2 && Math.abs(y) <= object.height / 2;
  return inBox && isOnOutline(object, { x: x / object.width, y: y / object.height });
}

/** Round shapes leave their corners free, drawings most of their box; from the middle, as fractions of the sides. */
function isOnOutline(object: DesignObject, { x, y }: Point): boolean {
  if (!('shape_details' in object)) return true;
  const { outline, path } = object.shape_details as { outline?: string; path?: StretchedPath | null };
  if (path) return isOnPath(path, { x: x + 0.5, y: y + 0.5 });
  return outline !== 'ellipse' || x * x + y * y <= 0.25;
}

/** What an object covers the page with; null for one that lets it show, as letters, lines and vectors do. */
function cover(object: DesignObject): Backdrop | null {
  if (object.hidden || object.opacity < SOLID || (object.blend_mode ?? 'normal') !== 'normal') return null;
  if ('shape_details' in object) {
    const {
      fill,
      gradient,
      fill_opacity = 1,
    } = object.shape_details as {
      fill?: string;
      fill_opacity?: number;
      gradient?: { stops: { color: string }[] };
    };
    if (fill_opacity < SOLID) return null;
    if (gradient) return gradient.stops.map(({ color }) => color);
    return fill ? [fill] : null;
  }
  if ('grid_details' in object) {
    const { boxes } = object.grid_details as { boxes: { image?: unknown; color?: string | null }[] };
    if (boxes.some(({ image }) => image)) return 'picture';
    const colors = boxes.flatMap(({ color }) => color ?? []);
    return colors.length > 0 ? colors : null;
  }
  if (object.type !== 'image' || object.sub_type === 'icon' || object.sub_type === 'line') return null;
  const slots = [...colorsOf(object).values()];
  return slots.length > 0 ? slots : 'picture';
}

/** Index of what is on top at a place among objects that are below; -1 for the page itself and what lies behind it. */
function topAt(below: readonly DesignObject[], at: Point): number {
  return below.findLastIndex((object) => isIn(object, at) && cover(object) !== null);
}

const behindAll = (page: ColoredPage): Backdrop =>
  (page.background && cover(page.background)) ?? [page.background_color ?? WHITE];

/**
 * What an object of a page lies on, as indexes of its objects; -1 for the page. It depends on places and not on colors, so that
 * it can be found once for a page that is shown in many.
 */
export function supportsOf(page: ColoredPage, index: number): readonly number[] {
  const below = page.objects.slice(0, index);
  return [...new Set(placesOf(page.objects[index]!).map((at) => topAt(below, at)))];
}

/** The colors of what an object lies on, told by `supportsOf` of the same page in any colors. */
export function backdropOn(page: ColoredPage, supports: readonly number[]): Backdrop {
  const found = supports.map((at) => (at < 0 ? behindAll(page) : cover(page.objects[at]!)!));
  if (found.includes('picture')) return 'picture';
  return [...new Set(found.flat().map((color) => color.toLowerCase()))];
}

/** All that lies under an object; `page` holds what is below it and nothing else. */
export function backdropOf(page: ColoredPage, object: DesignObject): Backdrop {
  const objects = [...page.objects, object];
  return backdropOn(page, supportsOf({ ...page, objects }, page.objects.length));
}
