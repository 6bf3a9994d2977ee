export { AllDesignsPage as Component } from '../features/designs/all-designs-page.js';
