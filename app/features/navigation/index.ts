export { PlaceKeeper } from './scroll-restoration.js';
