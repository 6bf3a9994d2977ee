import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decompress from 'woff2-encoder/decompress';
import type { CatalogFontFamily } from '../format.js';
import type { BuiltFile, Credit } from './output.js';

const require = createRequire(import.meta.url);

/** A family of `source/fonts.json`: only the weights named here leave the package. */
export interface FamilySource {
  readonly name: string;
  readonly category: CatalogFontFamily['category'];
  readonly weights: readonly number[];
  readonly italics?: readonly number[];
  /** Fallbacks only: what the family is for, as ISO 15924 codes. */
  readonly scripts?: readonly string[];
}

export interface FontsSource {
  readonly families: readonly FamilySource[];
  /** Tried in this order for letters a text's own font lacks. */
  readonly fallbacks: readonly FamilySource[];
  /** The colour font for emoji, tried last; its package has it compressed only. */
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

const WEIGHT_NAMES: Readonly<Record<number, string>> = {
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
};

export async function buildFonts(source: FontsSource): Promise<BuiltFonts> {
  const families = await Promise.all(source.families.map(buildFamily));
  const fallbacks = await Promise.all(source.fallbacks.map(buildFamily));
  const emoji = await buildEmoji(source.emoji);
  return {
    fonts: families.map(({ family }) => family),
    fallbackFonts: [...fallbacks, emoji].map(({ family }) => family),
    files: [...families, ...fallbacks, emoji].flatMap(({ files }) => files),
    credits: [...families, ...fallbacks, emoji].map(({ credit, family }) => ({
      name: family.name,
      ...credit,
    })),
  };
}

interface BuiltFamily {
  readonly family: CatalogFontFamily;
  readonly files: readonly BuiltFile[];
  readonly credit: Credit;
}

async function buildFamily(source: FamilySource): Promise<BuiltFamily> {
  const faces = [
    ...source.weights.map((weight) => ({ weight, italic: false })),
    ...(source.italics ?? []).map((weight) => ({ weight, italic: true })),
  ].map((face) => ({ ...face, id: faceId(source.name, face.weight, face.italic) }));
  const folder = packageOf(source.name);
  const files = faces.map(async ({ id, weight, italic }) => ({
    path: `fonts/${id}.ttf`,
    data: await readFile(require.resolve(`${folder}/${fileOf(source.name, weight, italic)}`)),
  }));
  const licence = await readFile(require.resolve(`${folder}/LICENSE_FONT`), 'utf8');
  return {
    family: {
      name: source.name,
      category: source.category,
      faces: faces.map((face) => ({ ...face, src: sourceOf(face.id) })),
      ...(source.scripts ? { scripts: [...source.scripts] } : {}),
    },
    files: [
      ...(await Promise.all(files)),
      { path: `fonts/licences/${idOf(source.name)}.txt`, data: licence },
    ],
    credit: { author: licence.split('\n', 1)[0]!.trim(), licence: 'OFL-1.1', source: `npm: ${folder}` },
  };
}

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
      faces: [{ id, weight: 400, italic: false, src: sourceOf(id) }],
      scripts: [...scripts],
    },
    files: [
      { path: `fonts/${id}.ttf`, data: new Uint8Array(await decompress(compressed)) },
      { path: `fonts/licences/${idOf(name)}.txt`, data: licence },
    ],
    credit: {
      author: 'Twitter, Inc. and other contributors',
      licence: 'CC-BY-4.0 (art), OFL-1.1 (font)',
      source: `npm: ${folder}`,
    },
  };
}

const idOf = (family: string): string => family.toLowerCase().replaceAll(' ', '-');
const joinedName = (family: string): string => family.replaceAll(' ', '');
const packageOf = (family: string): string => `@expo-google-fonts/${idOf(family)}`;
const sourceOf = (face: string): string => `/static/fonts/${face}.ttf`;

/** 'DMSans-400-italic': also the name of the file, so it has no space. */
export const faceId = (family: string, weight: number, italic: boolean): string =>
  `${joinedName(family)}-${weight}${italic ? '-italic' : ''}`;

/** Where the package keeps a face: '600SemiBold_Italic/Fraunces_600SemiBold_Italic.ttf'. */
function fileOf(family: string, weight: number, italic: boolean): string {
  const name = WEIGHT_NAMES[weight];
  if (!name) throw new Error(`${family}: weight ${weight} has no name`);
  const face = `${weight}${name}${italic ? '_Italic' : ''}`;
  return `${face}/${joinedName(family)}_${face}.ttf`;
}
