type Tasks = Record<string, (input: never) => unknown>;

/**
 * The tasks of a thread, whose module `load` imports. It is loaded with the first task, so that what fails then fails that
 * task; the thread ends with it and the next task gets a new one.
 */
export function threadTasks<Known extends Tasks>(load: () => Promise<Known>) {
  let loading: Promise<Known> | undefined;
  return <Name extends keyof Known & string>(name: Name) =>
    async (input: Parameters<Known[Name]>[0]): Promise<unknown> => {
      loading ??= load();
      const tasks = await loading.catch(endThread);
      return tasks[name]!(input);
    };
}

/** Modules that failed to load stay failed for the life of a thread; thrown outside the task, the error ends it. */
function endThread(error: unknown): Promise<never> {
  setImmediate(() => {
    throw error;
  });
  return new Promise(() => undefined);
}
