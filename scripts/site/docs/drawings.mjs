/** Drawings (docs/drawings/*.svg) stand in the page itself: their colors are the page's tokens, so they follow its theme. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/files.mjs';
import { escaped } from './plain-text.mjs';

export const isDrawing = (path) => /^docs\/drawings\/[^/]+\.svg$/.test(path);

/** The drawing as a figure, told by its words; its sheet of its own is for where it stands alone. */
export function figure(path, alt) {
  const svg = readFileSync(join(root, path), 'utf8')
    .replace(/<style>[^]*?<\/style>/, '')
    .replace('<svg ', '<svg aria-hidden="true" ')
    .trim();
  return `<figure class="drawing" role="group" tabindex="0" aria-label="${escaped(alt)}">${svg}</figure>`;
}
