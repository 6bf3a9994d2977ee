import { createCanvas, Path2D } from '@napi-rs/canvas';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import type { FillPath } from '../../../elements/display/ops.js';
import { kinds } from '../../../elements/objects/kinds.js';
import { MOST_QR_BYTES, QR_CORRECTIONS, type QrObject } from '../../../elements/objects/qr/model.js';
import { modulesPath } from '../../../elements/objects/qr/outline.js';

/** It asks for no font and no picture. */
const noEnv = undefined as never;

const qrOf = (details: Partial<QrObject['qr_details']>, side = 300): QrObject => ({
  ...{ id: 'qr', type: 'image', sub_type: 'qr', layer_index: 0, position: { x: 0, y: 0 } },
  ...{ width: side, height: side, rotation: 0, opacity: 1, locked: false },
  qr_details: { text: 'https://northam.example/menu', color: '#123456', background: '#ffffff', ...details },
});

/** What a phone reads of it; null for nothing. */
function read(code: QrObject, around = 0): string | null {
  const [width, height] = [code.width + 2 * around, code.height + 2 * around];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  for (const op of kinds.qr.ops(code, noEnv) as FillPath[]) {
    context.setTransform(
      ...((op.transform ?? [1, 0, 0, 1, 0, 0]) as [number, number, number, number, number, number]),
    );
    context.translate(
      around * (op.transform ? 1 / op.transform[0] : 1),
      around * (op.transform ? 1 / op.transform[3] : 1),
    );
    context.fillStyle = op.fill as string;
    context.fill(new Path2D(op.d), op.rule ?? 'nonzero');
  }
  const { data } = context.getImageData(0, 0, width, height);
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data ?? null;
}

describe('a QR code', () => {
  it.each([
    'https://northam.example/menu?table=7#desserts',
    'WIFI:T:WPA;S:Northam Guests;P:harbour-walk-93;;',
    'mailto:hello@northam.example',
    'TEL:+4412345678',
    'Grüße, שלום, 北の港',
    '7',
  ])('is read as what it says: %s', (text) => {
    for (const correction of QR_CORRECTIONS) expect(read(qrOf({ text, correction }))).toBe(text);
    expect(read(qrOf({ text, background: undefined }), 40)).toBe(text);
  });

  it('holds as much as a design may say, at every correction', () => {
    for (const correction of QR_CORRECTIONS) {
      // a letter of Chinese takes three bytes
      for (const text of ['m'.repeat(MOST_QR_BYTES), '北'.repeat(MOST_QR_BYTES / 3)]) {
        const code = qrOf({ text, correction }, 1200);
        expect(kinds.qr.schema.safeParse(code).success).toBe(true);
        expect(read(code)).toBe(text);
      }
    }
  });

  it('is refused without words, and with more than it may say', () => {
    const { schema } = kinds.qr;
    expect(schema.safeParse(qrOf({})).success).toBe(true);
    for (const text of ['', 'm'.repeat(MOST_QR_BYTES + 1), '北'.repeat(MOST_QR_BYTES)])
      expect(schema.safeParse(qrOf({ text })).success).toBe(false);
  });

  it('is told to who cannot see it', () => {
    expect(kinds.qr.meaning!(qrOf({ text: 'northam' }))).toEqual({
      kind: 'picture',
      alt: 'QR code: northam',
    });
  });
});

describe('the path around dark squares', () => {
  /** Whether the middle of each square is inside, by the nonzero rule. */
  function filled(path: string, size: number): boolean[] {
    const canvas = createCanvas(size * 4, size * 4);
    const context = canvas.getContext('2d');
    context.scale(4, 4);
    context.fill(new Path2D(path));
    const { data } = context.getImageData(0, 0, size * 4, size * 4);
    return Array.from({ length: size * size }, (_, i) => {
      const [x, y] = [i % size, Math.floor(i / size)];
      return data[((y * 4 + 2) * size * 4 + x * 4 + 2) * 4 + 3]! > 127;
    });
  }

  it('fills exactly them, whatever they are', () => {
    const grids = fc
      .integer({ min: 1, max: 9 })
      .chain((size) =>
        fc.tuple(fc.constant(size), fc.array(fc.boolean(), { minLength: size ** 2, maxLength: size ** 2 })),
      );
    fc.assert(
      fc.property(grids, ([size, dark]) => {
        const get = (x: number, y: number): boolean =>
          x >= 0 && y >= 0 && x < size && y < size && dark[y * size + x]!;
        expect(filled(modulesPath({ size, get }), size)).toEqual(dark);
      }),
    );
  });

  it('is one border where they touch: no hair of light between two squares', () => {
    const all = { size: 3, get: (x: number, y: number) => x >= 0 && y >= 0 && x < 3 && y < 3 };
    expect(modulesPath(all)).toBe('M0 0H3V3H0V0Z');
    const ring = { size: 3, get: (x: number, y: number) => all.get(x, y) && !(x === 1 && y === 1) };
    expect(modulesPath(ring).match(/M/g)).toHaveLength(2);
  });
});
