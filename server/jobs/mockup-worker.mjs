/** Entry of a composing thread; loads TypeScript as `render-worker.mjs` does, and for the same reasons. */
let loading;

const task = (name) => async (input) => {
  loading ??= load();
  const tasks = await loading.catch(endThread);
  return tasks[name](input);
};

async function load() {
  const { register } = await import('tsx/esm/api');
  register();
  return import('./mockup-task.ts');
}

function endThread(error) {
  setImmediate(() => {
    throw error;
  });
  return new Promise(() => undefined);
}

export const imageOf = task('imageOf');
export const composeBand = task('composeBand');
