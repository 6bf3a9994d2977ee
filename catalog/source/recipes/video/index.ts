import type { Recipe } from '../../../build/templates/recipe.js';
import { channelArtTiles } from './channel-art-tiles.js';
import { channelArtWaves } from './channel-art-waves.js';
import { thumbnailBurst } from './thumbnail-burst.js';
import { thumbnailScrim } from './thumbnail-scrim.js';
import { videoCoverChapter } from './video-cover-chapter.js';
import { videoCoverOrbit } from './video-cover-orbit.js';

export const video: readonly Recipe[] = [
  thumbnailBurst,
  thumbnailScrim,
  channelArtTiles,
  channelArtWaves,
  videoCoverOrbit,
  videoCoverChapter,
];
