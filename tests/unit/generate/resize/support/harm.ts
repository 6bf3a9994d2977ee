import type { StoredPage } from '../../../../../elements/document/design-file.js';
import { itemsOf, type Item } from '../../../../../elements/generate/resize/regions/items.js';
import { areaOf, overlapOf } from '../../../../../elements/generate/resize/regions/rects.js';
import { rectsIntersect, type Size } from '../../../../../elements/math/geometry.js';
import { naturalSize } from '../../../../../elements/objects/image/resize.js';
import type { ObjectEnv } from '../../../../../elements/objects/kind.js';
import type { DesignObject } from '../../../../../elements/objects/kinds.js';
import type { TextObject } from '../../../../../elements/objects/text/model.js';
import { contentBox, type Pictured } from '../../../../../elements/objects/image/fit.js';

/** What a page lost on its way to another size: sentences, none when all is well. */
export function harmOf(
  before: StoredPage,
  after: StoredPage,
  { from, to }: { readonly from: Size; readonly to: Size },
  env: ObjectEnv,
): string[] {
  const was = itemsOf(before.objects as readonly DesignObject[], from, env);
  const is = itemsOf(after.objects as readonly DesignObject[], to, env);
  const known = new Map(was.map((item) => [item.object.id, item]));
  // pieces of rows that go on are copies, under ids of their own
  const old = { get: (id: string): Item => known.get(id) ?? known.get(id.replace(/(-copy-\d+)+$/, ''))! };
  const seen = is.filter(({ object }) => !object.hidden);
  return [
    ...seen
      .filter((item) => isOn(old.get(item.object.id), from) && !isOn(item, to))
      .map((item) => `${item.object.id} is off the page`),
    ...seen
      .filter((item) => isTooSmall(item, old.get(item.object.id), { from, to }))
      .map((item) => `${item.object.id} is too small`),
    ...newOverlaps(seen, old),
    ...seen.filter(({ object }) => isStretched(object, env)).map(({ object }) => `${object.id} is stretched`),
  ];
}

const isOn = ({ box }: Item, page: Size): boolean => rectsIntersect(box, { x: 0, y: 0, ...page });

const shorter = ({ width, height }: Size): number => Math.min(width, height);

/** Under 9 px, and under 1.6 % of the shorter side unless it was less before. */
function isTooSmall(
  item: Item,
  was: Item,
  { from, to }: { readonly from: Size; readonly to: Size },
): boolean {
  if (item.object.type !== 'text') return false;
  const size = ({ object }: Item): number => (object as TextObject).text_details.fontSize;
  const least = Math.max(9, Math.min(0.016, size(was) / shorter(from)) * shorter(to));
  return size(item) < least - 0.05;
}

function newOverlaps(items: readonly Item[], old: { readonly get: (id: string) => Item }): string[] {
  const texts = items.filter(({ object }) => object.type === 'text');
  return texts.flatMap((a, i) =>
    texts.slice(i + 1).flatMap((b) => {
      const before = commonOf(old.get(a.object.id), old.get(b.object.id));
      return commonOf(a, b) > Math.max(0.05, before + 0.03) ? [`${a.object.id} lies on ${b.object.id}`] : [];
    }),
  );
}

const commonOf = (a: Item, b: Item): number =>
  overlapOf(a.box, b.box) / Math.max(1, Math.min(areaOf(a.box), areaOf(b.box)));

/** A picture whose width and height are not scaled alike. */
function isStretched(object: DesignObject, env: ObjectEnv): boolean {
  if (!('image_details' in object) || object.sub_type === 'icon') return false;
  const pictured = object as unknown as Pictured;
  const natural = naturalSize(pictured, env);
  if (!natural) return false;
  const shown = contentBox(pictured, natural);
  return Math.abs((shown.width / shown.height) * (natural.height / natural.width) - 1) > 0.01;
}
