import { CutoutRunner } from '../../../elements/imaging/cutout/cutout-runner.js';
import { applyEffect } from '../../../elements/imaging/apply-effect.js';
import { pictureEffect } from '../../../elements/imaging/effect.js';
import { frameCost, type FrameCost } from '../stats.js';

/** Runs in the browser: `cutoutBench(strokes)`. */

export interface CutoutBench {
  /** From the file to the mask, the worker's start and the decoding in it, milliseconds. */
  readonly automatic: number;
  /** One more stroke of the brush, milliseconds. */
  readonly stroke: FrameCost;
  /** The cut-out's edges computed anew at the size it is shown at, milliseconds. */
  readonly edges: FrameCost;
}

const SHOWN = { width: 534, height: 800 };

async function timed(work: () => unknown): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function cutoutBench(count: number): Promise<CutoutBench> {
  const file = await (await fetch('/photo.jpg')).blob();
  const runner = new CutoutRunner();
  let { mask } = { mask: '' };
  const automatic = await timed(async () => ({ mask } = await runner.find('photo', file, {})));
  const strokes: number[] = [];
  for (let i = 1; i <= count; i++) {
    const marked = Array.from({ length: i }, (_, k) => ({
      keep: k % 2 === 0,
      radius: 0.012,
      points: [0.2, 0.3, 0.4].map((x) => ({ x: x + 0.02 * k, y: k % 2 === 0 ? 0.7 : 0.1 + 0.01 * k })),
    }));
    strokes.push(await timed(() => runner.find('photo', file, { strokes: marked })));
  }
  return {
    automatic: Math.round(automatic),
    stroke: frameCost([strokes]),
    edges: frameCost([await edges(file, mask, count)]),
  };
}

async function edges(file: Blob, mask: string, count: number): Promise<number[]> {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(SHOWN.width, SHOWN.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0, SHOWN.width, SHOWN.height);
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const pixels = context.getImageData(0, 0, SHOWN.width, SHOWN.height);
    const effect = pictureEffect({ cutout: { mask, crf: 10 * i, matting: -10 * i } })!;
    times.push(await timed(() => applyEffect(pixels, effect)));
  }
  return times;
}

Object.assign(window, { cutoutBench });
