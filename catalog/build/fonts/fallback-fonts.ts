import { readdir, readFile } from 'node:fs/promises';
import decompress from 'woff2-encoder/decompress';
import { writeCoverage } from '../../../elements/text/coverage.js';
import { FontFile } from '../../../elements/text/fonts/font-file.js';
import type { CatalogFontFamily } from '../../format.js';
import type { BuiltFile, Credit } from '../output.js';
import { familyId } from './family-id.js';

/** A family of `source/fallback-fonts.json`, for letters that no font of the lists has. */
export interface FallbackSource {
  readonly name: string;
  /** As ISO 15924 codes. */
  readonly scripts: readonly string[];
  readonly weights: readonly number[];
  /** The family is so large that it comes in slices, of which a text needs a few. */
  readonly slices?: boolean;
}

export interface BuiltFallbacks {
  /** In their order; each slice is a family of its own. */
  readonly families: readonly CatalogFontFamily[];
  readonly files: readonly BuiltFile[];
  readonly credits: readonly (Credit & { readonly name: string })[];
}

const FOLDER = new URL('../../source/fonts/fallback/', import.meta.url);

/** Fonts for every living script of Unicode that Noto covers (E-010). They are offered in no list. */
export async function buildFallbacks(sources: readonly FallbackSource[]): Promise<BuiltFallbacks> {
  const credits = JSON.parse(await readFile(new URL('credits.json', FOLDER), 'utf8')) as Record<
    string,
    Credit
  >;
  const built: BuiltFallbacks[] = [];
  // one after another: decompressing is bound by the processor
  for (const source of sources) built.push(await buildFamily(source, credits));
  return {
    families: built.flatMap(({ families }) => families),
    files: built.flatMap(({ files }) => files),
    credits: built.flatMap((family) => family.credits),
  };
}

async function buildFamily(
  source: FallbackSource,
  credits: Readonly<Record<string, Credit>>,
): Promise<BuiltFallbacks> {
  const { name, scripts } = source;
  const id = familyId(name);
  const credit = credits[id];
  if (!credit) throw new Error(`${name}: source/fonts/fallback/credits.json does not say whose it is`);
  const families = new Map<string, CatalogFontFamily>();
  const files: BuiltFile[] = [];
  for (const file of (await readdir(new URL(`${id}/`, FOLDER))).sort(naturally)) {
    const [, slice, weight] = /^\w+(?:\.(\d+))?-(\d+)\.woff2$/.exec(file) ?? [];
    if (weight === undefined) continue;
    const data = await decompress(await readFile(new URL(`${id}/${file}`, FOLDER)));
    const face = { id: file.replace(/\.woff2$/, ''), weight: Number(weight), italic: false };
    const family = slice === undefined ? name : `${name} ${slice}`;
    const known = families.get(family);
    const faces = [...(known?.faces ?? []), { ...face, src: `/static/fonts/${face.id}.ttf` }];
    const covers = known?.covers ?? coverageOf(FontFile.parse({ ...face, family }, data));
    families.set(family, { name: family, category: 'sans', faces, scripts: [...scripts], covers });
    files.push({ path: `fonts/${face.id}.ttf`, data });
  }
  const licence = await readFile(new URL(`${id}/LICENCE.txt`, FOLDER), 'utf8');
  return {
    families: [...families.values()],
    files: [...files, { path: `fonts/licences/${id}.txt`, data: licence }],
    credits: [{ name, ...credit }],
  };
}

/** What a font has letters of, as `covers` of a family tells it. */
export const coverageOf = (file: FontFile): string => writeCoverage(file.codePoints());

const naturally = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
