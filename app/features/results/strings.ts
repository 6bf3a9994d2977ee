/** The words of search results. */
export const results = {
  title: 'Search',
  back: 'Back',
  none: (query: string) =>
    query ? `Oops! Your search for ${query} did not return any results.` : 'There are no templates here.',
  noneHelp: 'Try a different or shorter search.',
  browse: 'Browse all templates',
  failed: 'Oops something went wrong',
  more: 'Show more',
  end: 'No more results.',
  loading: 'Loading templates',
  count: (total: number) => (total === 1 ? '1 template' : `${total} templates`),
  corrected: 'Showing results for',
  asWritten: (query: string) => `Search for “${query}” instead`,
  noneFiltered: 'No templates match these filters.',
  noneFilteredHelp: 'Remove one to see more.',
  blankHeading: 'Start blank',
  blank: (name: string) => `Blank ${name}`,
  related: (query: string) => `No exact match for “${query}”. Showing related templates.`,
  list: 'Templates',
} as const;

/** The words of filters [E-032]. */
export const filters = {
  title: 'Filters',
  any: 'Any',
  clear: 'Clear filters',
  of: (label: string, chosen: string | undefined) => (chosen === undefined ? label : `${label}: ${chosen}`),
  color: 'Color',
  colors: {
    ...{ red: 'Red', orange: 'Orange', yellow: 'Yellow', green: 'Green', teal: 'Teal', blue: 'Blue' },
    ...{ purple: 'Purple', pink: 'Pink', brown: 'Brown', black: 'Black', gray: 'Gray', white: 'White' },
  },
  style: 'Style',
  styles: {
    ...{ bold: 'Bold', elegant: 'Elegant', minimal: 'Minimal', playful: 'Playful' },
    ...{ retro: 'Retro', photo: 'Photographic' },
  },
  language: 'Language',
  price: 'Price',
  prices: { free: 'Free', premium: 'Premium' },
  photo: 'Photos',
  photos: { with: 'With photos', without: 'Without photos' },
} as const;
