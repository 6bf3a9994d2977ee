export { FoldersPage as Component } from '../features/folders/list/folders-page.js';
