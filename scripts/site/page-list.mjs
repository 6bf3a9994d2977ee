import { filesBelow } from '../support/files.mjs';

const isPage = (path) => path.endsWith('.html') && path !== 'demo/index.html';

/** A module that lists the demo pages, so that a new one shows up by itself. */
export const pageList = () => `export const pages = ${JSON.stringify(filesBelow('demo', isPage))};`;
