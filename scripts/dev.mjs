/**
 * `npm run dev`: rebuilds the app when its sources change (the page reloads by itself) and restarts the server when its
 * own do. Ctrl+C ends both.
 */
import { spawn } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import { prepare } from './prepare.mjs';
import { root } from './support/files.mjs';
import { binaryOf } from './support/run.mjs';

/** What the server loads; the rest of the kit reaches it only through the app's bundle. */
const SERVER_SOURCES = ['server', 'elements', 'catalog/build'];
/** Editors write a file in several steps, and a branch switch touches hundreds. */
const QUIET_MS = 300;

const start = (args, env = {}) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

// What dev writes is no product: the next `npm start` builds anew.
rmSync('dist/.stamps/app', { force: true });

const builder = start([
  binaryOf('rollup'),
  '--config',
  '--watch',
  '--no-watch.clearScreen',
  '--environment',
  'TARGET:app,MODE:development',
]);

let server;
let stopping = false;

async function startServer() {
  // what fails here says why itself; the next change tries again
  if ((await prepare('server')) !== 0) return;
  server = start(['--enable-source-maps', 'dist/server/main.mjs']);
  server.once('exit', (code) => {
    if (!stopping && code) console.log('The server stopped; it starts again when a source changes.');
  });
}

/** The server closes its store before it ends, and two may not share it: wait for the first. */
function restartServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return startServer();
  server.once('exit', startServer);
  return server.kill('SIGTERM');
}

let pending;
for (const folder of SERVER_SOURCES) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.ts')) return;
    clearTimeout(pending);
    pending = setTimeout(restartServer, QUIET_MS);
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopping = true;
    builder.kill(signal);
    server?.once('exit', () => process.exit(0));
    server?.kill('SIGTERM');
  });
}

startServer();
