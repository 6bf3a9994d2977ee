import { beforeAll, describe, expect, it } from 'vitest';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import { openCatalog, relaid, type Catalog } from './support/catalog.js';
import { rectangle, resized, seen, words } from './support/pages.js';

/** What stood at one line of a page stands at one again. */

const wide = { width: 1200, height: 628 };

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});

const textOf = (object: DesignObject) => (object.type === 'text' ? object.text_details.text : '');
const saying = (all: readonly DesignObject[], ...starts: readonly string[]) =>
  starts.map((start) => all.find((object) => textOf(object).startsWith(start))!);
const numeralsIn = (all: readonly DesignObject[]) => all.filter((object) => /^\d$/.test(textOf(object)));

describe('words and numerals at one line', () => {
  it('of steps beside a list begin at one again, each numeral before its words', async () => {
    const { was, of } = await relaid(catalog, 'bread-recipe-card', wide);
    const [numerals, steps] = [
      numeralsIn(was).map((each) => of(each).x),
      saying(was, 'Stir', 'Fold', 'Bake').map((each) => of(each).x),
    ];
    for (const x of numerals) expect(x).toBeCloseTo(numerals[0]!, 0);
    for (const x of steps) expect(x).toBeCloseTo(steps[0]!, 0);
    expect(numerals[0]).toBeLessThan(steps[0]!);
  });

  it('above and below a scene begin at the margin again', async () => {
    const { was, of } = await relaid(catalog, 'hut-season', wide);
    const lefts = saying(was, 'Sleep', 'From', 'Nine').map((each) => of(each).x);
    for (const x of lefts) expect(x).toBeCloseTo(lefts[0]!, 0);
  });

  it('that stand beside each other now keep their columns', async () => {
    const { was, of } = await relaid(catalog, 'law-office-memo', wide);
    const [title, to] = saying(was, 'Filing', 'To').map(of);
    expect(to!.x).toBeGreaterThan(title!.x + title!.width);
  });

  it('on a card stay on it', async () => {
    const { was, of } = await relaid(catalog, 'five-steps-to-a-goal', { width: 1080, height: 1080 });
    const [summit] = saying(was, 'The summit');
    const cards = was.filter(
      ({ type, width, height }) => type === 'image' && width > 4 * height && height > 60,
    );
    const holder = cards.map(of).find(({ y, height }) => y <= of(summit!).y && of(summit!).y <= y + height)!;
    expect(of(summit!).x + of(summit!).width).toBeLessThanOrEqual(holder.x + holder.width);
  });
});

describe('a page of words beside a panel with a low drawing', () => {
  const page = [
    rectangle('panel', '#224466', 500, 0, 500, 560),
    rectangle('vase', '#cc4466', 690, 330, 120, 190),
    words('title', 'In bloom again', 70, 60, 120, 380),
    words('more', 'The cake is on its way', 30, 60, 330, 380),
  ];

  it('has the panel below the words on a square, not as a strip beside them', () => {
    const now = resized(page, { width: 1080, height: 1080 }, { width: 1000, height: 560 });
    const panel = seen(now.get('panel')!);
    expect(panel.width).toBeCloseTo(1080, 0);
    expect(seen(now.get('title')!).y).toBeLessThan(panel.y);
  });
});

it('a row of things on a panel goes on with it when that goes from side to side', async () => {
  const { was, now } = await relaid(catalog, 'easter-brunch', { width: 1080, height: 1080 });
  const eggs = [...now.values()]
    .filter(
      ({ type, width, height, hidden }) =>
        !hidden && type === 'image' && width > 150 && height > 200 && width < 260,
    )
    .map(seen);
  expect(was.some(({ id }) => id.includes('copy'))).toBe(false);
  expect(eggs.length).toBeGreaterThan(3);
  expect(Math.min(...eggs.map(({ x }) => x))).toBeLessThan(60);
  expect(Math.max(...eggs.map(({ x, width }) => x + width))).toBeGreaterThan(1020);
});
