export { SavedMockupPage as Component } from '../features/mockups/editor/saved-mockup-page.js';
