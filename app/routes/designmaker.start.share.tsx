export { SharePage as Component } from '../features/share/share-page.js';
