import type { PageOps } from '../../display/ops.js';
import { IDENTITY } from '../../math/matrix.js';
import { inSlices, oneByOne } from '../time-slices.js';
import { imagesOf } from '../images-of.js';
import { decimal } from '../format-numbers.js';
import type { ExportPictures } from '../export-pictures.js';
import { xmlText } from '../xml.js';
import { svgOps } from './svg-ops.js';
import { SvgPage } from './svg-page.js';
import { SvgPictures } from './svg-pictures.js';

export interface SvgRequest {
  readonly page: PageOps;
  readonly title: string;
  /** What ids begin with, so that several pages can stand in one document. */
  readonly prefix?: string;
  /** How large the page is printed, with a unit: '210mm'; its pixels when absent. */
  readonly printed?: { readonly width: string; readonly height: string };
}

/**
 * A page as one SVG file that refers to nothing outside itself: letters as shapes, pictures inside, shadows as filters.
 * Rejects with the signal's reason when it fires.
 */
export async function writeSvg(
  { page: drawn, title, prefix = 'dm', printed }: SvgRequest,
  sources: ExportPictures,
  signal?: AbortSignal,
): Promise<string> {
  const { ops, width, height } = drawn;
  const pictures = new SvgPictures(sources);
  await oneByOne(imagesOf(ops), (op) => pictures.load(op), signal);
  const page = new SvgPage(prefix);
  await inSlices(svgOps({ page, picture: (op) => pictures.get(op) }, ops, IDENTITY), signal);
  const [across, down] = [decimal(width), decimal(height)];
  const size = printed ?? { width: across, height: down };
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg ${names} width="${size.width}" height="${size.height}" viewBox="0 0 ${across} ${down}">`,
    `<title>${xmlText(title)}</title>`,
    page.text,
    '</svg>',
    '',
  ].join('\n');
}
