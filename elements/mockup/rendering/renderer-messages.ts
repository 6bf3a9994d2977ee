import type { MockupRenderer } from './renderer.js';

/** What crosses between a page and the worker that is its renderer: calls by name, answers by number. */

export type RendererMethod = keyof MockupRenderer;

export interface RendererRequest {
  readonly id: number;
  readonly method: RendererMethod;
  readonly args: readonly unknown[];
}

/** The first message says that the worker listens, and whether it can decode pictures by itself. */
export type RendererResponse =
  | { readonly able: boolean }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failed: string };
