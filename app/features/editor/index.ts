export { editorPorts } from './editor-ports.js';
export { exportOptionsOf, firstChoice } from './download-choice.js';
export { exporterOf } from './download-exporter.js';
export { largestDpi, PAGE_DPI, type ExportOptions } from './download-options.js';
