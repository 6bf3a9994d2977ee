import { GeneratorCrashed, type Host } from './host.js';
import type { GeneratorRequest, GeneratorResponse } from './messages.js';
import { answerQuestion, type Question } from './source-questions.js';
import type { GeneratorSources } from './sources.js';
import type { InputOf, OutputOf, TaskName } from './tasks.js';

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** How long a worker may take until it listens; a page whose policy refuses it may never say so, ms. */
const START_TIMEOUT = 10_000;

/** A worker that listens; null where none can be had: another origin, a strict policy, an old browser. */
export function startWorker(
  create = () => new Worker(new URL('./generator-worker.ts', import.meta.url), { type: 'module' }),
): Promise<Worker | null> {
  return new Promise((resolve) => {
    try {
      const worker = create();
      const refuse = (): void => {
        worker.terminate();
        resolve(null);
      };
      const timer = setTimeout(refuse, START_TIMEOUT);
      const settled = (act: () => void) => (event: Event) => {
        event.preventDefault();
        clearTimeout(timer);
        act();
      };
      worker.onmessage = settled(() => resolve(worker));
      worker.onerror = settled(refuse);
    } catch {
      resolve(null);
    }
  });
}

/** Tasks in a worker. When it dies, its jobs are told and `onGone` is called. */
export class WorkerHost implements Host {
  readonly #worker: Worker;
  readonly #sources: GeneratorSources;
  readonly #pending = new Map<number, Pending>();
  #last = 0;

  constructor(worker: Worker, sources: GeneratorSources, onGone: () => void) {
    this.#worker = worker;
    this.#sources = sources;
    const end = (message: string): void => {
      onGone();
      this.#end(new GeneratorCrashed(message));
    };
    worker.onmessage = ({ data }: MessageEvent<GeneratorResponse>) => this.#take(data);
    worker.onerror = (event) => {
      event.preventDefault();
      end(event.message || 'the worker ended');
    };
    worker.onmessageerror = () => end('the answer of the worker cannot be read');
  }

  run<N extends TaskName>(task: N, input: InputOf<N>, signal: AbortSignal): Promise<OutputOf<N>> {
    const id = ++this.#last;
    const stop = (): void => {
      this.#post({ cancel: id });
      this.#pending.get(id)?.reject(signal.reason);
      this.#pending.delete(id);
    };
    return new Promise<unknown>((resolve, reject) => {
      signal.throwIfAborted();
      this.#pending.set(id, { resolve, reject });
      signal.addEventListener('abort', stop, { once: true });
      this.#post({ run: id, task, input });
    }).finally(() => signal.removeEventListener('abort', stop)) as Promise<OutputOf<N>>;
  }

  retry(): void {
    this.#post({ retry: true });
  }

  close(): void {
    this.#end(new GeneratorCrashed('the generator was closed'));
  }

  #end(error: Error): void {
    this.#worker.terminate();
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }

  #post(request: GeneratorRequest): void {
    this.#worker.postMessage(request);
  }

  #take(response: GeneratorResponse): void {
    if (response === 'ready') return;
    if ('ask' in response) return void this.#answer(response.ask, response.question);
    const pending = this.#pending.get(response.done);
    this.#pending.delete(response.done);
    if ('failed' in response) pending?.reject(new Error(response.failed));
    else pending?.resolve(response.output);
  }

  async #answer(answer: number, question: Question): Promise<void> {
    try {
      this.#post({ answer, value: await answerQuestion(this.#sources, question) });
    } catch (error) {
      this.#post({ answer, failed: error instanceof Error ? error.message : String(error) });
    }
  }
}
