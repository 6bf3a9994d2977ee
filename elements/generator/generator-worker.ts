import type { GeneratorRequest, GeneratorResponse } from './messages.js';
import { askedSources, type Question } from './source-questions.js';
import { TaskRunner } from './task-runner.js';
import { tasks, type InputOf, type TaskName } from './tasks.js';

/** A worker that runs tasks. */

/** Plain Node, where this room loads too, has no such scope. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<GeneratorRequest>) => void) | null;
  postMessage(message: GeneratorResponse, transfer?: Transferable[]): void;
};

interface Asked {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

function start(): void {
  const asked = new Map<number, Asked>();
  const running = new Map<number, AbortController>();
  let last = 0;

  function ask<T>(question: Question): Promise<T> {
    const id = ++last;
    return new Promise<T>((resolve, reject) => {
      asked.set(id, { resolve: resolve as (value: unknown) => void, reject });
      scope.postMessage({ ask: id, question });
    });
  }

  const runner = new TaskRunner(askedSources(ask));

  async function run<N extends TaskName>(id: number, name: N, input: InputOf<N>): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const output = await runner.run(name, input, controller.signal);
      scope.postMessage({ done: id, output }, tasks[name].transferred?.(output) ?? []);
    } catch (error) {
      scope.postMessage({ done: id, failed: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
    }
  }

  scope.onmessage = ({ data }) => {
    if ('run' in data) void run(data.run, data.task, data.input as InputOf<TaskName>);
    else if ('cancel' in data) running.get(data.cancel)?.abort();
    else if ('retry' in data) runner.retry();
    else {
      const pending = asked.get(data.answer);
      asked.delete(data.answer);
      if ('failed' in data) pending?.reject(new Error(data.failed));
      else pending?.resolve(data.value);
    }
  };
  // what arrives while modules are still being loaded is lost
  scope.postMessage('ready');
}

if ('WorkerGlobalScope' in globalThis) start();
