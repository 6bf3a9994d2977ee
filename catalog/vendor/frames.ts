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
const named = (kind: string, signs: string): [name: string, sign: string][] =>
  [...signs].map((sign) => [`${kind}-${sign.toLowerCase()}`, sign]);
/** Each letter and digit in a wide, heavy face: most of the picture is seen. */
const SIGNS = [...named('letter', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), ...named('digit', '0123456789')];
const FACE = new URL('../source/fonts/archivo-black/ArchivoBlack-400.woff2', import.meta.url);
const TARGET = new URL('../../elements/objects/outline-paths.gen.ts', import.meta.url);

async function letters(): Promise<Record<string, FrameDrawing>> {
  const data = await decompress(await readFile(FACE));
  const face = FontFile.parse({ id: 'face', family: 'Archivo Black', weight: 400, italic: false }, data);
  return Object.fromEntries(
    SIGNS.map(([name, sign]) => {
      const glyph = face.font.nominalGlyph(sign.codePointAt(0)!)!;
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

/** The face's I is a bar, which nobody takes for a letter; ours has slabs. */
const SLAB_I: FrameDrawing = {
  d: 'M0 0L100 0L100 20L72 20L72 80L100 80L100 100L0 100L0 80L28 80L28 20L0 20Z',
  ratio: 1.4,
};

const all = { ...frameDrawings(), ...(await letters()), 'letter-i': SLAB_I };
const rows = Object.entries(all).map(
  ([name, { d, ratio }]) => `  '${name}': { ratio: ${ratio}, d: '${plain(d)}' },`,
);
await writeFile(
  TARGET,
  `// Written by catalog/vendor/frames.ts: path data in a box of 100 by 100, and height over width of a new object.\nexport const drawnOutlines = {\n${rows.join('\n')}\n} as const;\n`,
);
process.stdout.write(`${rows.length} outlines\n`);
