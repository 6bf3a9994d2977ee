/** The mockup maker, as every part of the app names it. */
export const MOCKUPS_START = '/mockupmaker/start';

export const mockupAddress = (id: string): string => `${MOCKUPS_START}/mockups/${encodeURIComponent(id)}`;

/** Where a member's saved mockups stand on it. */
export const SAVED_ANCHOR = 'saved-mockups';
export const SAVED_MOCKUPS_ADDRESS = `${MOCKUPS_START}#${SAVED_ANCHOR}`;
