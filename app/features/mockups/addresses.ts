import { MOCKUPS_START } from '../../mockup-addresses.js';

const part = (kind: string, id: string): string => `${MOCKUPS_START}/${kind}/${encodeURIComponent(id)}`;

export const mockupAddress = (id: string): string => part('mockups', id);
export const savedMockupAddress = (id: string): string => part('saved_mockups', id);

/** The table of a category (C-004). */
export const categoryAddress = (id: string): string => part('category', id);

/** The home with the mockups of a category, or of all. */
export const listAddress = (category?: string): string =>
  category === undefined ? MOCKUPS_START : `${MOCKUPS_START}?${new URLSearchParams({ category }).toString()}`;

/** The home with what was found. */
export const searchAddress = (q: string): string =>
  `${MOCKUPS_START}?${new URLSearchParams({ q }).toString()}`;
