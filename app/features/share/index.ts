export { ShareAction } from './share-action.js';
export { ShareDialog } from './share-dialog.js';
export type { ShareTarget } from './share-target.js';
