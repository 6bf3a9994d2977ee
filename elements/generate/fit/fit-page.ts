import type { StoredPage } from '../../document/design-file.js';
import { unpackObjects } from '../../document/unpack-objects.js';
import { center, type Size } from '../../math/geometry.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { kindFor, kindOf, type DesignObject, type ObjectKind } from '../../objects/kinds.js';
import { boxOf } from '../../objects/object-bounds.js';
import { middleShift, scaledObject } from '../../objects/scale-object.js';
import { anchorsOf, type Anchor, type Anchors } from './anchors.js';

/** From which size to which, px. */
export interface Fitting {
  readonly from: Size;
  readonly to: Size;
}

/**
 * A page for another page size by the safe rule [E-047]: all is scaled by the smaller ratio; what touches an edge stays
 * there, what spans the page spans it again, the background covers it, and the rest keeps together in the middle. Fonts and
 * pictures of the page should be here, so that heights and crops are right.
 */
export function fitPage(page: StoredPage, { from, to }: Fitting, env: ObjectEnv): StoredPage {
  const unpacked = unpackObjects([...page.objects].sort((a, b) => a.layer_index - b.layer_index));
  const groups = [...page.groups, ...unpacked.groups];
  const anchors = anchorsOf(unpacked.objects, groups, from);
  const background = page.background_image;
  return {
    ...page,
    groups,
    objects: unpacked.objects.map((object, layer_index) => ({
      ...fitted(object, anchors.get(object.id)!, { from, to }, env),
      layer_index,
    })),
    ...(background && { background_image: coveringBackground(background, { from, to }, env) }),
    ...(page.guides && { guides: page.guides.map((guide) => fittedGuide(guide, { from, to })) }),
  };
}

const ratiosOf = ({ from, to }: Fitting): [number, number] => [
  to.width / from.width,
  to.height / from.height,
];

/** How much of the room that the new page has to spare lies before what holds on there. */
const BEFORE: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, both: 0.5, end: 1 };

function fitted(object: DesignObject, { x, y }: Anchors, fitting: Fitting, env: ObjectEnv): DesignObject {
  const { from, to } = fitting;
  const scale = Math.min(...ratiosOf(fitting));
  const spare = { x: to.width - from.width * scale, y: to.height - from.height * scale };
  const asked = { width: object.width * scale, height: object.height * scale };
  const place = {
    width: asked.width + (x === 'both' ? spare.x : 0),
    height: asked.height + (y === 'both' ? spare.y : 0),
  };
  const full = filling(object, { scale, place }, env);
  const shift = middleShift(object, asked, full);
  const middle = center(boxOf(object));
  const position = {
    x: middle.x * scale + spare.x * BEFORE[x] + shift.x - full.width / 2,
    y: middle.y * scale + spare.y * BEFORE[y] + shift.y - full.height / 2,
  };
  return { ...full, position: { ...object.position, ...position } } as DesignObject;
}

/** Drawings: to stretch them would bend what they show. */
const STIFF: readonly ObjectKind[] = ['icon', 'mockup'];

/** The object at its scale, and then as large as its place; letters are never squeezed, drawings grow until they cover it. */
function filling(
  object: DesignObject,
  { scale, place }: { readonly scale: number; readonly place: Size },
  env: ObjectEnv,
): DesignObject {
  const kind = kindFor(object);
  const isStiff = STIFF.includes(kindOf(object));
  const covers = Math.max(place.width / object.width, place.height / object.height);
  const even = { ...object, ...scaledObject(object, isStiff ? covers : scale, env) } as DesignObject;
  if (isStiff || kind.resize === 'width') return even;
  return { ...even, ...place, ...kind.resized(even, place, { corner: false }, env) } as DesignObject;
}

/** As much of the picture as the new page lets be seen. */
export function coveringBackground(background: DesignObject, fitting: Fitting, env: ObjectEnv): DesignObject {
  const { width, height } = fitting.to;
  const scale = Math.max(...ratiosOf(fitting));
  const full = filling(background, { scale, place: { width, height } }, env);
  return { ...full, position: { ...background.position, x: 0, y: 0 } } as DesignObject;
}

function fittedGuide(guide: { readonly axis: 'x' | 'y'; readonly at: number }, { from, to }: Fitting) {
  const side = guide.axis === 'x' ? 'width' : 'height';
  return { ...guide, at: (guide.at / from[side]) * to[side] };
}
