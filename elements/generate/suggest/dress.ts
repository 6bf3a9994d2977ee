import type { ObjectEnv } from '../../objects/kind.js';
import type { CheckedPage } from '../../preflight/env.js';
import { anchorsOfPage, colorAnchors, type ColorAnchors } from './colors/color-anchors.js';
import { colorMap } from './colors/color-map.js';
import { colorUses } from './colors/color-uses.js';
import { backdropsOf, recolorPage, type Backdrops } from './colors/recolor.js';
import { redressTexts, type RedressedTexts } from './fonts/redress-texts.js';
import { isText, textSlots, type TextSlot } from './fonts/text-slots.js';
import type { DressedDesign, Scheme, Style, SuggestEnv } from './types.js';
import { checksEnv, faultsOf, verified } from './verify.js';

/** What is known of a design before it is dressed: the same for all its variations. */
export interface Understanding {
  readonly design: DressedDesign;
  /** What colors are for, by page. */
  readonly anchors: ReadonlyMap<string, ColorAnchors>;
  readonly slots: ReadonlyMap<string, TextSlot>;
}

export function understandDesign(design: DressedDesign): Understanding {
  const texts = design.pages.flatMap(({ objects }) => objects.filter(isText));
  return {
    design,
    anchors: anchorsOf(design),
    slots: texts.length > 0 ? textSlots(texts, Math.min(design.width, design.height)) : new Map(),
  };
}

function anchorsOf(design: DressedDesign): ReadonlyMap<string, ColorAnchors> {
  const whole = colorAnchors(colorUses(design));
  return new Map(
    design.pages.map((page) => {
      const own = colorAnchors(colorUses({ ...design, pages: [page] }));
      return [page.id, anchorsOfPage(whole, own)];
    }),
  );
}

/** A page with its texts in the fonts that were found for them. */
export const withTexts = (page: CheckedPage, { texts }: RedressedTexts): CheckedPage =>
  texts.size === 0
    ? page
    : { ...page, objects: page.objects.map((object) => texts.get(object.id) ?? object) };

/** A page in the colors of a scheme. */
export function inScheme(
  page: CheckedPage,
  scheme: Scheme,
  { design, anchors }: Understanding,
  before: Backdrops,
): CheckedPage {
  const neutrals = [scheme.ink, scheme.ground] as const;
  return recolorPage(page, { map: colorMap(anchors.get(page.id)!, scheme), neutrals }, before, design);
}

/** The texts of a page in a pairing. */
export const textsIn = (
  page: CheckedPage,
  pairing: NonNullable<Style['pairing']>,
  { slots }: Understanding,
  env: ObjectEnv,
): Generator<void, RedressedTexts> => redressTexts(page.objects.filter(isText), slots, pairing, env);

/**
 * All pages of a design in a style, objects under their own ids; a page on which something would go wrong keeps its fonts, and
 * if that is no help, its colors. A little work a step.
 */
export function* dressDesign(
  design: DressedDesign,
  style: Style,
  env: SuggestEnv,
): Generator<void, readonly CheckedPage[]> {
  const known = understandDesign(design);
  const pages: CheckedPage[] = [];
  for (const page of design.pages) pages.push(yield* dressed(page, style, known, env));
  return pages;
}

function* dressed(
  page: CheckedPage,
  { pairing, scheme }: Style,
  known: Understanding,
  env: SuggestEnv,
): Generator<void, CheckedPage> {
  const checks = checksEnv(env, known.design);
  const faults = yield* faultsOf(page, checks);
  const before = backdropsOf(page);
  for (const fonts of pairing ? [pairing, null] : [null]) {
    const set = fonts ? withTexts(page, yield* textsIn(page, fonts, known, env.objects)) : page;
    const colored = scheme ? inScheme(set, scheme, known, before) : set;
    const good = yield* verified(colored, faults, checks);
    if (good) return good;
  }
  return page;
}
