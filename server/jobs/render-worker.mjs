import { threadTasks } from './thread-tasks.mjs';

/** Entry of a painting thread. */
const task = threadTasks(() => import('./page-rendering/render-task.ts'));

export const needsOf = task('needsOf');
export const render = task('render');
