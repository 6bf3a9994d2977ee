export { SavedMockupPage as Component } from '../features/mockups/saved-page.js';
