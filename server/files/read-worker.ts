import { parentPort, workerData } from 'node:worker_threads';

/** Errors whose message is fit to show. */
const REFUSALS = ['FontRefused', 'SvgRefused', 'ApiError'];

const READERS = {
  font: async () => (await import('./fonts/read-font.js')).readFont,
  drawing: async () => (await import('./logos/read-svg-logo.js')).readSvgLogo,
  heic: async () => (await import('./pictures/read-heic.js')).readHeic,
};

const { what, bytes } = workerData as { readonly what: keyof typeof READERS; readonly bytes: Uint8Array };

/**
 * Program of the thread that reads one file from outside and ends. Says 'ready' before it looks at the file, so that what
 * fails earlier is known to be ours.
 */
const read = await READERS[what]();
parentPort!.postMessage('ready');
try {
  parentPort!.postMessage({ read: await read(bytes) });
} catch (error) {
  const { name, message } = error as Error;
  parentPort!.postMessage({ refused: REFUSALS.includes(name) ? message : null });
}
