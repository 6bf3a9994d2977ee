import { fileURLToPath } from 'node:url';
import Piscina from 'piscina';
import { threadProgram } from '../../config/project-files.js';
import type { FontFiles } from './load-font.js';
import type { Filled, FillWork, PdfWork } from '../../services.js';
import type { DocumentTask } from './document-task.js';
import type { FilmTask } from './film-task.js';
import type { PageNeeds, RenderResult, RenderTask } from './render-task.js';

/** Longest time for one picture, ms; then its thread is ended and a new one takes its place. */
const TIME_LIMIT = 30_000;
/** The same for one film: a minute in full size takes minutes. */
const FILM_LIMIT = 600_000;
/** A thread that is not needed for this long is ended, ms: it holds fonts and a text shaper. */
const IDLE = 60_000;

const ENTRY = fileURLToPath(threadProgram('render-worker'));

export interface RenderPoolOptions {
  /** Told of a thread that died outside a task; it is replaced, the server goes on. */
  readonly onError: (error: Error) => void;
  /** The module the threads run; tests put one that fails in its place. */
  readonly entry?: string;
}

/** Threads that paint designs. */
export class RenderPool {
  readonly #pool: Piscina;
  /** A thread of their own: a page is painted while a film is made. */
  readonly #films: Piscina;
  #threadLost = new AbortController();

  constructor(
    private readonly fonts: FontFiles,
    { onError, entry = ENTRY }: RenderPoolOptions,
  ) {
    [this.#pool, this.#films] = [512, 1024].map((maxOldGenerationSizeMb) => {
      const pool = new Piscina({
        filename: entry,
        execArgv: [],
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLE,
        resourceLimits: { maxOldGenerationSizeMb },
      });
      // without a listener an 'error' event would end the server
      pool.on('error', (error: Error) => {
        onError(error);
        this.#failWaiting();
      });
      return pool;
    }) as [Piscina, Piscina];
  }

  /** Of the first page, or with `all` of every page. */
  needsOf(designFile: string, all = false): Promise<PageNeeds> {
    return this.#run('needsOf', { designFile, all });
  }

  render(task: Omit<RenderTask, 'fonts'>): Promise<RenderResult> {
    return this.#run('render', { ...task, fonts: this.fonts });
  }

  pdf(task: PdfWork): Promise<Uint8Array> {
    return this.#run('pdf', { ...task, fonts: this.fonts });
  }

  document(task: Omit<DocumentTask, 'fonts'>): Promise<Uint8Array> {
    return this.#run('document', { ...task, fonts: this.fonts });
  }

  /** All pages as one MP4 or GIF, one film at a time. */
  film(task: Omit<FilmTask, 'fonts'>): Promise<Uint8Array> {
    const signal = AbortSignal.timeout(FILM_LIMIT);
    return this.#films.run({ ...task, fonts: this.fonts }, { name: 'film', signal }) as Promise<Uint8Array>;
  }

  fill(task: FillWork): Promise<Filled> {
    return this.#run('fill', { ...task, fonts: this.fonts });
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.destroy(), this.#films.destroy()]);
  }

  #run<Result>(name: string, task: unknown): Promise<Result> {
    const signal = AbortSignal.any([AbortSignal.timeout(TIME_LIMIT), this.#threadLost.signal]);
    return this.#pool.run(task, { name, signal }) as Promise<Result>;
  }

  /** A task that waited for the lost thread fails now, not at its time limit: the job queue tries it again. */
  #failWaiting(): void {
    this.#threadLost.abort();
    this.#threadLost = new AbortController();
  }
}
