import { AS_WRITTEN } from '../../template-addresses.js';
import { MOCKUPS_START } from '../../mockup-addresses.js';

const part = (kind: string, id: string): string => `${MOCKUPS_START}/${kind}/${encodeURIComponent(id)}`;

export { mockupAddress } from '../../mockup-addresses.js';
export const savedMockupAddress = (id: string): string => part('saved_mockups', id);

/** The table of a category (C-004). */
export const categoryAddress = (id: string): string => part('category', id);

/** The home with the mockups of a category, or of all. */
export const listAddress = (category?: string): string =>
  category === undefined ? MOCKUPS_START : `${MOCKUPS_START}?${new URLSearchParams({ category }).toString()}`;

/** The home with what was found. */
export const searchAddress = (q: string): string =>
  `${MOCKUPS_START}?${new URLSearchParams({ q }).toString()}`;

/** The home with what was found for the text as it is written. */
export const asWrittenAddress = (q: string): string => `${searchAddress(q)}&${AS_WRITTEN}=1`;
