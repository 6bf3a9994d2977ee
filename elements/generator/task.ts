import type { StoredPage } from '../document/design-file.js';
import type { Size } from '../math/geometry.js';
import type { ObjectEnv } from '../objects/kind.js';
import type { DesignObject } from '../objects/kinds.js';
import type { PaintCanvas, PaintEnv } from '../paint/env.js';

/** A page as a small picture. */
export interface PictureRequest {
  readonly page: StoredPage;
  /** Page size of its design, px. */
  readonly size: Size;
  /** Longer side of the picture, device pixels; at least 1. */
  readonly side: number;
}

/** What a task is lent: fonts and pictures that stay from one job to the next, and a painter. */
export interface TaskEnv {
  readonly objects: ObjectEnv;
  /** Resolves when what the objects need is here or has failed; gives the names of what has. */
  load(objects: readonly DesignObject[]): Promise<readonly string[]>;
  /** Paints at once with what is here; the rest shows as placeholders. */
  picture(request: PictureRequest): ImageBitmap;
  /** What pages are painted with: for tasks that look at what they paint. */
  readonly paint: PaintEnv;
  /** RGBA by rows, not premultiplied. */
  pixels(canvas: PaintCanvas): Uint8ClampedArray;
  /** Lets others have their turn, where the job has had its own for a while. Rejects with the signal's reason when the job was canceled. */
  pause(): Promise<void>;
  readonly signal: AbortSignal;
}

/** Makes something of a design: a pure function of its input and what it is lent. Both sides are plain data. */
export interface Task<Input, Output> {
  run(input: Input, env: TaskEnv): Promise<Output>;
  /** What of the output goes over without a copy. */
  transferred?(output: Output): Transferable[];
}
