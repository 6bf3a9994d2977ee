import type { Recipe } from '../../../../build/templates/recipe.js';
import { washLine } from '../../scenes/calendar/school-and-fun.js';
import { porch } from '../../scenes/calendar/seasons.js';
import { fingerprint, fortune } from '../../scenes/covers/emblems.js';
import { blackCat, letterBird, paperBoat, quill } from '../../scenes/covers/shows.js';
import { oneSun, steps } from '../../scenes/covers/topics.js';
import { scripture } from '../../scenes/happenings/community.js';
import { lamplight } from '../../scenes/happenings/music-and-films.js';
import { ghosts } from '../../scenes/heritage/parties.js';
import { megaphone } from '../../scenes/offers.js';
import { lilies } from '../../scenes/partings.js';
import { openDoor, wideEye } from '../../scenes/ring-and-yard/rings.js';
import { washes } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { autumn } from '../../scenes/seasons.js';
import { growth } from '../../scenes/services.js';
import { coverFoot, coverLabel, coverSky } from '../../stages/covers.js';
import { showPrint, showScallop } from '../../stages/shows.js';
import { layoutsOf } from '../../stages/stage.js';

/** Covers of books by kind. */
export const furtherBooks: readonly Recipe[] = [
  ...layoutsOf({ ...quill, id: 'bk-quill' }, { 'book-cover': coverFoot }),
  ...layoutsOf({ ...washes, id: 'bk-washes' }, { 'book-cover': coverLabel }),
  ...layoutsOf({ ...autumn, id: 'bk-autumn' }, { 'book-cover': showPrint }),
  ...layoutsOf({ ...oneSun, id: 'bk-onesun' }, { 'book-cover': showScallop }),
  ...layoutsOf({ ...letterBird, id: 'bk-letter' }, { 'book-cover': coverSky }),
  ...layoutsOf({ ...paperBoat, id: 'bk-photo' }, { 'book-cover': showScallop }),
  ...layoutsOf({ ...washLine, id: 'bk-wash' }, { 'book-cover': coverFoot }),
  ...layoutsOf({ ...porch, id: 'bk-porch' }, { 'book-cover': showPrint }),
  ...layoutsOf({ ...growth, id: 'bk-growth' }, { 'book-cover': coverSky }),
  ...layoutsOf({ ...steps, id: 'bk-steps' }, { 'book-cover': coverLabel }),
  ...layoutsOf({ ...megaphone, id: 'bk-mega' }, { 'book-cover': showScallop }),
  ...layoutsOf({ ...fortune, id: 'bk-fortune' }, { 'book-cover': showPrint }),
  ...layoutsOf({ ...openDoor, id: 'bk-door' }, { 'book-cover': coverSky }),
  ...layoutsOf({ ...wideEye, id: 'bk-eye' }, { 'book-cover': coverFoot }),
  ...layoutsOf({ ...blackCat, id: 'bk-cat' }, { 'book-cover': showScallop }),
  ...layoutsOf({ ...ghosts, id: 'bk-ghosts' }, { 'book-cover': showPrint }),
  ...layoutsOf({ ...lamplight, id: 'bk-lamp' }, { 'book-cover': coverLabel }),
  ...layoutsOf({ ...fingerprint, id: 'bk-prints' }, { 'book-cover': showScallop }),
  ...layoutsOf({ ...scripture, id: 'bk-word' }, { 'book-cover': coverSky }),
  ...layoutsOf({ ...lilies, id: 'bk-lily' }, { 'book-cover': coverLabel }),
];
