export { ShareAction } from './share-action.js';
