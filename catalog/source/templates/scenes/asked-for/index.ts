import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { folded } from './folded.js';
import { parties } from './parties.js';
import { schoolAndOffice } from './school-and-office.js';
import { shops } from './shops.js';
import { sportsAndGym } from './sports-and-gym.js';
import { trades } from './trades.js';

/** What ordinary searches asked for and found too little of. */
export const askedFor: readonly TemplateSource[] = [...parties, ...folded, ...shops, ...trades, ...sportsAndGym, ...schoolAndOffice];
