import { opInk } from '../../display/ink-bounds.js';
import { objectOps } from '../../display/object-ops.js';
import { EMPTY_RECT, isEmptyRect, rectsIntersect, type Rect, type Size } from '../../math/geometry.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { kindFor, kinds, type DesignObject } from '../../objects/kinds.js';
import { boundsOf } from '../../objects/object-bounds.js';
import type { TextObject } from '../../objects/text/model.js';
import type { Check } from './check.js';
import type { Fix, Severity } from '../finding.js';
import { movedBy, resizedAbout } from './resize-object.js';
import { boundsOfRuns, inkedRuns, onPage } from '../contrast/text-ink.js';

/** Letters may reach this far beyond the page before they look cut, page pixels. */
const SLACK = 1;
/** Part of the page's side that what is larger than the page is made to take. */
const FITTED = 0.96;

/** What nobody will see: an object wholly beside the page, or letters that its edge cuts. */
export const outsidePage: Check = ({ object, at }, { objects, size }) => {
  if (at < 0) return null;
  const bounds = inkOf(object, objects);
  if (!rectsIntersect(bounds, { x: 0, y: 0, ...size })) {
    const fixes: Fix[] = [moved(object, bounds, size, objects), { action: 'remove', from: object, to: null }];
    return { check: 'outside-page', severity: weight(object), facts: { how: 'wholly' }, fixes };
  }
  if (object.type !== 'text') return null;
  const letters = lettersOf(object, objects);
  if (isEmptyRect(letters) || isInside(letters, size)) return null;
  const fixes = [moved(object, letters, size, objects)];
  return { check: 'outside-page', severity: 'error', facts: { how: 'partly' }, fixes };
};

/** Pieces of an ornament may well fall beside the page; words and pictures were put there to be seen. */
const weight = (object: DesignObject): Severity =>
  kindFor(object).needs(object).length > 0 ? 'warning' : 'hint';

function inkOf(object: DesignObject, env: ObjectEnv): Rect {
  const drawn = objectOps(object, kinds, env);
  const ink = drawn ? opInk(drawn) : EMPTY_RECT;
  return isEmptyRect(ink) ? boundsOf(object) : ink;
}

const lettersOf = (object: TextObject, env: ObjectEnv): Rect =>
  onPage(object, boundsOfRuns(inkedRuns(object, env)));

const isInside = ({ x, y, width, height }: Rect, page: Size): boolean =>
  x >= -SLACK && y >= -SLACK && x + width <= page.width + SLACK && y + height <= page.height + SLACK;

const moved = (object: DesignObject, bounds: Rect, page: Size, env: ObjectEnv): Fix => ({
  action: 'move-inside',
  from: object,
  to: inside(object, bounds, page, env),
});

/** Moved by as little as brings its bounds onto the page; a text that is larger than the page is made smaller first. */
function inside(object: DesignObject, bounds: Rect, page: Size, env: ObjectEnv): DesignObject {
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
