import { describe, expect, it } from 'vitest';
import type { Op, PageOps } from '../../../elements/display/ops.js';
import { printedLength, printedSize } from '../../../elements/export/pdf/page-size.js';
import { CREATED, goldenPdf, pdfOf } from '../../support/exported.js';
import { goldenPage, goldenResources } from '../../support/golden-files.js';
import { imageOf, textOf } from '../../support/objects.js';
import { pdfJsPages, pdfPixels } from '../../support/pdf-readers.js';

/** Dictionaries stand in the file uncompressed. */
const textOfFile = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

const drawn = async (ops: readonly Op[], { width, height } = { width: 100, height: 80 }) => {
  const page: PageOps = { width, height, ops, sources: [] };
  return pdfOf([async () => page], {
    size: page,
    resources: await goldenResources({ width, height, page: { objects: [] } }),
  });
};

const pixelAt = async (bytes: Uint8Array, x: number, y: number): Promise<number[]> => {
  const pixels = await pdfPixels(bytes, 0, { width: 100, height: 80 });
  return [...pixels.subarray(4 * (y * 100 + x), 4 * (y * 100 + x) + 3)];
};

const square = (fill: string): Op => ({ op: 'fillPath', d: 'M20 20H80V60H20Z', fill });

describe('the size of a PDF page', () => {
  it.each([
    ['A4 in mm', { width: 794, height: 1123 }, 'mm', 595.28, 841.89],
    ['A4 in cm', { width: 794, height: 1123 }, 'cm', 595.28, 841.89],
    ['Letter in inches', { width: 816, height: 1056 }, 'in', 612, 792],
    ['a square in pixels', { width: 1080, height: 1080 }, 'px', 810, 810],
  ] as const)('is that of %s', (_, size, unit, width, height) => {
    const printed = printedSize(size, unit);
    expect(printed.width).toBeCloseTo(width, 2);
    expect(printed.height).toBeCloseTo(height, 2);
    expect(printed.userUnit).toBe(1);
  });

  it('larger than PDF allows is told in larger units', () => {
    const { width, height, userUnit } = printedSize({ width: 40_000, height: 10_000 });
    expect(userUnit).toBe(3);
    expect(width * userUnit).toBe(30_000);
    expect(height * userUnit).toBe(7500);
    expect(width).toBeLessThanOrEqual(14_400);
  });

  it('is written into the file, and the page fills it', async () => {
    const bytes = await goldenPdf(
      [{ width: 794, height: 1123, page: { background_color: '#336699', objects: [] } }],
      {
        unit: 'mm',
      },
    );
    const [page] = await pdfJsPages(bytes);
    expect(page!.box[2]).toBeCloseTo(595.2756, 3);
    expect(page!.box[3]).toBeCloseTo(841.8898, 3);
    const pixels = await pdfPixels(bytes, 0, { width: 60, height: 80 });
    expect([...pixels.subarray(pixels.length - 4, pixels.length - 1)]).toEqual([0x33, 0x66, 0x99]);
  });

  it('has a name for SVG, too', () => {
    expect(printedLength(794, 'mm')).toBe('210mm');
    expect(printedLength(800)).toBe('800');
  });
});

describe('a PDF file', () => {
  it('holds each picture once, as the JPEG it was, however often it shows', async () => {
    const picture = (x: number) =>
      imageOf({ src: 'boats' }, { id: `o${x}`, position: { x, y: 0 }, rotation: x });
    const page = { objects: [picture(0), picture(100), picture(200)] };
    const golden = { width: 400, height: 300, page };
    const text = textOfFile(await goldenPdf([golden, golden]));
    expect(count(text, /\/Subtype \/Image/g)).toBe(1);
    expect(count(text, /\/Filter \/DCTDecode/g)).toBe(1);
    expect(count(text, /\/Type \/Page\n/g)).toBe(2);
  });

  it('embeds a subset of each face that is used, and no other font', async () => {
    const objects = [textOf({ text: 'One' }), textOf({ text: 'Two', font: 'Fraunces' }, { id: 'o2' })];
    const bytes = await goldenPdf([{ width: 300, height: 200, page: { objects } }]);
    const text = textOfFile(bytes);
    expect(count(text, /\/FontFile2 /g)).toBe(2);
    expect(count(text, /\/BaseFont \/[A-Z]{6}\+/g)).toBe(count(text, /\/BaseFont /g));
    expect(count(text, /\/ToUnicode /g)).toBe(2);
    expect(bytes.length).toBeLessThan(20_000);
  });

  it('is the same to the byte for the same design, and names its title, language and maker', async () => {
    const golden = await goldenPage('scripts');
    const title = 'Salt & <Pepper> – ein Menü';
    const [first, second] = [await goldenPdf([golden], { title }), await goldenPdf([golden], { title })];
    expect(Buffer.compare(first, second)).toBe(0);
    const text = Buffer.from(first).toString('utf8');
    expect(text).toContain('Salt &amp; &lt;Pepper&gt; – ein Menü');
    expect(text).toContain('/Lang (en)');
    expect(text).toContain('(Design Maker)');
    expect(text).toContain(`<xmp:CreateDate>${CREATED.toISOString().slice(0, 19)}Z`);
  });

  it('shows the placeholder of a picture that cannot be had', async () => {
    const golden = {
      width: 200,
      height: 100,
      page: { objects: [imageOf({ src: 'missing' }, { position: { x: 0, y: 0 } })] },
    };
    const pixels = await pdfPixels(await goldenPdf([golden]), 0, { width: 200, height: 100 });
    expect([...pixels.subarray(0, 3)]).toEqual([0xf4, 0xf2, 0xee]);
  });

  it('tells how far it is, and stops when it is given up', async () => {
    const golden = await goldenPage('shapes');
    const told: string[] = [];
    const giveUp = new AbortController();
    const onProgress = (done: number, total: number): void => {
      told.push(`${done}/${total}`);
      if (done === 2) giveUp.abort();
    };
    const work = goldenPdf([golden, golden, golden], { signal: giveUp.signal, onProgress });
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    expect(told).toEqual(['1/3', '2/3']);
  });
});

describe('groups of a PDF', () => {
  it('fade as a whole: parts that overlap are not seen through each other', async () => {
    const bytes = await drawn([
      { op: 'group', opacity: 0.5, children: [square('#ff0000'), square('#0000ff')] },
    ]);
    expect(await pixelAt(bytes, 50, 40)).toEqual([128, 128, 255]);
  });

  it('blend with what lies beneath', async () => {
    const bytes = await drawn([
      square('#ff8080'),
      { op: 'group', blend: 'multiply', children: [square('#80ff80')] },
    ]);
    expect(await pixelAt(bytes, 50, 40)).toEqual([128, 128, 64]);
  });

  it('show where their mask has ink, faintly where it is faint', async () => {
    const mask: Op[] = [
      { op: 'fillPath', d: 'M0 0H50V80H0Z', fill: '#000000' },
      { op: 'fillPath', d: 'M50 0H100V80H50Z', fill: '#ffffff', opacity: 0.5 },
    ];
    const bytes = await drawn([{ op: 'group', mask, children: [square('#ff0000')] }]);
    expect(await pixelAt(bytes, 30, 40)).toEqual([255, 0, 0]);
    expect((await pixelAt(bytes, 70, 40))[1]).toBeCloseTo(127, -1);
    expect(await pixelAt(bytes, 10, 40)).toEqual([255, 255, 255]);
  });

  it('are cut by a plain outline as vectors', async () => {
    const mask: Op[] = [{ op: 'fillPath', d: 'M30 30H40V40H30Z', fill: '#000000' }];
    const bytes = await drawn([{ op: 'group', mask, children: [square('#ff0000')] }]);
    expect(textOfFile(bytes)).not.toContain('/SMask');
    expect(await pixelAt(bytes, 35, 35)).toEqual([255, 0, 0]);
    expect(await pixelAt(bytes, 45, 35)).toEqual([255, 255, 255]);
  });

  it('cast sharp shadows as shapes and soft ones as the only pictures', async () => {
    const shadow = { color: '#00ff00', opacity: 1, dx: 15, dy: 0, blur: 0, scale: 1 };
    const sharp = await drawn([{ op: 'group', shadows: [shadow], children: [square('#ff0000')] }]);
    expect(textOfFile(sharp)).not.toContain('/Subtype /Image');
    expect(await pixelAt(sharp, 90, 40)).toEqual([0, 255, 0]);
    const soft = await drawn([
      { op: 'group', shadows: [{ ...shadow, blur: 2 }], children: [square('#ff0000')] },
    ]);
    expect(count(textOfFile(soft), /\/Subtype \/Image/g)).toBe(2);
    const [red, green] = await pixelAt(soft, 95, 40);
    expect(green).toBe(255);
    expect(red).toBeGreaterThan(60);
    expect(red).toBeLessThan(200);
  });

  it('are painted with gradients that fade', async () => {
    const bytes = await drawn([
      {
        op: 'fillPath',
        d: 'M0 0H100V80H0Z',
        fill: {
          gradient: 'linear',
          from: [0, 0],
          to: [100, 0],
          stops: [
            { offset: 0, color: 'rgba(255, 0, 0, 0)' },
            { offset: 1, color: '#ff0000' },
          ],
        },
      },
    ]);
    const [, left] = await pixelAt(bytes, 5, 40);
    const [, right] = await pixelAt(bytes, 95, 40);
    expect(left).toBeGreaterThan(235);
    expect(right).toBeLessThan(20);
  });
});
