/**
 * Colours of the interface come from the tokens of elements/base/theme: a hex colour anywhere else in the Lit rooms and
 * the app is a fault. Pure rooms and presets hold colours of designs, which are data.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { filesBelow, root } from './support/files.mjs';

const { pure } = createRequire(import.meta.url)('../rooms.cjs');

const HEX = /(?<=['"`\s:,(])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/gi;
const DATA = [...pure.map((room) => `elements/${room}/`), 'elements/base/theme/'];

const mayHoldColours = (path) =>
  DATA.some((folder) => path.startsWith(folder)) || /presets?\.ts$|\.gen\.ts$/.test(path);

/** Comments may name a colour; strings and code may not. Line breaks stay, for the line numbers. */
const withoutComments = (code) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');

/** `{ line, colour }` of every hex colour in a source. */
export function hexColours(code) {
  return withoutComments(code)
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(HEX)].map(([colour]) => ({ line: index + 1, colour })));
}

if (process.argv[1]?.endsWith('check-colours.mjs')) {
  const sources = ['elements', 'app'].flatMap((folder) =>
    filesBelow(folder, (path) => /\.(tsx?|css)$/.test(path)),
  );
  for (const file of sources.filter((path) => !mayHoldColours(path))) {
    for (const { line, colour } of hexColours(readFileSync(join(root, file), 'utf8'))) {
      console.error(`${file}:${line}  ${colour}: use a --dm-color-* token`);
      process.exitCode = 1;
    }
  }
}
