import { fileURLToPath } from 'node:url';
import Piscina from 'piscina';
import { threadProgram } from '../../config/project-files.js';
import type { IllustrateTask } from './illustrate-task.js';

const ENTRY = fileURLToPath(threadProgram('illustrator-worker'));
/** Longest time for one picture, ms; then its thread is ended and a new one takes its place. */
const TIME_LIMIT = 30_000;
/** A thread that is not needed for this long is ended, ms. */
const IDLE = 60_000;

/** The thread that paints illustrations. */
export class IllustratorPool {
  readonly #pool = new Piscina({
    filename: ENTRY,
    execArgv: [],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });

  /** Without a listener an 'error' event of a lost thread would end the server. */
  constructor(onError: (error: Error) => void) {
    this.#pool.on('error', onError);
  }

  paint(task: IllustrateTask, signal: AbortSignal): Promise<Uint8Array> {
    return this.#pool.run(task, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
    }) as Promise<Uint8Array>;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
