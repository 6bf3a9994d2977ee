import type { DesignCategory } from '../../../server/contract/category.js';

/** Categories and what belongs to them by priority, highest first, without those that hold none. */
export const sortCategories = (tree: readonly DesignCategory[]): DesignCategory[] =>
  tree
    .filter(({ children }) => children.length > 0)
    .map((category) => ({ ...category, children: category.children.toSorted(byPriority) }))
    .sort(byPriority);

const byPriority = (a: { readonly priority: number }, b: { readonly priority: number }): number =>
  b.priority - a.priority;
