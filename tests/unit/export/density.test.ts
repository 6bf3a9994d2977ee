import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withDensity } from '../../../elements/export/raster/density.js';

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#c03060' } });
const blob = (bytes: Buffer, type: string) => new Blob([new Uint8Array(bytes)], { type });
const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer());

describe('dots per inch in a picture file', () => {
  it.each([72, 96, 150, 300])('%i in a PNG, whose pixels stay', async (dpi) => {
    const plain = await createCanvas(40, 30).encode('png');
    const file = await withDensity(blob(plain, 'image/png'), dpi);
    expect(file.type).toBe('image/png');
    const read = await bytesOf(file);
    expect((await sharp(read).metadata()).density).toBe(dpi);
    expect((await sharp(read).raw().toBuffer()).equals(await sharp(plain).raw().toBuffer())).toBe(true);
    expect(read.toString('latin1').split('pHYs')).toHaveLength(2);
  });

  it.each([72, 96, 150, 300])('%i in a JPEG, whose pixels stay', async (dpi) => {
    const plain = await picture().jpeg().toBuffer();
    const read = await bytesOf(await withDensity(blob(plain, 'image/jpeg'), dpi));
    expect((await sharp(read).metadata()).density).toBe(dpi);
    expect((await sharp(read).raw().toBuffer()).equals(await sharp(plain).raw().toBuffer())).toBe(true);
  });

  it('in a JPEG as browsers write it', async () => {
    const plain = await createCanvas(40, 30).encode('jpeg', 90);
    const read = await bytesOf(await withDensity(blob(plain, 'image/jpeg'), 300));
    expect((await sharp(read).metadata()).density).toBe(300);
    expect(read.toString('latin1').split('JFIF')).toHaveLength(2);
    expect(read.length).toBe(plain.length);
  });

  it('leaves a WebP and anything short as it is', async () => {
    const webp = blob(await picture().webp().toBuffer(), 'image/webp');
    expect(await withDensity(webp, 300)).toBe(webp);
    const short = blob(Buffer.from([0x89]), 'image/png');
    expect(await withDensity(short, 300)).toBe(short);
  });
});
