import { describe, expect, it } from 'vitest';
import { blankPage } from '../../../elements/document/blank-design.js';
import { fitPage } from '../../../elements/generate/fit/fit-page.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import type { ObjectEnv } from '../../../elements/objects/kind.js';
import { lineOf, shapeOf, textOf } from '../../support/objects.js';
import { testFonts } from '../../support/text/fonts.js';

const env: ObjectEnv = {
  fonts: await testFonts(),
  resources: { image: () => undefined, icon: () => undefined },
};
const square = { width: 1000, height: 1000 };
const fill = { outline: 'rectangle', fill: '#336699' } as const;

const box = (id: string, [x, y, width, height]: readonly [number, number, number, number], more = {}) =>
  shapeOf(fill, { id, position: { x, y }, width, height, ...more });

/** Boxes of the objects after the page took another size, by id. */
function fitted(
  objects: readonly DesignObject[],
  to: { width: number; height: number },
  groups = [] as never[],
) {
  const page = fitPage({ ...blankPage(), objects, groups }, { from: square, to }, env);
  return Object.fromEntries(
    page.objects.map(({ id, position, width, height }) => [id, [position.x, position.y, width, height]]),
  );
}

describe('a page for another size', () => {
  it('keeps what stands in the middle together there, as large as the smaller side allows', () => {
    const found = fitted([box('a', [300, 300, 400, 100]), box('b', [300, 450, 200, 50])], {
      width: 2000,
      height: 500,
    });
    expect(found['a']).toEqual([900, 150, 200, 50]);
    expect(found['b']).toEqual([900, 225, 100, 25]);
  });

  it('holds at the edges what touches them, and lets a band and a ground span the page again', () => {
    const found = fitted(
      [
        box('ground', [0, 0, 1000, 1000]),
        box('band', [0, 800, 1000, 200]),
        box('corner', [900, 0, 100, 100]),
        box('frame', [50, 50, 900, 900]),
      ],
      { width: 2000, height: 1000 },
    );
    expect(found['ground']).toEqual([0, 0, 2000, 1000]);
    expect(found['band']).toEqual([0, 800, 2000, 200]);
    expect(found['corner']).toEqual([1900, 0, 100, 100]);
    expect(found['frame']).toEqual([50, 50, 1900, 900]);
  });

  it('takes along what lies in something else, and the members of a group as one', () => {
    const label = textOf(
      { text: 'Sale' },
      { id: 'label', position: { x: 20, y: 450 }, width: 100, height: 40 },
    );
    const found = fitted([box('side', [0, 400, 150, 200]), label], { width: 2000, height: 1000 });
    expect(found['side']).toEqual([0, 400, 150, 200]);
    expect(found['label']![0]).toBeCloseTo(20);
    const grouped = fitted(
      [box('left', [0, 100, 100, 100]), box('right', [200, 100, 100, 100])],
      { width: 2000, height: 1000 },
      [{ id: 'g', objects: ['left', 'right'] }] as never[],
    );
    expect([grouped['left']![0], grouped['right']![0]]).toEqual([0, 200]);
  });

  it('scales strokes, dashes and letters with the rest', () => {
    const dashed = shapeOf(
      { ...fill, stroke: '#000000', stroke_width: 8, stroke_dash: [20, 10] },
      { id: 'dashed' },
    );
    const objects = [
      dashed,
      lineOf({ thickness: 6 }, { id: 'line' }),
      textOf({ fontSize: 40 }, { id: 'text' }),
    ];
    const page = fitPage(
      { ...blankPage(), objects, groups: [] },
      { from: square, to: { width: 500, height: 500 } },
      env,
    );
    expect(page.objects).toMatchObject([
      { shape_details: { stroke_width: 4, stroke_dash: [10, 5] } },
      { line_details: { thickness: 3 } },
      { text_details: { fontSize: 20 } },
    ]);
  });
});
