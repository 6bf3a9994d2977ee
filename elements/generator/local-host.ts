import type { Host } from './host.js';
import type { GeneratorSources } from './sources.js';
import { TaskRunner, type Platform } from './task-runner.js';
import type { InputOf, OutputOf, TaskName } from './tasks.js';

/** Tasks in the thread that asks, a slice at a time. */
export class LocalHost implements Host {
  readonly #runner: TaskRunner;

  constructor(sources: GeneratorSources, platform?: Platform) {
    this.#runner = new TaskRunner(sources, platform);
  }

  run<N extends TaskName>(name: N, input: InputOf<N>, signal: AbortSignal): Promise<OutputOf<N>> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      this.#runner.run(name, input, signal).then(resolve, reject);
    });
  }

  retry(): void {
    this.#runner.retry();
  }

  close(): void {
    // its memory goes with it
  }
}
