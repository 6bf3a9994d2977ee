import type { Recipe } from '../../../build/templates/recipe.js';
import { birthdayCandles } from './birthday-candles.js';
import { birthdayNumber } from './birthday-number.js';
import { birthdayStreamers } from './birthday-streamers.js';
import { greetingFirs } from './greeting-firs.js';
import { greetingLake } from './greeting-lake.js';
import { postcardStamp } from './postcard-stamp.js';
import { postcardTravel } from './postcard-travel.js';
import { thankYouGarden } from './thank-you-garden.js';

export const cards: readonly Recipe[] = [
  birthdayCandles,
  birthdayNumber,
  birthdayStreamers,
  thankYouGarden,
  greetingLake,
  greetingFirs,
  postcardTravel,
  postcardStamp,
];
