export { editorPorts } from './editor-ports.js';
export { exportOptionsOf, firstChoice } from './download-choice.js';
export { exporterOf } from './download-exporter.js';
export { saveFile, type DownloadFile } from './download-files.js';
export { largestDpi, PAGE_DPI, type ExportOptions } from './download-options.js';
export { archiveFileName, fileStem, pageFileName } from './file-names.js';
export { StoredArchive } from './stored-archive.js';
