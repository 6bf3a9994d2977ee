import type { Recipe } from '../../../build/templates/recipe.js';
import { halfPageOffer } from './half-page-offer.js';
import { inlineRectangleAwning } from './inline-rectangle-awning.js';
import { largeRectangleSlant } from './large-rectangle-slant.js';
import { leaderboardArrows } from './leaderboard-arrows.js';
import { leaderboardPencil } from './leaderboard-pencil.js';
import { skyscraperCups } from './skyscraper-cups.js';
import { skyscraperWindows } from './skyscraper-windows.js';

export const advertising: readonly Recipe[] = [
  halfPageOffer,
  inlineRectangleAwning,
  largeRectangleSlant,
  leaderboardPencil,
  leaderboardArrows,
  skyscraperCups,
  skyscraperWindows,
];
