import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { PageOps } from '../../../elements/display/ops.js';
import { writePdf } from '../../../elements/export/pdf/write-pdf.js';
import { decodePicture, encodeCanvas, nodePaintEnv } from '../../../elements/render/node.js';
import { CREATED } from '../../support/exported.js';
import { pdfPixels } from '../../support/pdf-readers.js';

const SIDE = 64;
const COLORS = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] } as const;
type Name = keyof typeof COLORS;

/** A square of four colors: red and green above blue and white. */
function fourColors() {
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  (Object.keys(COLORS) as Name[]).forEach((name, i) => {
    context.fillStyle = `rgb(${COLORS[name].join(' ')})`;
    context.fillRect((i % 2) * 32, Math.floor(i / 2) * 32, 32, 32);
  });
  return canvas;
}

/** The file as a camera that was turned would have written it. */
async function turnedJpeg(orientation: number): Promise<Uint8Array> {
  const file = await fourColors().encode('jpeg', 100);
  const tiff = Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\0\0\0\0\0\0\0\0', 'latin1');
  tiff[18] = orientation;
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([file.subarray(0, 2), head, body, file.subarray(2)]);
}

/** The colors of the corners of a page that shows nothing but the file, by row. */
async function cornersOf(file: Uint8Array): Promise<string[]> {
  const picture = await decodePicture(file);
  const paint = nodePaintEnv(() => picture);
  const page: PageOps = {
    width: SIDE,
    height: SIDE,
    ops: [{ op: 'image', source: 'it', x: 0, y: 0, width: SIDE, height: SIDE }],
    sources: ['it'],
  };
  const bytes = await writePdf(
    {
      info: { title: '', language: 'en', created: CREATED },
      size: { width: SIDE, height: SIDE, userUnit: 1 },
      pages: [async () => page],
    },
    {
      faces: () => undefined,
      pictures: { paint, bytes: async () => file, picture: async () => picture, encode: encodeCanvas },
    },
  );
  const pixels = await pdfPixels(bytes, 0, { width: SIDE, height: SIDE });
  return [16 * SIDE + 16, 16 * SIDE + 48, 48 * SIDE + 16, 48 * SIDE + 48].map((at) => {
    const rgb = pixels.subarray(4 * at, 4 * at + 3);
    const near = (name: Name): boolean =>
      COLORS[name].every((channel, i) => Math.abs(channel - rgb[i]!) < 12);
    return (Object.keys(COLORS) as Name[]).find(near) ?? [...rgb].join();
  });
}

describe('pictures of a PDF', () => {
  it.each([
    [1, 'red green blue white'],
    [2, 'green red white blue'],
    [3, 'white blue green red'],
    [4, 'blue white red green'],
    [5, 'red blue green white'],
    [6, 'blue red white green'],
    [7, 'white green blue red'],
    [8, 'green white red blue'],
  ])('stand upright when the camera was held as EXIF %i says', async (orientation, corners) => {
    expect((await cornersOf(await turnedJpeg(orientation))).join(' ')).toBe(corners);
  });

  it.each(['png', 'webp'] as const)('that are %s files keep their colors', async (format) => {
    const canvas = fourColors();
    const file = format === 'png' ? await canvas.encode('png') : await canvas.encode('webp', 100);
    expect((await cornersOf(file)).join(' ')).toBe('red green blue white');
  });
});
