export { CrashMessage, CrashPage } from './crash-page.js';
export { NotFound } from './not-found.js';
