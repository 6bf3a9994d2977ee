import type { Question } from './source-questions.js';
import type { TaskName } from './tasks.js';

/** What crosses between a page and a worker that runs tasks: jobs and questions by number. */

export type GeneratorRequest =
  | { readonly run: number; readonly task: TaskName; readonly input: unknown }
  | { readonly cancel: number }
  /** What could not be loaded is to be asked for again. */
  | { readonly retry: true }
  | { readonly answer: number; readonly value: unknown }
  | { readonly answer: number; readonly failed: string };

/** The first message says that the worker listens. */
export type GeneratorResponse =
  | 'ready'
  | { readonly done: number; readonly output: unknown }
  | { readonly done: number; readonly failed: string }
  | { readonly ask: number; readonly question: Question };
