export { MockupHomePage as Component } from '../features/mockups/home-page.js';
