import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What readers make of a PDF: PDFium is Chrome's, pdf.js Firefox's. */

let library: Promise<PDFiumLibrary> | undefined;

async function withPdfium<T>(
  bytes: Uint8Array,
  read: (file: Awaited<ReturnType<PDFiumLibrary['loadDocument']>>) => Promise<T> | T,
): Promise<T> {
  const file = await (await (library ??= PDFiumLibrary.init())).loadDocument(bytes);
  try {
    return await read(file);
  } finally {
    file.destroy();
  }
}

/** RGBA of a page (from 0) on white, in PDFium. */
export const pdfPixels = (
  bytes: Uint8Array,
  page: number,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Uint8Array> =>
  withPdfium(bytes, async (file) => {
    const { data } = await file.getPage(page).render({ width, height, scale: 1, render: 'bitmap' });
    return data;
  });

/** The text of every page, as Chrome's reader gives it. */
export const pdfiumTexts = (bytes: Uint8Array): Promise<string[]> =>
  withPdfium(bytes, (file) => [...file.pages()].map((page) => page.getText()));

/** A piece of text where a reader finds it: points from the bottom left. */
export interface FoundText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PdfJsPage {
  readonly text: string;
  readonly items: readonly FoundText[];
  /** Left, bottom, right, top, points. */
  readonly box: readonly number[];
  readonly userUnit: number;
}

/** Every page as Firefox's reader gives it. */
export async function pdfJsPages(bytes: Uint8Array): Promise<PdfJsPage[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const file = await task.promise;
  const pages: PdfJsPage[] = [];
  for (let i = 1; i <= file.numPages; i++) {
    const page = await file.getPage(i);
    const { items } = await page.getTextContent();
    const found = items.flatMap((item) => ('str' in item ? [item] : []));
    pages.push({
      text: found.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
      items: found.map(({ str, transform, width }) => ({
        text: str,
        x: transform[4] as number,
        y: transform[5] as number,
        width,
      })),
      box: page.view,
      userUnit: page.userUnit,
    });
  }
  await task.destroy();
  return pages;
}

/** As it is compared: white space runs as one space, no direction marks, characters composed. */
export const normalText = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
