import { beforeAll, describe, expect, it } from 'vitest';
import { textLayout } from '../../../elements/objects/text/layout.js';
import type { TextObject } from '../../../elements/objects/text/model.js';
import { goldenPdf } from '../../support/exported.js';
import { testFonts } from '../../support/text/fonts.js';
import type { GoldenPage } from '../../support/golden-files.js';
import { textOf } from '../../support/objects.js';
import { normalText, pdfJsPages, pdfiumTexts, type PdfJsPage } from '../../support/pdf-readers.js';
import { TEXT_CASES, type TextCase } from '../../support/text/text-cases.js';

const SIZE = { width: 700, height: 200 };
const POINTS = 72 / 96;

/** Letter spacing as it is stored, within what may be stored. */
const spacing = ({ style }: TextCase): number =>
  Math.min(30, Math.max(-30, Math.round((style?.letterSpacing ?? 0) * 100)));

const objectOf = (given: TextCase): TextObject =>
  textOf(
    {
      text: given.text,
      font: given.style?.family ?? 'Montserrat',
      weight: given.style?.weight ?? 400,
      italic: given.style?.italic ?? false,
      fontSize: 22,
      letterSpacing: spacing(given),
      lineHeight: 0,
    },
    { position: { x: 20, y: 20 }, width: given.width ?? 660, height: 160 },
  );

const pageOf = (given: TextCase): GoldenPage => ({ ...SIZE, page: { objects: [objectOf(given)] } });

/**
 * Lines that mix directions, or vowel marks with letters that join, come back in another order or with other spaces:
 * readers guess the order from where letters stand, each in its own way. Nothing of them is lost.
 */
const REORDERED = {
  pdfium: ['arabic digits', 'bidi rtl'],
  pdfJs: ['arabic marks', 'arabic digits', 'bidi ltr', 'bidi rtl', 'wrap rtl'],
};

const letters = (text: string): string[] => [...normalText(text).replace(/\s/g, '')].sort();

describe('text of a PDF', () => {
  let pdfium: string[];
  let pdfJs: PdfJsPage[];
  beforeAll(async () => {
    const bytes = await goldenPdf(TEXT_CASES.map(pageOf));
    pdfium = await pdfiumTexts(bytes);
    pdfJs = await pdfJsPages(bytes);
  });

  it.each(TEXT_CASES.map((given, i) => [given.name, i] as const))('comes back from %s', (name, i) => {
    const { text } = TEXT_CASES[i]!;
    const readers = [
      { found: pdfium[i]!, reordered: REORDERED.pdfium },
      { found: pdfJs[i]!.text, reordered: REORDERED.pdfJs },
    ];
    for (const { found, reordered } of readers) {
      if (reordered.includes(name)) expect(letters(found)).toEqual(letters(text));
      else expect(normalText(found)).toBe(normalText(text));
    }
  });

  it.each([
    'latin ligatures',
    'latin spaced',
    'latin tight',
    'japanese',
    'devanagari',
    'wrap ltr',
    'hebrew',
    'wrap rtl',
  ])('of %s is selected where it is seen, within half a pixel', async (name) => {
    const i = TEXT_CASES.findIndex((given) => given.name === name);
    const object = objectOf(TEXT_CASES[i]!);
    const { lines } = textLayout(object, {
      fonts: await testFonts(),
      resources: { image: () => undefined, icon: () => undefined },
    });
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const baseline = (SIZE.height - object.position.y - line.baseline) * POINTS;
      const found = pdfJs[i]!.items.filter(
        ({ text, y }) => text.trim() !== '' && Math.abs(y - baseline) < 0.5 * POINTS,
      );
      const left = Math.min(...found.map(({ x }) => x)) / POINTS;
      expect(Math.abs(left - object.position.x - line.x)).toBeLessThan(0.5);
    }
  });

  it('of an effect is not there twice, and copies still show', async () => {
    const given = { name: '', text: 'Only once' };
    const object = objectOf(given);
    const stroked: TextObject = {
      ...object,
      text_details: {
        ...object.text_details,
        text_effect: { stroke: true, strokeSize: 2, strokeColor: '#ff0000' },
      },
    };
    const bytes = await goldenPdf([{ ...SIZE, page: { objects: [stroked] } }]);
    expect(normalText((await pdfiumTexts(bytes))[0]!)).toBe('Only once');
  });

  it('that lies beside the page is not in the file', async () => {
    const object = objectOf({ name: '', text: 'Secret' });
    const beside = { ...object, position: { x: 2000, y: 20 } };
    const bytes = await goldenPdf([{ ...SIZE, page: { objects: [beside] } }]);
    expect((await pdfiumTexts(bytes))[0]).toBe('');
  });
});
