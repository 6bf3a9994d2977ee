import type { StoredPage } from '../../document/design-file.js';
import type { Point, Rect, Size } from '../../math/geometry.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { textLayout } from '../../objects/text/layout.js';
import { inReadingOrder, mostlyRightToLeft } from '../../text/reading-order.js';
import { holdersOf, shareWithin } from '../understand/holders.js';
import { isTextItem, itemsOf, type Item, type PageItems, type TextItem } from '../understand/items.js';
import { leavesOfTree, type Leaf, type PageTree, type Side } from '../understand/page-tree.js';
import { understandPage } from '../understand/understand-page.js';
import { alignedShare } from './alignment.js';
import { overlapsOf } from './overlaps.js';
import { emptyShare, massCenter } from './space.js';
import { visibleCrop } from './crops.js';

/** An object of a measured page. */
export interface ObjectFacts {
  readonly part: Leaf['part'];
  /** Upright, around what is seen, px. */
  readonly ink: Rect;
  readonly bleeds: readonly Side[];
  /** Share of the ink beyond the page, 0 to 1. */
  readonly outside: number;
  /** Em size of most letters, px; 0 for anything but a text. */
  readonly size: number;
  /** Id of the panel or picture that it stands on whole; null for the page itself. */
  readonly on: string | null;
  /** Part of the picture that is shown, in fractions of it; null for anything but a picture. */
  readonly crop: Rect | null;
  /** True when a line had to break inside a word. */
  readonly brokenWord: boolean;
}

/** What can be said of a page by its boxes alone. Lengths are page px, shares 0 to 1. */
export interface PageFacts {
  readonly size: Size;
  readonly objects: ReadonlyMap<string, ObjectFacts>;
  /** Pairs of ids, 'a b' in the order of the stack, whose inks overlap: texts with texts, texts with anything not under all of them. */
  readonly textOverlaps: ReadonlySet<string>;
  readonly pictureOverlaps: ReadonlySet<string>;
  /** Share of the objects that share an edge or a middle with another. */
  readonly aligned: number;
  /** Smallest distance of a text to the page's edge, as a share of the shorter side; negative beyond it. */
  readonly margin: number;
  /** Ids of texts as they are read. */
  readonly reading: readonly string[];
  /** Center of what is seen, in fractions of the page. */
  readonly center: Point;
  /** Largest empty rectangle, share of the page. */
  readonly empty: number;
}

export interface FactsOptions {
  /** The page as it was understood, so that two versions of it are measured by the same parts. */
  readonly tree?: PageTree;
}

/** The facts of a page. Pure; with `env` letters are where the text engine puts them. What is hidden counts for nothing. */
export function measurePage(
  page: StoredPage,
  size: Size,
  env?: ObjectEnv,
  { tree = understandPage(page, size, env) }: FactsOptions = {},
): PageFacts {
  const all = itemsOf(page, size, env);
  const items = all.items.filter(({ object }) => !object.hidden);
  const parts = new Map(leavesOfTree(tree).map(({ id, part }) => [id, part]));
  const behind = new Set(tree.background.map(({ id }) => id));
  const front = items.filter(({ object }) => !behind.has(object.id));
  const texts = front.filter(isTextItem);
  return {
    size,
    objects: objectFacts({ ...all, items }, parts, env),
    ...overlapsOf(front, parts),
    aligned: alignedShare(
      front.map(({ ink }) => ink),
      size,
    ),
    margin: marginOf(texts, size),
    reading: readingOf(texts),
    center: massCenter(front, size),
    empty: emptyShare(
      front.map(({ ink }) => ink),
      size,
    ),
  };
}

function objectFacts(
  { items, ground, size }: PageItems,
  parts: ReadonlyMap<string, Leaf['part']>,
  env: ObjectEnv | undefined,
): ReadonlyMap<string, ObjectFacts> {
  const holders = holdersOf(items);
  const page: Rect = { x: 0, y: 0, ...size };
  const factsOf = (item: Item): ObjectFacts => ({
    part: parts.get(item.object.id) ?? 'decoration',
    ...{ ink: item.ink, bleeds: item.bleeds, size: item.size },
    outside: 1 - shareWithin(item.ink, page),
    on: holders.get(item.object.id)?.object.id ?? null,
    crop: visibleCrop(item.object, env),
    brokenWord: env !== undefined && isTextItem(item) && textLayout(item.object, env).brokenWord,
  });
  return new Map((ground ? [ground, ...items] : items).map((item) => [item.object.id, factsOf(item)]));
}

function marginOf(texts: readonly TextItem[], { width, height }: Size): number {
  const distances = texts.flatMap(({ ink }) => [
    ...[ink.x, ink.y, width - ink.x - ink.width, height - ink.y - ink.height],
  ]);
  return texts.length === 0 ? 0 : Math.min(...distances) / Math.min(width, height);
}

function readingOf(texts: readonly TextItem[]): string[] {
  const rtl = mostlyRightToLeft(texts.map(({ object }) => object.text_details.text).join(' '));
  const placed = texts.map(({ object, ink }) => ({ id: object.id, rect: ink }));
  return inReadingOrder(placed, rtl).map(({ id }) => id);
}
