export { AllDesignsPage as Component } from '../features/designs/lists/all-designs-page.js';
