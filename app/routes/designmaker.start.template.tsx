export { TemplatePage as Component } from '../features/template/template-page.js';
