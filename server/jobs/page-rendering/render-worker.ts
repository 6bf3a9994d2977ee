import { threadTasks } from '../thread-tasks.js';

/** Program of a painting thread. */
const task = threadTasks(() => import('./render-task.js'));
const pdfTask = threadTasks(() => import('./pdf-task.js'));
const documentTask = threadTasks(() => import('./document-task.js'));
const filmTask = threadTasks(() => import('./film-task.js'));
const fillTask = threadTasks(() => import('./fill-task.js'));

export const needsOf = task('needsOf');
export const render = task('render');
export const pdf = pdfTask('pdf');
export const document = documentTask('document');
export const film = filmTask('film');
export const fill = fillTask('fill');
