import { fileURLToPath } from 'node:url';
import Piscina from 'piscina';
import type { FontFiles, RenderResult, RenderTask } from './render-task.js';

/** Longest time for one picture, ms; then its thread is ended and a new one takes its place. */
const TIME_LIMIT = 30_000;
/** A thread that is not needed for this long is ended, ms: it holds fonts and a text shaper. */
const IDLE = 60_000;

const entry = fileURLToPath(new URL('./render-worker.mjs', import.meta.url));

/** Threads that paint designs. */
export class RenderPool {
  readonly #pool = new Piscina({
    filename: entry,
    execArgv: [],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });

  constructor(private readonly fonts: FontFiles) {}

  sourcesOf(designFile: string): Promise<readonly string[]> {
    return this.#run('sourcesOf', designFile);
  }

  render(task: Omit<RenderTask, 'fonts'>): Promise<RenderResult> {
    return this.#run('render', { ...task, fonts: this.fonts });
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  #run<Result>(name: string, task: unknown): Promise<Result> {
    return this.#pool.run(task, { name, signal: AbortSignal.timeout(TIME_LIMIT) }) as Promise<Result>;
  }
}
