/** Program of an illustrating thread. */
export { paintIllustration as default } from './illustrate-task.js';
