import type { PageOps } from '../../display/ops.js';
import type { Matrix } from '../../math/matrix.js';
import { inSlices, oneByOne } from '../time-slices.js';
import { imagesOf } from '../images-of.js';
import type { ExportPictures } from '../export-pictures.js';
import { ColorGlyphs } from './fonts/color-glyphs.js';
import { ContentStream } from './file/content-stream.js';
import { TextWriter, type Faces } from './fonts/text-writer.js';
import { Gradients } from './paint/gradients.js';
import { GraphicsStates } from './file/graphics-states.js';
import { writeOps } from './ops/write-ops.js';
import type { PrintedSize } from './page-size.js';
import { PdfFile } from './file/pdf-file.js';
import type { PdfInfo } from './file/pdf-info.js';
import { EmbeddedPictures } from './images/embedded-pictures.js';
import { ShadowRaster } from './images/shadow-raster.js';
import type { PdfDocumentContext } from './target.js';

export interface PdfRequest {
  readonly info: PdfInfo;
  /** Of every page. */
  readonly size: PrintedSize;
  /** Each is asked for when its turn comes. */
  readonly pages: readonly (() => Promise<PageOps>)[];
}

export interface PdfEnv {
  readonly pictures: ExportPictures;
  readonly faces: Faces;
}

export interface PdfProgress {
  readonly signal?: AbortSignal;
  onProgress?(done: number, total: number): void;
}

/**
 * A PDF of vectors: text as text, each picture and font once; only blurred shadows become pixels. Rejects with the
 * signal's reason when it fires. Equal requests give equal bytes.
 */
export async function writePdf(
  { info, size, pages }: PdfRequest,
  env: PdfEnv,
  { signal, onProgress }: PdfProgress = {},
): Promise<Uint8Array> {
  const file = new PdfFile(info);
  const { doc, pictures } = openBook(file, env);
  for (const [i, page] of pages.entries()) {
    signal?.throwIfAborted();
    const { ops, width, height } = await page();
    await oneByOne(imagesOf(ops), (picture) => pictures.embed(picture), signal);
    const content = new ContentStream();
    const toPoints: Matrix = [size.width / width, 0, 0, -size.height / height, 0, size.height];
    const target = { doc, content, page: { x: 0, y: 0, width: size.width, height: size.height } };
    await inSlices(writeOps(target, ops, toPoints), signal);
    file.addPage({ ...size, content: content.bytes, resources: content.resources.dictionary });
    onProgress?.(i + 1, pages.length);
  }
  doc.text.finish();
  const bytes = await file.finish();
  signal?.throwIfAborted();
  return bytes;
}

function openBook(
  file: PdfFile,
  { pictures: sources, faces }: PdfEnv,
): { doc: PdfDocumentContext; pictures: EmbeddedPictures } {
  const states = new GraphicsStates(file);
  const pictures = new EmbeddedPictures(file, sources);
  const glyphs = new ColorGlyphs(file);
  const doc: PdfDocumentContext = {
    file,
    states,
    gradients: new Gradients(file, states),
    text: new TextWriter(file, faces),
    picture: (op) => pictures.get(op),
    colorGlyph: (run, index) => glyphs.form(run, index),
    shadows: new ShadowRaster(file, sources.paint),
  };
  return { doc, pictures };
}
