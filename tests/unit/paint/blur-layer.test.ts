import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Op } from '../../../elements/display/ops.js';
import type { PaintContext } from '../../../elements/paint/env.js';
import { paintOps } from '../../../elements/paint/painter.js';
import { nodePaintEnv } from '../../../elements/render/node.js';

const SIDE = 120;
const env = nodePaintEnv(() => undefined);

/** The alpha of what ops leave on an empty sheet, 0 to 1, by rows. */
function inkOf(ops: readonly Op[], scale = 1): number[] {
  const context = createCanvas(SIDE * scale, SIDE * scale).getContext('2d');
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paintOps(context as unknown as PaintContext, ops, env);
  const { data } = context.getImageData(0, 0, SIDE * scale, SIDE * scale);
  return Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 3]! / 255);
}

const square = (blur: number, more: object = {}): Op => ({
  op: 'group',
  blur,
  children: [{ op: 'fillPath', d: 'M40 40H80V80H40Z', fill: '#2a4b7c' }],
  ...more,
});

/** The share of a Gauss curve below a value (Abramowitz and Stegun 7.1.26). */
function below(value: number): number {
  const x = Math.abs(value) / Math.SQRT2;
  const k = 1 / (1 + 0.3275911 * x);
  const rest =
    k *
    (0.254829592 + k * (-0.284496736 + k * (1.421413741 + k * (-1.453152027 + k * 1.061405429)))) *
    Math.exp(-x * x);
  return value < 0 ? rest / 2 : 1 - rest / 2;
}

const row = (ink: readonly number[], y: number, scale = 1): number[] =>
  ink.slice(y * scale * SIDE * scale, (y * scale + 1) * SIDE * scale);

describe('what is out of focus', () => {
  it.each([1, 3, 6])('fades at an edge as a Gauss curve of %d px does', (sigma) => {
    const middle = row(inkOf([square(sigma)]), 60);
    for (let x = 0; x < SIDE; x++) {
      const wanted = below((x + 0.5 - 40) / sigma) - below((x + 0.5 - 80) / sigma);
      expect(Math.abs(middle[x]! - wanted), `at ${x} px`).toBeLessThan(0.06);
    }
  });

  it('keeps its ink, its middle and its color', () => {
    const sum = (ink: readonly number[]): number => ink.reduce((all, one) => all + one, 0);
    const sharp = sum(inkOf([square(0)]));
    const ink = inkOf([square(4)]);
    expect(sum(ink) / sharp).toBeCloseTo(1, 1);
    const center = ink.reduce((all, one, i) => all + one * (i % SIDE), 0) / sum(ink);
    expect(center + 0.5).toBeCloseTo(60, 0);
  });

  it('looks the same at any size, also where it is made on a smaller layer', () => {
    const once = row(inkOf([square(3)]), 60);
    const large = row(inkOf([square(3)], 4), 60, 4);
    for (let x = 0; x < SIDE; x++) expect(Math.abs(large[4 * x + 2]! - once[x]!)).toBeLessThan(0.06);
  });

  it('is as see-through as its group, and cut by the mask of its group', () => {
    const half = inkOf([square(3, { opacity: 0.5 })]);
    expect(half[60 * SIDE + 60]).toBeCloseTo(0.5, 1);
    const mask = [{ op: 'fillPath', d: 'M0 0H60V120H0Z', fill: '#000000' }];
    const cut = row(inkOf([{ op: 'group', mask, children: [square(3)] } as Op]), 60);
    expect(cut[50]).toBeCloseTo(1, 1);
    expect(Math.max(...cut.slice(61))).toBe(0);
  });

  it('leaves nothing where it lies outside', () => {
    const outside: Op = { op: 'group', transform: [1, 0, 0, 1, 400, 0], children: [square(3)] };
    expect(Math.max(...inkOf([outside]))).toBe(0);
  });
});
