import type { InputOf, OutputOf, TaskName } from './tasks.js';

/** Who runs tasks: a worker, or the page where none can be had. */
export interface Host {
  /** Rejects with the signal's reason as soon as it fires, and with GeneratorCrashed when the host is lost. */
  run<N extends TaskName>(name: N, input: InputOf<N>, signal: AbortSignal): Promise<OutputOf<N>>;
  /** What could not be loaded is to be asked for again. */
  retry(): void;
  /** Frees its memory; what is under way is lost. */
  close(): void;
}

/** The worker that ran the job has ended; another takes the next one. */
export class GeneratorCrashed extends Error {
  override readonly name = 'GeneratorCrashed';
}
