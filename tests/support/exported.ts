import { pageOps } from '../../elements/display/page-ops.js';
import type { PageOps } from '../../elements/display/ops.js';
import type { PictureQuality } from '../../elements/export/pdf/images/picture-quality.js';
import { printedSize } from '../../elements/export/pdf/page-size.js';
import { writePdf, type PdfProgress } from '../../elements/export/pdf/write-pdf.js';
import { writeSvg } from '../../elements/export/svg/write-svg.js';
import type { ExportPictures } from '../../elements/export/export-pictures.js';
import { backgroundBleed } from '../../elements/objects/background/bleed.js';
import { kinds } from '../../elements/objects/kinds.js';
import type { Unit } from '../../elements/math/units.js';
import { encodeCanvas, nodePaintEnv } from '../../elements/render/node.js';
import type { RenderResources } from '../../elements/render/resources.js';
import { testFonts } from './text/fonts.js';
import { goldenBytes, goldenResources, type GoldenPage } from './golden-files.js';

/** What is written into test files, so that equal pages give equal bytes. */
export const CREATED = new Date('2026-01-02T03:04:05Z');

/** Pictures of the fixtures, for writers that embed them. */
export function picturesOf(resources: RenderResources): ExportPictures {
  const paint = nodePaintEnv((source) => resources.picture(source));
  return {
    paint,
    bytes: (source) => goldenBytes(source).catch(() => undefined),
    picture: async (source, effect) => paint.image(source, effect),
    encode: encodeCanvas,
  };
}

export interface PdfOptions extends PdfProgress {
  readonly unit?: Unit;
  readonly title?: string;
  readonly text?: 'live' | 'outlines';
  readonly quality?: PictureQuality;
  /** Page pixels. */
  readonly bleed?: number;
  readonly marks?: boolean;
}

/** The pages as one PDF, of the first one's size. */
export async function goldenPdf(
  goldens: readonly GoldenPage[],
  options: PdfOptions = {},
): Promise<Uint8Array> {
  const resources = await Promise.all(goldens.map((golden) => goldenResources(golden)));
  const pages = goldens.map((golden, i) => async (): Promise<PageOps> => {
    const { bleed = 0 } = options;
    const { env } = resources[i]!;
    const picture = golden.page.background_image;
    const background = picture ? backgroundBleed(picture, golden, bleed, env) : [];
    return pageOps(golden.page, golden, kinds, env, { bleed, background });
  });
  return pdfOf(pages, { size: goldens[0]!, resources: resources[0]!, ...options });
}

interface PdfParts extends PdfOptions {
  readonly size: { readonly width: number; readonly height: number };
  readonly resources: RenderResources;
}

export async function pdfOf(
  pages: readonly (() => Promise<PageOps>)[],
  { size, resources, unit, title = 'Test', text, quality, bleed = 0, marks = false, ...progress }: PdfParts,
): Promise<Uint8Array> {
  const { faces } = await testFonts();
  return writePdf(
    {
      info: { title, language: 'en', created: CREATED },
      size: printedSize(size, unit, { bleed, marks }),
      pages,
      ...(text && { text }),
      ...(quality && { quality }),
    },
    { pictures: picturesOf(resources), faces: (id) => faces.find((face) => face.id === id) },
    progress,
  );
}

/** A page as an SVG file. */
export async function goldenSvg(golden: GoldenPage, title = 'Test'): Promise<string> {
  const resources = await goldenResources(golden);
  const page = pageOps(golden.page, golden, kinds, resources.env);
  return writeSvg({ page, title }, picturesOf(resources));
}
