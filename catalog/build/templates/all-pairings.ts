import { pairings } from '../../source/pairings.js';
import { scriptPairings } from '../../source/script-pairings.js';
import { letteringDisplay } from '../../source/text-templates/lettering-display.js';
import { letteringScript } from '../../source/text-templates/lettering-script.js';
import { lettering } from '../../source/text-templates/lettering.js';
import type { Pairings } from './recipe.js';

/** Pairings of one script or for display are no font sets of the panel: each kind has a table of its own. */
export const allPairings: Pairings = {
  ...pairings,
  ...scriptPairings,
  ...lettering,
  ...letteringDisplay,
  ...letteringScript,
};
