import type { Format } from '../../catalog.js';

/** What one may begin with: a format of the catalog, or a size. */
export type SuggestedFormat = Pick<Format, 'id' | 'name' | 'dimensions'>;
