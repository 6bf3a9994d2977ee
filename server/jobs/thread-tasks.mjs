/**
 * The tasks of a thread. A thread does not get its parent's loader for TypeScript: it registers its own. All is loaded with
 * the first task, so that what fails then fails that task; the thread ends with it and the next task gets a new one.
 *
 * @param {() => Promise<Record<string, (input: unknown) => unknown>>} load imports the module of the tasks
 */
export function threadTasks(load) {
  let loading;
  const loaded = async () => {
    const { register } = await import('tsx/esm/api');
    register();
    return load();
  };
  return (name) => async (input) => {
    loading ??= loaded();
    const tasks = await loading.catch(endThread);
    return tasks[name](input);
  };
}

/** Modules that failed to load stay failed for the life of a thread; thrown outside the task, the error ends it. */
function endThread(error) {
  setImmediate(() => {
    throw error;
  });
  return new Promise(() => undefined);
}
