/** `npm test -- --slowest`: where the time of a run went, as lines of text. */

/** @typedef {{ name: string; seconds: number; began: number } & import('./reporters/report.mjs').Report} StageResult */

const SLOWEST_TESTS = 40;
const SLOWEST_FILES = 25;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);
const byTime = (a, b) => b.ms - a.ms;

/** Each stage: when it began and how long it took, s, and how many tests it had. */
export const stageLines = (results) =>
  results.map(
    ({ name, seconds: took, began, passed, failed }) =>
      `${took.toFixed(1).padStart(7)} s  from ${began.toFixed(0).padStart(4)} s  ${name} (${passed + failed})`,
  );

/** Time of each test file, ms: the sum of its tests. */
function filesOf(tests) {
  const files = new Map();
  for (const { file, ms } of tests) files.set(file, (files.get(file) ?? 0) + ms);
  return [...files].map(([file, ms]) => ({ file, ms })).sort(byTime);
}

/** @param {readonly StageResult[]} results */
export function slowestLines(results) {
  const tests = results.flatMap((result) => result.tests).sort(byTime);
  const kinds = results.flatMap(({ name, spent }) =>
    Object.entries(spent)
      .sort(([, a], [, b]) => b - a)
      .map(([kind, ms]) => `${seconds(ms)}  ${name}: ${kind}`),
  );
  const list = (title, lines) => (lines.length ? ['', title, ...lines] : []);
  return [
    ...list('Stages', stageLines(results)),
    ...list('What the time was spent on', kinds),
    ...list(
      'Slowest files',
      filesOf(tests)
        .slice(0, SLOWEST_FILES)
        .map(({ file, ms }) => `${seconds(ms)}  ${file}`),
    ),
    ...list(
      'Slowest tests',
      tests.slice(0, SLOWEST_TESTS).map(({ file, title, ms }) => `${seconds(ms)}  ${file} › ${title}`),
    ),
  ];
}

/** What failed in a stage, before all else that it wrote. */
export const failureLines = ({ name, tests, failed }) => {
  const faults = tests.filter(({ fault }) => fault !== undefined);
  const lines = faults.flatMap(({ file, title, fault }) => [
    `✗ ${file ? `${file} › ` : ''}${title}`,
    ...fault.split('\n').map((line) => `    ${line}`),
  ]);
  return failed ? [`${name}: ${failed} failed`, ...lines] : [];
};
