export { EditorPage as Component } from '../features/editor/editor-page.js';
