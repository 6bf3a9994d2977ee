import type { PictureEffect } from '../effect.js';

/** A picture to be computed: which, at what size, with what done to it. */
export interface EffectTask {
  readonly id: number;
  /** Names the picture: the same source is the same picture. */
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly effect: PictureEffect;
  /** Somebody watches: goes before tasks that are not urgent, even in the middle of one. */
  readonly urgent: boolean;
}

/** Where a picture is had from when its pixels are wanted. */
export interface PictureFile {
  readonly file: Blob;
  readonly bitmap: ImageBitmap;
}

/** Whoever computes effects: a worker, or the page itself in its idle time. */
export interface EffectRunner {
  /** The picture, or undefined when the task was dropped. Rejects when it cannot be computed. */
  run(task: EffectTask, picture: PictureFile): Promise<ImageBitmap | undefined>;
  /** The task is not wanted any more. */
  drop(id: number): void;
}

/** What goes to the worker: a task, with the file when the worker does not have it, or the id of one to drop. */
export type EffectRequest = { readonly task: EffectTask; readonly file?: Blob } | { readonly drop: number };

export type EffectAnswer =
  | { readonly id: number; readonly bitmap?: ImageBitmap }
  /** The worker needs the file again. */
  | { readonly id: number; readonly missing: true }
  | { readonly id: number; readonly failed: string };
