import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../support/free-port.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A server of a test's own, to be killed and started again over the same data. */
export class OwnServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'design-maker-own-'));
  #child: ChildProcess | null = null;
  /** What it said so far. */
  output = '';

  private constructor(
    readonly port: number,
    private readonly settings: Record<string, string>,
  ) {}

  /** `settings` gives more of the environment, once the port is known. */
  static async start(settings: (port: number) => Record<string, string> = () => ({})): Promise<OwnServer> {
    const port = await freePort();
    const server = new OwnServer(port, settings(port));
    await server.start();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.#data,
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      // read to the end: a server whose lines nobody takes ends at the next one
      child.stdout.on('data', (lines: Buffer) => {
        this.output += String(lines);
        if (String(lines).includes('ready at')) resolve();
      });
      child.once('close', () => reject(new Error('the server ended')));
    });
  }

  /** Runs the operator's command over its data, which the server must not hold meanwhile. */
  async admin(...args: string[]): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/admin/main.ts', ...args], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: this.#data, ...this.settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`admin ${args.join(' ')} ended with ${code}`);
  }

  /** As by a power cut: no goodbye, nothing finished. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
