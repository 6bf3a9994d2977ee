import type { RendererResponse, RendererRequest } from './renderer-messages.js';
import { LocalRenderer } from './local-renderer.js';
import type { RendererPicture, DrawnRegion } from './renderer.js';

/** The worker that is the renderer of a page. In an embed it comes from inside the script itself (docs/embed.md). */

/** The embed has both of one piece (scripts/plugins/rollup/renderer-in-script.mjs). */
export { LocalRenderer };

/** Other threads, where this module may be loaded to be looked at, have no such scope. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<RendererRequest>) => void) | null;
  postMessage(message: RendererResponse, transfer?: Transferable[]): void;
};

function start(): void {
  const renderer = new LocalRenderer();

  async function answer({ id, method, args }: RendererRequest): Promise<void> {
    try {
      const act = renderer[method] as (...args: unknown[]) => unknown;
      const value = await act.apply(renderer, [...args]);
      scope.postMessage({ id, value }, transferablesOf(value));
    } catch (error) {
      scope.postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
    }
  }

  scope.onmessage = ({ data }) => void answer(data);
  scope.postMessage({ able: typeof OffscreenCanvas !== 'undefined' });
}

/** What this side does not keep goes over without a copy: px that were drawn, halves that are given away. */
function transferablesOf(value: unknown): Transferable[] {
  const { pixels, pyramid } = (value ?? {}) as Partial<DrawnRegion & RendererPicture>;
  return [...(pixels ? [pixels.buffer] : []), ...(pyramid?.levels.map(({ data }) => data.buffer) ?? [])];
}

if ('WorkerGlobalScope' in globalThis) start();
