/** The words of the category browser. */
export const categories = {
  title: 'Categories',
  back: 'Back',
  none: 'There are no templates yet.',
  failed: 'Something went wrong',
} as const;
