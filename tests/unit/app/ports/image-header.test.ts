import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { looksLikeSvg, readPictureHeader } from '../../../../app/ports/uploads/image-header.js';
import { checkFileSize, checkPicture, PictureRefused } from '../../../../app/ports/uploads/picture-check.js';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b50' } });
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());
const text = (value: string) => new TextEncoder().encode(value);

/** A PNG that only claims a size: the signature and an IHDR, as small as a bomb can be. */
function claimedPng(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

describe('picture headers', () => {
  it('tells type and size of real files of every format', async () => {
    const files = {
      'image/png': canvas(301, 203).png(),
      'image/jpeg': canvas(301, 203).jpeg(),
      'image/gif': canvas(301, 203).gif(),
      'image/webp': canvas(301, 203).webp(),
    };
    for (const [type, file] of Object.entries(files)) {
      expect(readPictureHeader(await bytesOf(file))).toEqual({ type, width: 301, height: 203 });
    }
  });

  it('reads the three kinds of WebP', async () => {
    const lossless = await bytesOf(canvas(5000, 7).webp({ lossless: true }));
    const extended = await bytesOf(
      sharp({
        create: { width: 17, height: 900, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
      }).webp(),
    );
    expect(readPictureHeader(lossless)).toMatchObject({ width: 5000, height: 7 });
    expect(readPictureHeader(extended)).toMatchObject({ width: 17, height: 900 });
  });

  it('finds the size of a JPEG behind metadata and in a progressive one', async () => {
    const progressive = await bytesOf(
      canvas(64, 48)
        .withExif({ IFD0: { Copyright: 'x'.repeat(20_000) } })
        .jpeg({ progressive: true }),
    );
    expect(readPictureHeader(progressive)).toEqual({ type: 'image/jpeg', width: 64, height: 48 });
  });

  it('gives null for other files, truncated ones and no bytes at all, without throwing', async () => {
    const jpeg = await bytesOf(canvas(64, 48).jpeg());
    for (const bytes of [text('%PDF-1.7'), text('hello'), new Uint8Array(), new Uint8Array(1)]) {
      expect(readPictureHeader(bytes)).toBeNull();
    }
    for (let length = 0; length < 24; length += 1) {
      expect(readPictureHeader(jpeg.subarray(0, length))).toBeNull();
      expect(readPictureHeader(claimedPng(10, 10).subarray(0, length))).toBeNull();
    }
    expect(readPictureHeader(claimedPng(0, 10))).toBeNull();
  });

  it('reads a view into a larger buffer at its own place', () => {
    const larger = new Uint8Array(100);
    larger.set(claimedPng(12, 34), 20);
    expect(readPictureHeader(larger.subarray(20, 84))).toMatchObject({ width: 12, height: 34 });
  });
});

describe('pictures we refuse', () => {
  it('refuses 400 megapixels by the header alone and says the limit', () => {
    expect(() => checkPicture('poster.png', claimedPng(20_000, 20_000))).toThrow(
      'poster.png has 400 megapixels; the most we can open is 50. Save it smaller, then upload it again.',
    );
    expect(checkPicture('edge.png', claimedPng(10_000, 5000))).toMatchObject({ width: 10_000 });
    expect(() => checkPicture('edge.png', claimedPng(10_000, 5001))).toThrow(PictureRefused);
  });

  it('refuses what is not a picture, whatever its name says', () => {
    expect(() => checkPicture('photo.png', text('MZ not a picture'))).toThrow(
      'photo.png is not a picture we can read. Upload a PNG, JPG, WebP, AVIF, GIF, HEIC, TIFF or SVG.',
    );
  });

  it('takes an SVG, which is made safe where it is kept and drawn, up to 1 MB', () => {
    for (const svg of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '\uFEFF<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg>\n<svg/>',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>',
    ]) {
      expect(looksLikeSvg(text(svg))).toBe(true);
      expect(checkPicture('logo.svg', text(svg))).toEqual({ type: 'image/svg+xml' });
    }
    expect(() => checkPicture('logo.svg', text(`<svg>${' '.repeat(1_000_001)}</svg>`))).toThrow(
      'logo.svg was not added. The drawing is larger than 1 MB.',
    );
    expect(looksLikeSvg(text('<html><svg></svg></html>'))).toBe(false);
  });

  it('refuses an empty or a very large file before reading it', () => {
    expect(() => checkFileSize({ name: 'a.png', size: 0 })).toThrow('a.png is empty');
    expect(() => checkFileSize({ name: 'a.png', size: 25_000_001 })).toThrow('a.png is larger than 25 MB');
    expect(() => checkFileSize({ name: 'a.png', size: 25_000_000 })).not.toThrow();
  });
});
