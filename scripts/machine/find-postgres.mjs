/**
 * A PostgreSQL server for the tests: the one in TEST_DATABASE_URL, one of this machine that lets us in, or one of our own
 * from the programs that lie here or from Debian's package. Where none can be had, one line names what was not proven.
 * Run as a script it says what it found.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBinaries } from './postgres/binaries.mjs';
import { install, mayInstall } from './postgres/install.mjs';
import { letsUsIn, usualAddresses } from './postgres/login.mjs';
import { startOwn } from './postgres/own.mjs';
import { filesBelow, root } from '../support/files.mjs';

/** What this machine has and lets us do; tests put their own in place. */
export const THIS_MACHINE = {
  addresses: usualAddresses,
  letsUsIn,
  findBinaries,
  startOwn,
  mayInstall,
  install,
  say: (line) => console.log(line),
};

/** A server that is there already needs no ending. */
const found = (url) => ({ url, end: async () => undefined });

async function firstThatLetsUsIn(addresses, machine) {
  for (const url of addresses) if (await machine.letsUsIn(url)) return found(url);
  return null;
}

async function ownServer(machine) {
  const bin = machine.findBinaries();
  return bin === undefined ? null : machine.startOwn(bin);
}

/**
 * The address of a server and the way to end it when it is ours; null when there is none to be had.
 * @returns {Promise<{ url: string; end: () => Promise<void> } | null>}
 */
export async function findPostgres(environment = process.env, machine = THIS_MACHINE) {
  const given = environment.TEST_DATABASE_URL;
  if (given) {
    if (await machine.letsUsIn(given)) return found(given);
    machine.say('TEST_DATABASE_URL names no server that lets us make databases; looking for another one');
  }
  const there = await firstThatLetsUsIn(machine.addresses(), machine);
  const usable = there ?? (await ownServer(machine));
  if (usable || machine.findBinaries() !== undefined || !machine.mayInstall()) return usable;
  machine.install();
  return ownServer(machine);
}

/**
 * Runs what needs a server, with the variable that tells the tests of it: 'none' where there is none to be had, which a line
 * says. A server of our own ends with it.
 * @template Result
 * @param {(env: { TEST_DATABASE_URL: string }) => Promise<Result>} run
 * @param {(line: string) => void} [say]
 * @returns {Promise<Result>}
 */
export async function withPostgres(run, say = THIS_MACHINE.say) {
  const server = await findPostgres(process.env, { ...THIS_MACHINE, say });
  if (!server) say(notProven());
  try {
    return await run({ TEST_DATABASE_URL: server?.url ?? 'none' });
  } finally {
    await server?.end();
  }
}

/** What the test files say they prove on both engines. */
export function provenOnBoth(base = root) {
  const files = filesBelow('tests', (path) => path.endsWith('.test.ts'), base);
  const said = files.flatMap((file) => [
    ...readFileSync(join(base, file), 'utf8').matchAll(/\bengines\(\s*(['"])(.+?)\1/g),
  ]);
  return [...new Set(said.map(([, , what]) => what))].sort();
}

/** The line that stands for what is missing without a server. */
export const notProven = (what = provenOnBoth()) =>
  `No PostgreSQL here. Not proven on it: ${what.join('; ')}.`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const server = await findPostgres();
  if (server) console.log(`PostgreSQL: ${new URL(server.url).host}`);
  else console.log(notProven());
  await server?.end();
}
