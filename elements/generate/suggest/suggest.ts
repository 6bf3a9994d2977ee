import { hexToOklch } from '../../math/color.js';
import type { CheckedPage } from '../../preflight/env.js';
import type { ColorAnchors } from './colors/color-anchors.js';
import { hasBlends, isPictureLed } from './colors/color-uses.js';
import { Chooser, type Part } from './choose.js';
import {
  lookColorDistance,
  lookDistance,
  lookFontDistance,
  lookOf,
  TOO_ALIKE,
  type Look,
} from './distance.js';
import { inScheme, textsIn, understandDesign, withTexts, type Understanding } from './dress.js';
import { moodOf, suits, type Mood } from './moods.js';
import { wearable } from './fonts/pairings.js';
import { backdropsOf, type Backdrops } from './colors/recolor.js';
import type { RedressedTexts } from './fonts/redress-texts.js';
import { schemesFor } from './colors/schemes.js';
import { isText } from './fonts/text-slots.js';
import type {
  DressedDesign,
  FontCategory,
  Pairing,
  Scheme,
  Style,
  SuggestEnv,
  SuggestRequest,
  Variation,
} from './types.js';
import { checksEnv, faultsOf, fitsAsBefore, readablePage } from './verify.js';

/** So many are shown (spec 2 section 9). */
export const SUGGESTIONS = 29;

/** The user's own come first. */
const OWN = 0.6;
/** A pairing whose letters had to shrink to less than this does not belong on the page. */
const LEAST_KEPT = 0.72;
/** Where inks are laid over one another, the ground stays as light as this. */
const SAME_LIGHT = 0.15;
/** So many schemes leave a choice; looked for in so many rounds. */
const ENOUGH = 44;
const ROUNDS = 4;
/** Below this what was found is the design as it is. */
const UNCHANGED = 0.03;

/** All at once; see `suggesting`. */
export function suggestVariations(
  design: DressedDesign,
  request: SuggestRequest,
  env: SuggestEnv,
): readonly Variation[] {
  return [...suggesting(design, request, env)].filter((step) => step !== undefined);
}

/**
 * Variations of a design in other fonts and colors [B-019], best first, none like one before it or like the design itself;
 * `undefined` between them, so that whoever runs it can give way. Fewer than asked for where there are not so many, none
 * where all is locked. Same input, same variations. The faces of the pairings should be loaded, and what the page shows.
 */
export function* suggesting(
  design: DressedDesign,
  request: SuggestRequest,
  env: SuggestEnv,
): Generator<Variation | undefined, void> {
  const { locks, count = SUGGESTIONS } = request;
  const page = design.pages.find(({ id }) => id === request.page) ?? design.pages[0];
  if (!page || (locks.fonts && locks.colors)) return;
  const stage = stageOf(design, page, request, env);
  const fonts = locks.fonts ? [unfonted(stage)] : yield* fontParts(stage);
  const colors = locks.colors ? [uncolored(stage)] : yield* colorParts(stage);
  // words in scripts that no pairing has: their colors can change all the same
  const worn = fonts.length > 0 ? fonts : locks.colors ? [] : [unfonted(stage)];
  yield* chosen({ stage, fonts: worn, colors, count });
}

/** What the variations of a page are made on. */
interface Stage {
  readonly page: CheckedPage;
  readonly known: Understanding;
  readonly request: SuggestRequest;
  readonly env: SuggestEnv;
  readonly before: Backdrops;
  readonly own: Look;
  readonly mood: Mood;
  readonly look: (page: CheckedPage) => Look;
}

function stageOf(design: DressedDesign, page: CheckedPage, request: SuggestRequest, env: SuggestEnv): Stage {
  const kinds = new Map<string, FontCategory>();
  for (const { fonts } of request.pairings)
    for (const { name, category } of Object.values(fonts)) kinds.set(name, category);
  const categoryOf = (font: string): FontCategory | undefined =>
    kinds.get(font) ?? request.categoryOf?.(font);
  const texts = page.objects.filter(isText).map(({ text_details }) => text_details);
  const heading = texts.reduce<(typeof texts)[number] | undefined>(
    (most, text) => (!most || text.fontSize > most.fontSize ? text : most),
    undefined,
  );
  const look = (of: CheckedPage): Look => lookOf(of, design, categoryOf);
  return {
    ...{ page, request, env, look, own: look(page) },
    known: understandDesign(design),
    before: backdropsOf(page),
    mood: moodOf(texts.map(({ text }) => text).join(' '), heading && categoryOf(heading.font)),
  };
}

interface FontPart extends Part {
  readonly pairing: Pairing | null;
  readonly texts: RedressedTexts;
}

interface ColorPart extends Part {
  readonly scheme: Scheme | null;
}

const NO_TEXTS: RedressedTexts = { texts: new Map(), kept: 1 };

const unfonted = ({ own }: Stage): FontPart => ({ look: own, score: 0.5, pairing: null, texts: NO_TEXTS });
const uncolored = ({ own }: Stage): ColorPart => ({ look: own, score: 0.5, scheme: null });

/** Pairings on the page: those that fit and change something. */
function* fontParts(stage: Stage): Generator<undefined, FontPart[]> {
  const { page, known, request, env, own, mood, look } = stage;
  const checks = checksEnv(env, known.design);
  const faults = yield* quiet(faultsOf(page, checks));
  const parts: FontPart[] = [];
  const sober = soberness(page);
  for (const pairing of wearable(request.pairings, env.objects.fonts, request.locks)) {
    const texts = yield* quiet(textsIn(page, pairing, known, env.objects));
    const set = withTexts(page, texts);
    const worn = look(set);
    if (texts.kept < LEAST_KEPT || lookFontDistance(own, worn) < UNCHANGED) continue;
    if (!(yield* quiet(fitsAsBefore(set, faults, checks)))) continue;
    const { category } = pairing.fonts.heading;
    const loud = category === 'script' || category === 'hand' || category === 'display' ? sober : 0;
    const fit = (texts.kept - LEAST_KEPT) / (1 - LEAST_KEPT);
    const turned = pairing.id.includes('-') ? 0.12 : 0;
    const score =
      0.25 + 0.45 * suits(mood, category) + 0.3 * fit - 0.35 * loud - turned + (pairing.own ? OWN : 0);
    parts.push({ look: worn, score, pairing, texts });
  }
  return parts;
}

/** 1 for pages of many words, such as invoices; 0 for a poster. */
const soberness = ({ objects }: CheckedPage): number => {
  const letters = objects.filter(isText).reduce((sum, text) => sum + text.text_details.text.length, 0);
  return Math.min(1, Math.max(0, (letters - 180) / 500));
};

/** Schemes on the page: those that change something. */
function* colorParts(stage: Stage): Generator<undefined, ColorPart[]> {
  const { page, known, request, before, own, look } = stage;
  const parts: ColorPart[] = [];
  const sober = soberness(page);
  const led = isPictureLed(page, known.design);
  const blends = hasBlends(page);
  const anchors = known.anchors.get(page.id)!;
  const dark = anchors.ground.L < anchors.ink.L;
  for (const scheme of schemesOf(request, () => parts.length)) {
    yield;
    if (led && isDark(scheme) !== dark) continue;
    if (blends && Math.abs(hexToOklch(scheme.ground).L - anchors.ground.L) > SAME_LIGHT) continue;
    const worn = look(inScheme(page, scheme, known, before));
    if (lookColorDistance(own, worn) < UNCHANGED) continue;
    parts.push({ look: worn, score: schemeScore(scheme, anchors, sober), scheme });
  }
  return parts;
}

/** Schemes around the seeds, and others of other harmonies while too few of them can be worn. */
function* schemesOf(
  { seedColors, palettes = [], seed = 0 }: SuggestRequest,
  found: () => number,
): Generator<Scheme> {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS && found() < ENOUGH; round++)
    for (const scheme of schemesFor(seedColors, palettes, seed + round * 101))
      if (!seen.has(scheme.id)) {
        seen.add(scheme.id);
        yield scheme;
      }
}

const isDark = ({ ground, ink }: Scheme): boolean => hexToOklch(ground).L < hexToOklch(ink).L;

/** Near to the seeds, on a ground of the same kind, and quiet where there is much to read. */
function schemeScore(scheme: Scheme, own: ColorAnchors, sober: number): number {
  const ground = hexToOklch(scheme.ground);
  const other = Math.abs(ground.L - own.ground.L);
  const loud = Math.max(0, ground.C - own.ground.C) * 5;
  return 0.35 + 0.4 * scheme.nearness - 0.3 * other - loud * (0.4 + 0.6 * sober) + (scheme.own ? OWN : 0);
}

/** Runs work whose steps mean nothing here. */
function* quiet<T>(work: Generator<void, T>): Generator<undefined, T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield;
  }
}

interface Choosing {
  readonly stage: Stage;
  readonly fonts: readonly FontPart[];
  readonly colors: readonly ColorPart[];
  readonly count: number;
}

/** Tried at most, for each that is asked for: where nearly nothing passes, looking on is of no use. */
const TRIES = 4;

function* chosen({ stage, fonts, colors, count }: Choosing): Generator<Variation | undefined, void> {
  const { page, known, env, look, own } = stage;
  const chooser = new Chooser(fonts, colors, TOO_ALIKE);
  const checks = checksEnv(env, known.design);
  const faults = yield* quiet(faultsOf(page, checks));
  const shown: Look[] = [own];
  for (let tries = 0; shown.length <= count && tries < count * TRIES; tries++) {
    const choice = chooser.next();
    if (!choice) return;
    const [font, color] = [fonts[choice.fonts]!, colors[choice.colors]!];
    const set = withTexts(page, font.texts);
    const colored = color.scheme ? inScheme(set, color.scheme, known, stage.before) : set;
    const good = yield* quiet(readablePage(colored, faults, checks));
    const worn = good && look(good);
    if (!good || shown.some((other) => lookDistance(other, worn!) < TOO_ALIKE)) {
      chooser.drop(choice);
      continue;
    }
    chooser.take(choice);
    shown.push(worn!);
    yield variationOf({ pairing: font.pairing, scheme: color.scheme }, good);
  }
}

const variationOf = (style: Style, page: CheckedPage): Variation => ({
  id: `${style.pairing?.id ?? 'as-is'} ${style.scheme?.id ?? 'as-is'}`,
  style,
  page,
});
