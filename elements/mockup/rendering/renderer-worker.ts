import type { BenchAnswer, BenchCall } from './renderer-messages.js';
import { LocalBench } from './local-renderer.js';
import type { BenchPicture, Drawn } from './renderer.js';

/** The worker that is the workbench of a page. In an embed it comes from inside the script itself (docs/embed.md). */

/** The embed has both of one piece (scripts/plugins/rollup/renderer-in-script.mjs). */
export { LocalBench };

/** Other threads, where this module may be loaded to be looked at, have no such scope. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<BenchCall>) => void) | null;
  postMessage(message: BenchAnswer, transfer?: Transferable[]): void;
};

function start(): void {
  const bench = new LocalBench();

  async function answer({ id, method, args }: BenchCall): Promise<void> {
    try {
      const act = bench[method] as (...args: unknown[]) => unknown;
      const value = await act.apply(bench, [...args]);
      scope.postMessage({ id, value }, handedOver(value));
    } catch (error) {
      scope.postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
    }
  }

  scope.onmessage = ({ data }) => void answer(data);
  scope.postMessage({ able: typeof OffscreenCanvas !== 'undefined' });
}

/** What this side does not keep goes over without a copy: px that were drawn, halves that are given away. */
function handedOver(value: unknown): Transferable[] {
  const { pixels, pyramid } = (value ?? {}) as Partial<Drawn & BenchPicture>;
  return [...(pixels ? [pixels.buffer] : []), ...(pyramid?.levels.map(({ data }) => data.buffer) ?? [])];
}

if ('WorkerGlobalScope' in globalThis) start();
