import { readFile } from 'node:fs/promises';
import { addHyphens } from '../../../elements/render/add-hyphens.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';
import { Hyphenator } from '../../../elements/text/hyphens/hyphenator.js';
import { HYPHEN_LANGUAGES, type HyphenLanguage } from '../../../elements/text/hyphens/languages.js';

/** The patterns of a language, or the letters of all, from the catalog's sources. */
export const listOf = (list: string): Promise<Buffer> =>
  readFile(new URL(`../../../catalog/source/hyphens/${list}.txt`, import.meta.url));

export const hyphenatorOf = async (language: HyphenLanguage): Promise<Hyphenator> =>
  new Hyphenator(language, (await listOf(language)).toString('utf8'));

/** Adds the patterns of all languages to a store. */
export async function addAllHyphens(store: FontStore): Promise<void> {
  for (const language of HYPHEN_LANGUAGES) await addHyphens({ text: '', language }, store, listOf);
}
