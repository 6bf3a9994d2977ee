/** What other parts of the app may know of folders. */
export { truncateName } from '../../../elements/base/i18n/truncate-name.js';
