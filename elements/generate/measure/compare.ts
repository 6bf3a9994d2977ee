import { clamp, type Rect } from '../../math/geometry.js';
import { isTextPart } from '../understand/page-tree.js';
import { cropLoss, middleOf } from './crops.js';
import type { ObjectFacts, PageFacts } from './page-facts.js';
import { kendallTau } from './rank.js';

/** What two versions of a page are compared by; each 0 to 1, where 1 is as good as before or better. */
export const TERMS = [
  ...(['overlap', 'inside', 'bleeding', 'underlay', 'words', 'alignment', 'margins', 'hierarchy'] as const),
  ...(['order', 'legibility', 'crop', 'balance', 'space'] as const),
] as const;
export type Term = (typeof TERMS)[number];

/** How much each counts in the whole. */
const WEIGHTS: Readonly<Record<Term, number>> = {
  ...{ overlap: 4, inside: 3, bleeding: 1, underlay: 3, words: 3, alignment: 1.5, margins: 1.5 },
  ...{ hierarchy: 2, order: 2, legibility: 2, crop: 2, balance: 1, space: 1 },
};

/** Something that must not happen, and which objects it happened to. */
export interface Fault {
  readonly what:
    | 'texts overlap'
    | 'text cut by shape'
    | 'off page'
    | 'off its panel'
    | 'word broken'
    | 'too small';
  readonly ids: readonly string[];
}

export interface PageScore {
  readonly terms: Readonly<Record<Term, number>>;
  /** Weighted mean of the terms, 0 to 1. */
  readonly total: number;
  readonly faults: readonly Fault[];
}

export interface CompareOptions {
  /** What pictures are about, by the ids of their objects, in fractions of the whole picture; their shown middle when absent. */
  readonly focus?: ReadonlyMap<string, Rect>;
  /** Ids of texts of each group: their order within it counts by itself. */
  readonly groups?: readonly (readonly string[])[];
}

/** Least size of letters: this share of the page's shorter side, and never less than so many px. */
const LEAST_SHARE = 0.016;
const LEAST_SIZE = 9;
/** More than this share beyond the edge is off the page. */
const OFF = 0.02;

type Pair = readonly [id: string, before: ObjectFacts, after: ObjectFacts];

/** A page after it was changed, against what it was. Objects are the same where ids are; others count for nothing. */
export function comparePages(before: PageFacts, after: PageFacts, options: CompareOptions = {}): PageScore {
  const pairs: Pair[] = [...before.objects].flatMap(([id, was]) => {
    const is = after.objects.get(id);
    return is ? [[id, was, is] as const] : [];
  });
  const texts = pairs.filter(([, was]) => isTextPart(was.part));
  const faults = faultsOf({ before, after, pairs, texts });
  const free = (what: Fault['what'], among: number): number =>
    1 - faults.filter((fault) => fault.what === what).length / Math.max(1, among);
  const terms: Record<Term, number> = {
    overlap: clamp(free('texts overlap', texts.length) * free('text cut by shape', texts.length * 2), 0, 1),
    inside: free('off page', pairs.length) ** 2,
    bleeding: share(pairs, ([, was, is]) => keepsBleeding(was, is)),
    underlay: free('off its panel', texts.filter(([, { on }]) => on).length),
    words: free('word broken', texts.length),
    alignment: ratio(after.aligned, before.aligned),
    margins: marginKept(before, after),
    hierarchy: hierarchyKept(texts),
    order: orderKept(before, after, options.groups ?? []),
    legibility: free('too small', texts.length),
    crop: cropKept(pairs, options.focus),
    balance: balanceKept(before, after),
    space: clamp(1 - Math.max(0, after.empty - before.empty) * 2, 0, 1),
  };
  return { terms, total: weighted(terms), faults };
}

function weighted(terms: Readonly<Record<Term, number>>): number {
  const all = TERMS.map((term) => WEIGHTS[term]).reduce((sum, each) => sum + each, 0);
  return TERMS.reduce((sum, term) => sum + terms[term] * WEIGHTS[term], 0) / all;
}

interface Compared {
  readonly before: PageFacts;
  readonly after: PageFacts;
  readonly pairs: readonly Pair[];
  readonly texts: readonly Pair[];
}

function faultsOf({ before, after, pairs, texts }: Compared): Fault[] {
  const fresh = (was: ReadonlySet<string>, is: ReadonlySet<string>): string[][] =>
    [...is]
      .filter((key) => !was.has(key) && !was.has(key.split(' ').reverse().join(' ')))
      .map((key) => key.split(' '));
  const least = Math.max(LEAST_SIZE, shorter(after) * LEAST_SHARE);
  const each = (what: Fault['what'], list: readonly Pair[], isBad: (pair: Pair) => boolean): Fault[] =>
    list.filter(isBad).map(([id]) => ({ what, ids: [id] }));
  return [
    ...fresh(before.textOverlaps, after.textOverlaps).map((ids): Fault => ({ what: 'texts overlap', ids })),
    ...fresh(before.pictureOverlaps, after.pictureOverlaps).map((ids): Fault => ({
      what: 'text cut by shape',
      ids,
    })),
    ...each('off page', pairs, ([, was, is]) => was.outside < OFF && is.outside > OFF),
    ...each(
      'off its panel',
      texts,
      ([, was, is]) =>
        was.on !== null && after.objects.has(was.on) && is.on !== was.on && !standsOn(is, was.on, after),
    ),
    ...each('word broken', texts, ([, was, is]) => !was.brokenWord && is.brokenWord),
    ...each(
      'too small',
      texts,
      ([, was, is]) => is.size < Math.min(least, (was.size / shorter(before)) * shorter(after)) - 0.01,
    ),
  ];
}

const shorter = ({ size: { width, height } }: PageFacts): number => Math.min(width, height);

/** True when a text stands on something that itself stands on the panel: it is still on it. */
function standsOn({ on }: ObjectFacts, panel: string, page: PageFacts): boolean {
  for (let at = on, steps = 0; at !== null && steps < 20; steps++) {
    if (at === panel) return true;
    at = page.objects.get(at)?.on ?? null;
  }
  return false;
}

const keepsBleeding = (was: ObjectFacts, is: ObjectFacts): boolean =>
  was.bleeds.every((side) => is.bleeds.includes(side));

const share = <T>(list: readonly T[], isGood: (one: T) => boolean): number =>
  list.length === 0 ? 1 : list.filter(isGood).length / list.length;

/** How much is left of what was there; more is as good. */
const ratio = (after: number, before: number): number => (before <= 0 ? 1 : clamp(after / before, 0, 1));

/** A margin is kept within a factor: half of it is bad, and so is none. */
const marginKept = ({ margin: before }: PageFacts, { margin: after }: PageFacts): number =>
  before <= 0.005 ? 1 : clamp(after / (before * 0.8), 0, 1);

/** Order of sizes, and how much larger headings are than running text: 0.7 to 1.4 of what it was is well. */
function hierarchyKept(texts: readonly Pair[]): number {
  let [pairs, kept] = [0, 0];
  for (const [i, a] of texts.entries())
    for (const b of texts.slice(i + 1)) {
      const was = Math.log(a[1].size / b[1].size);
      if (Math.abs(was) < 0.12) continue;
      pairs++;
      if (was * Math.log(a[2].size / b[2].size) > 0) kept++;
    }
  const order = pairs === 0 ? 1 : kept / pairs;
  return order * contrastKept(texts);
}

function contrastKept(texts: readonly Pair[]): number {
  const sizes = (which: 1 | 2, isHeading: boolean): number[] =>
    texts
      .filter((pair) => (pair[1].part === 'heading') === isHeading && pair[1].part !== 'figure')
      .map((pair) => pair[which].size);
  const contrast = (which: 1 | 2): number => {
    const [headings, others] = [sizes(which, true), sizes(which, false)];
    return headings.length && others.length ? Math.max(...headings) / median(others) : 0;
  };
  const [was, is] = [contrast(1), contrast(2)];
  if (was === 0 || is === 0) return 1;
  const change = is / was;
  return change < 0.7 ? change / 0.7 : change > 1.4 ? 1.4 / change : 1;
}

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

/** The order of the whole counts for half, the order within groups for the other. */
function orderKept(before: PageFacts, after: PageFacts, groups: readonly (readonly string[])[]): number {
  const whole = kendallTau(before.reading, after.reading);
  const within = groups.map((ids) => {
    const members = new Set(ids);
    const only = (list: readonly string[]): string[] => list.filter((id) => members.has(id));
    return kendallTau(only(before.reading), only(after.reading));
  });
  const least = within.length > 0 ? Math.min(...within) : whole;
  return clamp((whole + least) / 2, 0, 1);
}

function cropKept(pairs: readonly Pair[], focus: ReadonlyMap<string, Rect> | undefined): number {
  const losses = pairs.flatMap(([id, { crop: was }, { crop: is }]) =>
    was && is ? [cropLoss(was, is, focus?.get(id) ?? middleOf(was))] : [],
  );
  return losses.length === 0 ? 1 : 1 - Math.max(...losses);
}

/** What stood in the middle stands there, and what leaned to a side leans no further. */
function balanceKept({ center: was }: PageFacts, { center: is }: PageFacts): number {
  const lean = (axis: 'x' | 'y'): number => Math.max(0, Math.abs(is[axis] - 0.5) - Math.abs(was[axis] - 0.5));
  return clamp(1 - 3 * Math.max(lean('x'), lean('y')), 0, 1);
}
