import type { Recipe } from '../../../../build/templates/recipe.js';
import { baseball, golf } from '../../scenes/happenings/community.js';
import { lotus } from '../../scenes/moods.js';
import { volleyball } from '../../scenes/pastimes/games-and-sports.js';
import { campTent } from '../../scenes/pastimes/halls-and-doors.js';
import { lanes } from '../../scenes/pastimes/rides-and-lanes.js';
import { ballet } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { spine } from '../../scenes/shopfronts/practices-and-shops.js';
import { gridiron, soccer } from '../../scenes/sports.js';
import { weights } from '../../scenes/trades.js';
import { calling } from '../../stages/desk.js';
import { nightCard } from '../../stages/shopfronts.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, doorway, skyCenter, skyLeft } from '../../stages/stages.js';

/** Classes, coaches and games. Scenes in formats they were not to be had in. */
export const lessonsAndSports: readonly Recipe[] = [
  ...layoutsOf({ ...lotus, id: 'slow-flow' }, { poster: skyCenter }),
  ...layoutsOf({ ...lotus, id: 'sun-salute' }, { poster: banded }),
  ...layoutsOf({ ...lotus, id: 'yoga-hall' }, { poster: doorway }),
  ...layoutsOf({ ...lotus, id: 'core' }, { flyer: skyCenter }),
  ...layoutsOf({ ...spine, id: 'reformer' }, { flyer: skyCenter }),
  ...layoutsOf({ ...ballet, id: 'barre' }, { flyer: banded }),
  ...layoutsOf({ ...lotus, id: 'mat-class' }, { 'letter-flyer': above }),
  ...layoutsOf({ ...weights, id: 'story-reps' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...weights, id: 'story-class' }, { 'instagram-story': above }),
  ...layoutsOf({ ...weights, id: 'story-free' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...weights, id: 'one-on-one' }, { flyer: above }),
  ...layoutsOf({ ...weights, id: 'coach-flyer' }, { 'letter-flyer': skyLeft }),
  ...layoutsOf({ ...lotus, id: 'deep-night' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...lotus, id: 'lake-yoga' }, { 'business-card': calling }),
  ...layoutsOf({ ...soccer, id: 'derby' }, { poster: skyCenter }),
  ...layoutsOf({ ...soccer, id: 'golden-boot' }, { poster: banded }),
  ...layoutsOf({ ...gridiron, id: 'friday-game' }, { poster: above }),
  ...layoutsOf({ ...gridiron, id: 'rivals' }, { poster: banded }),
  ...layoutsOf({ ...gridiron, id: 'big-game' }, { flyer: above }),
  ...layoutsOf({ ...gridiron, id: 'watch-party' }, { flyer: skyLeft }),
  ...layoutsOf({ ...gridiron, id: 'church-game' }, { 'letter-flyer': skyCenter }),
  ...layoutsOf({ ...baseball, id: 'nine-innings' }, { flyer: skyCenter }),
  ...layoutsOf({ ...volleyball, id: 'net-gain' }, { flyer: above }),
  ...layoutsOf({ ...golf, id: 'scramble' }, { flyer: skyCenter }),
  ...layoutsOf({ ...lanes, id: 'first-strokes' }, { flyer: above }),
  ...layoutsOf({ ...lanes, id: 'adult-swim' }, { 'letter-flyer': skyCenter }),
  ...layoutsOf({ ...campTent, id: 'owl-night' }, { poster: above }),
];
