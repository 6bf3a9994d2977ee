/** What proves the project, in the order in which it is proven: cheap checks first, then the runners. */
import { binaryOf } from './run.mjs';

const MINUTE = 60_000;

const script = (file, ...args) => [`scripts/${file}.mjs`, ...args];

/**
 * A stage is one or several Node programs; with `runner` it writes a report of its tests, with `postgres` it is given a
 * PostgreSQL server where one can be had. Limits in milliseconds.
 */
export const CHECKS = [
  {
    name: 'types',
    commands: () => [[binaryOf('typescript', 'tsc'), '--noEmit', '--project', 'tsconfig.json']],
  },
  {
    name: 'lint',
    commands: () => [
      [binaryOf('eslint'), '.'],
      [binaryOf('prettier'), '--check', '--log-level', 'warn', '.'],
      script('check-colours'),
    ],
  },
  { name: 'rooms', commands: () => [script('check-rooms')] },
  { name: 'manifest', commands: () => [script('check-manifest')] },
  {
    name: 'build',
    commands: () => [
      script('prepare'),
      script('build-elements'),
      [binaryOf('rollup'), '--config', '--silent', '--environment', 'TARGET:embed'],
    ],
  },
  { name: 'sizes', commands: () => [[binaryOf('size-limit')]] },
].map((stage) => ({ limit: 5 * MINUTE, ...stage }));

export const RUNNERS = [
  {
    name: 'unit',
    runner: 'vitest',
    postgres: true,
    commands: (report) => [
      [binaryOf('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
  },
  {
    name: 'elements',
    runner: 'wtr',
    commands: () => [[binaryOf('@web/test-runner', 'wtr'), '--static-logging']],
    env: (report) => ({ WTR_COUNTS: report }),
  },
  {
    name: 'e2e',
    runner: 'playwright',
    commands: () => [[binaryOf('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts']],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  },
].map((stage) => ({ limit: 20 * MINUTE, ...stage }));
