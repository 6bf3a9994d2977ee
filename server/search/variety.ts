import { wordForms } from './tokenizer.js';

/** Something that was found, in its order. */
export interface Found {
  readonly id: string;
  /** The words of its name. */
  readonly name: readonly string[];
  /** What stands in one group is as good in all that matters more than closeness. */
  readonly group: string;
  /** How near its name is to the search; see `closeness`. */
  readonly closeness: number;
}

/** So many of the first are put in an order of variety: the first pages of any size. */
export const WINDOW = 48;
/** What is like one of so many before it gives way. */
const BEFORE = 8;
/** What a name that says the very same loses, in words of closeness. */
const TWIN = 0.8;

/**
 * Those that are as near to the search, in an order in which what is like the one before gives way: the same scene in
 * several formats, or the same layout in several colors, has names that say nearly the same besides the words of the search.
 */
export function varied<T extends Found>(found: readonly T[], typed: readonly string[]): T[] {
  const asked = new Set(typed.flatMap(wordForms));
  const left = found.map((one) => ({
    one,
    says: new Set(one.name.filter((word) => !wordForms(word).some((form) => asked.has(form)))),
  }));
  const order: typeof left = [];
  while (left.length > 0) {
    const { group } = left[0]!.one;
    const end = left.findIndex(({ one }) => one.group !== group);
    const last = order.slice(-BEFORE);
    const values = left
      .slice(0, end < 0 ? left.length : end)
      .map(
        ({ one, says }) =>
          one.closeness - TWIN * Math.max(0, ...last.map((other) => likeness(says, other.says))),
      );
    order.push(...left.splice(values.indexOf(Math.max(...values)), 1));
  }
  return order.map(({ one }) => one);
}

/** The share of words that two have in common; 0 for names that say nothing more than the search. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
}
