import type { Recipe } from '../../../../build/templates/recipe.js';
import { stovepipe } from '../../scenes/calendar/national-days.js';
import { jester } from '../../scenes/calendar/school-and-fun.js';
import { boombox, owlTale } from '../../scenes/covers/emblems.js';
import { amphora, babyStuff, castle, clown, heartTalk, rofl, stride } from '../../scenes/covers/shows.js';
import { books, clapper, filmReel, gadgets, projector, temple } from '../../scenes/covers/topics.js';
import { lullaby } from '../../scenes/feasts.js';
import { stethoscope } from '../../scenes/greens.js';
import { baseball, headGarden, scripture } from '../../scenes/happenings/community.js';
import { heartBalloons } from '../../scenes/heritage/parties.js';
import { idea } from '../../scenes/offers.js';
import { chip, robot } from '../../scenes/office.js';
import { dove } from '../../scenes/partings.js';
import { guitar } from '../../scenes/pastimes/food-and-music.js';
import { standUp } from '../../scenes/pastimes/markets-and-stages.js';
import { apple as apple_ } from '../../scenes/pastimes/rides-and-lanes.js';
import { talking } from '../../scenes/pastimes/roads-and-waters.js';
import { terminal } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { gridiron, hoops, soccer } from '../../scenes/sports.js';
import { chapel, classroom, vinyl } from '../../scenes/trades.js';
import { coverFoot, coverLabel, coverSky, coverWindow } from '../../stages/covers.js';
import { showPrint, showScallop, showSide } from '../../stages/shows.js';
import { layoutsOf } from '../../stages/stage.js';

/** Covers of podcasts by what they talk about. */
export const podcastShows: readonly Recipe[] = [
  ...layoutsOf({ ...chip, id: 'pod-chip' }, { 'podcast-cover': coverSky }),
  ...layoutsOf({ ...robot, id: 'pod-robot' }, { 'podcast-cover': showScallop }),
  ...layoutsOf({ ...gadgets, id: 'pod-gadgets' }, { 'podcast-cover': showSide }),
  ...layoutsOf({ ...terminal, id: 'pod-terminal' }, { 'podcast-cover': showPrint }),
  ...layoutsOf({ ...standUp, id: 'pod-standup' }, { 'podcast-cover': coverFoot }),
  ...layoutsOf({ ...jester, id: 'pod-jester' }, { 'podcast-cover': coverLabel }),
  ...layoutsOf({ ...rofl, id: 'pod-rofl' }, { 'podcast-cover': showScallop }),
  ...layoutsOf({ ...clown, id: 'pod-clown' }, { 'podcast-cover': showSide }),
  ...layoutsOf({ ...apple_, id: 'pod-apple' }, { 'podcast-cover': showPrint }),
  ...layoutsOf({ ...stethoscope, id: 'pod-doctor' }, { 'podcast-cover': showScallop }),
  ...layoutsOf({ ...headGarden, id: 'pod-mind' }, { 'podcast-cover': coverFoot }),
  ...layoutsOf({ ...stride, id: 'pod-stride' }, { 'podcast-cover': coverSky }),
  ...layoutsOf({ ...soccer, id: 'pod-soccer' }, { 'podcast-cover': coverFoot }),
  ...layoutsOf({ ...gridiron, id: 'pod-gridiron' }, { 'podcast-cover': showSide }),
  ...layoutsOf({ ...hoops, id: 'pod-hoops' }, { 'podcast-cover': coverSky }),
  ...layoutsOf({ ...baseball, id: 'pod-baseball' }, { 'podcast-cover': showPrint }),
  ...layoutsOf({ ...boombox, id: 'pod-boombox' }, { 'podcast-cover': coverWindow }),
  ...layoutsOf({ ...vinyl, id: 'pod-vinyl' }, { 'podcast-cover': showScallop }),
  ...layoutsOf({ ...guitar, id: 'pod-guitar' }, { 'podcast-cover': showSide }),
  ...layoutsOf({ ...classroom, id: 'pod-class' }, { 'podcast-cover': showScallop }),
  ...layoutsOf({ ...books, id: 'pod-books' }, { 'podcast-cover': coverFoot }),
  ...layoutsOf({ ...idea, id: 'pod-idea' }, { 'podcast-cover': coverLabel }),
  ...layoutsOf({ ...temple, id: 'pod-temple' }, { 'podcast-cover': coverSky }),
  ...layoutsOf({ ...stovepipe, id: 'pod-tallhat' }, { 'podcast-cover': coverFoot }),
  ...layoutsOf({ ...castle, id: 'pod-castle' }, { 'podcast-cover': showScallop }),
  ...layoutsOf({ ...amphora, id: 'pod-amphora' }, { 'podcast-cover': showPrint }),
  ...layoutsOf({ ...clapper, id: 'pod-clapper' }, { 'podcast-cover': coverSky }),
  ...layoutsOf({ ...projector, id: 'pod-projector' }, { 'podcast-cover': showSide }),
  ...layoutsOf({ ...filmReel, id: 'pod-reel' }, { 'podcast-cover': coverLabel }),
  ...layoutsOf({ ...heartTalk, id: 'pod-hearts' }, { 'podcast-cover': showScallop }),
  ...layoutsOf({ ...heartBalloons, id: 'pod-love' }, { 'podcast-cover': coverFoot }),
  ...layoutsOf({ ...talking, id: 'pod-couch' }, { 'podcast-cover': coverLabel }),
  ...layoutsOf({ ...scripture, id: 'pod-word' }, { 'podcast-cover': coverLabel }),
  ...layoutsOf({ ...dove, id: 'pod-dove' }, { 'podcast-cover': showPrint }),
  ...layoutsOf({ ...chapel, id: 'pod-chapel' }, { 'podcast-cover': showSide }),
  ...layoutsOf({ ...owlTale, id: 'pod-owl' }, { 'podcast-cover': showScallop }),
  ...layoutsOf({ ...babyStuff, id: 'pod-baby' }, { 'podcast-cover': coverFoot }),
  ...layoutsOf({ ...lullaby, id: 'pod-lullaby' }, { 'podcast-cover': coverLabel }),
];
