/** What other parts of the app may know of uploads on their way. */
export { ACCEPT, carriesFiles, filesOf } from './accepted-files.js';
export { uploadQueue, useUploadEvents } from './app-upload-queue.js';
export { DropNote } from './drop-note.js';
export { UploadsPanel } from './uploads-panel.js';
