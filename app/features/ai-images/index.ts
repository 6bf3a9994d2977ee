/** What other parts of the app may know of pictures made from words. */
export { imageMaker } from './image-maker.js';
