import type { StockPhotoSettings } from '../config/stock-photos.js';
import { createOpenverse } from './openverse.js';
import { createPexels } from './pexels.js';
import type { PhotoSource } from './photo-source.js';
import type { SourceParts } from './source-parts.js';
import { remembering } from './remembering.js';
import { createUnsplash } from './unsplash.js';

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
