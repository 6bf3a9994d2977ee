import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import Piscina from 'piscina';
import { threadProgram } from '../../config/project-files.js';
import type { SceneImage } from '../../../elements/compose/scene/scene.js';
import type { BandTask, SharedArt } from './mockup-task.js';

const ENTRY = fileURLToPath(threadProgram('mockup-worker'));
/** Longest time for one render or picture, ms; then its threads are ended and it fails. */
const TIME_LIMIT = 120_000;
/** A thread that is not needed for this long is ended, ms. */
const IDLE = 5_000;
/** More threads only wait for memory. */
const THREADS = Math.min(4, availableParallelism());
/** Rows with more print take longer, so a thread that is done early takes another band; each costs a preparing. */
const BANDS = 2 * THREADS;
/** How often progress is told, ms. */
const TELL = 250;

export interface MockupPoolOptions {
  /** Told of a thread that died outside a task; it is replaced, the server goes on. */
  readonly onError: (error: Error) => void;
}

/** Threads that compose renders of mockups. */
export class MockupPool {
  readonly #pool: Piscina;

  constructor({ onError }: MockupPoolOptions) {
    this.#pool = new Piscina({
      filename: ENTRY,
      execArgv: [],
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    // without a listener an 'error' event would end the server
    this.#pool.on('error', onError);
  }

  /** A picture as threads sample it. */
  imageOf(art: SharedArt): Promise<SceneImage> {
    return this.#pool.run(art, { name: 'imageOf', signal: AbortSignal.timeout(TIME_LIMIT) });
  }

  /** Fills `out`, all rows; `progress` is told how much is done, 0 to 1. */
  async compose(
    task: Pick<BandTask, 'scene' | 'inputs' | 'out'>,
    progress: (done: number) => void = () => undefined,
  ): Promise<void> {
    const { height } = task.scene;
    const done = new Int32Array(new SharedArrayBuffer(4));
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const telling = setInterval(() => progress(Atomics.load(done, 0) / height), TELL);
    const edge = (band: number): number => Math.round((band * height) / BANDS);
    try {
      await Promise.all(
        Array.from({ length: BANDS }, (_, band) =>
          this.#pool.run({ ...task, done, from: edge(band), to: edge(band + 1) } satisfies BandTask, {
            name: 'composeBand',
            signal,
          }),
        ),
      );
    } finally {
      clearInterval(telling);
    }
    progress(1);
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
