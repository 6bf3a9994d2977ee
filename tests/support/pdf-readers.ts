import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

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

/** A link where a reader finds it: left, bottom, right, top, points. */
export interface FoundLink {
  readonly url: string;
  readonly rect: readonly number[];
  /** Of a turned one, x and y of each corner as the reader arranges them. */
  readonly corners: readonly number[] | null;
  readonly words: string;
}

/** A part of the logical structure of a page; content has the id of its mark. */
export interface StructureNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly StructureNode[];
  readonly type?: 'content' | 'annotation' | 'object';
  readonly id?: string;
}

export interface PdfJsPage {
  /** The words of each mark, by its id. */
  readonly marked: Readonly<Record<string, string>>;
  readonly structure: StructureNode | null;
  readonly text: string;
  readonly items: readonly FoundText[];
  readonly links: readonly FoundLink[];
  /** Left, bottom, right, top, points. */
  readonly box: readonly number[];
  readonly userUnit: number;
}

/**
 * Every page as Firefox's reader gives it, in a thread: pdf.js for Node puts polyfills in place of what Node has, such as a
 * JSON.stringify that makes all that follows in the process many times slower.
 */
export async function pdfJsPages(bytes: Uint8Array): Promise<PdfJsPage[]> {
  const thread = new Worker(new URL('./pdfjs-thread.mjs', import.meta.url), { workerData: bytes.slice() });
  const [pages] = (await once(thread, 'message')) as [PdfJsPage[]];
  return pages;
}

/** As it is compared: white space runs as one space, no direction marks, characters composed. */
export const normalText = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
