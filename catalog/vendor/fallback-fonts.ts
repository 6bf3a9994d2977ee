import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from 'woff2-encoder';
import decompress from 'woff2-encoder/decompress';
import { FontFile } from '../../elements/text/fonts/font-file.js';
import { familyId } from '../build/fonts/family-id.js';
import type { FontsSource } from '../build/fonts/fonts.js';
import type { FallbackSource } from '../build/fonts/fallback-fonts.js';
import type { Credit } from '../build/output.js';
import { copyrightOf } from './name-table.js';

/**
 * Brings the faces of `source/fallback-fonts.json` in: `source/fonts/fallback/<family>/<face>.woff2`, a face for each slice of
 * the families that are cut into slices. Run by hand when the list changes:
 *
 *     npm install --prefix FOLDER @fontsource/noto-sans-bengali ...
 *     apt-get download fonts-noto-core && dpkg -x fonts-noto-core_*.deb FOLDER/deb
 *     node --import tsx catalog/vendor/fallback-fonts.ts FOLDER
 *
 * What @fontsource has not got comes from Debian's package of Noto, and rare letters from whole fonts of @expo-google-fonts. A face that is there already is kept.
 */

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say in which folder the font packages are installed');
const requireThere = createRequire(join(resolve(folder), 'package.json'));
const source = fileURLToPath(new URL('../source/', import.meta.url));
const families = JSON.parse(await readFile(join(source, 'fallback-fonts.json'), 'utf8')) as FallbackSource[];
const packages = join(resolve(folder), 'node_modules/@fontsource');
const debian = join(resolve(folder), 'deb/usr/share/fonts/truetype/noto');
const OFL = 'OFL-1.1';

/** Whole fonts, for the letters that the slices of @fontsource leave out: FOLDER/full/<family>-400.ttf. */
const WHOLE = ['Noto Sans SC', 'Noto Sans TC', 'Noto Sans JP Rare', 'Noto Sans KR Full'];
/** Letters of a slice that we cut, and the number of the first one. */
const OF_SLICE = 300;
const FIRST_SLICE = 200;

const credits: Record<string, Credit> = {};
for (const family of families) credits[familyId(family.name)] = await bringIn(family);
await bringRareIn();
const sorted = Object.fromEntries(Object.entries(credits).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(join(source, 'fonts/fallback/credits.json'), `${JSON.stringify(sorted, null, 2)}\n`);

async function bringIn(family: FallbackSource): Promise<Credit> {
  const id = familyId(family.name);
  const target = join(source, 'fonts/fallback', id);
  await mkdir(target, { recursive: true });
  const pack = id.replace(/-(full|rare)$/, '');
  const installed = await readdir(join(packages, pack, 'files')).catch(() => null);
  const files = installed ? packagedFiles(family, pack, installed) : debianFiles(family);
  if (files.length === 0 && !WHOLE.includes(family.name))
    throw new Error(`${family.name}: there is no file of it`);
  let copyright = '';
  for (const { from, name } of files) {
    const bytes = await readFile(from);
    copyright ||= copyrightOf(installed ? await decompress(bytes) : bytes);
    const path = join(target, `${name}.woff2`);
    if (!(await readFile(path).catch(() => null)))
      await writeFile(path, installed ? bytes : await compress(bytes));
  }
  // all of Noto is under the one license; some packages leave it out
  const [own, other] = [pack, 'noto-sans-bengali'].map((name) => join(packages, name, 'LICENSE'));
  await writeFile(join(target, 'LICENCE.txt'), await readFile(own!).catch(() => readFile(other!)));
  const version =
    installed &&
    (JSON.parse(await readFile(join(packages, pack, 'package.json'), 'utf8')) as { version: string });
  return {
    author: copyright || 'The Noto Project Authors (https://github.com/notofonts)',
    licence: OFL,
    source: version ? `npm: @fontsource/${pack} ${version.version}` : 'Debian: fonts-noto-core 20201225-1',
  };
}

/** Cuts what no other family has out of the whole fonts, as slices beside those of the packages. */
async function bringRareIn(): Promise<void> {
  const subsetFont = requireThere('subset-font') as (
    bytes: Uint8Array,
    text: string,
    options: object,
  ) => Promise<Uint8Array>;
  const known = new Set((await knownLetters()).flatMap((codes) => [...codes]));
  for (const name of WHOLE) {
    const short = name.replaceAll(' ', '');
    const bytes = await readFile(join(resolve(folder!), 'full', `${short}-400.ttf`));
    const whole = FontFile.parse({ id: short, family: name, weight: 400, italic: false }, bytes);
    const rare = whole.codePoints().filter((code) => !known.has(code));
    for (let at = 0, slice = FIRST_SLICE; at < rare.length; at += OF_SLICE, slice++) {
      const path = join(source, 'fonts/fallback', familyId(name), `${short}.${slice}-400.woff2`);
      const letters = String.fromCodePoint(...rare.slice(at, at + OF_SLICE));
      await writeFile(path, await subsetFont(bytes, letters, { targetFormat: 'woff2' }));
    }
    for (const code of rare) known.add(code);
  }
}

/** The letters of everything that is here but for the slices that are cut anew, and of the first fallbacks. */
async function knownLetters(): Promise<readonly (readonly number[])[]> {
  const { fallbacks } = JSON.parse(await readFile(join(source, 'fonts.json'), 'utf8')) as FontsSource;
  const folders = [...families.map(({ name }) => `fallback/${familyId(name)}`), ...fallbacks.map(familyId)];
  const letters: (readonly number[])[] = [];
  for (const folder of folders)
    for (const file of await readdir(join(source, 'fonts', folder))) {
      if (!file.endsWith('-400.woff2') || Number(/\.(\d+)-/.exec(file)?.[1]) >= FIRST_SLICE) continue;
      const bytes = await decompress(await readFile(join(source, 'fonts', folder, file)));
      const parsed = FontFile.parse({ id: file, family: file, weight: 400, italic: false }, bytes);
      letters.push(parsed.codePoints());
    }
  return letters;
}

interface File {
  readonly from: string;
  readonly name: string;
}

/** Of a package, the part that holds the script, or all its numbered slices. */
function packagedFiles(
  { name, weights, slices }: FallbackSource,
  pack: string,
  installed: readonly string[],
): File[] {
  const short = name.replaceAll(' ', '');
  const script = pack.replace(/^noto-(sans|serif)-/, '');
  return weights.flatMap((weight) =>
    installed.flatMap((file) => {
      const [, part] = new RegExp(`^${pack}-(.+)-${weight}-normal\\.woff2$`).exec(file) ?? [];
      if (part === undefined) return [];
      const from = join(packages, pack, 'files', file);
      if (name.endsWith(' Rare')) return [];
      if (slices) return /^\d+$/.test(part) ? [{ from, name: `${short}.${part}-${weight}` }] : [];
      const own = part === script || part === 'symbols' || (part === 'latin' && script === 'math');
      return own ? [{ from, name: `${short}-${weight}` }] : [];
    }),
  );
}

function debianFiles({ name, weights }: FallbackSource): File[] {
  const short = name.replaceAll(' ', '');
  return weights.map((weight) => ({
    from: join(debian, `${short}-Regular.ttf`),
    name: `${short}-${weight}`,
  }));
}
