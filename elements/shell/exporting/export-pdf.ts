import type { PictureQuality } from '../../export/pdf/images/picture-quality.js';
import { printedSize } from '../../export/pdf/page-size.js';
import type { EditorSession } from '../create-editor.js';
import { exportedPages, exportedPictures } from './export-source.js';

export interface ExportPdfOptions {
  /** Page numbers from 1. */
  readonly pages: readonly number[];
  /** Language of the texts, BCP 47; 'en' when absent. */
  readonly language?: string;
  /** How many pixels pictures keep; all of them when absent. */
  readonly quality?: PictureQuality;
  /** Letters as selectable text or as shapes; 'live' when absent. */
  readonly text?: 'live' | 'outlines';
  /** Whether the design's bleed is part of the file, and whether lines beyond it say where to cut. */
  readonly bleed?: boolean;
  readonly marks?: boolean;
  /** Date in the file, now when absent: equal designs with equal dates give equal bytes. */
  readonly created?: Date;
}

/**
 * The pages as one PDF of vectors, in the size the design is printed in [E-021, E-055]. Rejects with an AbortError
 * when the signal fires, and with a RangeError for a page that is not there.
 */
export async function exportPdf(
  session: EditorSession,
  { pages: numbers, language = 'en', created = new Date(), ...options }: ExportPdfOptions,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Blob> {
  const { editor } = session;
  const file = editor.toFile();
  const bleed = options.bleed ? (file.bleed ?? 0) : 0;
  const pages = exportedPages(session, numbers, bleed);
  signal.throwIfAborted();
  // only who downloads a PDF loads what writes it
  const { writePdf } = await import('../../export/pdf/write-pdf.js');
  const { fonts } = editor.resources;
  const bytes = await writePdf(
    {
      info: { title: session.name.peek(), language, created },
      size: printedSize(file, file.dimension_units, { bleed, marks: options.marks ?? false }),
      pages,
      ...(options.quality && { quality: options.quality }),
      ...(options.text && { text: options.text }),
    },
    {
      pictures: exportedPictures(session, signal),
      faces: (id) => fonts.faces.find((face) => face.id === id),
    },
    { signal, onProgress },
  );
  return new Blob([bytes as BlobPart], { type: 'application/pdf' });
}
