import { readFile } from 'node:fs/promises';
import type { CatalogIndex } from '../../../catalog/format.js';
import { parseDesignFile, type DesignFile } from '../../../elements/document/design-file.js';
import { FontFile } from '../../../elements/text/fonts/font-file.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';

/** The catalog as it is served: built by `npm run catalog`. */
const DIST = new URL('../../../catalog/dist/', import.meta.url);

export const readCatalog = (path: string): Promise<Uint8Array> => readFile(new URL(path, DIST));

const textOf = async (path: string): Promise<string> => new TextDecoder().decode(await readCatalog(path));

/** Its index, and every face of its fonts. */
export async function openCatalog() {
  const index = JSON.parse(await textOf('index.json')) as CatalogIndex;
  const fonts = new FontStore();
  for (const [families, fallback] of [
    [index.fonts, false],
    [index.fallbackFonts, true],
  ] as const)
    for (const { name, faces } of families)
      for (const face of faces) {
        const { id, weight, italic } = face;
        const file = FontFile.parse(
          { id, family: name, weight, italic },
          await readCatalog(`fonts/${id}.ttf`),
        );
        if (fallback) fonts.addFallback(file);
        else fonts.add(file);
      }
  return { index, fonts };
}

/** The design of a template. */
export const openTemplate = async ({ file }: { readonly file: string }): Promise<DesignFile> =>
  parseDesignFile(await textOf(file));
