import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalog } from '../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { connectEmbedded } from '../../../server/db/embedded/connect-embedded.js';
import type { Executor } from '../../../server/db/database.js';
import { DiskStore } from '../../../server/files/store/disk-store.js';
import { searchDatabase } from '../../../server/search/database-search.js';
import { isCorrectable } from '../../../server/search/spelling/spelling.js';
import { recountTerms } from '../../../server/search/spelling/terms.js';
import { wordForms, tokenize } from '../../../server/search/tokenizer.js';
import { randomFrom } from './corpus.js';
import { misspell, SLIPS } from './misspell.js';

/** How well typing errors are understood, on the words that templates of the shipped catalog are found by. */
export interface SpellingBench {
  /** Words that were misspelled, and misspellings of them that are no words themselves. */
  readonly words: number;
  readonly misspellings: number;
  /** Share whose correction is the word meant, of all and by slip. */
  readonly meant: number;
  readonly meantBySlip: Readonly<Record<string, number>>;
  /** Share left as it was, and corrected to another word. */
  readonly leftAlone: number;
  readonly mistaken: number;
  /** Share of the first ten of the word meant that the misspelling finds among its first ten. */
  readonly sameTen: number;
  /** Share of true words that were corrected: of those templates have, and of those that only pictures have. */
  readonly knownCorrected: number;
  readonly foreignCorrected: number;
  readonly foreign: number;
}

const FIELDS = { 'categories.name': 1, keywords: 3, name: 1, design_text: 1 };
/** Of the words that only pictures have, one in so many is enough. */
const FOREIGN = 4;

const find = (db: Executor, text: string) =>
  searchDatabase(db, 'template', { text, fields: FIELDS, all: false, from: 0, size: 10 });

/** On the built catalog in `folder`. */
export async function benchSpelling(folder: string): Promise<SpellingBench> {
  process.stderr.write('spelling, the shipped catalog\n');
  const database = await connectEmbedded({ onFatal: (error) => process.stderr.write(`${error.message}\n`) });
  const filesFolder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const catalog = await loadCatalog(folder);
    await importCatalog(database, new DiskStore(filesFolder), catalog);
    await recountTerms(database.db, 'template');
    const { templates, categories, resources } = catalog.index;
    const names = categories.flatMap((parent) => [
      parent.name,
      ...parent.children.map((child) => child.name),
    ]);
    const said = [...names, ...templates.flatMap(({ name, keywords }) => [name, ...keywords])];
    const words = doubtful(said);
    const known = new Set(words.flatMap(wordForms));
    const shown = resources.flatMap(({ name, keywords }) => [name, ...keywords]);
    const foreign = doubtful(shown)
      .filter((word) => !wordForms(word).some((form) => known.has(form)))
      .filter((_, nth) => nth % FOREIGN === 0);
    return { ...(await misspelled(database.db, words)), ...(await correct(database.db, words, foreign)) };
  } finally {
    await database.close();
    await rm(filesFolder, { recursive: true, force: true });
  }
}

const doubtful = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(tokenize))].filter(isCorrectable).sort();

const share = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 1000;

async function misspelled(db: Executor, words: readonly string[]) {
  const random = randomFrom(23);
  const counts = new Map(SLIPS.map((slip) => [slip, { all: 0, meant: 0 }]));
  let [meant, left, same, ten, all] = [0, 0, 0, 0, 0];
  for (const word of words) {
    const { ids } = await find(db, word);
    for (const slip of SLIPS) {
      const typo = misspell(word, slip, random);
      if (typo === word || !isCorrectable(typo)) continue;
      const found = await find(db, typo);
      // what finds something is a word itself, or begins one
      if (found.total > 0 && found.corrected === undefined) continue;
      all += 1;
      const count = counts.get(slip)!;
      count.all += 1;
      if (found.corrected === undefined) left += 1;
      else if (isSame(found.corrected, word)) {
        meant += 1;
        count.meant += 1;
      }
      ten += ids.length;
      same += ids.filter((id) => found.ids.includes(id)).length;
    }
  }
  return {
    ...{ words: words.length, misspellings: all, meant: share(meant, all), leftAlone: share(left, all) },
    ...{ mistaken: share(all - meant - left, all), sameTen: share(same, ten) },
    meantBySlip: Object.fromEntries(
      [...counts].map(([slip, count]) => [slip, share(count.meant, count.all)]),
    ),
  };
}

/** The same word, be it in the plural. */
const isSame = (one: string, other: string): boolean =>
  wordForms(one).some((form) => wordForms(other).includes(form));

async function correct(db: Executor, words: readonly string[], foreign: readonly string[]) {
  const corrected = async (list: readonly string[]) => {
    let some = 0;
    for (const word of list) if ((await find(db, word)).corrected !== undefined) some += 1;
    return share(some, list.length);
  };
  return {
    ...{ knownCorrected: await corrected(words), foreignCorrected: await corrected(foreign) },
    foreign: foreign.length,
  };
}
