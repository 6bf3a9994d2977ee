/** What the app reads of its page's configuration, without what checks it: the server has checked it when it started. */

export const FOOTER_PAGES = [
  'about',
  'legal',
  'blog',
  'faq',
  'license',
  'cookie',
  'policy',
  'referal',
] as const;
export type FooterPage = (typeof FOOTER_PAGES)[number];

/** Where a footer page lives when it is not our own: a web address, or a path of this server. */
export const FOOTER_ADDRESS = /^(https?:\/\/|\/)\S*$/;

/** Stands in the built page where its configuration goes. */
export const CONFIGURATION_ID = 'configuration';
