import type { DesignFile } from '../../document/design-file.js';
import type { Size } from '../../math/geometry.js';
import { resizePage, type ResizeEnv } from './resize-page.js';

/**
 * A whole design for another page size, every page laid out anew by the same rules [B-018]. Its unit is left to whoever asks;
 * fonts and pictures of all pages should be here.
 */
export function resizeFile(file: DesignFile, to: Size, env: ResizeEnv): DesignFile {
  const fitting = { from: { width: file.width, height: file.height }, to };
  const pages = file.pages.map((page) => resizePage(page, fitting, env));
  return { ...file, width: to.width, height: to.height, pages };
}
