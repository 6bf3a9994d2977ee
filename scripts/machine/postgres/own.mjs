/** A PostgreSQL server of our own, for this process only. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const KEEPER = fileURLToPath(new URL('./keeper.mjs', import.meta.url));

/**
 * Starts the server whose programs lie in `bin`, on loopback and on a free port. Gives its address and the way to end it;
 * null, after a line that says why, when it does not start.
 */
export async function startOwn(bin, say = console.log) {
  // a group of its own: Ctrl-C must not take it down before it has cleaned up
  const keeper = spawn(process.execPath, [KEEPER, bin], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  let complaint = '';
  keeper.stderr.on('data', (chunk) => (complaint += chunk));
  keeper.stdin.on('error', () => undefined);
  const gone = once(keeper, 'exit');
  const lines = createInterface({ input: keeper.stdout });
  const [url] = await Promise.race([once(lines, 'line'), gone.then(() => [undefined])]);
  if (!url) {
    say(`PostgreSQL in ${bin} cannot be used: ${complaint.trim().split('\n').at(-1) ?? 'it ended'}`);
    return null;
  }
  // it holds us no longer than our own work does
  for (const handle of [keeper, keeper.stdin, keeper.stdout, keeper.stderr]) handle.unref?.();
  const end = async () => {
    keeper.ref();
    keeper.stdin.end();
    await gone;
  };
  return { url, end };
}
