/** What looking at a page in the browser takes, in one piece: the editor fetches it when it has opened. */
export { checkPage } from './check-page.js';
export { createBackdropEnv } from './contrast/backdrop-env.js';
