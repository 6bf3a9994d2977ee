import type { SentPicture } from '../raster/raster-messages.js';
import type { VideoJob } from './video-job.js';

/** What a page and its video worker say to each other. */

export interface VideoRequest {
  readonly job: VideoJob;
  readonly pictures: readonly SentPicture[];
}

export type VideoResponse =
  | { readonly done: number; readonly total: number }
  /** Its sound is one that older players do not know. */
  | { readonly opus: true }
  | { readonly file: Blob }
  | { readonly failed: string };
