/** What other parts of the app may know of downloading many things. */
export { BulkDownloadDialog } from './bulk-download-dialog.js';
export type { BulkFile, BulkItem } from './bulk-item.js';
export { designItems, pictureItems, savePicture } from './item-sources.js';
export type { ItemsSource } from './use-bulk-download.js';
