import { useMemo } from 'react';
import { PAGE_SIZES } from '../../../elements/math/page-sizes.js';
import type { DesignCategory } from '../../../server/contract/category.js';
import { formatsOf, useCategories } from '../../catalog.js';
import { blankSizes } from './blank-sizes.js';
import type { SuggestedFormat } from './suggested-format.js';
import { suggest, type Searched, type Suggestion } from './suggestions.js';

const PLAIN_SIZES: readonly SuggestedFormat[] = PAGE_SIZES.map(({ id, name, ...dimensions }) => ({
  id: `size-${id}`,
  name,
  dimensions,
}));

/** Every format, with templates or without, and the sizes of everybody. */
const searchedIn = (tree: readonly DesignCategory[]): Searched => ({
  formats: formatsOf(tree),
  sizes: [
    ...tree.flatMap(({ children }) =>
      children.map(({ _id: id, name, dimensions }) => ({ id, name, dimensions })),
    ),
    ...PLAIN_SIZES,
  ],
});

/** What is offered for a text; without the categories, on their way or failed, the text and the sizes of everybody. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const { data } = useCategories();
  const searched = useMemo(() => searchedIn(data ?? []), [data]);
  return useMemo(() => suggest(text, searched), [text, searched]);
}

/** Sizes to begin with that a text names or measures, best first; those of the catalog come with the categories. */
export function useBlankSizes(text: string): readonly SuggestedFormat[] {
  const { data } = useCategories();
  return useMemo(() => blankSizes(text, searchedIn(data ?? []).sizes), [text, data]);
}
