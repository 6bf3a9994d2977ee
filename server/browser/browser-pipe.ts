import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** The browser's answers and events, as it writes them. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: Params;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

type Params = Readonly<Record<string, unknown>>;

interface Waiting {
  readonly resolve: (result: Readonly<Record<string, unknown>>) => void;
  readonly reject: (error: Error) => void;
}

/** The two pipes of a browser that was started with `--remote-debugging-pipe`: JSON, each message ended by a NUL. */
export class BrowserPipe {
  readonly #out: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, (params: Params) => void>();
  #rest = '';
  #count = 0;

  constructor({ stdio }: ChildProcess) {
    this.#out = stdio[3] as Writable;
    const input = stdio[4] as Readable;
    input.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    input.on('close', () => this.#end()).on('error', () => this.#end());
    this.#out.on('error', () => this.#end());
  }

  /** Rejects with what the browser says is wrong, or when it is gone. */
  send(
    method: string,
    params: Readonly<Record<string, unknown>> = {},
    sessionId?: string,
  ): Promise<Readonly<Record<string, unknown>>> {
    const id = (this.#count += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#out.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
  }

  /** Calls back with what an event tells, when it comes. */
  on(method: string, listener: (params: Params) => void): void {
    this.#listeners.set(method, listener);
  }

  #read(text: string): void {
    const parts = (this.#rest + text).split('\0');
    this.#rest = parts.pop() ?? '';
    for (const part of parts) this.#take(JSON.parse(part) as Message);
  }

  #take({ id, method, params = {}, result, error }: Message): void {
    if (method !== undefined) this.#listeners.get(method)?.(params);
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    if (error) waiting.reject(new Error(error.message));
    else waiting.resolve(result ?? {});
  }

  #end(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('the browser is gone'));
    this.#waiting.clear();
  }
}
