export { MockupCategoryPage as Component } from '../features/mockups/home/category-page.js';
