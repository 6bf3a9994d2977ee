export { NotFound } from './not-found.js';
