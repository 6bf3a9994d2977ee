import type { EffectAnswer, EffectRequest, EffectRunner, EffectTask, PictureFile } from './effect-task.js';
import { MainThreadRunner } from './main-thread-runner.js';

interface Pending {
  readonly task: EffectTask;
  readonly picture: PictureFile;
  readonly resolve: (result: ImageBitmap | undefined | Promise<ImageBitmap | undefined>) => void;
  readonly reject: (error: Error) => void;
}

/** A worker with nothing to do is kept this long, milliseconds. */
const IDLE = 20_000;

/**
 * Computes effects in a worker. When the worker cannot be had (files of another origin, a strict security policy) or is
 * lost, what is under way and all that follows is computed in the page.
 */
export class WorkerRunner implements EffectRunner {
  readonly #pending = new Map<number, Pending>();
  /** Sources whose files the worker was given. */
  readonly #given = new Set<string>();
  readonly #startWorker: () => Worker;
  #worker: Worker | undefined;
  #page: MainThreadRunner | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => Worker = startWorker) {
    this.#startWorker = start;
  }

  /** Whether effects are computed in the page, for want of a worker. */
  get inPage(): boolean {
    return this.#page !== undefined;
  }

  run(task: EffectTask, picture: PictureFile): Promise<ImageBitmap | undefined> {
    clearTimeout(this.#idle);
    if (!this.#worker && !this.#page) this.#start();
    if (this.#page) return this.#page.run(task, picture);
    return new Promise((resolve, reject) => {
      this.#pending.set(task.id, { task, picture, resolve, reject });
      this.#send(task, picture);
    });
  }

  drop(id: number): void {
    this.#page?.drop(id);
    if (this.#pending.has(id)) this.#post({ drop: id });
  }

  #start(): void {
    try {
      this.#worker = this.#startWorker();
      this.#worker.onmessage = ({ data }: MessageEvent<EffectAnswer>) => this.#take(data);
      this.#worker.onerror = (event) => {
        event.preventDefault();
        this.#moveToPage();
      };
    } catch {
      this.#moveToPage();
    }
  }

  #send(task: EffectTask, { file }: PictureFile): void {
    const known = this.#given.has(task.source);
    this.#given.add(task.source);
    this.#post(known ? { task } : { task, file });
  }

  #post(request: EffectRequest): void {
    this.#worker?.postMessage(request);
  }

  #take(answer: EffectAnswer): void {
    const pending = this.#pending.get(answer.id);
    if (!pending) return;
    if ('missing' in answer) {
      this.#given.delete(pending.task.source);
      return this.#send(pending.task, pending.picture);
    }
    this.#pending.delete(answer.id);
    if ('failed' in answer) pending.reject(new Error(answer.failed));
    else pending.resolve(answer.bitmap);
    if (this.#pending.size === 0) this.#idle = setTimeout(() => this.#stop(), IDLE);
  }

  /** Frees the worker's memory; the next task starts another. */
  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#given.clear();
  }

  #moveToPage(): void {
    this.#stop();
    const page = (this.#page ??= new MainThreadRunner());
    const moved = [...this.#pending.values()];
    this.#pending.clear();
    for (const { task, picture, resolve } of moved) resolve(page.run(task, picture));
  }
}

const startWorker = (): Worker =>
  new Worker(new URL('./effect-worker.ts', import.meta.url), { type: 'module' });
