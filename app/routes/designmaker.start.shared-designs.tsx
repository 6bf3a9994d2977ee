export { SharedDesignsPage as Component } from '../features/designs/lists/shared/shared-designs-page.js';
