import { threadTasks } from '../thread-tasks.js';

/** Program of a painting thread. */
const task = threadTasks(() => import('./render-task.js'));
const pdfTask = threadTasks(() => import('./pdf-task.js'));

export const needsOf = task('needsOf');
export const render = task('render');
export const pdf = pdfTask('pdf');
