import type { Workbench } from './renderer.js';

/** What crosses between a page and the worker that is its workbench: calls by name, answers by number. */

export type BenchMethod = keyof Workbench;

export interface BenchCall {
  readonly id: number;
  readonly method: BenchMethod;
  readonly args: readonly unknown[];
}

/** The first message says that the worker listens, and whether it can decode pictures by itself. */
export type BenchAnswer =
  | { readonly able: boolean }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failed: string };
