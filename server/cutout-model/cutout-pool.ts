import { fileURLToPath } from 'node:url';
import Piscina from 'piscina';
import { threadProgram } from '../config/project-files.js';
import type { CutoutModelSettings } from '../config/cutout-model.js';
import { CutoutModelError, type FoundMask } from './cutout-model.js';
import type { FindTask, OpenedModel, Told } from './cutout-task.js';

const ENTRY = fileURLToPath(threadProgram('cutout-worker'));
/** Longest time for opening a model or for one picture, ms; then the thread is ended and a new one takes its place. */
const TIME_LIMIT = 120_000;
/** A model that nobody asks for this long gives its memory back, ms. */
const IDLE = 600_000;

/** The thread that runs the operator's model: one, since a model fills memory and cores by itself. */
export class CutoutPool {
  readonly #settings: CutoutModelSettings;
  readonly #onError: (error: Error) => void;
  #pool: Piscina;

  constructor(settings: CutoutModelSettings, onError: (error: Error) => void) {
    this.#settings = settings;
    this.#onError = onError;
    this.#pool = this.#start();
  }

  #start(): Piscina {
    const pool = new Piscina({
      filename: ENTRY,
      execArgv: [],
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE,
    });
    // without a listener an 'error' event of a lost thread would end the server
    return pool.on('error', this.#onError);
  }

  /** A runtime that ran out of memory stays broken for the life of its thread. */
  async #restart(): Promise<void> {
    const broken = this.#pool;
    this.#pool = this.#start();
    await broken.destroy();
  }

  /** Rejects with a CutoutModelError. */
  open(): Promise<OpenedModel> {
    return this.#ask('open', this.#settings);
  }

  /** Rejects with a CutoutModelError. */
  find(rgb: Uint8Array): Promise<FoundMask> {
    return this.#ask('find', { settings: this.#settings, rgb } satisfies FindTask);
  }

  async #ask<Result extends object>(name: string, task: unknown): Promise<Result> {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    let told: Told<Result>;
    try {
      told = (await this.#pool.run(task, { name, signal })) as Told<Result>;
    } catch (error) {
      if (signal.aborted) throw new CutoutModelError(`took longer than ${TIME_LIMIT / 1000} s`);
      await this.#restart();
      throw new CutoutModelError(`failed (${String(error)})`);
    }
    if ('fault' in told) throw new CutoutModelError(told.fault);
    return told;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
