/**
 * Entry of the thread that reads one file from outside and ends. A thread does not get its parent's loader for TypeScript:
 * it registers its own. Says 'ready' before it looks at the file, so that what fails earlier is known to be ours.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** Errors whose message is fit to show. */
const REFUSALS = ['FontRefused', 'SvgRefused', 'ApiError'];

const READERS = {
  font: async () => (await import('./fonts/read-font.ts')).readFont,
  drawing: async () => (await import('./logos/read-svg-logo.ts')).readDrawing,
};

register();
const read = await READERS[workerData.what]();
parentPort.postMessage('ready');
try {
  parentPort.postMessage({ read: await read(workerData.bytes) });
} catch (error) {
  parentPort.postMessage({ refused: REFUSALS.includes(error.name) ? error.message : null });
}
