import type { CutoutQuality } from './cutout-quality-types.js';
import type { Hints } from './segmentation/seeds.js';

/** Scores below ask the user to check. */
export const LEAST_TRUSTED = 0.65;

/** The subject of a picture as it is stored. */
export interface FoundSubject {
  /** See mask-text.ts. */
  readonly mask: string;
  readonly quality: Pick<CutoutQuality, 'score' | 'trusted' | 'doubts'>;
  /** Why the host's service, which is asked first, did not find it; may be empty. */
  readonly insteadOf?: string;
}

/** What goes to the worker. */
export interface CutoutRequest {
  readonly id: number;
  /** Names the picture: one that was decoded already is not again. */
  readonly source: string;
  readonly file: Blob;
  readonly hints: Hints;
}

export type CutoutAnswer =
  | { readonly id: number; readonly found: FoundSubject }
  | { readonly id: number; readonly failed: string };
