import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchCategories } from './formats.js';

export { formatsOf, type Format } from './formats.js';

/** The catalog's categories, which every part of the dashboard shows. */
const categories = queryOptions({
  queryKey: ['design-categories'],
  queryFn: ({ signal }) => fetchCategories(signal),
});

export const useCategories = () => useQuery(categories);

export const templateAddress = (customUrl: string) =>
  `/designmaker/start/template/${encodeURIComponent(customUrl)}`;

/** Where a template is copied at once and the copy opened: what a click on a card does, for a tab of its own. */
export const templateCopyAddress = (id: string) =>
  `/designmaker/start/template/${encodeURIComponent(id)}/design_template`;
