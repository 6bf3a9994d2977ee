import { beforeAll, describe, expect, it } from 'vitest';
import { catalogParts, type CatalogParts } from '../../../support/catalog/catalog-parts.js';
import {
  isDrawn,
  isLast,
  isOfKnownLayouts,
  isLatest,
  isNewest,
  isOfShelves,
  isOfTopics,
  isPictured,
  isSheet,
} from '../../../support/catalog/drawn-templates.js';
import type { Part } from '../../../support/catalog/template-parts.js';
import { oneOfEach } from '../../../support/soak.js';
import { layoutOf, ofEveryLayout } from '../../../support/template-layouts.js';

/**
 * The least precision and recall of each part, over the catalog with its labels left out: hardly below what is measured
 * (docs/page-parts.md), of the sample or of the whole, whichever is less. Only ever raised.
 */
const LEAST: readonly (readonly [part: Part, precision: number, recall: number])[] = [
  ['decoration', 0.95, 0.95],
  ['detail', 0.92, 0.91],
  ['separator', 0.87, 0.83],
  ['underlay', 0.89, 0.94],
  ['heading', 0.95, 0.96],
  ['paragraph', 0.88, 0.94],
  ['tag', 0.86, 0.73],
  ['sub_heading', 0.87, 0.93],
  ['figure', 0.97, 0.98],
  ['background', 0.94, 0.99],
  ['icon', 0.99, 0.99],
  ['hero', 0.99, 0.91],
  ['button', 0.87, 0.82],
  ['frame', 0.59, 0.99],
  ['picture', 0.99, 0.65],
  ['logo', 0.99, 0.65],
];

/** The same of templates that are drawn scenes, which the rules were not made looking at. */
const LEAST_DRAWN: readonly (readonly [part: Part, precision: number, recall: number])[] = [
  ['decoration', 0.99, 0.97],
  ['detail', 0.68, 0.94],
  ['separator', 0.82, 0.82],
  ['underlay', 0.82, 0.99],
  ['heading', 0.98, 0.95],
  ['paragraph', 0.92, 0.97],
  ['tag', 0.99, 0.6],
  ['sub_heading', 0.71, 0.75],
  ['figure', 0.81, 0.97],
  ['button', 0.96, 0.57],
];

/** The same of planners, worksheets, decks and others that were drawn after the rules. */
const LEAST_SHEETS: readonly (readonly [part: Part, precision: number, recall: number])[] = [
  ['decoration', 0.98, 0.87],
  ['detail', 0.88, 0.92],
  ['underlay', 0.9, 0.98],
  ['heading', 0.96, 0.81],
  ['paragraph', 0.87, 0.98],
  ['tag', 0.89, 0.46],
  ['sub_heading', 0.91, 0.9],
  ['figure', 0.95, 0.99],
  ['icon', 0.99, 0.99],
  ['hero', 0.99, 0.99],
];

/** The same of those that a picture carries, drawn after the rules as well. */
const LEAST_PICTURED: readonly (readonly [part: Part, precision: number, recall: number])[] = [
  ['decoration', 0.99, 0.97],
  ['heading', 0.98, 0.99],
  ['tag', 0.99, 0.51],
  ['detail', 0.56, 0.98],
  ['hero', 0.99, 0.99],
  ['underlay', 0.99, 0.99],
  ['paragraph', 0.99, 0.93],
  ['background', 0.99, 0.99],
  ['picture', 0.99, 0.99],
];

/** The same of scenes and sheets that were added after those, as they were understood at first sight. */
const LEAST_LATEST: readonly (readonly [part: Part, precision: number, recall: number])[] = [
  ['decoration', 0.99, 0.98],
  ['detail', 0.7, 0.96],
  ['separator', 0.99, 0.99],
  ['underlay', 0.83, 0.91],
  ['heading', 0.97, 0.88],
  ['paragraph', 0.96, 0.98],
  ['tag', 0.97, 0.54],
  ['sub_heading', 0.78, 0.93],
  ['figure', 0.8, 0.94],
  ['button', 0.93, 0.71],
  ['picture', 0.99, 0],
];

/** The same of those that were added last of all; of six photos behind all the rules see more than there are. */
const LEAST_NEWEST: readonly (readonly [part: Part, precision: number, recall: number])[] = [
  ['decoration', 0.99, 0.98],
  ['detail', 0.74, 0.92],
  ['underlay', 0.9, 0.95],
  ['heading', 0.97, 0.92],
  ['paragraph', 0.94, 0.95],
  ['tag', 0.94, 0.5],
  ['sub_heading', 0.8, 0.78],
  ['figure', 0.95, 0.99],
  ['button', 0.77, 0.68],
  ['icon', 0.99, 0.99],
  ['hero', 0.99, 0.99],
  ['separator', 0.9, 0.99],
  ['picture', 0.99, 0.42],
  ['background', 0.02, 0.99],
];

/** The same of those that were added after them, as it was at first sight; what a sticker shows is seldom told from a decoration. */
const LEAST_LAST: readonly (readonly [part: Part, precision: number, recall: number])[] = [
  ['decoration', 0.99, 0.98],
  ['underlay', 0.96, 0.98],
  ['detail', 0.66, 0.9],
  ['tag', 0.85, 0.43],
  ['heading', 0.98, 0.9],
  ['paragraph', 0.96, 0.86],
  ['figure', 0.9, 0.99],
  ['sub_heading', 0.81, 0.68],
  ['separator', 0.68, 0.86],
  ['hero', 0.99, 0.45],
  ['picture', 0.99, 0.75],
  ['logo', 0.99, 0.01],
  ['icon', 0.31, 0.99],
  ['button', 0.41, 0.56],
];

/** The same of those that fill shelves which were found too empty, at first sight once more. */
const LEAST_SHELVES: readonly (readonly [part: Part, precision: number, recall: number])[] = [
  ['decoration', 0.99, 0.99],
  ['underlay', 0.95, 0.98],
  ['detail', 0.75, 0.95],
  ['heading', 0.97, 0.95],
  ['paragraph', 0.98, 0.94],
  ['tag', 0.98, 0.47],
  ['sub_heading', 0.86, 0.92],
  ['figure', 0.99, 0.99],
  ['icon', 0.8, 0.99],
  ['button', 0.99, 0.99],
  ['logo', 0.99, 0],
  ['separator', 0.5, 0.99],
  ['picture', 0.99, 0.33],
];

/** The same of topics in the formats that people look for, at first sight; nobody has held the rules against them yet. */
const LEAST_TOPICS: readonly (readonly [part: Part, precision: number, recall: number])[] = [
  ['decoration', 0.99, 0.99],
  ['underlay', 0.94, 0.91],
  ['detail', 0.69, 0.83],
  ['heading', 0.96, 0.9],
  ['paragraph', 0.96, 0.9],
  ['tag', 0.76, 0.5],
  ['sub_heading', 0.8, 0.9],
  ['figure', 0.94, 0.94],
  ['logo', 0.99, 0],
  ['hero', 0.99, 0.99],
  ['picture', 0.99, 0],
  ['separator', 0.73, 0.93],
  ['button', 0.66, 0.5],
];

/** Templates that came together, what is asked of them, and of the numbered items of their recipes in groups. */
interface Batch {
  readonly title: string;
  readonly choose: Parameters<typeof catalogParts>[0];
  readonly least: typeof LEAST;
  /** The share of numbered items of recipes that have a group of their own. */
  readonly items?: number;
}

const KINDS = [isDrawn, isSheet, isPictured, isLast, isOfShelves, isOfTopics, isOfKnownLayouts];
const LATER = [isLatest, isNewest, isLast, isOfShelves, isOfTopics, isOfKnownLayouts];
type Template = Parameters<typeof isDrawn>[0];
const isNone = (kinds: typeof KINDS) => (template: Template) => kinds.every((isSo) => !isSo(template));

const BATCHES: readonly Batch[] = [
  {
    ...{ title: 'are understood [E-040]', least: LEAST, items: 0.92 },
    choose: (all) => ofEveryLayout(all.filter(isNone(KINDS))),
  },
  {
    ...{ title: 'that are scenes, too', least: LEAST_DRAWN, items: 0.49 },
    choose: (all) => oneOfEach(all.filter(isDrawn).filter(isNone(LATER)), ({ id }) => layoutOf(id)),
  },
  {
    ...{ title: 'that are sheets, too', least: LEAST_SHEETS, items: 0.84 },
    choose: (all) => all.filter(isSheet).filter(isNone(LATER)),
  },
  {
    ...{ title: 'that a picture carries, too', least: LEAST_PICTURED },
    choose: (all) => all.filter(isPictured),
  },
  {
    ...{ title: 'that were added later, too', least: LEAST_LATEST, items: 0.38 },
    choose: (all) => all.filter(isLatest),
  },
  {
    ...{ title: 'that were added last of all, too', least: LEAST_NEWEST, items: 0.7 },
    choose: (all) => all.filter(isNewest),
  },
  {
    ...{ title: 'that came after all those, too', least: LEAST_LAST, items: 0.79 },
    choose: (all) => ofEveryLayout(all.filter(isLast)),
  },
  {
    ...{ title: 'that fill empty shelves, too', least: LEAST_SHELVES, items: 0.81 },
    choose: (all) => all.filter(isOfShelves),
  },
  {
    ...{ title: 'of topics by format, too', least: LEAST_TOPICS, items: 0.52 },
    choose: (all) => ofEveryLayout(all.filter(isOfTopics)),
  },
];

const parts = new Map<Batch, CatalogParts>();
beforeAll(async () => {
  for (const batch of BATCHES) parts.set(batch, await catalogParts(batch.choose));
});

function reaches({ scores }: CatalogParts, [part, precision, recall]: (typeof LEAST)[number]): void {
  const score = scores.get(part)!;
  expect(score.meant).toBeGreaterThan(2);
  expect(score.precision).toBeGreaterThanOrEqual(precision);
  expect(score.recall).toBeGreaterThanOrEqual(recall);
}

describe('the templates of the catalog without their labels', () => {
  for (const batch of BATCHES)
    it.each(batch.least)(`${batch.title}: %s, precision %d and recall %d`, (...least) => {
      reaches(parts.get(batch)!, least);
    });

  it('tell every part that has a bound, and only those', () => {
    for (const batch of BATCHES) {
      const { scores } = parts.get(batch)!;
      // of two objects or fewer nothing can be said
      const told = [...scores].filter(([, { meant }]) => batch.least === LEAST || meant > 2);
      expect(told.map(([part]) => part).sort()).toEqual(batch.least.map(([part]) => part).sort());
    }
  });

  it('keep what belongs together in groups [E-040]', () => {
    for (const batch of BATCHES) {
      if (batch.items === undefined) continue;
      const { items, kept } = parts.get(batch)!;
      expect(items).toBeGreaterThan(50);
      expect(kept / items).toBeGreaterThanOrEqual(batch.items);
    }
  });
});
