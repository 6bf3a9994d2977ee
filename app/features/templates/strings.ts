/** The words of templates in lists. */
export const templates = {
  menuOf: (name: string) => `Actions for ${name}`,
  share: 'Share',
  preview: 'Preview',
  use: 'Use this template',
  pagesOf: (name: string) => `Pages of ${name}`,
  pageOf: (page: number, pages: number) => `${page} / ${pages}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageFailed: 'Page not available',
  copying: 'Opening your copy',
  failed: 'Something went wrong :/',
} as const;
