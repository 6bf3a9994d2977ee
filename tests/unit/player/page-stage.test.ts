import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { pageFrame } from '../../../elements/animation/page-frame.js';
import { ELEMENT_PRESETS } from '../../../elements/animation/presets/element-presets.js';
import { PAGE_PRESETS } from '../../../elements/animation/presets/page-presets.js';
import type { Op } from '../../../elements/display/ops.js';
import type { PaintContext } from '../../../elements/paint/env.js';
import { paintOps } from '../../../elements/paint/painter.js';
import { PageStage } from '../../../elements/player/page-stage.js';
import { nodePaintEnv } from '../../../elements/render/node.js';
import { scheduled, SIZE } from '../animation/animated.js';

const SCALE = 0.5;
const SIDE = Math.round(SIZE.width * SCALE);
const MOMENTS = [0.2, 0.45, 1.2, 3.9, 4.5];

function sheet(paint: (context: PaintContext) => void): Uint8ClampedArray {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  paint(context as unknown as PaintContext);
  return context.getImageData(0, 0, SIDE, SIDE).data;
}

const painted = (ops: readonly Op[]) =>
  sheet((context) => {
    context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
    paintOps(
      context,
      ops,
      nodePaintEnv(() => undefined),
    );
  });

/** Mean difference of a channel, and the part of the channels that differ by more than a sixteenth. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): { mean: number; far: number } {
  let [sum, far] = [0, 0];
  a.forEach((value, i) => {
    const by = Math.abs(value - b[i]!);
    sum += by;
    if (by > 16) far++;
  });
  return { mean: sum / a.length, far: far / a.length };
}

describe('a page stage', () => {
  for (const { id } of [...PAGE_PRESETS, ...ELEMENT_PRESETS])
    it(`shows what the painter paints: ${id}`, async () => {
      const { schedule } = await scheduled({ animation: id });
      const env = nodePaintEnv(() => undefined);
      const stage = new PageStage(schedule, SCALE, env);
      expect(stage.prepare(Infinity)).toBe(true);
      for (const time of MOMENTS) {
        const frame = sheet((context) => stage.paint(context, time));
        const { mean, far } = difference(frame, painted(pageFrame(schedule, time)));
        expect(mean, `mean at ${time} s`).toBeLessThan(0.6);
        expect(far, `far at ${time} s`).toBeLessThan(0.02);
      }
    });

  it('at rest is the painted page to the pixel, before its objects are painted ahead and after', async () => {
    const { schedule } = await scheduled({ animation: 'fade' });
    const stage = new PageStage(
      schedule,
      SCALE,
      nodePaintEnv(() => undefined),
    );
    const rest = painted(schedule.page.ops);
    const shown = () =>
      difference(
        sheet((context) => stage.paint(context, -1)),
        rest,
      );
    expect(shown()).toEqual({ mean: 0, far: 0 });
    stage.prepare(Infinity);
    expect(shown().far).toBe(0);
    expect(shown().mean).toBeLessThan(0.02);
  });

  it('is prepared bit by bit', async () => {
    const { schedule } = await scheduled({ animation: 'fade' });
    const stage = new PageStage(
      schedule,
      SCALE,
      nodePaintEnv(() => undefined),
    );
    const done = [stage.prepare(0), stage.prepare(0), stage.prepare(0)];
    expect(done).toEqual([false, false, true]);
  });
});
