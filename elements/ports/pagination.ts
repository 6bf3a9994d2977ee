/** How many items a list asks for at a time (spec 2 section 9, D-025). */
export const ITEMS_PER_PAGE = {
  templates: 20,
  textTemplates: 20,
  photos: 100,
  backgrounds: 30,
  icons: 20,
  /** D-042 */
  mockups: 30,
  /** Grids and masks (frames) of an open category. */
  slots: 40,
  palettes: 60,
  /** Every list and search that the specs give no number of its own. */
  others: 20,
} as const;

/** A search for templates finds so many at most; they are shown by the page like all templates. */
export const MAX_TEMPLATES_FOUND = 100;
