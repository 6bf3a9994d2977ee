import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readJpeg } from '../../../elements/export/jpeg.js';
import { plainPngFile, readPlainPng } from '../../../elements/export/png.js';

const photo = readFile(new URL('../../../catalog/source/photos/nagasaki-boats.jpg', import.meta.url));
const checker = readFile(new URL('../../fixtures/pictures/checker.png', import.meta.url));

/** A JPEG segment with its length. */
function segment(marker: number, content: string | readonly number[]): Buffer {
  const body = Buffer.from(content as string, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body]);
}

/** Camera data that says only how the picture is turned. */
const exif = (orientation: number): Buffer =>
  segment(0xe1, [
    ...Buffer.from('Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0', 'latin1'),
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);

const withSegments = async (...segments: readonly Buffer[]): Promise<Buffer> => {
  const file = Buffer.from(readJpeg(await photo)!.bytes);
  return Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)]);
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};

/** A PNG of 7 x 5 pixels of a color type. */
const pngOf = (color: number, ...chunks: readonly (readonly [type: string, data: Uint8Array])[]): Buffer =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Uint8Array.from([0, 0, 0, 7, 0, 0, 0, 5, 8, color, 0, 0, 0])),
    ...chunks.map(([type, data]) => chunk(type, data)),
    chunk('IEND', new Uint8Array()),
  ]);

describe('a JPEG file', () => {
  it('tells its size, channels and how it is turned', async () => {
    expect(readJpeg(await withSegments(exif(6)))).toMatchObject({
      width: 1024,
      components: 3,
      orientation: 6,
    });
    expect(readJpeg(await photo)!.orientation).toBe(1);
  });

  it('is passed on without comments, places and names', async () => {
    const file = await withSegments(
      exif(3),
      segment(0xfe, 'by Ada, 52.5 N 13.4 E'),
      segment(0xed, 'Photoshop'),
    );
    const { bytes } = readJpeg(file)!;
    const text = Buffer.from(bytes).toString('latin1');
    for (const secret of ['Exif', 'Ada', 'Photoshop']) expect(text).not.toContain(secret);
    expect(readJpeg(bytes)).toMatchObject({ width: 1024, orientation: 1 });
  });

  it('keeps its color profile apart, put together from its pieces', async () => {
    const head = 'ICC_PROFILE\0';
    const file = await withSegments(
      segment(0xe2, `${head}\x02\x02-second`),
      segment(0xe2, `${head}\x01\x02first`),
    );
    const jpeg = readJpeg(file)!;
    expect(Buffer.from(jpeg.profile!).toString()).toBe('first-second');
    expect(Buffer.from(jpeg.bytes).toString('latin1')).not.toContain('ICC_PROFILE');
    expect(Buffer.from(jpeg.profiled).toString('latin1')).toContain('ICC_PROFILE');
  });

  it.each([
    ['is cut short', [0xff, 0xd8, 0xff, 0xe0, 0, 16]],
    ['is something else', [0x89, 0x50, 0x4e, 0x47]],
    ['is empty', []],
  ])('that %s is none', (_, bytes) => {
    expect(readJpeg(Uint8Array.from(bytes))).toBeNull();
  });
});

describe('a PNG file', () => {
  it('without transparency gives its rows as they are', () => {
    const rows = Buffer.from('rows');
    const file = pngOf(
      2,
      ['PLTE', Buffer.alloc(3)],
      ['IDAT', rows.subarray(0, 2)],
      ['IDAT', rows.subarray(2)],
    );
    const png = readPlainPng(file)!;
    expect(png).toMatchObject({ width: 7, height: 5, bits: 8, channels: 3, palette: undefined });
    expect(Buffer.from(png.data).equals(rows)).toBe(true);
    expect(readPlainPng(pngOf(3, ['PLTE', Buffer.alloc(6)], ['IDAT', rows]))!.palette).toHaveLength(6);
  });

  it.each([
    ['with alpha', pngOf(6, ['IDAT', Buffer.alloc(1)])],
    ['with a transparent color', pngOf(2, ['tRNS', Buffer.alloc(6)], ['IDAT', Buffer.alloc(1)])],
    ['with colors of its own', pngOf(2, ['iCCP', Buffer.alloc(6)], ['IDAT', Buffer.alloc(1)])],
    ['without its palette', pngOf(3, ['IDAT', Buffer.alloc(1)])],
  ])('%s is read by its pixels', (_, file) => {
    expect(readPlainPng(file)).toBeNull();
  });

  it('loses what it says beside its picture', async () => {
    const file = await checker;
    const note = chunk('tEXt', Buffer.from('Author\0Ada'));
    const told = Buffer.concat([file.subarray(0, 33), note, file.subarray(33)]);
    expect(Buffer.from(plainPngFile(told)).equals(file)).toBe(true);
  });

  it('that is damaged is none', () => {
    const file = pngOf(2, ['IDAT', Buffer.alloc(40)]);
    expect(readPlainPng(file)).not.toBeNull();
    expect(readPlainPng(file.subarray(0, file.length - 20))).toBeNull();
  });
});
