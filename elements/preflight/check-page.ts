import { rectsIntersect } from '../math/geometry.js';
import { boundsOf } from '../objects/object-bounds.js';
import { checkObject, runChecks, sameItems } from './check-object.js';
import type { CheckedPage, PreflightEnv, Subject } from './env.js';
import { CHECKS, type Finding, type Fix, type CheckResult } from './finding.js';

interface PageResult {
  /** What was found of each object, and the objects: while they are the same so are the findings. */
  readonly from: readonly unknown[];
  readonly findings: readonly Finding[];
}

/** What was found on pages, by the env they were checked in. */
const knownPages = new WeakMap<PreflightEnv['objects'], Map<string, PageResult>>();

/**
 * Goes through a page, one object a step, so that whoever runs it can give way between two. Returns its findings: errors
 * first, then by the order of the checks; the same list as before while nothing has changed.
 */
export function* checkPage(page: CheckedPage, env: PreflightEnv): Generator<void, readonly Finding[]> {
  const results: (readonly [Subject, CheckResult])[] = [];
  for (const subject of subjectsOf(page)) {
    for (const result of checkObject(subject, env)) results.push([subject, result]);
    yield;
  }
  const pages = knownPages.get(env.objects) ?? new Map<string, PageResult>();
  knownPages.set(env.objects, pages);
  const from = [
    ...results.map(([, result]) => result),
    page.background_color,
    page.background,
    ...page.objects,
  ];
  const before = pages.get(page.id);
  if (before && sameItems(before.from, from)) return before.findings;
  const findings: Finding[] = [];
  for (const [subject, result] of results) {
    const fix = yield* provenFix(subject, result, env);
    const { check, severity, facts } = result;
    const { id } = subject.object;
    findings.push({
      id: `${id} ${check}`,
      check,
      severity,
      facts,
      page: page.id,
      objects: [id],
      ...(fix && { fix }),
    });
  }
  findings.sort((a, b) => rank(a) - rank(b));
  pages.set(page.id, { from, findings });
  return findings;
}

const SEVERITIES = ['error', 'warning', 'hint'] as const;
const rank = ({ severity, check }: Finding): number =>
  SEVERITIES.indexOf(severity) * CHECKS.length + CHECKS.indexOf(check);

const subjectsOf = (page: CheckedPage): Subject[] => [
  ...(page.background ? [{ page, object: page.background, at: -1 }] : []),
  ...page.objects.map((object, at) => ({ page, object, at })),
];

/** The first fix after which its finding is gone and nothing else is found that was not before; trying again harms nothing. */
function* provenFix(
  subject: Subject,
  { check, fixes }: CheckResult,
  env: PreflightEnv,
): Generator<void, Fix | undefined> {
  for (const fix of fixes) {
    yield;
    if (fix.action === 'try-again') return fix;
    if (yield* isFixedBy(subject, check, fix, env)) return fix;
  }
  return undefined;
}

function* isFixedBy(
  { page, object, at }: Subject,
  check: string,
  fix: Fix,
  env: PreflightEnv,
): Generator<void, boolean> {
  const after = withFix(page, at, fix);
  const before = new Set(checkObject({ page, object, at }, env).map((result) => result.check));
  if (fix.to) {
    const now = runChecks({ page: after, object: fix.to, at }, env).map((result) => result.check);
    if (now.some((each) => each === check || !before.has(each))) return false;
  }
  const harms = yield* harmsText(page, after, { at, fix }, env);
  return !harms;
}

/** The page as the fix leaves it. */
export function withFix(page: CheckedPage, at: number, { to }: Fix): CheckedPage {
  if (at < 0) return { ...page, background: to };
  return { ...page, objects: page.objects.flatMap((each, i) => (i !== at ? [each] : to ? [to] : [])) };
}

/** True when a text over the changed object is worse to read than before; one text a step. */
function* harmsText(
  page: CheckedPage,
  after: CheckedPage,
  { at, fix }: { readonly at: number; readonly fix: Fix },
  env: PreflightEnv,
): Generator<void, boolean> {
  const touched = [fix.from, ...(fix.to ? [fix.to] : [])].map(boundsOf);
  const gone = fix.to ? 0 : 1;
  for (const [i, object] of page.objects.entries()) {
    if (i <= at || object.type !== 'text') continue;
    if (!touched.some((area) => rectsIntersect(area, boundsOf(object)))) continue;
    yield;
    const before = new Set(checkObject({ page, object, at: i }, env).map(({ check }) => check));
    if (runChecks({ page: after, object, at: i - gone }, env).some(({ check }) => !before.has(check)))
      return true;
  }
  return false;
}
