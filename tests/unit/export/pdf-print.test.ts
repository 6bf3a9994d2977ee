import { describe, expect, it } from 'vitest';
import { CROP_MARKS, printedSize } from '../../../elements/export/pdf/page-size.js';
import type { Size } from '../../../elements/math/geometry.js';
import { bleedInPixels, bleedLength, sideInPixels } from '../../../elements/math/units.js';
import type { BackgroundObject } from '../../../elements/objects/background/model.js';
import type { ImageDetails } from '../../../elements/objects/schema.js';
import { imageOf, shapeOf, textOf } from '../../support/objects.js';
import { goldenPdf, type PdfOptions } from '../../support/exported.js';
import type { GoldenPage } from '../../support/golden-files.js';
import { pdfiumTexts, pdfPixels } from '../../support/pdf-readers.js';

const MM = 72 / 25.4;
/** A hundredth of a millimeter, in points. */
const EXACT = 0.01 * MM;

/** A business card with a bleed of 3 mm. */
const card = { width: sideInPixels(85, 'mm'), height: sideInPixels(55, 'mm') };
const bleed = bleedInPixels(3, 'mm');
const cardOf = (page: Partial<GoldenPage['page']>): GoldenPage => ({
  ...card,
  page: { objects: [], ...page },
});

/** A background picture that fills a page of this size. */
const backgroundOf = (details: ImageDetails, size: Size): BackgroundObject => ({
  ...imageOf(details, { ...size, id: 'bg', position: { x: 0, y: 0 } }),
  sub_type: 'background',
});

const textOfFile = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** A box of the only page, in millimeters. */
function boxOf(bytes: Uint8Array, name: string): number[] | null {
  const found = new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(textOfFile(bytes));
  return (
    found &&
    found[1]!
      .trim()
      .split(/\s+/)
      .map((value) => Number(value) / MM)
  );
}

const boxes = async (options: PdfOptions) => {
  const bytes = await goldenPdf([cardOf({})], { unit: 'mm', ...options });
  return Object.fromEntries(['MediaBox', 'BleedBox', 'TrimBox'].map((name) => [name, boxOf(bytes, name)]));
};

const near = (box: readonly number[] | null | undefined, wanted: readonly number[]): void => {
  expect(box).toHaveLength(4);
  box!.forEach((value, i) => expect(Math.abs(value - wanted[i]!)).toBeLessThan(0.01));
};

describe('the boxes of a PDF for print', () => {
  it('are exact: 85 x 55 mm with 3 mm of bleed', async () => {
    const { MediaBox, BleedBox, TrimBox } = await boxes({ bleed });
    near(MediaBox, [0, 0, 91, 61]);
    near(BleedBox, [0, 0, 91, 61]);
    near(TrimBox, [3, 3, 88, 58]);
  });

  it('leave room for crop marks beyond the bleed', async () => {
    const { MediaBox, BleedBox, TrimBox } = await boxes({ bleed, marks: true });
    const edge = (CROP_MARKS.gap + CROP_MARKS.length + CROP_MARKS.margin) / MM;
    near(TrimBox, [edge + 3, edge + 3, edge + 88, edge + 58]);
    near(BleedBox, [edge, edge, edge + 91, edge + 61]);
    near(MediaBox, [0, 0, 2 * edge + 91, 2 * edge + 61]);
  });

  it('are the same in centimeters and nearly so in inches; marks do without a bleed', () => {
    const cm = printedSize(card, 'cm', { bleed: bleedInPixels(0.3, 'cm') }).print!;
    expect(Math.abs(cm.trim.width - 85 * MM)).toBeLessThan(EXACT);
    expect(Math.abs(cm.trim.x - 3 * MM)).toBeLessThan(EXACT);
    const inches = printedSize({ width: 336, height: 192 }, 'in', { bleed: bleedInPixels(0.125, 'in') });
    expect(inches.print!.trim).toEqual({ x: 9, y: 9, width: 252, height: 144 });
    const marked = printedSize(card, 'mm', { marks: true }).print!;
    expect(marked.bleed).toEqual(marked.trim);
    expect(bleedLength(bleed, 'mm')).toBe(3);
    expect(() => bleedInPixels(25.1, 'mm')).toThrow(RangeError);
  });

  it('are not written where nothing is cut', async () => {
    expect(await boxes({})).toMatchObject({ BleedBox: null, TrimBox: null });
  });

  it('hold for sheets larger than PDF allows, in larger units', () => {
    const { width, userUnit, print } = printedSize({ width: 19_190, height: 400 }, 'px', { bleed: 96 });
    expect(userUnit).toBe(2);
    expect(width * userUnit).toBeCloseTo(14_536.5);
    expect(print!.trim.x * userUnit).toBeCloseTo(72);
  });
});

/** The color at a place of the sheet, millimeters from its top left; 4 pixels to a millimeter. */
async function colorAt(bytes: Uint8Array, sheet: readonly [number, number]) {
  const [width, height] = sheet.map((side) => Math.round(side * 4)) as [number, number];
  const pixels = await pdfPixels(bytes, 0, { width, height });
  return (x: number, y: number): number[] => {
    const at = 4 * (Math.floor(y * 4) * width + Math.floor(x * 4));
    return [...pixels.subarray(at, at + 3)];
  };
}

describe('what is printed in the bleed', () => {
  it('is the color of the page and all that reaches into it, and nothing beyond', async () => {
    const bar = shapeOf(
      { outline: 'rectangle', fill: '#ff0000' },
      { position: { x: -100, y: 80 }, width: 200, height: 40 },
    );
    const golden = cardOf({ background_color: '#0000ff', objects: [bar] });
    const edge = 26 / MM;
    const bytes = await goldenPdf([golden], { unit: 'mm', bleed, marks: true });
    const at = await colorAt(bytes, [91 + 2 * edge, 61 + 2 * edge]);
    expect(at(edge + 1, edge + 10)).toEqual([0, 0, 255]);
    expect(at(edge + 1, edge + 30)).toEqual([255, 0, 0]);
    expect(at(edge + 90, edge + 60)).toEqual([0, 0, 255]);
    expect(at(edge - 1, edge + 30)).toEqual([255, 255, 255]);
    const trimmed = await colorAt(await goldenPdf([golden], { unit: 'mm' }), [85, 55]);
    expect(trimmed(1, 27)).toEqual([255, 0, 0]);
  });

  it('is the background picture as well, and the page looks as it does without', async () => {
    const background_image = backgroundOf({ src: 'boats' }, card);
    const golden = cardOf({ background_image });
    const plain = await colorAt(await goldenPdf([golden], { unit: 'mm' }), [85, 55]);
    const at = await colorAt(await goldenPdf([golden], { unit: 'mm', bleed }), [91, 61]);
    const near = (a: number[], b: number[], by: number): void =>
      a.forEach((value, i) => expect(Math.abs(value - b[i]!)).toBeLessThan(by));
    for (const [x, y] of [
      [20, 20],
      [60, 40],
      [84, 54],
    ] as const)
      near(at(x + 3, y + 3), plain(x, y), 12);
    // mirrored at the edge: what is 1 mm beyond is what is 1 mm before
    const strip = [10, 20, 30, 40].map((y) => [at(2, y + 3), at(4, y + 3)] as const);
    for (const [beyond, within] of strip) near(beyond, within, 40);
  });

  it('is more of a background picture that was cropped', async () => {
    const placed = {
      ...{ image_needs_autoset: false, image_width: 600, image_height: 400 },
      contentDisplacement: { x: -100, y: -100 },
    };
    const background_image = backgroundOf({ src: 'boats', ...placed }, card);
    const bytes = await goldenPdf([cardOf({ background_image })], { unit: 'mm', bleed });
    // the same picture on a page that is larger by the bleed all round
    const whole = { width: card.width + 2 * bleed, height: card.height + 2 * bleed };
    const larger = backgroundOf(
      { src: 'boats', ...placed, contentDisplacement: { x: bleed - 100, y: bleed - 100 } },
      whole,
    );
    const wanted = await goldenPdf([{ ...whole, page: { objects: [], background_image: larger } }], {});
    const size = { width: 182, height: 122 };
    const [a, b] = [await pdfPixels(bytes, 0, size), await pdfPixels(wanted, 0, size)];
    let sum = 0;
    for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
    expect(sum / a.length).toBeLessThan(3);
  });
});

describe('crop marks', () => {
  it('are eight lines in all inks, in line with the trim and clear of the bleed', async () => {
    const text = textOfFile(await goldenPdf([cardOf({})], { unit: 'mm', bleed, marks: true }));
    expect(text).toContain('/Separation /All /DeviceCMYK');
    const edge = 26 / MM;
    const at = await colorAt(await goldenPdf([cardOf({})], { unit: 'mm', bleed, marks: true }), [
      91 + 2 * edge,
      61 + 2 * edge,
    ]);
    const dark = (x: number, y: number): boolean =>
      [-0.3, 0, 0.3].some((by) => at(x + by, y)[0]! < 235 || at(x, y + by)[0]! < 235);
    const [left, right] = [edge + 3, edge + 88];
    const [top, bottom] = [edge + 3, edge + 58];
    const mark = edge - (CROP_MARKS.gap + CROP_MARKS.length / 2) / MM;
    for (const x of [left, right]) {
      expect(dark(x, mark)).toBe(true);
      expect(dark(x, 61 + 2 * edge - mark)).toBe(true);
      expect(dark(x, edge - 1)).toBe(false);
    }
    for (const y of [top, bottom]) {
      expect(dark(mark, y)).toBe(true);
      expect(dark(91 + 2 * edge - mark, y)).toBe(true);
      expect(dark(edge - 1, y)).toBe(false);
    }
  });

  it('are not there unless they are asked for', async () => {
    expect(textOfFile(await goldenPdf([cardOf({})], { unit: 'mm', bleed }))).not.toContain('/Separation');
  });
});

describe('text of a PDF', () => {
  const golden = cardOf({ objects: [textOf({ text: 'Find me', fontSize: 40 }, { width: 300 })] });

  it('can be found while it is live, and needs no font as outlines, where it looks the same', async () => {
    const [live, outlined] = [await goldenPdf([golden]), await goldenPdf([golden], { text: 'outlines' })];
    expect((await pdfiumTexts(live)).join()).toContain('Find me');
    expect(textOfFile(live)).toContain('/FontFile2');
    expect((await pdfiumTexts(outlined)).join('').trim()).toBe('');
    expect(textOfFile(outlined)).not.toMatch(/\/FontFile|\/Type \/Font/);
    const size = { width: 642, height: 416 };
    const [a, b] = [await pdfPixels(live, 0, size), await pdfPixels(outlined, 0, size)];
    let ink = 0;
    let apart = 0;
    for (let i = 0; i < a.length; i += 4) {
      if (a[i]! < 128) ink++;
      if (Math.abs(a[i]! - b[i]!) > 128) apart++;
    }
    expect(ink).toBeGreaterThan(1000);
    expect(apart / ink).toBeLessThan(0.02);
  });
});

describe('pictures of a PDF', () => {
  const widths = (bytes: Uint8Array): number[] =>
    [...textOfFile(bytes).matchAll(/\/Subtype \/Image\n\/Width (\d+)/g)].map(([, width]) => Number(width));
  const photo = (id: string, width: number) =>
    imageOf({ src: 'boats' }, { id, position: { x: 0, y: 0 }, width, height: width / 2 });

  it('keep all their pixels, those of print or those of a screen', async () => {
    const golden = cardOf({ objects: [photo('p', 160)] });
    const [original] = widths(await goldenPdf([golden], { unit: 'mm' }));
    const print = await goldenPdf([golden], { unit: 'mm', quality: 'print' });
    const screen = await goldenPdf([golden], { unit: 'mm', quality: 'screen' });
    expect(original).toBeGreaterThan(900);
    // 160 px are 42 mm: 500 dots at 300 an inch, 250 at 150
    expect(widths(print)[0]).toBeGreaterThanOrEqual(500);
    expect(widths(print)[0]).toBeLessThan(500 * Math.SQRT2 + 2);
    expect(widths(screen)[0]).toBeGreaterThanOrEqual(250);
    expect(widths(screen)[0]).toBeLessThan(250 * Math.SQRT2 + 2);
    expect(screen.length).toBeLessThan(print.length);
  });

  it('are embedded once for each size they are needed in', async () => {
    const golden = cardOf({ objects: [photo('a', 80), photo('b', 80), photo('c', 160)] });
    expect(widths(await goldenPdf([golden], { quality: 'screen' }))).toHaveLength(2);
  });
});
