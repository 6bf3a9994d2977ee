/**
 * Entry of a painting thread. A thread does not get its parent's loader for TypeScript: it registers its own. All is loaded
 * with the first task, so that what fails then fails that task; the thread ends with it and the next task gets a new one.
 */
let loading;

const task = (name) => async (input) => {
  loading ??= load();
  const tasks = await loading.catch(endThread);
  return tasks[name](input);
};

async function load() {
  const { register } = await import('tsx/esm/api');
  register();
  return import('./render-task.ts');
}

/** Modules that failed to load stay failed for the life of a thread; thrown outside the task, the error ends it. */
function endThread(error) {
  setImmediate(() => {
    throw error;
  });
  return new Promise(() => undefined);
}

export const needsOf = task('needsOf');
export const render = task('render');
