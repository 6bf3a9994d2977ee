export { TemplatesPage as Component } from '../features/home/home-page.js';
