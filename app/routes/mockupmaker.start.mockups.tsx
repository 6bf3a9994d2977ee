export { MockupPage as Component } from '../features/mockups/mockup-page.js';
