import type { Recipe } from '../../../build/templates/recipe.js';
import { halfPageOffer } from './half-page-offer.js';

export const advertising: readonly Recipe[] = [halfPageOffer];
