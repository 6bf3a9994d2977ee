/** What other parts of the app may know of uploads on their way. */
export { ACCEPT, carriesFiles, filesOf } from './accepted.js';
export { uploadQueue, useUploadNews } from './queue.js';
export { UploadsPanel } from './uploads-panel.js';
