import type { Recipe } from '../../../../build/templates/recipe.js';
import { bingo, bowling, cheer, hockey, poker, skateboard, ski, tennis, trivia, volleyball } from '../../scenes/pastimes/games-and-sports.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, below, column, corner, right, skyCenter, skyLeft } from '../../stages/stages.js';

/** Layouts of games, of sports played on courts, ice and snow. */
export const pastimes: readonly Recipe[] = [
  ...layoutsOf(bowling, { flyer: skyCenter, poster: above, 'instagram-post': banded, invitation: below }),
  ...layoutsOf(bingo, { flyer: above, poster: skyLeft, 'instagram-post': skyCenter, 'facebook-event': right }),
  ...layoutsOf(trivia, { flyer: skyLeft, poster: banded, 'instagram-post': below, 'facebook-event': right }),
  ...layoutsOf(poker, { flyer: above, poster: skyCenter, 'instagram-post': skyLeft, invitation: banded }),
  ...layoutsOf(volleyball, { flyer: skyLeft, poster: above, 'instagram-post': column, 'instagram-story': skyCenter }),
  ...layoutsOf(tennis, { flyer: banded, poster: skyLeft, 'instagram-post': corner, 'facebook-post': right }),
  ...layoutsOf(hockey, { flyer: above, poster: skyLeft, 'instagram-post': banded, 'facebook-event': right }),
  ...layoutsOf(skateboard, { flyer: skyLeft, poster: banded, 'instagram-post': above, 'instagram-story': skyCenter }),
  ...layoutsOf(ski, { flyer: banded, poster: skyLeft, 'instagram-post': skyCenter, 'facebook-event': right }),
  ...layoutsOf(cheer, { flyer: skyCenter, poster: above, 'instagram-post': banded, 'instagram-story': skyLeft }),
];
