import { useMemo } from 'react';
import { formatsOf, useCategories } from '../../catalog.js';
import { suggest, type Suggestion } from './suggestions.js';

/** What is offered for a text; without the categories, on their way or failed, the text alone. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const { data } = useCategories();
  const formats = useMemo(() => formatsOf(data ?? []), [data]);
  return useMemo(() => suggest(text, formats), [text, formats]);
}
