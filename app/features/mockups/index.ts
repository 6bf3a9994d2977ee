/** What other features may know of the mockup maker. */
export { createPictureResolver } from './pictures/picture-resolver.js';
