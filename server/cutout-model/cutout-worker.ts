/** Program of the thread that runs the operator's model. */
export { find, open } from './cutout-task.js';
