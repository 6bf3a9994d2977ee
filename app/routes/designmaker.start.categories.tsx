export { CategoriesPage as Component } from '../features/categories/categories-page.js';
