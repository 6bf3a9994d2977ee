import { defineStrings } from '../../base/i18n/strings.js';

/** Texts of what only the photos of providers show: they come with them. */
export const en = {
  addingPhoto: 'Adding the photo',
  library: 'Library',
  noPhotosFound: ({ query }: { query: string }) => `No photos of “${query}”`,
  photosBy: 'Photos by',
  searchProvider: ({ provider }: { provider: string }) => `Search ${provider}`,
  searchProviderHelp: 'Type what the photo should show.',
  source: 'Where to look',
} as const;

export const t = defineStrings('photos', en);
