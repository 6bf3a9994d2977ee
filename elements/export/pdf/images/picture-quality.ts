import type { Size } from '../../../math/geometry.js';

/** How many pixels the pictures of a PDF keep [E-021]. */
export const PICTURE_QUALITIES = ['original', 'print', 'screen'] as const;
export type PictureQuality = (typeof PICTURE_QUALITIES)[number];

/** Dots an inch that are kept at least, and how closely a photo is encoded, 1 to 100. */
const KEPT = { print: { dpi: 300, jpeg: 92 }, screen: { dpi: 150, jpeg: 80 } } as const;

const POINTS_PER_INCH = 72;

/** JPEG quality of pictures that are encoded anew. */
export const jpegQuality = (quality: PictureQuality): number =>
  quality === 'original' ? KEPT.print.jpeg : KEPT[quality].jpeg;

/**
 * The size a picture is made smaller to, or null to keep it as it is: what nearly fits is not worth the loss. Sizes come in
 * steps of half an area, so that a picture shown at many sizes is in the file a few times, not many.
 */
export function reducedSize(natural: Size, points: number, quality: PictureQuality): Size | null {
  if (quality === 'original' || !(points > 0)) return null;
  const needed = (points / POINTS_PER_INCH) * KEPT[quality].dpi;
  const steps = Math.floor(2 * Math.log2(natural.width / needed));
  if (!(steps >= 1)) return null;
  const scale = 2 ** (-steps / 2);
  return {
    width: Math.max(1, Math.ceil(natural.width * scale)),
    height: Math.max(1, Math.ceil(natural.height * scale)),
  };
}
