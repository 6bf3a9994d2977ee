import { beforeAll, describe, expect, it } from 'vitest';
import { unionOf } from '../../../../elements/generate/resize/regions/rects.js';
import { shapeInk } from '../../../../elements/generate/understand/shape-ink.js';
import { boxOf } from '../../../../elements/objects/object-bounds.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { openCatalog, relaid, type Catalog } from './support/catalog.js';

/** Grids with the words beside and above them, and what is stuck on, drawn through or hung over something. */

const wide = { width: 1024, height: 512 };
const square = { width: 1080, height: 1080 };
const post = { width: 940, height: 788 };
const story = { width: 1080, height: 1920 };

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});

const right = ({ x, width }: { x: number; width: number }) => x + width;
const bottom = ({ y, height }: { y: number; height: number }) => y + height;
const wordsOf = (object: DesignObject) =>
  object.type === 'text' ? (object as TextObject).text_details.text : '';

describe.each([wide, square, post, story])('a week of lessons, at $width by $height', (to) => {
  it.each(['college-schedule', 'dance-schedule', 'primary-schedule'])(
    'keeps hours at their rows and days above their columns: %s',
    async (id) => {
      const { was, of } = await relaid(catalog, id, to);
      const texts = was.filter(({ type }) => type === 'text');
      const hours = texts.filter((text) => /^\d\d?[:.]\d\d$/.test(wordsOf(text)));
      const days = texts.filter((text) => /^(Mon|Tue|Wed|Thu|Fri)/.test(wordsOf(text)));
      expect(hours.length).toBeGreaterThan(4);
      expect(days).toHaveLength(5);
      const middle = (text: DesignObject) => of(text).y + of(text).height / 2;
      const cells = texts.filter(
        (text) =>
          text.position.x > days[0]!.position.x && text.position.y > days[0]!.position.y + days[0]!.height,
      );
      for (const hour of hours) {
        const row = cells.filter(
          (cell) => Math.abs(cell.position.y + cell.height / 2 - hour.position.y - hour.height / 2) < 4,
        );
        expect(row.length, wordsOf(hour)).toBeGreaterThan(0);
        for (const cell of row)
          expect(Math.abs(middle(cell) - middle(hour)), wordsOf(hour)).toBeLessThan(of(hour).height / 2);
      }
      for (const day of days) {
        const under = cells.filter((cell) => Math.abs(cell.position.x - day.position.x) < 20);
        expect(under.length, wordsOf(day)).toBeGreaterThan(3);
        for (const cell of under)
          expect(Math.abs(of(cell).x - of(day).x), wordsOf(day)).toBeLessThan(0.03 * to.width);
        expect(bottom(of(day))).toBeLessThan(Math.min(...under.map((cell) => of(cell).y)));
      }
    },
  );
});

it.each([wide, story])('a badge on the corner of a list stays on that corner, at %o', async (to) => {
  const { was, of } = await relaid(catalog, 'spring-garden-list', to);
  const [disc] = was.filter(({ width, height }) => width === 230 && height === 230);
  const [, card] = was.filter(({ width, height }) => width === 840 && height === 820);
  const [badge, list] = [of(disc!), of(card!)];
  const middle = { x: badge.x + badge.width / 2, y: badge.y + badge.height / 2 };
  expect(Math.abs(middle.x - right(list))).toBeLessThan(0.25 * list.width);
  expect(Math.abs(middle.y - list.y)).toBeLessThan(0.2 * list.height);
});

it.each([wide, square, post, story])('a line through a drawing goes on through it, at %o', async (to) => {
  const { was, of } = await relaid(catalog, 'dental-checkup-post', to);
  const at = (name: string) => of(was.find(({ id }) => id === name)!);
  const [before, beat, after] = ['rectangle-6', 'rectangle-7', 'rectangle-11'].map(at);
  expect(before!.y).toBeCloseTo(after!.y, 0);
  // the pulse begins where the line before it ends
  expect(right(before!)).toBeGreaterThan(beat!.x);
  expect(right(before!)).toBeLessThan(right(beat!));
  expect(right(after!)).toBeGreaterThan(to.width - 1);
});

it.each([
  ['bakery-rectangle', /^awning-/],
  ['barber-rectangle', /^awning-/],
  ['food-truck-menu', /^rectangle-1?\d$/],
])('an awning from side to side is one on a wide page, too: %s', async (id, name) => {
  const { was, of } = await relaid(catalog, id, wide);
  const scallops = was.filter((object) => name.test(object.id)).map(of);
  expect(scallops.length).toBeGreaterThan(1);
  const all = unionOf(scallops);
  expect(all.x).toBeLessThan(1);
  expect(right(all)).toBeGreaterThan(wide.width - 1);
});

it('waves from top to bottom at a side reach both on a page that is higher', async () => {
  const { was, of } = await relaid(catalog, 'harbour-letter', wide);
  const waves = unionOf(was.filter(({ type }) => type !== 'text').map(of));
  expect(waves.y).toBeLessThan(1);
  expect(bottom(waves)).toBeGreaterThan(wide.height - 1);
  expect(right(waves)).toBeGreaterThan(wide.width - 1);
});

it.each([story, square, post])(
  'a town from side to side stands as high as its page is, at %o',
  async (to) => {
    const { now } = await relaid(catalog, 'late-trams', to);
    const town = now.get('near-street-6')!;
    const ink = shapeInk(town, boxOf(town));
    expect(ink.x).toBeLessThan(1);
    expect(right(ink)).toBeGreaterThan(to.width - 1);
    expect(ink.height).toBeGreaterThan(0.25 * to.height);
  },
);
