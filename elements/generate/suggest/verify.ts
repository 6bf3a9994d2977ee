import { intersectRects, isEmptyRect, type Rect } from '../../math/geometry.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { textStyle } from '../../objects/text/layout-input.js';
import type { TextObject } from '../../objects/text/model.js';
import { runChecks } from '../../preflight/check-object.js';
import { boundsOfRuns, inkedRuns, onPage } from '../../preflight/contrast/text-ink.js';
import type { CheckedPage, PreflightEnv } from '../../preflight/env.js';
import { checks } from '../../preflight/checks/checks.js';
import { CHECKS, type CheckResult } from '../../preflight/finding.js';
import { isReadableOn, plainGround } from './plain-ground.js';
import { faceTraits } from './fonts/face-traits.js';
import { isText } from './fonts/text-slots.js';
import type { DressedDesign, SuggestEnv } from './types.js';

/** What is wrong with the texts of a page, and which of them touch. */
export interface PageFaults {
  readonly findings: ReadonlySet<string>;
  readonly overlaps: ReadonlySet<string>;
}

/** Less of the smaller text is rounding. */
const TOUCHES = 0.03;
/** How much of the longest descender counts: it is one letter of many. */
const HANGS = 0.8;
/** Checks of where letters are, not of their color. */
const OF_PLACE = CHECKS.filter((id) => id !== 'low-contrast');
/** Colors are mended so often at most: a text has few. */
const ROUNDS = 2;

/** What the checks of the design may look at. All that is shown is here, and of sold pictures nothing is said. */
export const checksEnv = (
  { objects, backdrop }: SuggestEnv,
  { width, height }: DressedDesign,
): PreflightEnv => ({
  objects,
  backdrop,
  size: { width, height },
  unit: 'px',
  placeholders: [],
  ready: () => true,
  fault: () => undefined,
  premium: () => false,
});

/** What is wrong with a page as it is, so that nothing of it is held against a variation. One text a step. */
export function* faultsOf(page: CheckedPage, env: PreflightEnv): Generator<void, PageFaults> {
  const findings = new Set<string>();
  for (const [at, object] of page.objects.entries()) {
    if (!isText(object) || object.hidden) continue;
    for (const { check } of runChecks({ page, object, at }, env)) findings.add(`${object.id} ${check}`);
    yield;
  }
  return { findings, overlaps: overlapsOf(page, env.objects) };
}

/** Whether no letter is cut, lost or off the page, and no texts touch, where they were not before. Colors do not matter. */
export function* fitsAsBefore(
  page: CheckedPage,
  before: PageFaults,
  env: PreflightEnv,
): Generator<void, boolean> {
  for (const pair of overlapsOf(page, env.objects)) if (!before.overlaps.has(pair)) return false;
  for (const [at, object] of page.objects.entries()) {
    if (!isText(object) || object.hidden) continue;
    yield;
    const found = OF_PLACE.flatMap((id) => checks[id]({ page, object, at }, env) ?? []);
    if (found.some(({ check }) => !before.findings.has(`${object.id} ${check}`))) return false;
  }
  return true;
}

/** The page with colors mended that a check finds too faint where they were not; null where none can be read. */
export function* readablePage(
  page: CheckedPage,
  before: PageFaults,
  env: PreflightEnv,
): Generator<void, CheckedPage | null> {
  let mended = page;
  for (const [at, object] of page.objects.entries()) {
    if (!isText(object) || object.hidden || before.findings.has(`${object.id} low-contrast`)) continue;
    yield;
    const good = readableText(mended, object, at, env);
    if (!good) return null;
    if (good !== object)
      mended = { ...mended, objects: mended.objects.map((each, i) => (i === at ? good : each)) };
  }
  return mended;
}

/**
 * The page with colors mended that a check finds too faint; null where something is found that was not there before, or
 * texts touch that did not.
 */
export function* verified(
  page: CheckedPage,
  before: PageFaults,
  env: PreflightEnv,
): Generator<void, CheckedPage | null> {
  return (yield* fitsAsBefore(page, before, env)) ? yield* readablePage(page, before, env) : null;
}

function readableText(
  page: CheckedPage,
  object: TextObject,
  at: number,
  env: PreflightEnv,
): TextObject | null {
  const ground = plainGround(page, object, at);
  if (ground && isReadableOn(ground, object, env.size)) return object;
  let text: TextObject | null = object;
  for (let round = 0; text && round <= ROUNDS; round++) {
    const found = checks['low-contrast']({ page, object: text, at }, env);
    if (!found) return text;
    text = recolored(found);
  }
  return null;
}

function recolored({ fixes }: CheckResult): TextObject | null {
  const to = fixes.find(({ action }) => action === 'recolor')?.to;
  return to && isText(to) ? to : null;
}

/** Texts whose letters lie on one another, as pairs of ids. */
export function overlapsOf(page: CheckedPage, env: ObjectEnv): ReadonlySet<string> {
  const inks = page.objects
    .filter(isText)
    .filter(({ hidden }) => !hidden)
    .map((text) => [text.id, inkOf(text, env)] as const);
  const found = new Set<string>();
  inks.forEach(([id, ink], index) => {
    for (const [other, its] of inks.slice(index + 1)) if (touch(ink, its)) found.add(`${id} ${other}`);
  });
  return found;
}

/** From the first line's capitals down to what hangs from the last. */
function inkOf(text: TextObject, env: ObjectEnv): Rect {
  const ink = boundsOfRuns(inkedRuns(text, env));
  const { below } = faceTraits(env.fonts, textStyle(text.text_details));
  return onPage(text, { ...ink, height: ink.height + below * text.text_details.fontSize * HANGS });
}

function touch(p: Rect, q: Rect): boolean {
  const common = intersectRects(p, q);
  if (isEmptyRect(common)) return false;
  const least = Math.min(p.width * p.height, q.width * q.height);
  return common.width * common.height > least * TOUCHES;
}
