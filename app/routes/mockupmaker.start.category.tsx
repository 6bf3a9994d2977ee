export { MockupCategoryPage as Component } from '../features/mockups/category-page.js';
