export { FoldersPage as Component } from '../features/folders/folders-page.js';
