import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchCategories } from './formats.js';

export { formatsOf, type Format } from './formats.js';

/** The catalog's categories, which every part of the dashboard shows. */
export const categories = queryOptions({
  queryKey: ['design-categories'],
  queryFn: ({ signal }) => fetchCategories(signal),
});

export const useCategories = () => useQuery(categories);

export { templateAddress, templateCopyAddress } from './template-addresses.js';
