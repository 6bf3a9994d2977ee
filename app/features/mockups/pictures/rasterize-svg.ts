import { paintDrawing } from '../../../ports/uploads/paint-drawing.js';
import { isSvg } from '../../../ports/uploads/picture-check.js';

/** Longest side a drawing is painted at, px: no print area is larger. */
const LARGEST = 4096;

/** The file itself, or a drawing (SVG) painted as PNG: what is kept of pictures are pixels, which can do nothing. */
export async function rasterizeSvg(file: File): Promise<File> {
  if (!isSvg(file)) return file;
  const blob = await (await paintDrawing(file, LARGEST)).convertToBlob({ type: 'image/png' });
  return new File([blob], file.name.replace(/(\.svgz?)?$/i, '.png'), { type: 'image/png' });
}
