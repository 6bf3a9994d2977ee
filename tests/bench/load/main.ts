/**
 * `npm run load [-- seconds]`: what one server takes, on each database there is: saves a second, editors at work at once,
 * renders a minute. The load comes from the same machine, so that the server alone would take more. Prints the rows of the
 * table in docs/operate.md. Exit code 1 when anything failed that was asked for below the limit.
 */
import { cpus, loadavg } from 'node:os';
import { engines, type Engine } from '../../server/support/engines.js';
import { startProcess } from '../../server/support/processes/server-process.js';
import { testInstallation } from '../../server/faults/test-installation.js';
import { memberAt } from './person.js';
import { FILM, rendersAMinute } from './rendering.js';
import { editorsAtOnce, savesWithoutPause, SAVES_EVERY, type Times } from './saving.js';

/** Of each step. */
const SECONDS = Number(process.argv[2] ?? 20);
const CLIENTS = 16;
/** Numbers of editors that are tried, until saves take longer than this, ms. */
const EDITORS = [50, 100, 200, 400, 800];
const PATIENCE = 1000;
const RENDERS = { png: 40, pdf: 20, mp4: 2 } as const;

const told = ({ median, p95 }: Times): string => `${median} / ${p95} ms`;
const rate = (value: number): string => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

async function measure(engine: Engine): Promise<[string, string][]> {
  const where = await testInstallation(engine);
  const server = startProcess({ ...where.env, CATALOG_DIR: 'catalog/dist', TRUST_PROXY: '1' });
  try {
    const address = await server.ready;
    const rows: [string, string][] = [];
    const most = await savesWithoutPause(address, CLIENTS, SECONDS);
    if (most.failed > 0) throw new Error(`${most.failed} saves failed`);
    rows.push(['saves a second, without a pause', `${rate(most.count / SECONDS)} (${told(most)})`]);
    process.stderr.write(`${engine}: ${rows[0]!.join(': ')}\n`);
    let fine = '';
    for (const count of EDITORS) {
      process.stderr.write(`${engine}: ${count} editors\n`);
      const times = await editorsAtOnce(address, count, Math.max(SECONDS, (2 * SAVES_EVERY) / 1000));
      process.stderr.write(`  ${told(times)}, ${times.failed} failed\n`);
      if (times.failed > 0 || times.p95 > PATIENCE) break;
      fine = `${count} (${told(times)})`;
    }
    rows.push(['editors at work at once', fine || `fewer than ${EDITORS[0]}`]);
    const member = await memberAt(address);
    for (const [type, count] of Object.entries(RENDERS) as [keyof typeof RENDERS, number][]) {
      process.stderr.write(`${engine}: ${count} renders as ${type}\n`);
      const what =
        type === 'mp4' ? `films of ${FILM} seconds a minute` : `renders a minute as ${type.toUpperCase()}`;
      rows.push([what, rate(await rendersAMinute(member, type, count))]);
      process.stderr.write(`  ${rows.at(-1)!.join(': ')}\n`);
    }
    return rows;
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    await where.remove();
  }
}

async function main(): Promise<void> {
  const busy = loadavg()[0]!;
  const found = new Map<string, string[]>();
  const tested = await engines('what one server takes');
  for (const engine of tested)
    for (const [what, figure] of await measure(engine)) found.set(what, [...(found.get(what) ?? []), figure]);
  const { model } = cpus()[0]!;
  const lines = [
    `Measured on ${cpus().length} x ${model}, Node ${process.version}; before it began ${busy.toFixed(1)} programs wanted them.`,
    '',
    `| one server | ${tested.join(' | ')} |`,
    `| --- |${' --- |'.repeat(tested.length)}`,
    ...[...found].map(([what, figures]) => `| ${what} | ${figures.join(' | ')} |`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

void main();
