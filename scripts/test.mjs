/**
 * `npm test`: every stage, side by side where a core would be idle, a closing line `N passed, N failed` over all of them, and exit code 1 when
 * anything failed. A stage that crashes or runs nothing counts as a failure; the others still run.
 * `npm test -- types elements` runs some; `node scripts/test.mjs --checks` the checks without the runners.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, notProven, THIS_MACHINE } from './machine/find-postgres.mjs';
import { checkCounts, countsOf, sum } from './support/counts.mjs';
import { Output } from './support/output.mjs';
import { runNode } from './support/run.mjs';
import { sideBySide } from './testing/schedule.mjs';
import { CHECKS, RUNNERS } from './testing/stages.mjs';

/** Stops at the first command that fails, like `&&`. */
async function runCommands(commands, options) {
  for (const command of commands) {
    const code = await runNode(command, options);
    if (code !== 0) return code;
  }
  return 0;
}

/** The variable that tells the tests of their PostgreSQL; 'none' where there is none to be had, which a line says. */
async function withPostgres(run, say) {
  const server = await findPostgres(process.env, { ...THIS_MACHINE, say });
  if (!server) say(notProven());
  try {
    return await run({ TEST_DATABASE_URL: server?.url ?? 'none' });
  } finally {
    await server?.end();
  }
}

async function runStage(stage) {
  const report = join(reports, `${stage.name.replaceAll(' ', '-')}.json`);
  const { file, say, end } = output.open(`${report}.log`);
  const started = Date.now();
  say(`\n── ${stage.name} ${'─'.repeat(Math.max(0, 70 - stage.name.length))}`);
  const run = (more) =>
    runCommands(stage.commands(report), {
      file,
      limit: stage.limit,
      env: { ...stage.env?.(report), ...more },
    });
  const code = await (stage.postgres ? withPostgres(run, say) : run({})).catch((error) => {
    say(error.message);
    return 1;
  });
  const counts = stage.runner ? countsOf(stage.runner, report, code) : checkCounts(code);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(`${stage.name}: ${counts.failed ? 'failed' : 'passed'} after ${seconds} s`);
  end();
  return { name: stage.name, ...counts };
}

function chosenStages(args) {
  if (args.includes('--checks')) return CHECKS;
  const all = [...CHECKS, ...RUNNERS];
  return args.length ? all.filter(({ name }) => args.includes(name)) : all;
}

const reports = mkdtempSync(join(tmpdir(), 'design-maker-tests-'));
const output = new Output();
process.once('SIGTERM', () => {
  // what is there helps to see where the time went
  output.flush();
  process.exit(1);
});
const results = await sideBySide(chosenStages(process.argv.slice(2)), runStage);
rmSync(reports, { recursive: true, force: true });

const total = sum(results);
const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
if (broken.length) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
