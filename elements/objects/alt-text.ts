import type { Meaning } from '../display/ops.js';
import { storedPictureName } from './picture-name.js';

/**
 * What pictures say to somebody who cannot see them while nobody typed it: what their resources are called [E-073]. Null where
 * there is no picture.
 */
export function meaningOfPictures(pictures: readonly object[]): Meaning | null {
  if (pictures.length === 0) return null;
  const names = pictures.map((details) => spoken(storedPictureName(details)));
  return { kind: 'picture', alt: [...new Set(names.filter(Boolean))].join(', ') };
}

const FILE_END = /\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?)$/i;
/** What cameras and telephones call their files. */
const COUNTED =
  /^(?:img|dsc[fn]?|pxl|image|photo|picture|screenshot|whatsapp image)?[\s_-]*[\d\s_.:~()at-]*$/i;

/** A resource's name as a person would say it: of a file without its end and lines, and nothing of one that only counts. */
function spoken(name: string): string {
  if (!FILE_END.test(name)) return name;
  const words = name.replace(FILE_END, '').replace(/[_-]+/g, ' ').trim();
  return COUNTED.test(words) ? '' : words;
}
