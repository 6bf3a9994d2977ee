import { opInk } from '../display/ink.js';
import { objectOps } from '../display/object-ops.js';
import { boxBounds, isEmptyRect, rectsIntersect, type Rect, type Size } from '../math/geometry.js';
import type { ObjectEnv } from '../objects/kind.js';
import { kinds, type DesignObject } from '../objects/kinds.js';
import type { TextObject } from '../objects/text/model.js';
import type { Check } from './check.js';
import type { Fix, Found } from './finding.js';
import { movedBy, resizedAbout } from './resized.js';
import { boundsOfRuns, inkedRuns, onPage } from './text-ink.js';

/** Letters may reach this far beyond the page before they look cut, page pixels. */
const SLACK = 1;
/** Part of the page's side that what is larger than the page is made to take. */
const FITTED = 0.96;

/** What nobody will see: an object wholly beside the page, or letters that its edge cuts. */
export const outsidePage: Check = ({ object, at }, { objects, size }) => {
  if (at < 0) return null;
  const page = { x: 0, y: 0, ...size };
  const drawn = objectOps(object, kinds, objects);
  const ink = drawn ? opInk(drawn) : boxBounds({ ...object.position, ...object });
  const bounds = isEmptyRect(ink) ? boxBounds({ ...object.position, ...object }) : ink;
  if (!rectsIntersect(bounds, page))
    return found('wholly', object, inside(object, bounds, size, objects), true);
  if (object.type !== 'text') return null;
  const letters = lettersOf(object, objects);
  if (isEmptyRect(letters) || isInside(letters, size)) return null;
  return found('partly', object, inside(object, letters, size, objects), false);
};

function found(
  how: 'wholly' | 'partly',
  object: DesignObject,
  moved: DesignObject | null,
  goes: boolean,
): Found {
  const fixes: Fix[] = moved ? [{ action: 'move-inside', from: object, to: moved }] : [];
  if (goes) fixes.push({ action: 'remove', from: object, to: null });
  return { check: 'outside-page', severity: how === 'partly' ? 'error' : 'warning', facts: { how }, fixes };
}

const lettersOf = (object: TextObject, env: ObjectEnv): Rect =>
  onPage(object, boundsOfRuns(inkedRuns(object, env)));

const isInside = ({ x, y, width, height }: Rect, page: Size): boolean =>
  x >= -SLACK && y >= -SLACK && x + width <= page.width + SLACK && y + height <= page.height + SLACK;

/** Moved by as little as brings its bounds onto the page; a text that is larger than the page is made smaller first. */
function inside(object: DesignObject, bounds: Rect, page: Size, env: ObjectEnv): DesignObject | null {
  const factor = Math.min(1, (page.width * FITTED) / bounds.width, (page.height * FITTED) / bounds.height);
  if (factor === 1 || object.type !== 'text') return movedBy(object, wayInside(bounds, page));
  const smaller = resizedAbout(object, factor, env) as TextObject;
  return movedBy(smaller, wayInside(lettersOf(smaller, env), page));
}

function wayInside({ x, y, width, height }: Rect, page: Size): { x: number; y: number } {
  return { x: way(x, width, page.width), y: way(y, height, page.height) };
}

/** What is longer than the page begins where it does. */
const way = (start: number, length: number, page: number): number =>
  start < 0 || length > page ? -start : Math.min(0, page - length - start);
