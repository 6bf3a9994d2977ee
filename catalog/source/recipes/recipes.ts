import type { Recipe } from '../../build/templates/recipe.js';
import { cardPanel } from './card-panel.js';
import { deckCover } from './deck-cover.js';
import { eventScrim } from './event-scrim.js';
import { logoSeal } from './logo-seal.js';
import { postArch } from './post-arch.js';
import { postNumber } from './post-number.js';
import { posterTiles } from './poster-tiles.js';
import { storyHorizon } from './story-horizon.js';

export const recipes: readonly Recipe[] = [
  postArch,
  postNumber,
  storyHorizon,
  cardPanel,
  posterTiles,
  deckCover,
  logoSeal,
  eventScrim,
];
