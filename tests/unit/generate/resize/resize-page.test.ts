import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankPage } from '../../../../elements/document/blank-design.js';
import type { DesignFile, StoredPage } from '../../../../elements/document/design-file.js';
import { resizeFile } from '../../../../elements/generate/resize/resize-file.js';
import { resizePage } from '../../../../elements/generate/resize/resize-page.js';
import { boxBounds } from '../../../../elements/math/geometry.js';
import { boxOf } from '../../../../elements/objects/object-bounds.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import type { ObjectEnv } from '../../../../elements/objects/kind.js';
import { shapeOf, textOf } from '../../../support/objects.js';
import { runs } from '../../../support/soak.js';
import { testFonts } from '../../../support/text/fonts.js';

const env: ObjectEnv = {
  fonts: await testFonts(),
  resources: { image: () => undefined, icon: () => undefined },
};
const square = { width: 1000, height: 1000 };

const place = fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.integer({ min: 0, max: 850 }) });
const words = fc.constantFrom(
  'Sale',
  'Open until late',
  'A longer line about what there is to see',
  'Sommer',
);
const text = fc
  .tuple(place, words, fc.integer({ min: 16, max: 60 }))
  .map(([position, text, fontSize]) => textOf({ text, fontSize }, { position, width: 300, height: 100 }));
const panel = fc
  .tuple(place, fc.integer({ min: 20, max: 300 }), fc.integer({ min: 20, max: 150 }))
  .map(([position, width, height]) =>
    shapeOf({ outline: 'rectangle', fill: '#336699' }, { position, width, height }),
  );
const objects = fc
  .array(fc.oneof(text, panel), { minLength: 1, maxLength: 9 })
  .map((all) =>
    all.map((object, i): DesignObject => ({ ...object, id: `o${i}`, layer_index: i }) as DesignObject),
  );
const size = fc.record({
  width: fc.integer({ min: 250, max: 2000 }),
  height: fc.integer({ min: 250, max: 2000 }),
});

const pageOf = (all: readonly DesignObject[], more: Partial<StoredPage> = {}): StoredPage => ({
  ...blankPage(),
  objects: all,
  groups: [],
  ...more,
});

const shownOf = (page: StoredPage) =>
  (page.objects as readonly DesignObject[]).filter(({ hidden }) => !hidden);

describe('a page laid out anew', () => {
  it('keeps every object, and whatever is shown is on the page, the same each time', () => {
    fc.assert(
      fc.property(objects, size, (all, to) => {
        const page = pageOf(all);
        const resized = resizePage(page, { from: square, to }, env);
        expect(resized.objects.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
        for (const object of shownOf(resized)) {
          const { x, y, width, height } = boxBounds(boxOf(object));
          expect(x < to.width && y < to.height && x + width > 0 && y + height > 0).toBe(true);
        }
        expect(resizePage(page, { from: square, to }, env)).toEqual(resized);
      }),
      { numRuns: runs(15) },
    );
  });

  it('sets no words smaller than can be read, though a page of its form would be scaled', () => {
    const all = [
      textOf(
        { text: 'Sale', fontSize: 120 },
        { id: 'title', position: { x: 100, y: 100 }, width: 800, height: 150 },
      ),
      textOf(
        { text: 'Until Sunday', fontSize: 20 },
        { id: 'more', position: { x: 100, y: 500 }, width: 500, height: 30 },
      ),
    ].map((object, i) => ({ ...object, layer_index: i }) as DesignObject);
    const to = { width: 300, height: 300 };
    for (const object of shownOf(resizePage(pageOf(all), { from: square, to }, env)))
      expect((object as TextObject).text_details.fontSize).toBeGreaterThan(8.9);
    const tiny = all.map((object) => ({
      ...object,
      text_details: { ...(object as TextObject).text_details, fontSize: 7 },
    }));
    const same = resizePage(pageOf(tiny as DesignObject[]), { from: square, to: square }, env);
    expect((same.objects as TextObject[]).map((object) => object.text_details.fontSize)).toEqual([7, 7]);
  });

  it('is the same page at the same size', () => {
    fc.assert(
      fc.property(objects, (all) => {
        const { objects: now } = resizePage(pageOf(all), { from: square, to: square }, env);
        (now as readonly DesignObject[]).forEach(({ position }, i) => {
          expect(position.x).toBeCloseTo(all[i]!.position.x);
          expect(position.y).toBeCloseTo(all[i]!.position.y);
        });
      }),
      { numRuns: runs(10) },
    );
  });

  it('lets locks, hidden objects, links, groups, animation and unknown fields be', () => {
    const title = textOf(
      { text: 'Title', fontSize: 80 },
      { id: 'title', locked: true, position: { x: 60, y: 60 } },
    );
    const spare = { ...shapeOf({ outline: 'star' }, { id: 'spare', hidden: true }), later: { known: 1 } };
    const page = pageOf([title, spare as DesignObject], {
      groups: [{ id: 'g', objects: ['title', 'spare'] }],
      animation: 'fade',
      guides: [{ axis: 'x', at: 500 }],
    });
    const resized = resizePage(page, { from: square, to: { width: 2000, height: 500 } }, env);
    expect(resized).toMatchObject({ id: page.id, animation: 'fade', groups: page.groups });
    expect(resized.guides).toEqual([{ axis: 'x', at: 1000 }]);
    expect(resized.objects).toMatchObject([
      { id: 'title', locked: true },
      { id: 'spare', hidden: true, later: { known: 1 } },
    ]);
  });

  it('turns words beside a panel into words above or below it', () => {
    const side = shapeOf(
      { outline: 'rectangle', fill: '#cc3333' },
      { id: 'side', position: { x: 500, y: 0 }, width: 500, height: 1000 },
    );
    const title = textOf(
      { text: 'Beside the panel', fontSize: 70, textAlign: 'left' },
      { id: 'title', position: { x: 60, y: 300 }, width: 400, height: 170 },
    );
    const [panelNow] = resizePage(
      pageOf([side, title]),
      { from: square, to: { width: 500, height: 1500 } },
      env,
    ).objects as readonly DesignObject[];
    expect(panelNow!.width).toBeCloseTo(500, 0);
    expect(panelNow!.height).toBeLessThan(1200);
  });

  it('is done for every page of a design', () => {
    const page = pageOf([textOf({ text: 'One' }, { id: 'one' })]);
    const file = {
      version: 1,
      id: 'd',
      ...square,
      pages: [page, { ...page, id: 'second' }],
    } as unknown as DesignFile;
    const { width, height, pages } = resizeFile(file, { width: 600, height: 300 }, env);
    expect([width, height, pages.length]).toEqual([600, 300, 2]);
  });
});
