import { dialogOnDemand } from '../../ui/on-demand.js';

/** The share modal. */
export const ShareDialog = dialogOnDemand(async () => (await import('./share-box.js')).ShareBox);
