import type { Pyramid } from '../../compose/pictures/pyramid.js';
import type { PreparedScene } from '../../compose/scene/scene.js';
import type { PrintPlace } from '../../compose/scene/print-at.js';
import type { BenchAnswer, BenchMethod } from './renderer-messages.js';
import { LocalBench } from './local-renderer.js';
import type { LoadedPackage } from '../loading/package-loader.js';
import type { BenchInputs, BenchPicture, Drawn, OpenScene, Workbench } from './renderer.js';

/** How long a worker may take until it listens; a page whose policy refuses it may never say so, ms. */
const PATIENCE = 8_000;

let started: Promise<Workbench> | undefined;

/** The workbench of this page: one worker for all mockups, or the page itself where a policy or its age refuses one. */
export function workbench(): Promise<Workbench> {
  return (started ??= startWorker().then((worker) =>
    worker ? new LinkedBench(worker, () => (started = undefined)) : new LocalBench(),
  ));
}

function startWorker(): Promise<Worker | null> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(new URL('./renderer-worker.ts', import.meta.url), { type: 'module' });
      const refuse = () => {
        worker.terminate();
        resolve(null);
      };
      const timer = setTimeout(refuse, PATIENCE);
      worker.onmessage = ({ data }: MessageEvent<BenchAnswer>) => {
        clearTimeout(timer);
        if ('able' in data && data.able) resolve(worker);
        else refuse();
      };
      worker.onerror = refuse;
    } catch {
      resolve(null);
    }
  });
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The workbench in a worker. When it dies, what waits fails, and who asks next gets another. */
class LinkedBench implements Workbench {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(worker: Worker, onGone: () => void) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<BenchAnswer>) => this.#take(data);
    worker.onerror = ({ message }) => {
      onGone();
      worker.terminate();
      for (const { reject } of this.#waiting.values()) reject(new Error(message || 'the worker ended'));
      this.#waiting.clear();
    };
  }

  #take(answer: BenchAnswer): void {
    if ('able' in answer) return;
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('failed' in answer) waiting?.reject(new Error(answer.failed));
    else waiting?.resolve(answer.value);
  }

  #call<T>(method: BenchMethod, args: readonly unknown[], handedOver: Transferable[] = []): Promise<T> {
    const id = ++this.#last;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.#worker.postMessage({ id, method, args }, handedOver);
    });
  }

  open(loaded: LoadedPackage): Promise<OpenScene> {
    return this.#call('open', [loaded]);
  }

  prepared(scene: number, level: number): Promise<PreparedScene> {
    return this.#call('prepared', [scene, level]);
  }

  picture(bitmap: ImageBitmap, give: boolean): Promise<BenchPicture> {
    return this.#call('picture', [bitmap, give], [bitmap]);
  }

  adopt(pyramid: Pyramid): Promise<number> {
    return this.#call('adopt', [pyramid]);
  }

  draw(scene: number, level: number, inputs: BenchInputs, whole: boolean): Promise<Drawn | null> {
    return this.#call('draw', [scene, level, inputs, whole]);
  }

  printAt(scene: number, x: number, y: number): Promise<PrintPlace | null> {
    return this.#call('printAt', [scene, x, y]);
  }

  close(scene: number): void {
    void this.#call('close', [scene]);
  }

  drop(picture: number): void {
    void this.#call('drop', [picture]);
  }
}
