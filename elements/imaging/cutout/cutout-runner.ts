import type { CutoutAnswer, CutoutRequest, FoundSubject } from './cutout-task.js';
import type { SubjectFinder } from './subject-finder.js';
import type { Hints } from './segmentation/seeds.js';

interface Pending {
  readonly request: CutoutRequest;
  readonly resolve: (found: FoundSubject | Promise<FoundSubject>) => void;
  readonly reject: (error: Error) => void;
}

/** A worker with nothing to do is kept this long, milliseconds: between two strokes of a brush. */
const IDLE = 60_000;

/** Finds subjects in a worker, started when the first is wanted; in the page where no worker can be had. */
export class CutoutRunner {
  readonly #pending = new Map<number, Pending>();
  readonly #startWorker: () => Worker;
  #worker: Worker | undefined;
  #inPage: Promise<SubjectFinder> | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(start: () => Worker = startWorker) {
    this.#startWorker = start;
  }

  /** Rejects when the file is no picture, or with the signal's reason as soon as it fires. */
  async find(source: string, file: Blob, hints: Hints, signal?: AbortSignal): Promise<FoundSubject> {
    signal?.throwIfAborted();
    clearTimeout(this.#idle);
    const request = { id: ++this.#lastId, source, file, hints };
    if (!this.#worker && !this.#inPage) this.#start();
    if (this.#inPage) return (await this.#inPage).find(request);
    return new Promise((resolve, reject) => {
      this.#pending.set(request.id, { request, resolve, reject });
      signal?.addEventListener('abort', () => this.#giveUp(request.id, signal.reason as Error), {
        once: true,
      });
      this.#worker!.postMessage(request);
    });
  }

  #start(): void {
    try {
      this.#worker = this.#startWorker();
      this.#worker.onmessage = ({ data }: MessageEvent<CutoutAnswer>) => this.#take(data);
      this.#worker.onerror = (event) => {
        event.preventDefault();
        this.#moveToPage();
      };
    } catch {
      this.#moveToPage();
    }
  }

  #take(answer: CutoutAnswer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if ('failed' in answer) pending?.reject(new Error(answer.failed));
    else pending?.resolve(answer.found);
    this.#restIfIdle();
  }

  #giveUp(id: number, reason: Error): void {
    this.#pending.get(id)?.reject(reason);
    this.#pending.delete(id);
    this.#restIfIdle();
  }

  #restIfIdle(): void {
    clearTimeout(this.#idle);
    if (this.#pending.size === 0) this.#idle = setTimeout(() => this.#stop(), IDLE);
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #moveToPage(): void {
    this.#stop();
    // loaded only here: the worker brings its own
    const inPage = (this.#inPage ??= import('./subject-finder.js').then(
      (loaded) => new loaded.SubjectFinder(),
    ));
    const moved = [...this.#pending.values()];
    this.#pending.clear();
    for (const { request, resolve } of moved) resolve(inPage.then((finder) => finder.find(request)));
  }
}

const startWorker = (): Worker =>
  new Worker(new URL('./cutout-worker.ts', import.meta.url), { type: 'module' });
