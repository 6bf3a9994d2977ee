/** Apart from the other cookies: the first script of every page reads it. */
export const THEME_COOKIE = 'dm_theme';
