export { CopyPage as Component } from '../features/template/copy-page.js';
