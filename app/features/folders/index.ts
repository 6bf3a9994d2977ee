/** What other parts of the app may know of folders. */
export { FOLDERS } from './calls.js';
export { shownName } from './shown-name.js';
