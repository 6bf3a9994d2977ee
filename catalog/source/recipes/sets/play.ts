import type { Recipe } from '../../../build/templates/recipe.js';
import { comic, dinosaurs, hero, rainbow, unicorn } from '../scenes/kids.js';
import { gridiron, hoops, soccer } from '../scenes/sports.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, column, left, right, skyCenter, skyLeft } from '../stages/stages.js';

/** Layouts of ball games and of children's birthdays. */
export const play: readonly Recipe[] = [
  ...layoutsOf(soccer, { flyer: skyCenter, poster: above, 'instagram-post': banded, 'instagram-story': skyLeft }),
  ...layoutsOf(gridiron, { flyer: banded, poster: skyLeft, 'instagram-post': skyCenter, 'instagram-story': above, invitation: below }),
  ...layoutsOf(hoops, { flyer: above, poster: skyLeft, 'instagram-post': banded, 'instagram-story': skyCenter }),
  ...layoutsOf(dinosaurs, { invitation: skyCenter, 'birthday-card': left, 'instagram-post': skyLeft, 'thank-you-card': right }),
  ...layoutsOf(unicorn, { invitation: skyCenter, 'birthday-card': right, 'instagram-post': banded, 'thank-you-card': left }),
  ...layoutsOf(rainbow, { 'instagram-post': skyCenter, 'instagram-story': skyLeft, poster: below, flyer: skyCenter }),
  ...layoutsOf(hero, { invitation: skyCenter, 'birthday-card': left, flyer: banded }),
  ...layoutsOf(comic, { poster: skyLeft, 'birthday-card': right, 'instagram-post': column }),
];
