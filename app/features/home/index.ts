/** What other parts of the app may know of the dashboard home. */
export { CustomDimensionsPopover } from './custom-dimensions/custom-dimensions-popover.js';
export { sortCategories } from './sort-categories.js';
export { SliderSkeleton, TEMPLATE_CARD } from './slider-skeleton.js';
