import { effectBytes } from './effect-cases.js';

/** The bundle of the page: computes every case with the browser's own arithmetic. */
Object.assign(window, { effectBytes });
