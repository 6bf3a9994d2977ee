import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { inkBounds } from '../../../elements/display/ink-bounds.js';
import type { GlyphRun, Op } from '../../../elements/display/ops.js';
import { pageOps } from '../../../elements/display/page-ops.js';
import { expandRect, intersectRects, isEmptyRect, type Rect } from '../../../elements/math/geometry.js';
import type { Matrix } from '../../../elements/math/matrix.js';
import { kinds } from '../../../elements/objects/kinds.js';
import type { PaintContext, PaintEnv } from '../../../elements/paint/env.js';
import { paintOps } from '../../../elements/paint/painter.js';
import { nodePaintEnv } from '../../../elements/render/node.js';
import { goldenNames, goldenPage, goldenResources } from '../../support/golden-files.js';

const MARGIN = 200;
/** Antialiasing may touch the pixel next to the ink. */
const SPARE = 1;
/** Where the opacity of a pixel lies in its 32 bits. */
const ALPHA = 24;

/** How far around its ink an op is looked at by itself, px; the whole page is looked at once. */
const AROUND = 64;

function paintedOn({ x, y, width, height }: Rect, ops: readonly Op[], env: PaintEnv): Canvas {
  const canvas = createCanvas(Math.max(1, width), Math.max(1, height));
  const context = canvas.getContext('2d');
  context.translate(-x, -y);
  paintOps(context as unknown as PaintContext, ops, env);
  return canvas;
}

/** Bounds of the pixels of an area of whole pixels that ops paint, in page coordinates; null when there are none. */
function painted(ops: readonly Op[], env: PaintEnv, area: Rect): Rect | null {
  const bounds = boundsOf(paintedOn(area, ops, env));
  return bounds && { ...bounds, x: bounds.x + area.x, y: bounds.y + area.y };
}

const isInked = (pixel: number): boolean => pixel >>> ALPHA !== 0;

/** The box around every pixel that is not clear. */
function boundsOf(canvas: Canvas): Rect | null {
  const { buffer, byteOffset, byteLength } = canvas.data();
  const pixels = new Uint32Array(buffer, byteOffset, byteLength / 4);
  const { width } = canvas;
  const first = pixels.findIndex(isInked);
  if (first < 0) return null;
  const top = Math.floor(first / width);
  const bottom = Math.floor(pixels.findLastIndex(isInked) / width);
  let [left, right] = [width, -1];
  for (let row = top * width; row <= bottom * width; row += width) {
    // of what lies between the sides found so far nothing is news
    let x = 0;
    while (x < left && !isInked(pixels[row + x]!)) x += 1;
    left = x;
    x = width - 1;
    while (x > right && !isInked(pixels[row + x]!)) x -= 1;
    right = x;
  }
  return { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
}

function wholePixels({ x, y, width, height }: Rect): Rect {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}

const holds = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

describe('ink bounds', () => {
  it.each(goldenNames)('hold every pixel that the objects of %s paint, and not much more', async (name) => {
    const golden = await goldenPage(name);
    const resources = await goldenResources(golden);
    const env = nodePaintEnv((source) => resources.picture(source));
    const { ops } = pageOps({ ...golden.page, background_color: null }, golden, kinds, resources.env);
    // what lies beyond the canvas it is painted on here is not seen
    const seen = wholePixels(expandRect({ x: 0, y: 0, width: golden.width, height: golden.height }, MARGIN));
    const whole = paintedOn(seen, ops, env);
    let inked = 0;
    for (const op of ops) {
      const ink = intersectRects(inkBounds([op]), seen);
      const near = isEmptyRect(ink) ? seen : intersectRects(wholePixels(expandRect(ink, AROUND)), seen);
      const pixels = painted([op], env, near);
      const told = JSON.stringify({ op: op.op, ink, pixels });
      if (isEmptyRect(ink)) {
        expect(pixels, told).toBeNull();
        continue;
      }
      inked++;
      expect(pixels && holds(expandRect(ink, SPARE), pixels), told).toBe(true);
      expect(ink.width * ink.height, told).toBeLessThan(4 * (pixels!.width + 30) * (pixels!.height + 30));
    }
    expect(inked).toBeGreaterThan(1);
    for (const op of ops) {
      const { x, y, width, height } = wholePixels(expandRect(inkBounds([op]), SPARE));
      whole.getContext('2d').clearRect(x, y, width, height);
    }
    expect(boundsOf(whole), 'ink far from all that painted it').toBeNull();
  });

  it('is empty for nothing, and for a picture outside its mask', () => {
    expect(inkBounds([])).toMatchObject({ width: 0, height: 0 });
    const image: Op = { op: 'image', source: 'a', x: 0, y: 0, width: 10, height: 10 };
    const mask: Op = { op: 'fillPath', d: 'M20 20H30V30Z', fill: '#000000' };
    expect(inkBounds([{ op: 'group', mask: [mask], children: [image] }])).toMatchObject({ width: 0 });
  });

  it('is, of letters, that of each outline in its place, leaning, bold and in layers', () => {
    const wedge = 'M0 -200L500 700L100 0Z';
    const dot = 'M300 600H500V700H300Z';
    const letters: GlyphRun = {
      ...{ op: 'glyphRun', font: 'a', unitsPerEm: 1000, size: 40, fill: '#000000', text: 'abc' },
      ...{ slant: 0.25, embolden: 0.05, clusters: [0, 1, 2] },
      glyphs: [
        { id: 1, x: 10, y: 50, outline: wedge },
        { id: 2, x: 40, y: 50, outline: '' },
        {
          id: 3,
          x: 60,
          y: 55,
          outline: '',
          layers: [wedge, dot].map((outline) => ({ outline, color: null })),
        },
      ],
    };
    const placed = letters.glyphs.flatMap(({ x, y, outline, layers }) =>
      (layers ?? [{ outline }]).map(({ outline: d }): Op => {
        const transform: Matrix = [0.04, 0, 0.01, -0.04, x, y];
        return { op: 'fillPath', d, fill: '#000000', transform };
      }),
    );
    const expected = expandRect(inkBounds(placed), 2);
    const ink = inkBounds([letters]);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(ink[side]).toBeCloseTo(expected[side], 9);
  });

  it('has room for the corners of a mitred stroke', () => {
    const stroke: Op = { op: 'strokePath', d: 'M0 0L50 4L0 8', stroke: '#000000', width: 6 };
    const env = nodePaintEnv(() => undefined);
    const pixels = painted([stroke], env, { x: -MARGIN, y: -MARGIN, width: 500, height: 500 })!;
    expect(holds(expandRect(inkBounds([stroke]), SPARE), pixels)).toBe(true);
  });
});
