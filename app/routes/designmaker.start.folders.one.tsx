export { FolderPage as Component } from '../features/folders/folder-page.js';
