import type { CatalogIndex } from '../../format.js';
import { readSource, type Assets } from '../assets.js';
import { buildPalettes } from './palettes.js';
import { buildSamples } from './samples.js';

export type BuiltTables = Pick<CatalogIndex, 'paletteCategories' | 'presets' | 'bulkSamples'>;

/** What is data alone: palettes, named sizes, rows for the bulk sheet. Throws where it names what is not there. */
export async function buildTables({ resources }: Pick<Assets, 'resources'>): Promise<BuiltTables> {
  const bulkSamples = await buildSamples();
  const photos = new Set(resources.filter(({ kind }) => kind === 'photo').map(({ id }) => id));
  for (const { id, labels, rows } of bulkSamples)
    for (const row of rows)
      for (const [i, value] of row.entries())
        if (labels[i]!.type === 'image' && !photos.has(value))
          throw new Error(`sample ${id}: there is no photo ${value}`);
  return {
    paletteCategories: buildPalettes(),
    presets: await readSource<CatalogIndex['presets']>('presets.json'),
    bulkSamples,
  };
}
