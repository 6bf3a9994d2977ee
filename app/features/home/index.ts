/** What other parts of the app may know of the dashboard home. */
export { CustomDimensionsPopover } from './custom-dimensions-popover.js';
