export { ScrollRestoration } from './scroll-restoration.js';
