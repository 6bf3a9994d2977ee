import { threadTasks } from '../thread-tasks.js';

/** Program of a composing thread. */
const task = threadTasks(() => import('./mockup-task.js'));

export const imageOf = task('imageOf');
export const composeBand = task('composeBand');
