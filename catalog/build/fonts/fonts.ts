import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decompress from 'woff2-encoder/decompress';
import { fontMoods } from '../../source/font-moods.js';
import { FontFile } from '../../../elements/text/fonts/font-file.js';
import type { CatalogFontFamily } from '../../format.js';
import { buildFallbacks, coverageOf, type FallbackSource } from './fallback-fonts.js';
import { familyId } from './family-id.js';
import { drawPreview } from './font-preview.js';
import type { BuiltFile, Credit } from '../output.js';
import { LETTERS } from '../../../elements/render/add-hyphens.js';
import { HYPHEN_LANGUAGES } from '../../../elements/text/hyphens/languages.js';
import { SPACELESS } from '../../../elements/text/breaks/word-list.js';

const require = createRequire(import.meta.url);

/** A family of `source/fonts.json`; its faces lie compressed in `source/fonts/<family>`. */
export interface FamilySource {
  readonly name: string;
  readonly category: CatalogFontFamily['category'];
  readonly weights: readonly number[];
  readonly italics?: readonly number[];
  /** What it is for when it serves as a fallback, as ISO 15924 codes. */
  readonly scripts?: readonly string[];
  /** Only these characters were brought in: the whole font is too large to ship. */
  readonly subset?: 'ks-x-1001';
}

export interface FontsSource {
  /** Offered to users, the most popular first. */
  readonly families: readonly FamilySource[];
  readonly fallbackOnly: readonly FamilySource[];
  /** Names of families, tried in this order for letters a text's own font lacks. */
  readonly fallbacks: readonly string[];
  /** The color font for emoji, tried last; a package of ours has it. */
  readonly emoji: {
    readonly name: string;
    readonly package: string;
    readonly file: string;
    readonly scripts: readonly string[];
  };
}

export interface BuiltFonts {
  readonly fonts: readonly CatalogFontFamily[];
  readonly fallbackFonts: readonly CatalogFontFamily[];
  readonly files: readonly BuiltFile[];
  readonly credits: readonly (Credit & { readonly name: string })[];
}

/** The families of the lists, and `fallbacks` for letters that none of them has. */
export async function buildFonts(
  source: FontsSource,
  fallbacks: readonly FallbackSource[],
): Promise<BuiltFonts> {
  const credits = JSON.parse(await readFile(sourceFile('credits.json'), 'utf8')) as Record<string, Credit>;
  const families = await inTurn(source.families, (family) => buildFamily(family, credits));
  const others = await inTurn(source.fallbackOnly, (family) => buildFamily(family, credits));
  const emoji = await buildEmoji(source.emoji);
  const all = [...families, ...others, emoji];
  const rare = await buildFallbacks(fallbacks);
  return {
    fonts: families.map(({ family }) => family),
    fallbackFonts: [
      ...source.fallbacks.map((name) => withCoverage(named(name, all))),
      ...rare.families,
      emoji.family,
    ],
    files: [...all.flatMap(({ files }) => files), ...rare.files, ...(await words()), ...(await hyphens())],
    credits: [...all.map(({ credit, family }) => ({ name: family.name, ...credit })), ...rare.credits],
  };
}

interface BuiltFamily {
  readonly family: CatalogFontFamily;
  readonly files: readonly BuiltFile[];
  readonly credit: Credit;
}

function named(name: string, all: readonly BuiltFamily[]): BuiltFamily {
  const found = all.find(({ family }) => family.name === name);
  if (!found) throw new Error(`source/fonts.json: the fallback ${name} is no family of the list`);
  return found;
}

/** As a fallback it tells its letters before its file is loaded. */
function withCoverage({ family, files }: BuiltFamily): CatalogFontFamily {
  const [face] = family.faces;
  const data = files.find(({ path }) => path === `fonts/${face!.id}.ttf`)!.data as Uint8Array;
  return { ...family, covers: coverageOf(FontFile.parse({ ...face!, family: family.name }, data)) };
}

/** The dictionaries of scripts without spaces. */
const words = (): Promise<BuiltFile[]> =>
  copied('words', [...SPACELESS.map((script) => `${script}.dict`), 'LICENCE.txt']);

/** The patterns by which words are broken with hyphens. */
const hyphens = (): Promise<BuiltFile[]> =>
  copied('hyphens', [...[...HYPHEN_LANGUAGES, LETTERS].map((list) => `${list}.txt`), 'LICENCE.txt']);

/** Files of a folder of the sources, as they are. */
function copied(folder: string, names: readonly string[]): Promise<BuiltFile[]> {
  const source = new URL(`../../source/${folder}/`, import.meta.url);
  return inTurn(names, async (name) => ({
    path: `fonts/${folder}/${name}`,
    data: await readFile(new URL(name, source)),
  }));
}

async function buildFamily(
  source: FamilySource,
  credits: Readonly<Record<string, Credit>>,
): Promise<BuiltFamily> {
  const { name, category, scripts } = source;
  const id = familyId(name);
  const credit = credits[id];
  if (!credit?.author || !credit.licence || !credit.source)
    throw new Error(`${name}: source/fonts/credits.json does not say whose it is and under which licence`);
  const faces = facesOf(source);
  const moods = moodsOf(name);
  const files = await inTurn(faces, async (face) => ({
    path: `fonts/${face.id}.ttf`,
    data: await decompress(await readFile(sourceFile(`${id}/${face.id}.woff2`))),
  }));
  const preview = `fonts/previews/${id}.svg`;
  return {
    family: {
      name,
      category,
      faces: faces.map((face) => ({ ...face, src: `/static/fonts/${face.id}.ttf` })),
      ...(moods.length > 0 && { moods }),
      ...(scripts ? { scripts: [...scripts] } : {}),
      preview: `/static/${preview}`,
    },
    files: [
      ...files,
      { path: preview, data: drawPreview(FontFile.parse({ family: name, ...faces[0]! }, files[0]!.data)) },
      { path: `fonts/licences/${id}.txt`, data: await readFile(sourceFile(`${id}/LICENCE.txt`), 'utf8') },
    ],
    credit,
  };
}

const moodsOf = (family: string): string[] =>
  Object.keys(fontMoods).filter((mood) => fontMoods[mood]!.includes(family));

async function buildEmoji({
  name,
  package: folder,
  file,
  scripts,
}: FontsSource['emoji']): Promise<BuiltFamily> {
  const compressed = await readFile(require.resolve(`${folder}/${file}`));
  const id = faceId(name, 400, false);
  const licence = await readFile(require.resolve(`${folder}/LICENSE`), 'utf8');
  return {
    family: {
      name,
      category: 'display',
      faces: [{ id, weight: 400, italic: false, src: `/static/fonts/${id}.ttf` }],
      scripts: [...scripts],
    },
    files: [
      { path: `fonts/${id}.ttf`, data: await decompress(compressed) },
      { path: `fonts/licences/${familyId(name)}.txt`, data: licence },
    ],
    credit: {
      author: 'Twitter, Inc. and other contributors',
      licence: 'CC-BY-4.0 (art), OFL-1.1 (font)',
      source: `npm: ${folder}`,
    },
  };
}

/** One after another: decompressing is bound by the processor, and the bytes of all at once would fill the memory. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

const sourceFile = (path: string): URL => new URL(`../../source/fonts/${path}`, import.meta.url);

/** 'DMSans-400-italic': also the name of the file, so it has no space. */
const faceId = (family: string, weight: number, italic: boolean): string =>
  `${family.replaceAll(' ', '')}-${weight}${italic ? '-italic' : ''}`;

/** The upright faces, the lightest first, then the italic ones. */
export const facesOf = ({ name, weights, italics = [] }: FamilySource) =>
  [
    ...weights.map((weight) => ({ weight, italic: false })),
    ...italics.map((weight) => ({ weight, italic: true })),
  ].map((face) => ({ ...face, id: faceId(name, face.weight, face.italic) }));
