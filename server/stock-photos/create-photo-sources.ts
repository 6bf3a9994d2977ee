import type { StockPhotoSettings } from '../config/stock-photos.js';
import type { FetchRemote } from '../net/fetch-remote.js';
import { createOpenverse } from './openverse.js';
import { createPexels } from './pexels.js';
import type { PhotoSource } from './photo-source.js';
import { remembering } from './remembering.js';
import { createUnsplash } from './unsplash.js';

export interface SourceParts {
  /** For photos: public addresses only. */
  readonly fetchRemote: FetchRemote;
  /** Longest time for an answer, ms. */
  readonly timeLimit?: number;
  readonly now?: () => number;
}

/** The providers that the operator connected, in the order in which they are shown. */
export const createPhotoSources = (
  { unsplash, pexels, openverse }: StockPhotoSettings,
  parts: SourceParts,
): readonly PhotoSource[] =>
  [
    unsplash && createUnsplash(unsplash, parts),
    pexels && createPexels(pexels, parts),
    openverse && createOpenverse(openverse, parts),
  ].flatMap((source) => (source ? [remembering(source, parts.now)] : []));
