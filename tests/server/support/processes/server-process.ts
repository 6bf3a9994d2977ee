import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { projectFile } from '../../../../server/config/project-files.js';

const programFile = (name: string) => fileURLToPath(projectFile(`dist/server/${name}.mjs`));

export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it wrote so far. */
  readonly output: { readonly out: string; readonly err: string };
  /** Its exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
  /** Its address once it is ready. Rejects with what it complained of when it ends before. */
  readonly ready: Promise<string>;
}

/**
 * The server as an operator starts it, with this environment and no other; or a worker. `preload` is a module that runs in
 * it before everything else.
 */
export function startProcess(
  env: Record<string, string>,
  preload: readonly string[] = [],
  program: 'main' | 'worker' = 'main',
): ServerProcess {
  const imports = preload.flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...imports, programFile(program)], {
    env: { PATH: process.env['PATH'], PORT: '0', APP_DIR: '/nowhere', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output.out += chunk.toString();
      const address = /ready at (\S+)\n/.exec(output.out)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('close', () => reject(new Error(`the server ended: ${output.err}`)));
  });
  ready.catch(() => undefined);
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output, ended, ready };
}
