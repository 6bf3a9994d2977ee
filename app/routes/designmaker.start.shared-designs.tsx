export { SharedDesignsPage as Component } from '../features/designs/shared-designs-page.js';
