import { pageOps } from '../../../elements/display/page-ops.js';
import { kinds, type DesignObject } from '../../../elements/objects/kinds.js';
import { schedulePage, type ScheduleOptions } from '../../../elements/animation/schedule.js';
import type { Settings } from '../../../elements/animation/presets/preset.js';
import { lineOf, shapeOf, textOf } from '../../support/objects.js';
import { testFonts } from '../../support/text/fonts.js';

/** A small page of a text, a shape and a line, from back to front, and its schedule. */

const objects: readonly DesignObject[] = [
  shapeOf(
    { outline: 'star', fill: '#cc3344' },
    { id: 'shape', layer_index: 0, position: { x: 40, y: 300 }, width: 200, height: 120 },
  ),
  textOf(
    { text: 'One two three\nfour five', fontSize: 40 },
    { id: 'text', layer_index: 1, position: { x: 60, y: 40 }, width: 400, height: 120, rotation: 8 },
  ),
  lineOf({}, { id: 'line', layer_index: 2, position: { x: 60, y: 220 }, width: 300, height: 10 }),
];

const inOneRow = ([left, right]: readonly [string, string]): readonly DesignObject[] =>
  [left, right].map((text, i) =>
    textOf(
      { text, fontSize: 40 },
      { ...{ id: i ? 'right' : 'left', layer_index: i }, position: { x: 40 + 260 * i, y: 40 }, width: 200 },
    ),
  );

export interface Motion {
  readonly animation?: string | null;
  readonly animation_options?: Settings;
  /** Of single objects, by id. */
  readonly own?: Readonly<Record<string, string>>;
  /** Two texts in one row instead of the page. */
  readonly texts?: readonly [string, string];
  /** The shape fills the page. */
  readonly filled?: boolean;
}

const FILLING = { position: { x: 0, y: 0 }, shape_details: { outline: 'rectangle', fill: '#cc3344' } };

export const SIZE = { width: 600, height: 600 };

export async function scheduled(
  { own = {}, texts, filled = false, ...motion }: Motion,
  options: ScheduleOptions = { duration: 5, leaves: true },
) {
  const env = { fonts: await testFonts(), resources: { image: () => undefined, icon: () => undefined } };
  const page = {
    background_color: '#ffffff',
    ...motion,
    objects: (texts ? inOneRow(texts) : objects).map((object) => ({
      ...object,
      ...(filled && object.id === 'shape' && { ...FILLING, ...SIZE }),
      animation: own[object.id] ?? null,
    })),
  };
  const drawn = pageOps(page as never, SIZE, kinds, env);
  return { page, drawn, schedule: schedulePage(page, drawn, options) };
}
