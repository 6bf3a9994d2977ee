/** What proves the project, in the order in which it begins: builds and cheap checks, then the runners. */
import { binaryOf } from '../support/run.mjs';

const MINUTE = 60_000;

const script = (file, ...args) => [`scripts/${file}.mjs`, ...args];

/**
 * A stage is one or several Node programs; with `tests` it writes a report of them, with `postgres` it is given a
 * PostgreSQL server where one can be had. `needs` names what must have ended before, `weight` how many cores it keeps busy
 * when that is not one. Limits in milliseconds.
 */
export const CHECKS = [
  { name: 'catalog', commands: [script('prepare', 'catalog')] },
  { name: 'server', commands: [script('prepare', 'server')] },
  { name: 'app', commands: [script('prepare', 'app')] },
  {
    name: 'types',
    commands: [[binaryOf('typescript-native', 'tsc'), '--noEmit', '--project', 'tsconfig.json']],
  },
  {
    name: 'kit',
    commands: [script('prepare', 'packages')],
  },
  {
    name: 'lint',
    commands: [[binaryOf('eslint'), '.'], [binaryOf('oxfmt'), '--check', '.'], script('checks/check-colors')],
  },
  { name: 'rooms', commands: [script('checks/check-rooms')] },
  { name: 'manifest', commands: [script('checks/check-manifest')] },
  { name: 'sizes', needs: ['app', 'kit'], commands: [[binaryOf('size-limit')]] },
].map((stage) => ({ limit: 15 * MINUTE, ...stage }));

export const RUNNERS = [
  // a browser, a server and a database: beside another runner its pages grow so slow that they prove nothing but that
  {
    name: 'e2e',
    needs: ['catalog', 'server', 'app', 'kit'],
    weight: 2,
    tests: true,
    commands: [[binaryOf('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts']],
  },
  {
    name: 'unit',
    needs: ['catalog', 'server', 'kit'],
    weight: 2,
    tests: true,
    postgres: true,
    commands: [
      [binaryOf('vitest'), 'run', '--reporter=default', '--reporter=./scripts/testing/reporters/vitest.mjs'],
    ],
  },
  {
    name: 'elements',
    needs: ['catalog'],
    weight: 2,
    tests: true,
    commands: [[binaryOf('@web/test-runner', 'wtr'), '--static-logging']],
  },
].map((stage) => ({ limit: 45 * MINUTE, ...stage }));
