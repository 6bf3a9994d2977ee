import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredObject, StoredPage } from '../../../../elements/document/design-file.js';
import { fitPage } from '../../../../elements/generate/fit/fit-page.js';
import { comparePages, TERMS, type Term } from '../../../../elements/generate/measure/compare.js';
import { measurePage } from '../../../../elements/generate/measure/page-facts.js';
import { kendallTau } from '../../../../elements/generate/measure/rank.js';
import { understandPage } from '../../../../elements/generate/understand/understand-page.js';
import type { Size } from '../../../../elements/math/geometry.js';
import type { ObjectEnv } from '../../../../elements/objects/kind.js';
import { imageOf } from '../../../support/objects.js';
import { runs } from '../../../support/soak.js';
import { testFonts } from '../../../support/text/fonts.js';
import { pageOf, panel, SQUARE, words, type At } from '../understand/support.js';

const env: ObjectEnv = {
  fonts: await testFonts(),
  resources: { image: () => undefined, icon: () => undefined },
};

const photo = (at: At, crop: { x: number; y: number; width: number; height: number }) =>
  imageOf(
    {
      ...{ src: 'photo', image_width: crop.width, image_height: crop.height },
      contentDisplacement: { x: crop.x, y: crop.y },
    },
    { id: 'photo', position: { x: at[0], y: at[1] }, width: at[2], height: at[3] },
  );

const title = words('title', 'Bread at dawn', 80, [100, 100, 800, 96]);
const body = words('body', 'Rolls and long braids, while they last', 30, [100, 240, 800, 36]);
const card = panel('card', [100, 600, 400, 200]);
const note = words('note', 'Until noon', 40, [140, 660, 320, 48]);
const band = panel('band', [0, 900, 1000, 100]);
const picture = photo([600, 500, 300, 300], { x: 0, y: 0, width: 300, height: 300 });
const PAGE: readonly StoredObject[] = [title, body, card, note, band, picture];

/** A page whose objects of these ids are others. */
const changed = (changes: Readonly<Record<string, StoredObject>>): StoredPage =>
  pageOf(PAGE.map((object) => changes[object.id] ?? object));

function scored(after: StoredPage, size: Size = SQUARE) {
  const tree = understandPage(pageOf(PAGE), SQUARE, env);
  return comparePages(
    measurePage(pageOf(PAGE), SQUARE, env, { tree }),
    measurePage(after, size, env, { tree }),
  );
}

describe('two versions of a page compared', () => {
  it('finds nothing to say about a page that stays as it is', () => {
    const { terms, total, faults } = scored(pageOf(PAGE));
    expect(faults).toEqual([]);
    expect(total).toBe(1);
    expect(Object.keys(terms).sort()).toEqual([...TERMS].sort());
  });

  const at = <T extends StoredObject>(
    object: T,
    x: number,
    y: number,
    more: Partial<T> = {},
  ): StoredObject => ({
    ...object,
    ...more,
    position: { x, y },
  });
  const details = (text: typeof title, fontSize: number) => ({
    text_details: { ...text.text_details, fontSize },
  });

  const worse: readonly [
    what: string,
    term: Term,
    changes: Readonly<Record<string, StoredObject>>,
    fault?: string,
  ][] = [
    ['two texts on one another', 'overlap', { body: at(body, 100, 130) }, 'texts overlap'],
    ['a shape across a text', 'overlap', { card: at(card, 300, 150) }, 'text cut by shape'],
    ['a text beyond the edge', 'inside', { title: at(title, 700, 100) }, 'off page'],
    ['a band that no longer reaches the edge', 'bleeding', { band: at(band, 50, 850) }],
    ['a text off its panel', 'underlay', { note: at(note, 140, 400) }, 'off its panel'],
    ['a word that breaks', 'words', { title: at(title, 100, 100, { width: 150 }) }, 'word broken'],
    ['a text near the edge', 'margins', { title: at(title, 10, 100) }],
    ['a heading smaller than its text', 'hierarchy', { title: at(title, 100, 100, details(title, 24)) }],
    ['a body above its heading', 'order', { title: at(title, 100, 300), body: at(body, 100, 100) }],
    ['letters too small to read', 'legibility', { body: at(body, 100, 240, details(body, 12)) }, 'too small'],
    [
      'half of a picture cut off',
      'crop',
      { photo: photo([600, 500, 300, 300], { x: 0, y: 0, width: 600, height: 600 }) },
    ],
    ['a page that leans to a side', 'balance', { photo: at(picture, 20, 500), card: at(card, 20, 600) }],
  ];
  it.each(worse)('marks down %s', (_, term, changes, fault) => {
    const { terms, total, faults } = scored(changed(changes));
    expect(terms[term]).toBeLessThan(0.95);
    expect(total).toBeLessThan(1);
    if (fault) expect(faults.map(({ what }) => what)).toContain(fault);
  });

  it('marks down edges that were in line and are not', () => {
    const loose = changed({ body: at(body, 117, 263), card: at(card, 81, 571), note: at(note, 133, 629) });
    expect(scored(loose).terms.alignment).toBeLessThan(1);
  });

  it('marks down a hole in the page', () => {
    const hole = changed({
      card: at(card, 0, 0),
      note: at(note, 40, 60),
      photo: at(picture, 600, 20),
      body: at(body, 100, 300),
    });
    expect(scored(hole).terms.space).toBeLessThan(0.9);
  });

  it('has nothing against a page of another scale', () => {
    const factor = fc.double({ min: 0.8, max: 6, noNaN: true });
    fc.assert(
      fc.property(factor, (by) => {
        const to = { width: 1000 * by, height: 1000 * by };
        const { total, faults } = scored(fitPage(pageOf(PAGE), { from: SQUARE, to }, env), to);
        expect(faults).toEqual([]);
        expect(total).toBeGreaterThan(0.97);
      }),
      { numRuns: runs(12) },
    );
  });
});

describe('the rank of two orders', () => {
  it('is 1 for the same, -1 for the reverse, and passes by what only one has', () => {
    expect(kendallTau(['a', 'b', 'c'], ['a', 'b', 'c'])).toBe(1);
    expect(kendallTau(['a', 'b', 'c'], ['c', 'b', 'a'])).toBe(-1);
    expect(kendallTau(['a', 'x', 'b'], ['a', 'b', 'y'])).toBe(1);
    expect(kendallTau(['a', 'b', 'c'], ['b', 'a', 'c'])).toBeCloseTo(1 / 3);
    expect(kendallTau([], [])).toBe(1);
  });
});
