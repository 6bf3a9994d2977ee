import { readdir, readFile } from 'node:fs/promises';
import type { CatalogIndex } from '../../format.js';
import { titleOf } from '../output.js';

const FOLDER = new URL('../../source/samples/', import.meta.url);
/** What tells a label of pictures from one of texts: every value is a photo's id. */
const PHOTO = 'photo-';

/** The tables of `source/samples`, by name. Throws when a row has another number of values than the header. */
export async function buildSamples(): Promise<CatalogIndex['bulkSamples']> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.csv')).sort();
  return Promise.all(
    names.map(async (name) => sampleOf(name.slice(0, -4), await readFile(new URL(name, FOLDER), 'utf8'))),
  );
}

/** The first line names the labels; values have no commas of their own. */
export function sampleOf(id: string, text: string): CatalogIndex['bulkSamples'][number] {
  const [header = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const odd = rows.findIndex((row) => row.length !== header.length);
  if (odd >= 0)
    throw new Error(
      `sample ${id}: row ${odd + 1} has ${rows[odd]!.length} values for ${header.length} labels`,
    );
  const labels = header.map((name, i) => ({
    name,
    type: rows.every((row) => row[i]!.startsWith(PHOTO)) ? ('image' as const) : ('text' as const),
  }));
  return { id, name: titleOf(id), labels, rows };
}
