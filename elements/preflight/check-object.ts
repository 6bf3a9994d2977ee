import { awaitedLetters } from '../text/awaited-letters.js';
import { isComposed } from '../display/stack-groups.js';
import { boxBounds } from '../math/geometry.js';
import { kindFor, type DesignObject } from '../objects/kinds.js';
import { checks } from './checks/checks.js';
import type { CheckedPage, PreflightEnv, Subject } from './env.js';
import { CHECKS, type CheckId, type CheckResult } from './finding.js';
import { objectsUnder } from './contrast/backdrop.js';

interface Known {
  /** Everything the answer was made from, beside the object itself. */
  readonly from: readonly unknown[];
  readonly results: readonly CheckResult[];
}

/** Records never change, so what was found of one holds until what lies under it or what it is drawn with changes. */
const known = new WeakMap<DesignObject, Known>();

/** All that is wrong with one object. The same list as before while nothing it depends on has changed. */
export function checkObject(subject: Subject, env: PreflightEnv): readonly CheckResult[] {
  const { object } = subject;
  const from = dependencies(subject, env);
  const before = known.get(object);
  if (before && sameItems(before.from, from)) return before.results;
  const results = runChecks(subject, env);
  known.set(object, { from, results });
  return results;
}

/** The same without keeping it: for a page as it might be. */
export function runChecks(subject: Subject, env: PreflightEnv): readonly CheckResult[] {
  const { object } = subject;
  // what is hidden is in nobody's way
  if (object.hidden === true) return [];
  return checksFor(object, env)
    .flatMap((id) => checks[id](subject, env) ?? [])
    .map((each) => (object.locked ? withoutChanges(each) : each));
}

/** Of what is not here yet nothing can be said but that it could not be had. */
const checksFor = (object: DesignObject, env: PreflightEnv): readonly CheckId[] =>
  env.ready(object) ? CHECKS : ['waiting-font'];

const withoutChanges = (result: CheckResult): CheckResult => ({
  ...result,
  fixes: result.fixes.filter(({ action }) => action === 'try-again'),
});

function dependencies({ page, object, at }: Subject, env: PreflightEnv): unknown[] {
  const own = [env.size.width, env.size.height, env.unit, env.ready(object), at < 0, ...answers(object, env)];
  if (object.type !== 'text') return own;
  const { position, width, height, rotation } = object;
  const under = objectsUnder(page, at, boxBounds({ ...position, width, height, rotation }));
  const backdrop = [page.background, ...under].filter((each) => each !== null);
  return [
    ...own,
    ...[page.background_color, composed(page)],
    ...backdrop.flatMap((each) => [each, ...answers(each, env)]),
  ];
}

/** Groups that are painted as one change what is seen of their objects. */
const composed = ({ groups }: CheckedPage): string => JSON.stringify(groups.filter(isComposed));

/** What each of its needs is answered with: sizes as text, since hosts may answer with a new one each time. */
const answers = (object: DesignObject, env: PreflightEnv): unknown[] =>
  kindFor(object)
    .needs(object)
    .flatMap((need): readonly unknown[] => {
      const { fonts, resources } = env.objects;
      if (need.type === 'font') {
        const waiting = awaitedLetters(fonts.awaited, [need]).letters.join('\0');
        return fonts.faces.length > 0
          ? [fonts.pick(need).face, fonts.fallbacks.length, waiting]
          : [0, waiting];
      }
      const told = [env.premium(need.source), env.fault(need.source)];
      if (need.type === 'icon') return [resources.icon(need.source), ...told];
      const picture = resources.image(need.source);
      return [picture && `${picture.width}x${picture.height}`, picture?.drawing, ...told];
    });

export const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, i) => Object.is(each, b[i]));
