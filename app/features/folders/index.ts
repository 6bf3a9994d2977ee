/** What other parts of the app may know of folders. */
export { shownName } from '../../../elements/base/i18n/truncate-name.js';
