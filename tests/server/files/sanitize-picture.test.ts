import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sanitizePicture, type PictureRules } from '../../../server/files/pictures/sanitize-picture.js';
import { heicOf } from '../../support/media/heic.js';
import { sniffPicture } from '../../../server/files/pictures/sniff-picture.js';

const rules: PictureRules = {
  maxBytes: 1_000_000,
  maxSide: 200,
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'],
};

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } });

/** A PNG of a few bytes that claims to be 20,000 x 20,000 px. */
function hugePng(): Buffer {
  const header = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = Buffer.alloc(17);
  body.write('IHDR');
  body.writeUInt32BE(20_000, 4);
  body.writeUInt32BE(20_000, 8);
  body.set([8, 2, 0, 0, 0], 12);
  const sized = Buffer.alloc(4);
  sized.writeUInt32BE(13);
  const check = Buffer.alloc(4);
  check.writeUInt32BE((crc32 as (data: Buffer) => number)(body) >>> 0);
  return Buffer.concat([
    header,
    sized,
    body,
    check,
    Buffer.from('0000000049444154', 'hex'),
    Buffer.alloc(64),
  ]);
}

describe('pictures from outside', () => {
  it('are known by their content, not by what they are called', async () => {
    expect(await sniffPicture(await plain(4, 4).png().toBuffer())).toBe('image/png');
    expect(await sniffPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      'image/svg+xml',
    );
    for (const text of ['hello', '<html><svg/></html>', '%PDF-1.7', '', 'MZ\u0090']) {
      expect(await sniffPicture(Buffer.from(text))).toBeNull();
    }
  });

  it('are encoded anew: smaller, upright, without metadata', async () => {
    const sideways = await plain(600, 300)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ann' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { bytes, mime } = await sanitizePicture(sideways, rules);
    const found = await sharp(bytes).metadata();
    expect([mime, found.width, found.height]).toEqual(['image/jpeg', 100, 200]);
    expect(found.exif).toBeUndefined();
  });

  it('a file that only claims 400 megapixels is refused without unpacking it', async () => {
    const before = process.memoryUsage().rss;
    await expect(sanitizePicture(hugePng(), rules)).rejects.toMatchObject({ code: 'too_large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
  });

  it('damaged, foreign and too large files are refused', async () => {
    const png = await plain(50, 50).png().toBuffer();
    await expect(sanitizePicture(png.subarray(0, 60), rules)).rejects.toMatchObject({
      code: 'invalid_image',
    });
    await expect(sanitizePicture(Buffer.from('GIF89a-not-really'), rules)).rejects.toMatchObject({
      code: 'invalid_image',
    });
    await expect(sanitizePicture(png, { ...rules, types: ['image/jpeg'] })).rejects.toMatchObject({
      code: 'invalid_image',
    });
    await expect(sanitizePicture(Buffer.alloc(1_000_001), rules)).rejects.toMatchObject({
      code: 'too_large',
    });
  });

  it('takes a HEIC upright, in the colors that its profile means', async () => {
    const taken: PictureRules = { ...rules, types: ['image/heic'] };
    const pixel = async (file: Uint8Array, left: number, top: number) => {
      const { bytes, mime } = await sanitizePicture(file, taken);
      expect(mime).toBe('image/jpeg');
      const one = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
      return [...one];
    };
    const close = (found: number[], wanted: number[]) =>
      found.forEach((value, i) => expect(Math.abs(value - wanted[i]!)).toBeLessThan(6));
    close(await pixel(heicOf(), 8, 2), [255, 255, 255]);
    close(await pixel(heicOf(), 8, 13), [255, 0, 0]);
    close(await pixel(heicOf({ turns: 1 }), 13, 8), [255, 0, 0]);
    // the same numbers mean a deeper red in the wider space of a phone; a page can show no more than its own deepest
    const { icc } = await sharp(await plain(4, 4).withIccProfile('p3').png().toBuffer()).metadata();
    const soft = await pixel(heicOf({ profile: icc!, soft: true }), 8, 13);
    const plainly = await pixel(heicOf({ soft: true }), 8, 13);
    expect(soft[0]! - plainly[0]!).toBeGreaterThan(6);
  });

  it('keeps small red letters of a JPEG sharp: its colors stay at full size', async () => {
    const { bytes } = await sanitizePicture(await plain(60, 60).jpeg().toBuffer(), rules);
    expect((await sharp(bytes).metadata()).chromaSubsampling).toBe('4:4:4');
  });
});
