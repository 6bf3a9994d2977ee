import { run } from './run.js';

/** A worker, which does the jobs of servers that have JOBS=elsewhere: `npm run worker`. */
run('worker');
