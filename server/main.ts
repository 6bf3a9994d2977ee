import { run } from './run.js';

/** The server: `npm start`. */
run('server');
