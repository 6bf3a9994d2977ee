import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from 'woff2-encoder';
import { FontFile } from '../../elements/text/fonts/font-file.js';
import { familyId } from '../build/fonts/family-id.js';
import { facesOf, type FamilySource, type FontsSource } from '../build/fonts/fonts.js';
import type { Credit } from '../build/output.js';
import { koreanLetters } from './korean.js';
import { copyrightOf } from './name-table.js';
import { shapesOf } from './shapes.js';

/**
 * Brings the faces of `source/fonts.json` in from their packages: `source/fonts/<family>/<face>.woff2`, the license
 * beside them, who made them in `source/fonts/credits.json`, and how the original sets a sample in `shapes.json`, which a
 * test compares with what is built. Run by hand when the list of families changes:
 *
 *     npm install --prefix FOLDER subset-font @expo-google-fonts/montserrat ...
 *     node --import tsx catalog/vendor/fonts.ts FOLDER [family-id ...]
 *
 * A face that is there already is kept: remove it to take it from a newer package. Compressing takes seconds a face.
 */

const [folder, ...only] = process.argv.slice(2);
if (!folder) throw new Error('Say in which folder the font packages are installed');
const requireThere = createRequire(join(resolve(folder), 'package.json'));
const source = fileURLToPath(new URL('../source/', import.meta.url));

const WEIGHT_NAMES: Readonly<Record<number, string>> = {
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
};

const { families, fallbackOnly } = await readJson<FontsSource>('fonts.json');
const credits = await readJson<Record<string, Credit>>('fonts/credits.json').catch(() => ({}));
const shapes = await readJson<Record<string, string>>('fonts/shapes.json').catch(() => ({}));
for (const family of [...families, ...fallbackOnly]) {
  const id = familyId(family.name);
  if (only.length === 0 || only.includes(id)) Object.assign(credits, { [id]: await bringIn(id, family) });
}
await writeSorted('fonts/credits.json', credits);
await writeSorted('fonts/shapes.json', shapes);

/** Writes what is missing of a family, and says whose it is. */
async function bringIn(id: string, family: FamilySource): Promise<Credit> {
  const pack = `@expo-google-fonts/${id}`;
  const target = join(source, 'fonts', id);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'LICENCE.txt'), await readFile(requireThere.resolve(`${pack}/LICENSE_FONT`)));
  let copyright = '';
  for (const face of facesOf(family)) {
    const file = requireThere.resolve(`${pack}/${fileOf(family.name, face.weight, face.italic)}`);
    const bytes = await readFile(file);
    copyright ||= copyrightOf(bytes);
    const original = FontFile.parse({ ...face, family: family.name }, bytes);
    Object.assign(shapes, { [face.id]: shapesOf(original, family.subset && koreanLetters()) });
    const woff2 = join(target, `${face.id}.woff2`);
    if (await readFile(woff2).catch(() => null)) continue;
    await writeFile(woff2, await compress(family.subset ? await subset(bytes) : bytes));
    process.stdout.write(`${face.id}\n`);
  }
  const { license, version } = requireThere(`${pack}/package.json`) as { license: string; version: string };
  // 'MIT AND OFL-1.1': the package's own code is MIT, the font is what follows
  const licence = license.replace('MIT AND ', '');
  return { author: copyright, licence, source: `npm: ${pack} ${version}` };
}

type SubsetFont = (bytes: Uint8Array, text: string, options: object) => Promise<Uint8Array>;

async function subset(bytes: Uint8Array): Promise<Uint8Array> {
  const subsetFont = requireThere('subset-font') as SubsetFont;
  return subsetFont(bytes, koreanLetters(), {
    targetFormat: 'sfnt',
    preserveNameIds: [0, 1, 2, 3, 4, 5, 6, 13, 14],
  });
}

/** Where the package keeps a face: '600SemiBold_Italic/Fraunces_600SemiBold_Italic.ttf'. */
function fileOf(family: string, weight: number, italic: boolean): string {
  const name = WEIGHT_NAMES[weight];
  if (!name) throw new Error(`${family}: weight ${weight} has no name`);
  const face = `${weight}${name}${italic ? '_Italic' : ''}`;
  return `${face}/${family.replaceAll(' ', '')}_${face}.ttf`;
}

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(source, name), 'utf8')) as T;
}

async function writeSorted(name: string, record: Readonly<Record<string, unknown>>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(source, name), `${JSON.stringify(sorted, null, 2)}\n`);
}
