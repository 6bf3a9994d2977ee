export { editorPorts } from './editor-ports.js';
