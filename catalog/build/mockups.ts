import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, parsePackage } from '../../elements/compose/format/mockup-package.js';
import type { CatalogMockup, CatalogMockupCategory } from '../format.js';
import { MOCKUP_CATEGORIES } from '../source/mockup-categories.js';
import type { BuiltFile } from './output.js';
import { CLEAN } from './pictures/watermark.js';

const MANIFEST = 'mockup.json';

export interface BuiltMockups {
  readonly mockups: readonly CatalogMockup[];
  readonly mockupCategories: readonly CatalogMockupCategory[];
  readonly files: readonly BuiltFile[];
}

/** The scenes in the order in which they are baked, which is the one in which they are shown: best first. */
export const queueOf = async (mockups: string): Promise<string[]> =>
  (await readFile(join(mockups, 'queue.txt'), 'utf8')).split(/\s+/).filter(Boolean);

/**
 * The baked packages of a folder, a folder each, those that `first` names before the others. They go where nothing is served
 * from: what a visitor may have of them is the server's to say. Throws with the name of a package that cannot be used.
 */
export async function buildMockups(packages: string, first: readonly string[] = []): Promise<BuiltMockups> {
  const found = (await readdir(packages, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const names = [...new Set([...first.filter((name) => found.includes(name)), ...found])];
  const built = await Promise.all(names.map((name) => buildMockup(join(packages, name), name)));
  return {
    mockups: built.map(({ mockup }) => mockup),
    mockupCategories: MOCKUP_CATEGORIES.map((category, priority) => ({ ...category, priority })),
    files: built.flatMap(({ files }) => files),
  };
}

async function buildMockup(
  source: string,
  name: string,
): Promise<{ mockup: CatalogMockup; files: BuiltFile[] }> {
  try {
    const manifest = await readFile(join(source, MANIFEST), 'utf8');
    const pack = parsePackage(JSON.parse(manifest));
    if (pack.id !== name) throw new Error(`its id is ${pack.id}`);
    for (const category of pack.categories)
      if (!MOCKUP_CATEGORIES.some(({ id }) => id === category))
        throw new Error(`there is no category ${category}`);
    const folder = `${CLEAN}/mockups/${name}`;
    const names = filesOf(pack);
    const files = await Promise.all(
      names.map(async (file) => ({ path: `${folder}/${file}`, data: await readFile(join(source, file)) })),
    );
    return {
      mockup: { id: name, folder, files: [...names] },
      files: [{ path: `${folder}/${MANIFEST}`, data: manifest }, ...files],
    };
  } catch (error) {
    throw new Error(`mockup ${name}: ${(error as Error).message}`, { cause: error });
  }
}
