import { bitmapOf, PixelSource } from './browser-pixels.js';
import { ByteCache } from './byte-cache.js';
import { EffectQueue } from './effect-queue.js';
import type { EffectAnswer, EffectRequest, EffectTask } from './effect-task.js';

/** A worker that computes effects. It decodes the files itself: no pixel of an original crosses over. */

/** Decoded pictures kept for the next task. */
const MOST_DECODED = 160_000_000;
const SLICE = 10;

/** Plain Node, where this room loads too, has no such scope. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<EffectRequest>) => void) | null;
  postMessage(message: EffectAnswer, transfer?: Transferable[]): void;
};

class MissingFile extends Error {}

function start(): void {
  const files = new ByteCache<Blob>(MOST_DECODED);
  const decoded = new ByteCache<ImageBitmap>(MOST_DECODED, (bitmap) => bitmap.close());
  const pixels = new PixelSource();

  async function picture(source: string): Promise<ImageBitmap> {
    const known = decoded.get(source);
    if (known) return known;
    const file = files.get(source);
    if (!file) throw new MissingFile(source);
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    decoded.set(source, bitmap, bitmap.width * bitmap.height * 4);
    return bitmap;
  }

  const queue = new EffectQueue({
    pixels: (task) => pixels.of(task, () => picture(task.source)),
    finish: bitmapOf,
    pause: nextTurn(),
    slice: SLICE,
  });

  async function answer(task: EffectTask): Promise<void> {
    try {
      const bitmap = await queue.add(task);
      if (bitmap) scope.postMessage({ id: task.id, bitmap }, [bitmap]);
      else scope.postMessage({ id: task.id });
    } catch (error) {
      if (error instanceof MissingFile) scope.postMessage({ id: task.id, missing: true });
      else scope.postMessage({ id: task.id, failed: String(error) });
    }
  }

  scope.onmessage = ({ data }) => {
    if ('drop' in data) return queue.drop(data.drop);
    if (data.file) files.set(data.task.source, data.file, data.file.size);
    void answer(data.task);
  };
}

/** Waits for messages that have come meanwhile, and no longer: timers would wait four milliseconds. */
function nextTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const turns: (() => void)[] = [];
  port1.onmessage = () => turns.shift()?.();
  return () =>
    new Promise((resolve) => {
      turns.push(resolve);
      port2.postMessage(null);
    });
}

if ('WorkerGlobalScope' in globalThis) start();
