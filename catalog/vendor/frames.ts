import { readFile, writeFile } from 'node:fs/promises';
import decompress from 'woff2-encoder/decompress';
import { inkBounds } from '../../elements/display/ink-bounds.js';
import { scaling } from '../../elements/math/matrix.js';
import { FontFile } from '../../elements/text/fonts/font-file.js';
import { fitted, frameDrawings, type FrameDrawing } from '../build/art/frames.js';
import { formatPath, parsePath, transformPath } from '../build/svg/path-data.js';

/**
 * Writes the masks that are drawn rather than computed, `elements/objects/outline-paths.gen.ts`. Run by hand when
 * `build/art/frames.ts` changes; a name that designs may have must stay.
 *
 *     node --import tsx catalog/vendor/frames.ts
 */
const LETTERS = {
  'letter-a': 'A',
  'letter-b': 'B',
  'letter-m': 'M',
  'letter-s': 'S',
  'digit-1': '1',
  'digit-8': '8',
};
const FACE = new URL('../source/fonts/archivo-black/ArchivoBlack-400.woff2', import.meta.url);
const TARGET = new URL('../../elements/objects/outline-paths.gen.ts', import.meta.url);

async function letters(): Promise<Record<string, FrameDrawing>> {
  const data = await decompress(await readFile(FACE));
  const face = FontFile.parse({ id: 'face', family: 'Archivo Black', weight: 400, italic: false }, data);
  return Object.fromEntries(
    Object.entries(LETTERS).map(([name, letter]) => {
      const glyph = face.font.nominalGlyph(letter.codePointAt(0)!)!;
      // fonts count upwards
      const d = formatPath(transformPath(parsePath(face.outline(glyph)), scaling(1, -1)));
      const { width, height } = inkBounds([{ op: 'fillPath', d, fill: '#000000' }]);
      return [name, { d: fitted(d), ratio: Math.round((height / width) * 100) / 100 }];
    }),
  );
}

/** Absolute moves, lines and curves only, so that stretching is a product for each number; a tenth of a percent is enough. */
const plain = (d: string): string =>
  parsePath(d)
    .map(
      ({ type, points }) => type + points.map((value) => String(Math.round(value * 10) / 10 + 0)).join(' '),
    )
    .join('');

const all = { ...frameDrawings(), ...(await letters()) };
const rows = Object.entries(all).map(
  ([name, { d, ratio }]) => `  '${name}': { ratio: ${ratio}, d: '${plain(d)}' },`,
);
await writeFile(
  TARGET,
  `// Written by catalog/vendor/frames.ts: path data in a box of 100 by 100, and height over width of a new object.\nexport const drawnOutlines = {\n${rows.join('\n')}\n} as const;\n`,
);
process.stdout.write(`${rows.length} outlines\n`);
