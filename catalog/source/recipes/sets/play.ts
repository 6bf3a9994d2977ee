import type { Recipe } from '../../../build/templates/recipe.js';
import { comic, dinosaurs, hero, rainbowNight, unicorn } from '../scenes/kids.js';
import { gridiron, hoops, soccer } from '../scenes/sports.js';
import { award } from '../stages/papers.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, column, right, skyCenter, skyLeft } from '../stages/stages.js';

/** Layouts of ball games and of children's birthdays. */
export const play: readonly Recipe[] = [
  ...layoutsOf(soccer, { flyer: skyCenter, poster: above, 'instagram-post': banded, 'instagram-story': skyLeft, 'facebook-post': column }),
  ...layoutsOf(gridiron, { flyer: banded, poster: skyLeft, 'instagram-post': skyCenter, 'instagram-story': above, invitation: below, 'facebook-event': right }),
  ...layoutsOf(hoops, { flyer: above, poster: skyLeft, 'instagram-post': banded, 'instagram-story': skyCenter, 'facebook-post': right, certificate: award }),
  ...layoutsOf(dinosaurs, { invitation: skyCenter, 'birthday-card': right, 'instagram-post': skyLeft, 'instagram-story': banded, 'thank-you-card': above }),
  ...layoutsOf(unicorn, { invitation: skyCenter, 'birthday-card': right, 'instagram-post': banded, 'instagram-story': skyLeft, 'thank-you-card': above }),
  ...layoutsOf(rainbowNight, { 'instagram-story': skyLeft, flyer: skyCenter }),
  ...layoutsOf(hero, { invitation: skyCenter, 'birthday-card': right, flyer: banded }),
  ...layoutsOf(comic, { poster: skyLeft, 'birthday-card': right, 'instagram-post': column }),
];
