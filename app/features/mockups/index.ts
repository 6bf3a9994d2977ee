/** What other features may know of the mockup maker. */
export { mockupPictures } from './pictures/picture-resolver.js';
