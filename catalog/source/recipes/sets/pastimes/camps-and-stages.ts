import type { Recipe } from '../../../../build/templates/recipe.js';
import { campTent, choir, frontDoor, gymnastics } from '../../scenes/pastimes/halls-and-doors.js';
import { marketStall, standUp, tacoTruck, wineBar } from '../../scenes/pastimes/markets-and-stages.js';
import { calling } from '../../stages/desk.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, below, right, skyCenter, skyLeft } from '../../stages/stages.js';

/** Layouts of gyms, camps, guests and choirs, of stages, stalls, trucks and wine. */
export const campsAndStages: readonly Recipe[] = [
  ...layoutsOf(gymnastics, { flyer: skyLeft, poster: above, 'instagram-post': banded, 'business-card': calling }),
  ...layoutsOf(campTent, { flyer: skyCenter, poster: skyLeft, 'instagram-post': above, 'facebook-event': right }),
  ...layoutsOf(frontDoor, { poster: skyCenter, flyer: above, 'letter-flyer': below, 'instagram-post': banded }),
  ...layoutsOf(choir, { flyer: skyCenter, poster: skyLeft, 'instagram-post': above, 'facebook-event': right }),
  ...layoutsOf(standUp, { flyer: above, poster: skyLeft, 'instagram-post': skyCenter, 'facebook-event': right }),
  ...layoutsOf(marketStall, { flyer: skyCenter, poster: banded, 'instagram-post': above, 'facebook-event': right }),
  ...layoutsOf(tacoTruck, { flyer: above, poster: skyLeft, 'instagram-post': banded, 'business-card': calling }),
  ...layoutsOf(wineBar, { flyer: skyCenter, poster: above, 'instagram-post': skyLeft, 'facebook-event': right }),
];
