/**
 * `npm test`: every stage, side by side where a core would be idle; at the end once more what failed, for whoever reads only
 * the end of a long output, a closing line `N passed, N failed` over all of them, and exit code 1 when anything failed. A
 * stage that crashes or runs nothing counts as a failure; the others still run.
 * `npm test -- types elements` runs some; `--slowest` tells where the time went, `--verbose` shows what passed as well;
 * `node scripts/test.mjs --checks` runs the checks without the runners.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPostgres } from './machine/find-postgres.mjs';
import { checkReport, runnerReport, sum } from './testing/counts.mjs';
import { Output } from './testing/output.mjs';
import { runNode } from './support/run.mjs';
import { sideBySide } from './testing/schedule.mjs';
import { failureLines, slowestLines } from './testing/slowest.mjs';
import { CHECKS, RUNNERS } from './testing/stages.mjs';

/** Stops at the first command that fails, like `&&`. */
async function runCommands(commands, options) {
  for (const command of commands) {
    const code = await runNode(command, options);
    if (code !== 0) return code;
  }
  return 0;
}

async function runStage(stage) {
  const report = join(reports, `${stage.name}.json`);
  const { file, say, end } = output.open(stage.name, join(reports, `${stage.name}.log`));
  const began = Date.now();
  const run = (more) =>
    runCommands(stage.commands, { file, limit: stage.limit, env: { ...more, TEST_REPORT: report } });
  const code = await (stage.postgres ? withPostgres(run, say) : run({})).catch((error) => {
    say(error.message);
    return 1;
  });
  const result = {
    ...(stage.tests ? runnerReport(report, code) : checkReport(code)),
    ...{ name: stage.name, began: (began - start) / 1000, seconds: (Date.now() - began) / 1000 },
  };
  end(result);
  return result;
}

/** Stages by name, or all of them. Throws an Error that names what is none. */
function chosenStages(names) {
  const all = [...CHECKS, ...RUNNERS];
  if (flags.has('--checks')) return CHECKS;
  const unknown = names.filter((name) => !all.some((stage) => stage.name === name));
  if (unknown.length)
    throw new Error(`no stage ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}`);
  return names.length ? all.filter(({ name }) => names.includes(name)) : all;
}

const start = Date.now();
const args = process.argv.slice(2);
const flags = new Set(args.filter((arg) => arg.startsWith('--')));
const reports = mkdtempSync(join(tmpdir(), 'design-maker-tests-'));
const stages = chosenStages(args.filter((arg) => !flags.has(arg)));
const output = new Output({ verbose: flags.has('--verbose'), live: stages.length === 1 });
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    // what is there helps to see where the time went
    output.flush();
    process.exit(1);
  });
const results = await sideBySide(stages, runStage);
rmSync(reports, { recursive: true, force: true });

const total = sum(results);
const broken = results.filter(({ failed }) => failed > 0);
if (flags.has('--slowest')) console.log(slowestLines(results).join('\n'));
if (broken.length)
  console.log(
    ['', `Failed: ${broken.map(({ name }) => name).join(', ')}`, ...broken.flatMap(failureLines)].join('\n'),
  );
console.log(
  `\n${total.passed} passed, ${total.failed} failed, ${((Date.now() - start) / 1000).toFixed(0)} s`,
);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
