import type { Recipe } from '../../../../build/templates/recipe.js';
import { oldTree } from '../../scenes/calendar/school-and-fun.js';
import { porch, snowman } from '../../scenes/calendar/seasons.js';
import { banjo, drumKit, lolly, ravens, riff, score, skull } from '../../scenes/covers/shows.js';
import { quietShapes, sax, trumpet } from '../../scenes/covers/topics.js';
import { eucalyptus } from '../../scenes/gatherings/weddings-and-church.js';
import { outlaw } from '../../scenes/happenings/community.js';
import { chandelier, hillHouse, leviathan, mainStage, neon } from '../../scenes/happenings/music-and-films.js';
import { heartBalloons } from '../../scenes/heritage/parties.js';
import { dove } from '../../scenes/partings.js';
import { donuts, piano } from '../../scenes/pastimes/food-and-music.js';
import { choir } from '../../scenes/pastimes/halls-and-doors.js';
import { horse, motorcycle } from '../../scenes/pastimes/rides-and-lanes.js';
import { firTree } from '../../scenes/seasons.js';
import { sunset } from '../../scenes/services.js';
import { candle } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { chapel } from '../../scenes/trades.js';
import { mirrorball } from '../../scenes/youth.js';
import { coverFoot, coverLabel, coverSky } from '../../stages/covers.js';
import { showPrint, showScallop, showSide } from '../../stages/shows.js';
import { layoutsOf } from '../../stages/stage.js';

/** Sleeves of records by kind of music. */
export const albumSleeves: readonly Recipe[] = [
  ...layoutsOf({ ...riff, id: 'lp-riff' }, { 'album-cover': coverSky }),
  ...layoutsOf({ ...mainStage, id: 'lp-stage' }, { 'album-cover': showSide }),
  ...layoutsOf({ ...drumKit, id: 'lp-drum' }, { 'album-cover': coverLabel }),
  ...layoutsOf({ ...motorcycle, id: 'lp-moto' }, { 'album-cover': showPrint }),
  ...layoutsOf({ ...lolly, id: 'lp-lolly' }, { 'album-cover': coverSky }),
  ...layoutsOf({ ...heartBalloons, id: 'lp-heartballoon' }, { 'album-cover': showScallop }),
  ...layoutsOf({ ...donuts, id: 'lp-donut' }, { 'album-cover': showPrint }),
  ...layoutsOf({ ...mirrorball, id: 'lp-mirror' }, { 'album-cover': showSide }),
  ...layoutsOf({ ...sax, id: 'lp-sax' }, { 'album-cover': coverFoot }),
  ...layoutsOf({ ...trumpet, id: 'lp-trumpet' }, { 'album-cover': coverLabel }),
  ...layoutsOf({ ...piano, id: 'lp-keys' }, { 'album-cover': showSide }),
  ...layoutsOf({ ...horse, id: 'lp-horse' }, { 'album-cover': showScallop }),
  ...layoutsOf({ ...porch, id: 'lp-porch' }, { 'album-cover': coverSky }),
  ...layoutsOf({ ...outlaw, id: 'lp-outlaw' }, { 'album-cover': coverFoot }),
  ...layoutsOf({ ...banjo, id: 'lp-banjo' }, { 'album-cover': showPrint }),
  ...layoutsOf({ ...skull, id: 'lp-skull' }, { 'album-cover': coverSky }),
  ...layoutsOf({ ...leviathan, id: 'lp-leviathan' }, { 'album-cover': coverFoot }),
  ...layoutsOf({ ...ravens, id: 'lp-bats' }, { 'album-cover': showScallop }),
  ...layoutsOf({ ...hillHouse, id: 'lp-hill' }, { 'album-cover': showSide }),
  ...layoutsOf({ ...score, id: 'lp-score' }, { 'album-cover': showPrint }),
  ...layoutsOf({ ...chandelier, id: 'lp-chandelier' }, { 'album-cover': coverFoot }),
  ...layoutsOf({ ...eucalyptus, id: 'lp-wreath' }, { 'album-cover': coverSky }),
  ...layoutsOf({ ...sunset, id: 'lp-grid' }, { 'album-cover': coverSky }),
  ...layoutsOf({ ...quietShapes, id: 'lp-shapes' }, { 'album-cover': showSide }),
  ...layoutsOf({ ...neon, id: 'lp-neon' }, { 'album-cover': showPrint }),
  ...layoutsOf({ ...dove, id: 'lp-dove' }, { 'album-cover': showScallop }),
  ...layoutsOf({ ...chapel, id: 'lp-chapel' }, { 'album-cover': coverSky }),
  ...layoutsOf({ ...choir, id: 'lp-choir' }, { 'album-cover': coverFoot }),
  ...layoutsOf({ ...firTree, id: 'lp-fir' }, { 'album-cover': coverSky }),
  ...layoutsOf({ ...snowman, id: 'lp-snow' }, { 'album-cover': showPrint }),
  ...layoutsOf({ ...candle, id: 'lp-candle' }, { 'album-cover': showSide }),
  ...layoutsOf({ ...oldTree, id: 'lp-oak' }, { 'album-cover': showScallop }),
];
