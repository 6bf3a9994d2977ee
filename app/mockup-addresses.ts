/** The mockup maker, as every part of the app names it. */
export const MOCKUPS_START = '/mockupmaker/start';
