import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredObject } from '../../../../elements/document/design-file.js';
import { understandPage } from '../../../../elements/generate/understand/understand-page.js';
import { leavesOfTree } from '../../../../elements/generate/understand/page-tree.js';
import { lineOf } from '../../../support/objects.js';
import { runs } from '../../../support/soak.js';
import { brief, pageOf, panel, partsOf, SQUARE, treeOf, words, type At } from './support.js';

describe('a page as a tree', () => {
  it('tells what each object is for', () => {
    const tree = treeOf([
      panel('ground', [0, 0, 1000, 1000]),
      words('tag', 'NEW IN TOWN', 24, [100, 100, 400, 30]),
      words('title', 'Bread at dawn', 90, [100, 150, 800, 110]),
      words(
        'body',
        'Loaves, rolls and long braids from half past five, while they last.',
        28,
        [100, 300, 800, 70],
      ),
      panel('pill', [100, 500, 260, 80]),
      words('go', 'Order now', 30, [150, 522, 160, 36]),
      lineOf({ thickness: 4 }, { id: 'rule', position: { x: 100, y: 700 }, width: 300, height: 4 }),
      words('when', 'Saturday 22 May', 28, [100, 800, 400, 34]),
    ]);
    expect(partsOf(tree)).toEqual({
      ...{ ground: 'background', tag: 'tag', title: 'heading', body: 'paragraph' },
      ...{ pill: 'underlay', go: 'button', rule: 'separator', when: 'detail' },
    });
  });

  it('takes rows of one make as a list, and cells in columns as a grid', () => {
    const row = (i: number) => [
      words(`dish${i}`, 'Warm bread and oil', 24, [100, 100 + i * 80, 300, 30]),
      words(`price${i}`, `${i + 3} €`, 24, [800, 100 + i * 80, 60, 30]),
    ];
    expect(brief(treeOf([0, 1, 2, 3].flatMap(row)).content)).toBe(
      'stack(row(dish0 price0) row(dish1 price1) row(dish2 price2) row(dish3 price3))',
    );
  });

  it('follows role labels and groups before it guesses', () => {
    const label = { labels: { text: 'heading' } };
    const objects = [
      words('a', 'small', 20, [100, 100, 200, 24], label),
      words('b', 'Large', 80, [100, 700, 300, 96]),
    ];
    const groups = [{ id: 'g', objects: ['a', 'b'] }];
    const tree = treeOf(objects, { groups });
    expect(partsOf(tree)['a']).toBe('heading');
    expect(tree.content).toMatchObject({ confidence: 1 });
    const guessed = understandPage(pageOf(objects), SQUARE, undefined, { labels: false });
    expect(partsOf(guessed)['a']).not.toBe('heading');
  });

  const number = (max: number) => fc.integer({ min: 1, max });
  const box = fc.tuple(
    fc.integer({ min: -300, max: 1000 }),
    fc.integer({ min: -300, max: 1000 }),
    number(900),
    number(900),
  );
  const object = fc.oneof(
    box.map((at) => panel('', at)),
    fc
      .tuple(fc.string({ maxLength: 60 }), number(120), box)
      .map(([text, size, at]) => words('', text, size, at)),
  );
  const objects = fc
    .array(object, { maxLength: 14 })
    .map((all): StoredObject[] => all.map((each, i) => ({ ...each, id: `o${i}` })));

  it('is the same for a page of another scale', () => {
    const scaled = (by: number): StoredObject[] => {
      const at = (...box: At): At => [box[0] * by, box[1] * by, box[2] * by, box[3] * by];
      const running = 'Loaves, rolls and long braids from half past five, while they last.';
      return [
        panel('card', at(80, 80, 840, 500)),
        words('title', 'Bread at dawn', 90 * by, at(120, 120, 700, 110)),
        words('body', running, 28 * by, at(120, 300, 700, 70)),
        words('when', 'Saturday 22 May', 28 * by, at(120, 700, 400, 34)),
        words('where', 'Mill Lane 4', 28 * by, at(120, 760, 400, 34)),
      ];
    };
    const told = (by: number) => {
      const tree = understandPage(pageOf(scaled(by)), { width: 1000 * by, height: 1000 * by });
      return [partsOf(tree), brief(tree.content), tree.archetype];
    };
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 8, noNaN: true }), (by) => {
        expect(told(by)).toEqual(told(1));
      }),
      { numRuns: runs(20) },
    );
  });

  it('holds every object of any page once, and is the same each time', () => {
    fc.assert(
      fc.property(objects, (all) => {
        const tree = treeOf(all);
        expect(
          leavesOfTree(tree)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(all.map(({ id }) => id).sort());
        expect(treeOf(all)).toEqual(tree);
      }),
      { numRuns: runs(60) },
    );
  });
});
