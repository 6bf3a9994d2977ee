export { SharedDesignsPage as Component } from '../features/designs/lists/shared-designs-page.js';
