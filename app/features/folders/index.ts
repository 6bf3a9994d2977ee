/** What other parts of the app may know of folders. */
export { shownName } from './shown-name.js';
