import { isSvg } from './picture-check.js';

/** Longest side a drawing is painted at, px: no print area is larger. */
const LARGEST = 4096;
/** Of a drawing that says nothing of its size, px. */
const USUAL = 2048;

/** The file itself, or a drawing (SVG) painted as PNG: what is kept of pictures are pixels, which can do nothing. */
export async function asPicture(file: File): Promise<File> {
  if (!isSvg(file)) return file;
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const blob = await painted(image);
    return new File([blob], file.name.replace(/(\.svgz?)?$/i, '.png'), { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function painted(image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth: width = USUAL, naturalHeight: height = USUAL } = image;
  const scale = LARGEST / Math.max(width || USUAL, height || USUAL);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round((width || USUAL) * scale)),
    Math.max(1, Math.round((height || USUAL) * scale)),
  );
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/png' });
}
