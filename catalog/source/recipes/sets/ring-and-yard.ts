import type { Recipe } from '../../../build/templates/recipe.js';
import { boxingRing, openDoor, titleBelt, whiteParty, wideEye } from '../scenes/ring-and-yard/rings.js';
import { boardFence, floorBoards, parkCleanup, snowPath } from '../scenes/ring-and-yard/yards.js';
import { gilded } from '../stages/gatherings.js';
import { oneSheet } from '../stages/happenings.js';
import { crate, roundel } from '../stages/marks.js';
import { visiting } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, column, label, right, skyCenter, skyLeft } from '../stages/stages.js';

/** Those who dig, build and lay. */
const yards: readonly Recipe[] = [
  ...layoutsOf(snowPath, { flyer: skyCenter, 'letter-flyer': banded, 'door-hanger': above, 'instagram-post': skyLeft, 'business-card': visiting, 'facebook-post': right }),
  ...layoutsOf(boardFence, { flyer: skyLeft, 'letter-flyer': above, 'business-card': visiting, logo: crate, 'instagram-post': banded, 'door-hanger': above }),
  ...layoutsOf(floorBoards, { flyer: above, 'letter-flyer': skyCenter, 'business-card': visiting, 'instagram-post': skyLeft, logo: roundel, poster: banded }),
  ...layoutsOf(parkCleanup, { flyer: skyCenter, poster: skyLeft, 'letter-flyer': above, 'instagram-post': banded, 'facebook-post': right, 'instagram-story': label }),
];

/** Fights, white nights and frights. */
const rings: readonly Recipe[] = [
  ...layoutsOf(boxingRing, { poster: skyLeft, flyer: skyCenter, 'letter-flyer': above, 'instagram-post': banded, 'instagram-story': skyCenter }),
  ...layoutsOf(titleBelt, { poster: skyCenter, flyer: skyLeft, 'letter-flyer': above, 'instagram-post': banded, ticket: right }),
  ...layoutsOf(whiteParty, { flyer: skyCenter, poster: skyLeft, invitation: gilded, 'instagram-story': skyCenter, 'instagram-post': banded }),
  ...layoutsOf(openDoor, { poster: oneSheet, 'tabloid-poster': skyCenter, flyer: skyLeft }),
  ...layoutsOf(wideEye, { poster: oneSheet, 'a3-poster': column }),
];

export const ringAndYard: readonly Recipe[] = [...yards, ...rings];
