import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DesignCategory } from '../../../server/contract/category.js';
import { design } from '../../../server/contract/design.js';
import { api } from '../../api.js';
import { categories } from '../../catalog.js';
import { sortCategories } from './sort-categories.js';

/** The first page of a parent category: the templates of all its formats, each once. */
export const templatesOf = ({ _id }: Pick<DesignCategory, '_id'>) =>
  queryOptions({
    queryKey: ['templates', _id],
    queryFn: async ({ signal }) => {
      const { docs } = await api(design.get, { category_id: _id, active: true }, { signal });
      return docs;
    },
  });

/** Reads what the home shows first. */
export async function readHome(client: QueryClient): Promise<void> {
  const [first] = sortCategories(await client.fetchQuery(categories));
  if (first) await client.prefetchQuery(templatesOf(first));
}
