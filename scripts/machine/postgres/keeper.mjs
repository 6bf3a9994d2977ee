/**
 * A PostgreSQL server for as long as somebody holds our input open: `node keeper.mjs FOLDER-OF-PROGRAMS`. Prints the
 * server's address on one line. When the input ends (our starter stopped, crashed or was killed) the server is stopped and
 * its folder removed, so that nothing is ever left behind.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { unprivileged } from './binaries.mjs';
import { letsUsIn } from './login.mjs';

/** Longest wait for the server to answer, ms, and how often it is asked. */
const START_LIMIT = 30_000;
const ASK_EVERY = 100;
const TRIES = 3;

/** What is kept here is thrown away: no syncing. Loopback only, and no socket file. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
].flatMap((setting) => ['-c', setting]);

const user = unprivileged();
if (user === null) throw new Error('PostgreSQL does not run as root, and there is no other user here');

const bin = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'design-maker-postgres-'));
if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
const password = randomBytes(18).toString('base64url');
let server;

// the terminal's Ctrl-C goes to whoever started us: their end ends our input
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave(1));
process.stdin.on('end', () => void leave(0)).on('error', () => void leave(0));
process.stdin.resume();

async function leave(code) {
  if (server && server.exitCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    // the fast shutdown: connections are ended, not waited for
    server.kill('SIGINT');
    await Promise.race([gone, delay(10_000)]);
    server.kill('SIGKILL');
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}

function initialize() {
  const secret = join(folder, 'password');
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  if (user.uid !== undefined) chownSync(secret, user.uid, user.gid);
  const options = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', secret];
  const { status, stderr } = spawnSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), ...options, '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The address once the server answers; undefined when it ended before, as when somebody took the port meanwhile. */
async function start() {
  const port = await freePort();
  const args = ['-D', join(folder, 'data'), '-p', String(port), ...SETTINGS];
  server = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
  let ended = false;
  server.once('error', () => (ended = true)).once('exit', () => (ended = true));
  const address = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const late = Date.now() + START_LIMIT;
  while (!ended && Date.now() < late) {
    if (await letsUsIn(address)) return address;
    await delay(ASK_EVERY);
  }
  return undefined;
}

try {
  initialize();
  let address;
  for (let i = 0; i < TRIES && !address; i += 1) address = await start();
  if (!address) throw new Error('PostgreSQL did not start');
  process.stdout.write(`${address}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  await leave(1);
}
