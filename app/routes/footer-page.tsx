export { TextPage } from '../features/pages/text-page.js';
