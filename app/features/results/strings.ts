/** The words of search results. */
export const results = {
  title: 'Search',
  back: 'Back',
  none: (query: string) =>
    query ? `Oops! Your search for ${query} did not return any results.` : 'There are no templates here.',
  noneHelp: 'Try another word, or fewer of them.',
  browse: 'Browse all templates',
  failed: 'Oops something went wrong',
  more: 'Show more',
  end: 'No more results.',
  loading: 'Loading templates',
  count: (total: number) => (total === 1 ? '1 template' : `${total} templates`),
  corrected: 'Showing results for',
  list: 'Templates',
} as const;
