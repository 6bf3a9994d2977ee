import { threadTasks } from './thread-tasks.mjs';

/** Entry of a composing thread. */
const task = threadTasks(() => import('./mockup-rendering/mockup-task.ts'));

export const imageOf = task('imageOf');
export const composeBand = task('composeBand');
