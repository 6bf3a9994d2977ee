/** Reporter of Playwright: writes what `npm test` reads to the file in TEST_REPORT. */
import { faultOf, projectPath, reportOf, spend, writeReport } from './report.mjs';

/** What a step is spent on, by its title: the first that fits. Steps inside one that fits are not counted again. */
const KINDS = [
  ['sign-ups', /^sign up/],
  ['accessibility checks', /^axe/],
  [
    'loading pages',
    /^(Navigate|Reload|Go back|page\.(goto|reload|goBack|waitForURL)|Wait for (load|navigation))/i,
  ],
  ['boots', /^(Launch browser|Create (context|page)|Fixture|Before Hooks|After Hooks|Worker Cleanup)/i],
  ['screenshots', /screenshot/i],
  ['waits', /^(Expect|expect|Wait for|Poll|page\.waitFor)/i],
];

const kindOf = (title) => KINDS.find(([, fits]) => fits.test(title))?.[0];

function spendSteps(steps, spent) {
  let known = 0;
  for (const step of steps) {
    const kind = kindOf(step.title);
    const ms = Math.max(0, step.duration);
    if (kind) spend(spent, kind, ms);
    known += kind ? ms : spendSteps(step.steps, spent);
  }
  return known;
}

/** A test that passes only on its second attempt has not passed. */
export default class PlaywrightReporter {
  #tests = [];
  #spent = {};
  #errors = [];

  printsToStdio() {
    return false;
  }

  onTestEnd(test, { status, duration, errors, steps, retry }) {
    if (status === 'skipped') return;
    const [, , , ...titles] = test.titlePath();
    const sound = status === test.expectedStatus && retry === 0;
    const message = errors.map((error) => error.message ?? error.value).join('\n') || status;
    this.#tests.push({
      file: projectPath(test.location.file),
      title: titles.join(' › '),
      ms: duration,
      ...(!sound && { fault: faultOf(message) }),
    });
    spend(this.#spent, 'other', duration - spendSteps(steps, this.#spent));
  }

  onError({ message }) {
    this.#errors.push({ file: '', title: 'outside of the tests', ms: 0, fault: faultOf(message) });
  }

  onEnd() {
    const target = process.env.TEST_REPORT;
    if (target) writeReport(target, reportOf([...this.#tests, ...this.#errors], this.#spent));
  }
}
