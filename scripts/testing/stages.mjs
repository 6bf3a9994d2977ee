/** What proves the project, in the order in which it begins: builds and cheap checks, then the runners. */
import { binaryOf } from '../support/run.mjs';

const MINUTE = 60_000;

const script = (file, ...args) => [`scripts/${file}.mjs`, ...args];

/**
 * A stage is one or several Node programs; with `runner` it writes a report of its tests, with `postgres` it is given a
 * PostgreSQL server where one can be had. `needs` names what must have ended before, `weight` how many cores it keeps busy
 * when that is not one. Limits in milliseconds.
 */
export const CHECKS = [
  { name: 'catalogue', commands: () => [script('prepare', 'catalog')] },
  { name: 'app', commands: () => [script('prepare', 'app')] },
  {
    name: 'types',
    commands: () => [[binaryOf('typescript', 'tsc'), '--noEmit', '--project', 'tsconfig.json']],
  },
  {
    name: 'kit',
    commands: () => [
      script('build-elements'),
      [binaryOf('rollup'), '--config', '--silent', '--environment', 'TARGET:embed+mockup'],
    ],
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
  { name: 'sizes', needs: ['app', 'kit'], commands: () => [[binaryOf('size-limit')]] },
].map((stage) => ({ limit: 5 * MINUTE, ...stage }));

export const RUNNERS = [
  // a browser, a server and a database: beside another runner its pages grow so slow that they prove nothing but that
  {
    name: 'e2e',
    needs: ['catalogue', 'app', 'kit'],
    weight: 2,
    runner: 'playwright',
    commands: () => [[binaryOf('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts']],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  },
  {
    name: 'unit',
    needs: ['catalogue'],
    weight: 2,
    runner: 'vitest',
    postgres: true,
    commands: (report) => [
      [binaryOf('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
  },
  {
    name: 'elements',
    needs: ['catalogue'],
    weight: 2,
    runner: 'wtr',
    commands: () => [[binaryOf('@web/test-runner', 'wtr'), '--static-logging']],
    env: (report) => ({ WTR_COUNTS: report }),
  },
].map((stage) => ({ limit: 30 * MINUTE, ...stage }));
