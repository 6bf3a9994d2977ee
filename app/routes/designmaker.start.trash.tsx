export { TrashPage as Component } from '../features/trash/trash-page.js';
