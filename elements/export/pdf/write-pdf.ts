import type { PageOps } from '../../display/ops.js';
import type { Matrix } from '../../math/matrix.js';
import { inSlices, oneByOne } from '../time-slices.js';
import type { ExportPictures } from '../export-pictures.js';
import { ColorGlyphs } from './fonts/color-glyphs.js';
import { ContentStream } from './file/content-stream.js';
import { TextWriter, type Faces } from './fonts/text-writer.js';
import { Gradients } from './paint/gradients.js';
import { GraphicsStates } from './file/graphics-states.js';
import { linkAnnotations } from './ops/link-annotations.js';
import type { PrintedSize } from './page-size.js';
import { PdfFile } from './file/pdf-file.js';
import type { PdfInfo } from './file/pdf-info.js';
import { EmbeddedPictures } from './images/embedded-pictures.js';
import type { PictureQuality } from './images/picture-quality.js';
import { placedImages } from './images/placed-images.js';
import { placesOf, writeCropMarks, writeSheet } from './ops/sheet.js';
import { ShadowRaster } from './images/shadow-raster.js';
import { PageBlocks } from './tags/page-blocks.js';
import { PageTags } from './tags/page-tags.js';
import { srgbIntent } from './tags/srgb-intent.js';
import { StructureTree, type TaggedLink } from './tags/structure-tree.js';
import type { PdfDocumentContext } from './target.js';

export interface PdfRequest {
  readonly info: PdfInfo;
  /** Letters as text that can be selected and found, or as shapes that need no font; 'live' when absent. */
  readonly text?: 'live' | 'outlines';
  /** How many pixels pictures keep; all of them when absent. */
  readonly quality?: PictureQuality;
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
 * A PDF of vectors: text as text, links live, each picture and font once; only blurred shadows become pixels. It is tagged:
 * headings, paragraphs and pictures with their texts, in reading order [E-025]. Rejects with the signal's reason when it fires.
 * Equal requests give equal bytes.
 */
export async function writePdf(
  { info, size, pages, text = 'live', quality = 'original' }: PdfRequest,
  env: PdfEnv,
  { signal, onProgress }: PdfProgress = {},
): Promise<Uint8Array> {
  const file = new PdfFile(info);
  const faces: Faces = text === 'live' ? env.faces : () => undefined;
  const { doc, pictures } = openBook(file, { ...env, faces }, quality);
  const tree = new StructureTree(file, text === 'outlines');
  file.setOutputIntent(srgbIntent(file));
  for (const [i, page] of pages.entries()) {
    signal?.throwIfAborted();
    const { ops, width, height } = await page();
    const { trim, printed } = placesOf(size);
    const [across, down] = [trim.width / width, trim.height / height];
    const toPoints: Matrix = [across, 0, 0, -down, trim.x, trim.y + trim.height];
    const images = placedImages(ops, toPoints);
    await oneByOne(images, ({ op, width: points }) => pictures.embed(op, points * size.userUnit), signal);
    const content = new ContentStream();
    const tags = new PageTags(new PageBlocks(ops, toPoints));
    const target = { doc, content, page: printed, tags };
    await inSlices(writeSheet(target, ops, { toPoints, cut: !!size.print }), signal);
    if (size.print?.marks) {
      tags.mark(content, undefined);
      writeCropMarks(file, content, size);
    }
    tags.close(content);
    const structParents = tree.newKey();
    const links = linkAnnotations(ops, toPoints, printed).map((link): TaggedLink => {
      const key = tree.newKey();
      return { key, annotation: file.add({ ...link, StructParent: key }) };
    });
    const annotations = links.map(({ annotation }) => annotation);
    const { bytes: written, resources } = content;
    const parts = { content: written, resources: resources.dictionary, annotations, structParents };
    tree.addPage(file.addPage({ ...size, ...parts }), structParents, tags, links);
    onProgress?.(i + 1, pages.length);
  }
  doc.text.finish();
  tree.finish();
  const bytes = await file.finish();
  signal?.throwIfAborted();
  return bytes;
}

function openBook(
  file: PdfFile,
  { pictures: sources, faces }: PdfEnv,
  quality: PictureQuality,
): { doc: PdfDocumentContext; pictures: EmbeddedPictures } {
  const states = new GraphicsStates(file);
  const pictures = new EmbeddedPictures(file, sources, quality);
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
