export { MockupHomePage as Component } from '../features/mockups/home/home-page.js';
