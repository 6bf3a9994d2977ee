import { Worker } from 'node:worker_threads';
import { threadProgram } from '../config/project-files.js';

/** Longest time for one file once its thread is ready, ms: a large font takes a second. */
const TIME_LIMIT = 15_000;
/** Longest time for a thread to be ready, ms. */
const START_LIMIT = 60_000;
const RESOURCES = { maxOldGenerationSizeMb: 256 };

const ENTRY = threadProgram('read-worker');

interface Reading {
  readonly what: 'font' | 'drawing' | 'heic';
  readonly bytes: Uint8Array;
  /** What is thrown instead; null where the reader failed without words: it ran out of time or memory, or broke. */
  readonly refusal: (message: string | null) => Error;
  /** The module the thread runs and the time it has; tests put others in their place. */
  readonly entry?: URL;
  readonly limit?: number;
}

type Said = 'ready' | { readonly read: unknown } | { readonly refused: string | null };

/** Reads a file in a thread of its own, which a hostile one may bring down, or keep busy, without harm to anybody. */
export function readInWorker<Read>(reading: Reading): Promise<Read> {
  const { what, bytes, refusal, entry = ENTRY, limit = TIME_LIMIT } = reading;
  const thread = new Worker(entry, {
    // a copy of its own: a small upload is a window on a pool that others write to
    workerData: { what, bytes: new Uint8Array(bytes) },
    execArgv: [],
    resourceLimits: RESOURCES,
    // libraries complain there of what they cannot read
    ...{ stdout: true, stderr: true },
  });
  let ready = false;
  let timer: NodeJS.Timeout;
  const read = new Promise<Read>((resolve, reject) => {
    const give = (error?: Error) =>
      reject(ready ? refusal(null) : (error ?? new Error('the thread that reads files cannot start')));
    timer = setTimeout(give, START_LIMIT);
    thread.on('message', (said: Said) => {
      if (said === 'ready') {
        ready = true;
        clearTimeout(timer);
        timer = setTimeout(give, limit);
      } else if ('read' in said) resolve(said.read as Read);
      else reject(refusal(said.refused));
    });
    // an error may overtake what the thread said before it; at its exit all of that has arrived
    let fault: Error | undefined;
    thread.on('error', (error) => (fault = error));
    thread.on('exit', () => give(fault));
  });
  return read.finally(() => {
    clearTimeout(timer);
    void thread.terminate();
  });
}
