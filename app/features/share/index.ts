export { ShareAction } from './share-action.js';
export { ShareDialog } from './share-dialog.js';
export type { Shared } from './share-target.js';
