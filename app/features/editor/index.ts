export { DownloadAction } from './download/download-action.js';
export { editorPorts, productSources } from './editor-ports.js';
export { exportOptionsOf, defaultChoice } from './download/download-choice.js';
export { exporterOf } from './download/download-exporter.js';
export { largestDpi, PAGE_DPI, type ExportOptions } from './download/download-options.js';
