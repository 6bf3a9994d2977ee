import type { CatalogIndex } from '../../../catalog/format.js';
import type { Executor } from '../../../server/db/database.js';
import { category, template, templateCategory } from '../../../server/db/schema.js';
import { putEntries, type Searchable } from '../../../server/search/search-entries.js';
import { tokenize } from '../../../server/search/tokenizer.js';

/** A large catalog of made templates whose words are spread as in a language: few in everything, most in next to nothing. */

export type Random = () => number;

/** The same numbers every run, from 0 to below 1. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SYLLABLES =
  'ba be bo ca ce co da de di dra fe fi flo ga ge gra ha hi ho ka ki la le li lo ma me mi mo na ne no pa pe pla po ra re ri ro sa se shi so sta ta te ti to tra va ve vi wa we za'.split(
    ' ',
  );
const ENDS = ['', '', 'n', 'r', 's', 'l', 't', 'ng', 'nt', 'x', 'm'];

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

/** Real words first, the commonest of all; made ones after them. */
export function vocabulary(index: CatalogIndex, size: number, random: Random): string[] {
  const told = [...index.templates, ...index.resources].flatMap(({ name, keywords = [] }) =>
    tokenize(`${name} ${keywords.join(' ')}`),
  );
  const words = new Set(['design', 'your', 'the', 'and', ...told.filter((word) => /^[a-z]{3,}$/.test(word))]);
  while (words.size < size) {
    const syllables = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES, random));
    words.add(syllables.join('') + pick(ENDS, random));
  }
  return [...words];
}

/** Draws words by Zipf's law: the nth is drawn 1/n as often as the first. */
export function zipf(words: readonly string[], random: Random): () => string {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= words.length; rank += 1) sums.push((sum += 1 / rank));
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, words.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return words[low]!;
  };
}

const BATCH = 1000;

export interface Corpus {
  readonly index: CatalogIndex;
  readonly words: readonly string[];
  readonly templates: number;
}

/** Fills an empty database with the categories of the shipped catalog and that many templates. */
export async function fill(db: Executor, { index, words, templates }: Corpus): Promise<void> {
  const random = randomFrom(7);
  const drawn = zipf(words, random);
  const some = (count: number) => Array.from({ length: count }, drawn);
  const formats = index.categories.flatMap((parent) => parent.children);
  await db
    .insert(category)
    .values(index.categories.map(({ id, name, priority }) => ({ id, name, priority })));
  await db.insert(category).values(
    index.categories.flatMap((parent) =>
      parent.children.map(({ id, name, priority, width, height, unit }) => ({
        ...{ id, name, priority, width, height, unit, parent_id: parent.id },
      })),
    ),
  );
  for (let from = 0; from < templates; from += BATCH) {
    const things = Array.from({ length: Math.min(BATCH, templates - from) }, (_, i): Searchable => ({
      ...{ kind: 'template', id: `made-${from + i}`, categories: [pick(formats, random).id] },
      ...{ name: some(3).join(' '), keywords: some(7).join(','), design_text: some(24).join(' ') },
    }));
    const sized = { width: 800, height: 600, design_file: '{}', thumbnail: '' };
    await db.transaction(async (tx) => {
      await tx.insert(template).values(
        things.map(({ id, name, keywords }, i) => ({
          ...{ id, name, keywords, custom_url: id, priority: -(from + i), active: random() < 0.95, ...sized },
        })),
      );
      await tx
        .insert(templateCategory)
        .values(
          things.map(({ id, categories }) => ({ template_id: id, category_id: categories[0]!, position: 0 })),
        );
      await putEntries(tx, things);
    });
  }
}
