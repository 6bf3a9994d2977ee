import { threadTasks } from './thread-tasks.mjs';

/** Entry of a composing thread. */
const task = threadTasks(() => import('./mockup-task.ts'));

export const imageOf = task('imageOf');
export const composeBand = task('composeBand');
