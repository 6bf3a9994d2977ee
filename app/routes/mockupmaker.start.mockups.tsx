export { MockupPage as Component } from '../features/mockups/editor/mockup-page.js';
