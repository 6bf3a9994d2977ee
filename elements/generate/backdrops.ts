import { center, radians, type Point } from '../math/geometry.js';
import type { DesignObject } from '../objects/kinds.js';
import { colorsOf } from './color-slots.js';

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
  return Math.abs(x) <= object.width / 2 && Math.abs(y) <= object.height / 2;
}

/** What an object covers the page with; null for one that lets it show, as letters, lines and vectors do. */
function cover(object: DesignObject): Backdrop | null {
  if (object.hidden || object.opacity < SOLID || (object.blend_mode ?? 'normal') !== 'normal') return null;
  if ('shape_details' in object) {
    const { fill, gradient } = object.shape_details as {
      fill?: string;
      gradient?: { stops: { color: string }[] };
    };
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

/** What shows at a place of a page. */
function backdropAt(page: ColoredPage, at: Point): Backdrop {
  for (const object of page.objects.toReversed()) {
    const covered = isIn(object, at) ? cover(object) : null;
    if (covered) return covered;
  }
  const behind = page.background && cover(page.background);
  return behind ?? [page.background_color ?? WHITE];
}

/** All that lies under an object; `page` holds what is below it and nothing else. */
export function backdropOf(page: ColoredPage, object: DesignObject): Backdrop {
  const found = placesOf(object).map((at) => backdropAt(page, at));
  if (found.includes('picture')) return 'picture';
  return [...new Set(found.flat().map((color) => color.toLowerCase()))];
}
