/** Running the project's own tools: binaries of node_modules with this Node, whatever started us. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.mjs';

/** File of a package's binary. */
export function binaryOf(name, binary = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[binary]);
}

const NO_LIMIT = 0;

/**
 * Runs a Node program and answers its exit code; it writes to our terminal, or to an open file. Past the limit
 * (milliseconds) it is killed and counts as crashed.
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv; limit?: number; file?: number }} [options]
 * @returns {Promise<number>}
 */
export function runNode(args, { env = {}, limit = NO_LIMIT, file } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: file === undefined ? 'inherit' : ['ignore', file, file],
      env: { ...process.env, ...env },
    });
    const timer = limit === NO_LIMIT ? undefined : setTimeout(() => child.kill('SIGKILL'), limit);
    child.on('error', () => resolve(1));
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}
