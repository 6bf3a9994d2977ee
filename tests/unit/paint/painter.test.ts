import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { GlyphRun, Group, Op } from '../../../elements/display/ops.js';
import type { PaintContext, PaintEnv, PaintOptions, Picture } from '../../../elements/paint/env.js';
import { paintOps } from '../../../elements/paint/painter.js';
import { nodePaintEnv } from '../../../elements/render/node.js';

type Rgba = readonly number[];

const SIZE = 100;
const square = (x: number, y: number, side: number, fill: string): Op => ({
  op: 'fillPath',
  d: `M${x} ${y}h${side}v${side}h${-side}Z`,
  fill,
});
const RED = '#ff0000';
const BLUE = '#0000ff';

/** Counts the layers it is asked for. */
function countingEnv(image: PaintEnv['image'] = () => undefined): PaintEnv & { layers: number } {
  const env = nodePaintEnv(image);
  const counting = {
    ...env,
    layers: 0,
    createCanvas(width: number, height: number) {
      counting.layers++;
      return env.createCanvas(width, height);
    },
  };
  return counting;
}

function sheet(): { context: SKRSContext2D; at: (x: number, y: number) => Rgba } {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  return { context, at: (x, y) => [...context.getImageData(x, y, 1, 1).data] };
}

function painted(ops: readonly Op[], env: PaintEnv = countingEnv(), options?: PaintOptions) {
  const { context, at } = sheet();
  paintOps(context as unknown as PaintContext, ops, env, options);
  return at;
}

describe('the painter', () => {
  it('fades a group as a whole: what overlaps inside does not show through', () => {
    const children = [square(10, 10, 40, RED), square(30, 30, 40, BLUE)];
    const at = painted([{ op: 'group', opacity: 0.5, children }]);
    expect(at(15, 15)).toEqual([255, 0, 0, 128]);
    expect(at(40, 40)).toEqual([0, 0, 255, 128]);
  });

  it('needs no layer to fade a single paint', () => {
    const env = countingEnv();
    const inner: Group = { op: 'group', children: [square(10, 10, 40, RED)] };
    const at = painted([{ op: 'group', opacity: 0.5, children: [inner] }], env);
    expect(at(15, 15)).toEqual([255, 0, 0, 128]);
    expect(env.layers).toBe(0);
  });

  it('multiplies the opacities of groups, ops and the context', () => {
    const op: Op = { ...(square(0, 0, 50, RED) as Extract<Op, { op: 'fillPath' }>), opacity: 0.5 };
    const { context, at } = sheet();
    context.globalAlpha = 0.5;
    paintOps(
      context as unknown as PaintContext,
      [{ op: 'group', opacity: 0.5, children: [op] }],
      countingEnv(),
    );
    expect(at(10, 10)[3]).toBe(32);
  });

  it('shows a masked group where any op of its mask has ink', () => {
    const children = [square(0, 0, 100, RED)];
    const one = painted([{ op: 'group', mask: [square(10, 10, 20, BLUE)], children }]);
    expect([one(15, 15), one(40, 40)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 0, 0],
    ]);
    const mask = [square(10, 10, 20, BLUE), square(60, 60, 20, BLUE)];
    const two = painted([{ op: 'group', mask, children }]);
    expect([two(15, 15), two(40, 40), two(65, 65)].map(([r]) => r)).toEqual([255, 0, 255]);
  });

  it('keeps what lies behind a masked group', () => {
    const masked: Op = { op: 'group', mask: [square(10, 10, 20, BLUE)], children: [square(0, 0, 100, RED)] };
    expect(painted([square(0, 0, 100, '#00ff00'), masked])(60, 60)).toEqual([0, 255, 0, 255]);
  });

  it('blends a group with what is behind it', () => {
    const group: Op = { op: 'group', blend: 'multiply', children: [square(0, 0, 50, '#ffff00')] };
    expect(painted([square(0, 0, 100, '#00ffff'), group])(10, 10)).toEqual([0, 255, 0, 255]);
  });

  it('starts from the transform and leaves the state of the context as it was', () => {
    const { context, at } = sheet();
    context.setTransform(2, 0, 0, 2, 10, 0);
    context.globalAlpha = 0.25;
    context.globalCompositeOperation = 'multiply';
    paintOps(context as unknown as PaintContext, [square(0, 0, 10, RED)], countingEnv());
    expect(at(25, 15)[3]).toBe(64);
    expect(at(5, 5)[3]).toBe(0);
    const { a, e } = context.getTransform();
    expect([a, e, context.globalAlpha, context.globalCompositeOperation]).toEqual([2, 10, 0.25, 'multiply']);
  });

  it('skips a missing picture and shows the crop of one that is here', () => {
    const picture = createCanvas(20, 10);
    const context = picture.getContext('2d');
    context.fillStyle = RED;
    context.fillRect(0, 0, 10, 10);
    context.fillStyle = BLUE;
    context.fillRect(10, 0, 10, 10);
    const env = countingEnv((source) => (source === 'a' ? (picture as unknown as Picture) : undefined));
    const image: Op = { op: 'image', source: 'a', x: 0, y: 0, width: 50, height: 50 };
    const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
    expect(painted([{ ...image, source: 'gone' }, square(90, 90, 10, RED)], env)(95, 95)[0]).toBe(255);
    expect([painted([image], env)(5, 5), painted([{ ...image, crop }], env)(5, 5)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 255],
    ]);
  });

  it('paints overlapping letters of a faded run once, and color glyphs in their layers', () => {
    const box = 'M0 0H1000V1000H0Z';
    const run: GlyphRun = {
      op: 'glyphRun',
      font: 'Test',
      unitsPerEm: 1000,
      size: 40,
      fill: RED,
      slant: 0,
      embolden: 0,
      text: 'ab',
      clusters: [0, 1],
      glyphs: [
        { id: 1, x: 10, y: 60, outline: box },
        { id: 2, x: 30, y: 60, outline: box },
      ],
    };
    const faded = painted([{ op: 'group', opacity: 0.5, children: [run] }]);
    expect(faded(40, 40)).toEqual(faded(15, 40));
    const layers = [
      { outline: box, color: BLUE },
      { outline: 'M0 0H500V1000H0Z', color: null },
    ];
    const colored = painted([{ ...run, glyphs: [{ id: 3, x: 10, y: 60, outline: '', layers }] }]);
    expect([colored(15, 40), colored(45, 40)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 255],
    ]);
    const bold = painted([{ ...run, embolden: 0.1 }]);
    expect([faded(8, 40)[3], bold(8, 40)[3]]).toEqual([0, 255]);
    const slanted = painted([{ ...run, slant: 0.5 }]);
    expect([slanted(11, 22)[3], slanted(80, 22)[3]]).toEqual([0, 255]);
  });

  it('makes no layer for a group outside the area, and small ones for what is inside', () => {
    const env = countingEnv();
    const mask = [square(60, 60, 30, BLUE)];
    const group: Op = { op: 'group', mask, children: [square(50, 50, 50, RED)] };
    painted([group], env, { area: { x: 0, y: 0, width: 40, height: 40 } });
    expect(env.layers).toBe(0);
    expect(painted([group], env, { area: { x: 55, y: 55, width: 20, height: 20 } })(65, 65)[0]).toBe(255);
    expect(env.layers).toBe(1);
  });

  it('uses its layers again', () => {
    const env = countingEnv();
    const group: Op = { op: 'group', mask: [square(10, 10, 30, BLUE)], children: [square(0, 0, 50, RED)] };
    for (let i = 0; i < 5; i++) painted([group, group], env);
    expect(env.layers).toBe(1);
  });
});
