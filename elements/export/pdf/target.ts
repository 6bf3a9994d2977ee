import type { GlyphRun, Group, ImageOp, Op } from '../../display/ops.js';
import type { Rect } from '../../math/geometry.js';
import type { Matrix } from '../../math/matrix.js';
import type { ContentStream } from './file/content-stream.js';
import type { TextWriter } from './fonts/text-writer.js';
import type { Gradients } from './paint/gradients.js';
import type { GraphicsStates } from './file/graphics-states.js';
import type { EmbeddedPicture } from './images/embedded-pictures.js';
import type { PdfFile, PdfRef } from './file/pdf-file.js';
import type { ShadowRaster } from './images/shadow-raster.js';
import type { PageTags } from './tags/page-tags.js';

/** What all pages of a document share. */
export interface PdfDocumentContext {
  readonly file: PdfFile;
  readonly states: GraphicsStates;
  readonly gradients: Gradients;
  readonly text: TextWriter;
  /** Embedded before its page is written; undefined when it cannot be had. */
  picture(op: ImageOp): EmbeddedPicture | undefined;
  colorGlyph(run: GlyphRun, index: number): PdfRef;
  readonly shadows: ShadowRaster;
}

/** Where ops are written. */
export interface Target {
  readonly doc: PdfDocumentContext;
  readonly content: ContentStream;
  /** The page, in points: what lies beyond it is left out. */
  readonly page: Rect;
  /** Marks what is written; absent within forms, which belong to what they are drawn in. */
  readonly tags?: PageTags | undefined;
  /** What is written belongs to this group of the page; decoration when absent. */
  readonly within?: Group | undefined;
}

/** Writing stops between ops, so that long pages leave room for others. */
export type Writing = Generator<void, void>;

/** Writes ops; `matrix` leads from their coordinates to points, `alpha` is what groups around them leave. */
export type WriteOps = (target: Target, ops: readonly Op[], matrix: Matrix, alpha?: number) => Writing;
