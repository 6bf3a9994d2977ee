/**
 * Colors of the interface come from the tokens of elements/base/theme: a hex color in a sheet, a template (css, html,
 * svg) or JSX is a fault. Plain strings of TypeScript are colors of designs, which are data.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from '../support/files.mjs';

const HEX = /(?<=['"`\s:,(])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/gi;
const TEMPLATE = /\b(?:css|html|svg)`(?:\\[\s\S]|[^`])*`/g;
const THEME = 'elements/base/theme/';

/** Comments may name a color; strings and code may not. Line breaks stay, for the line numbers. */
const withoutComments = (code) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Only what is shown: the templates of a module, all of a sheet or of JSX. */
function shownPart(code, file) {
  if (!file.endsWith('.ts')) return code;
  let end = 0;
  const parts = [...code.matchAll(TEMPLATE)].map(({ 0: template, index }) => {
    const part = blank(code.slice(end, index)) + template;
    end = index + template.length;
    return part;
  });
  return parts.join('');
}

/** `{ line, color }` of every hex color that a source shows. */
export function hexColors(code, file) {
  return shownPart(withoutComments(code), file)
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(HEX)].map(([color]) => ({ line: index + 1, color })));
}

if (process.argv[1]?.endsWith('check-colors.mjs')) {
  const sources = ['elements', 'app'].flatMap((folder) =>
    filesBelow(folder, (path) => /\.(tsx?|css)$/.test(path)),
  );
  for (const file of sources.filter((path) => !path.startsWith(THEME))) {
    for (const { line, color } of hexColors(readFileSync(join(root, file), 'utf8'), file)) {
      console.error(`${file}:${line}  ${color}: use a --dm-color-* token`);
      process.exitCode = 1;
    }
  }
}
