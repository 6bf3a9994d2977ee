import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../support/free-port.js';

/** The second line it says: where the operator reads the mails. */
const MAILS = /Mails are kept at (\S+)\n/;

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A server with data of its own, that can be killed and started again over them. It begins with the catalog in its store. */
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
    const seed = process.env['E2E_SEED'];
    // at once: file by file, eight thousand of them wait for their turn four times as long
    if (seed !== undefined) cpSync(seed, server.#data, { recursive: true });
    await server.start();
    return server;
  }

  /** Where its operator reads the mails. */
  get outbox(): string {
    return MAILS.exec(this.output)![1]!;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['dist/server/main.mjs'], {
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
    let said = '';
    await new Promise<void>((resolve, reject) => {
      // read to the end: a server whose lines nobody takes ends at the next one
      child.stdout.on('data', (lines: Buffer) => {
        said += String(lines);
        this.output += String(lines);
        if (said.includes('ready at') && MAILS.test(said)) resolve();
      });
      child.once('close', () => reject(new Error('the server ended')));
    });
  }

  /** Runs the operator's command over its data, which the server must not hold meanwhile. */
  async admin(...args: string[]): Promise<void> {
    const child = spawn(process.execPath, ['dist/server/admin.mjs', ...args], {
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

  /** Ends it in order and gives its data to whoever asked. */
  async stop(): Promise<string> {
    const child = this.#child!;
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
    return this.#data;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
