import type { Pyramid } from '../../compose/pictures/pyramid.js';
import type { PreparedScene } from '../../compose/scene/scene.js';
import type { PrintPlace } from '../../compose/scene/print-at.js';
import type { RendererResponse, RendererMethod } from './renderer-messages.js';
import { LocalRenderer } from './local-renderer.js';
import type { LoadedPackage } from '../loading/package-loader.js';
import type { RendererInputs, RendererPicture, DrawnRegion, OpenScene, MockupRenderer } from './renderer.js';

/** How long a worker may take until it listens; a page whose policy refuses it may never say so, ms. */
const START_TIMEOUT = 8_000;

let started: Promise<MockupRenderer> | undefined;

/** The renderer of this page: one worker for all mockups, or the page itself where a policy or its age refuses one. */
export function sharedRenderer(): Promise<MockupRenderer> {
  return (started ??= startWorker().then((worker) =>
    worker ? new WorkerRenderer(worker, () => (started = undefined)) : new LocalRenderer(),
  ));
}

interface UrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: UrlPolicy): UrlPolicy;
}

let policy: UrlPolicy | undefined;

/** A page with a strict policy (`require-trusted-types-for`) takes addresses of scripts from a policy alone (docs/embed.md). */
function trusted(url: URL | string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // of one name there may be one
  policy ??= trustedTypes?.createPolicy('design-maker', { createScriptURL: (address) => address });
  return policy?.createScriptURL(String(url)) ?? String(url);
}

function startWorker(): Promise<Worker | null> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(trusted(new URL('./renderer-worker.ts', import.meta.url)), {
        type: 'module',
      });
      const refuse = () => {
        worker.terminate();
        resolve(null);
      };
      const timer = setTimeout(refuse, START_TIMEOUT);
      worker.onmessage = ({ data }: MessageEvent<RendererResponse>) => {
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

interface PendingCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The renderer in a worker. When it dies, what waits fails, and who asks next gets another. */
class WorkerRenderer implements MockupRenderer {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingCall>();
  #last = 0;

  constructor(worker: Worker, onGone: () => void) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<RendererResponse>) => this.#take(data);
    worker.onerror = ({ message }) => {
      onGone();
      worker.terminate();
      for (const { reject } of this.#pending.values()) reject(new Error(message || 'the worker ended'));
      this.#pending.clear();
    };
  }

  #take(answer: RendererResponse): void {
    if ('able' in answer) return;
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if ('failed' in answer) pending?.reject(new Error(answer.failed));
    else pending?.resolve(answer.value);
  }

  #call<T>(method: RendererMethod, args: readonly unknown[], handedOver: Transferable[] = []): Promise<T> {
    const id = ++this.#last;
    return new Promise<T>((resolve, reject) => {
      this.#pending.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.#worker.postMessage({ id, method, args }, handedOver);
    });
  }

  open(loaded: LoadedPackage): Promise<OpenScene> {
    return this.#call('open', [loaded]);
  }

  prepared(scene: number, level: number): Promise<PreparedScene> {
    return this.#call('prepared', [scene, level]);
  }

  picture(bitmap: ImageBitmap, give: boolean): Promise<RendererPicture> {
    return this.#call('picture', [bitmap, give], [bitmap]);
  }

  adopt(pyramid: Pyramid): Promise<number> {
    return this.#call('adopt', [pyramid]);
  }

  draw(scene: number, level: number, inputs: RendererInputs, whole: boolean): Promise<DrawnRegion | null> {
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
