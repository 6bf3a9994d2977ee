/** Files of dist that the build keeps for itself. */

/** What the last build was made from. */
export const STAMP = 'build.json';
/** The catalog as it is without the packs of an owner. */
export const BASE = 'base.json';
/** What the server reads. */
export const INDEX = 'index.json';
