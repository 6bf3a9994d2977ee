/** The words of the category browser. */
export const categories = {
  title: 'Categories',
  back: 'Back',
  none: 'There are no templates yet.',
  noneHelp: 'Start from a blank page with Custom Dimensions.',
  home: 'Go to Home',
  failed: 'Something went wrong',
} as const;
