import type { CatalogIndex } from '../../format.js';
import { FontFile } from '../../../elements/text/fonts/font-file.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';

/** Reads a file that was built; the path is relative to dist. */
export type ReadBuilt = (path: string) => Promise<Uint8Array>;

/** All families; those for letters that a text's own lacks are asked in their order, as in the editor. */
export async function loadFonts(
  { fonts, fallbackFonts }: Pick<CatalogIndex, 'fonts' | 'fallbackFonts'>,
  read: ReadBuilt,
): Promise<FontStore> {
  const store = new FontStore();
  const facesOf = (families: CatalogIndex['fonts']): Promise<FontFile[]> =>
    Promise.all(
      families.flatMap(({ name, faces }) =>
        faces.map(async ({ id, weight, italic }) =>
          FontFile.parse({ id, family: name, weight, italic }, await read(`fonts/${id}.ttf`)),
        ),
      ),
    );
  for (const face of await facesOf(fonts)) store.add(face);
  for (const face of await facesOf(fallbackFonts)) store.addFallback(face);
  return store;
}
