import { blankPage } from '../../../../../elements/document/blank-design.js';
import type { StoredPage } from '../../../../../elements/document/design-file.js';
import { resizePage } from '../../../../../elements/generate/resize/resize-page.js';
import { boxBounds, type Size } from '../../../../../elements/math/geometry.js';
import { boxOf } from '../../../../../elements/objects/object-bounds.js';
import type { ObjectEnv } from '../../../../../elements/objects/kind.js';
import type { DesignObject } from '../../../../../elements/objects/kinds.js';
import { shapeOf, textOf } from '../../../../support/objects.js';
import { testFonts } from '../../../../support/text/fonts.js';

/** Small pages of 1000 x 1000, laid out anew in sizes of every form. */

export const env: ObjectEnv = {
  fonts: await testFonts(),
  resources: { image: () => undefined, icon: () => undefined },
};
export const from = { width: 1000, height: 1000 };
export const FORMS: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 1080, height: 1920 },
  { width: 500, height: 262 },
];

const pageOf = (all: readonly DesignObject[]): StoredPage => ({
  ...blankPage(),
  objects: all.map((object, i) => ({ ...object, layer_index: i }) as DesignObject),
  groups: [],
});

/** Objects by their ids, from a page of 1000 x 1000 unless another is named. */
export const resized = (
  all: readonly DesignObject[],
  to: Size,
  page: Size = from,
): Map<string, DesignObject> =>
  new Map(
    (resizePage(pageOf(all), { from: page, to }, env).objects as readonly DesignObject[]).map((object) => [
      object.id,
      object,
    ]),
  );

export const seen = (object: DesignObject) => boxBounds(boxOf(object));
export const rectangle = (id: string, fill: string, x: number, y: number, width: number, height: number) =>
  shapeOf({ outline: 'rectangle', fill }, { id, position: { x, y }, width, height });
export const words = (id: string, text: string, fontSize: number, x: number, y: number, width: number) =>
  textOf({ text, fontSize, textAlign: 'left' }, { id, position: { x, y }, width, height: fontSize * 1.3 });
