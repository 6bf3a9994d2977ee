import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogIndex } from '../../../catalog/format.js';
import type { Database } from '../../../server/db/database.js';
import { connectEmbedded } from '../../../server/db/embedded/connect-embedded.js';
import { connectPostgres } from '../../../server/db/connect-postgres.js';
import { searchDatabase } from '../../../server/search/database-search.js';
import { recountTerms } from '../../../server/search/spelling/terms.js';
import { engines, scratchPostgres, type Engine } from '../../server/support/engines.js';
import { fill, randomFrom, vocabulary } from './corpus.js';
import { queriesFor } from './queries.js';
import { benchSpelling, type SpellingBench } from './spelling.js';

const TEMPLATES = 100_000;
const WORDS = 40_000;
/** Searches of each kind. */
const SEARCHES = 60;
/** As the app asks: A-059. */
const ASKED = {
  fields: { 'categories.name': 1, keywords: 3, name: 1, design_text: 1 },
  all: false,
  from: 0,
  size: 50,
};

/** Milliseconds of one kind of search. */
export interface SearchCost {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

export interface SearchBench {
  readonly templates: number;
  readonly words: number;
  /** By kind of search, on each engine there was. */
  readonly cost: Readonly<Partial<Record<Engine, Readonly<Record<string, SearchCost>>>>>;
  /** How many programs wanted each processor meanwhile; 1 is this bench alone on one. */
  readonly load: number;
  readonly spelling: SpellingBench;
}

interface Opened extends Pick<Database, 'db'> {
  drop(): Promise<void>;
}

const OPEN: Readonly<Record<Engine, () => Promise<Opened>>> = {
  postgres: async () => {
    const { url, drop } = await scratchPostgres('empty');
    const { db, close } = await connectPostgres(url, () => undefined);
    return { db, drop: () => close().then(drop) };
  },
  embedded: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-'));
    const onFatal = (error: Error) => void process.stderr.write(`${error.message}\n`);
    // filling it takes long enough; nothing is written while it is measured
    const { db, close } = await connectEmbedded({ folder, fsync: false, onFatal });
    return { db, drop: () => close().then(() => rm(folder, { recursive: true, force: true })) };
  },
};

/** With the words of the built catalog in `folder` as the commonest. */
export async function benchSearch(folder: string): Promise<SearchBench> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as CatalogIndex;
  const words = vocabulary(index, WORDS, randomFrom(1));
  const cost: Partial<Record<Engine, Record<string, SearchCost>>> = {};
  for (const engine of await engines('how long searches take')) {
    process.stderr.write(`search, ${TEMPLATES} templates, ${engine}\n`);
    const { db, drop } = await OPEN[engine]();
    try {
      await fill(db, { index, words, templates: TEMPLATES });
      await recountTerms(db, 'template');
      cost[engine] = await costsOf(db, words);
    } finally {
      await drop();
    }
  }
  const load = Math.round((10 * loadavg()[0]!) / cpus().length) / 10;
  return { templates: TEMPLATES, words: WORDS, cost, load, spelling: await benchSpelling(folder) };
}

async function costsOf(db: Database['db'], words: readonly string[]): Promise<Record<string, SearchCost>> {
  const costs: Record<string, SearchCost> = {};
  for (const [kind, texts] of Object.entries(queriesFor(words, SEARCHES))) {
    const times: number[] = [];
    for (const text of texts) {
      const started = performance.now();
      await searchDatabase(db, 'template', { ...ASKED, text });
      times.push(performance.now() - started);
    }
    costs[kind] = spread(times.sort((a, b) => a - b));
  }
  return costs;
}

const spread = (sorted: readonly number[]): SearchCost => {
  const at = (share: number) => Math.round(10 * sorted[Math.floor((sorted.length - 1) * share)]!) / 10;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
};
