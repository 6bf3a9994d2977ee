import type { Recipe } from '../../../../build/templates/recipe.js';
import { smallGrads } from '../../scenes/calendar/children-and-pets.js';
import { yearbook } from '../../scenes/calendar/peoples.js';
import { beachBook } from '../../scenes/calendar/seasons.js';
import { oneSun } from '../../scenes/covers/topics.js';
import { graduation } from '../../scenes/feasts.js';
import { pampas } from '../../scenes/gatherings/babies-and-homes.js';
import { floaty } from '../../scenes/gatherings/birthdays.js';
import { apple } from '../../scenes/greens.js';
import { campus, experiment, musicRoom, runners } from '../../scenes/happenings/community.js';
import { teacup } from '../../scenes/heritage/parties.js';
import { shelf } from '../../scenes/moods.js';
import { trivia } from '../../scenes/pastimes/games-and-sports.js';
import { choir } from '../../scenes/pastimes/halls-and-doors.js';
import { goodDog } from '../../scenes/pastimes/rides-and-lanes.js';
import { sails } from '../../scenes/pastimes/roads-and-waters.js';
import { walkies } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { groomTub } from '../../scenes/shopfronts/tubs-and-fronts.js';
import { hoops } from '../../scenes/sports.js';
import { classroom, islands } from '../../scenes/trades.js';
import { pets } from '../../scenes/works.js';
import { cameo, meadow, niche, spray } from '../../stages/gatherings.js';
import { award } from '../../stages/papers.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, hang, right, skyCenter, skyLeft, strip } from '../../stages/stages.js';

/** Parties, weddings, family and school. Scenes in formats they were not to be had in. */
export const partiesAndSchool: readonly Recipe[] = [
  ...layoutsOf({ ...beachBook, id: 'shore-party' }, { flyer: skyCenter }),
  ...layoutsOf({ ...islands, id: 'island-night' }, { flyer: above }),
  ...layoutsOf({ ...floaty, id: 'float-party' }, { 'letter-flyer': above }),
  ...layoutsOf({ ...sails, id: 'harbor-party' }, { flyer: banded }),
  ...layoutsOf({ ...goodDog, id: 'pup-party' }, { invitation: skyCenter }),
  ...layoutsOf({ ...pets, id: 'paw-party' }, { invitation: banded }),
  ...layoutsOf({ ...walkies, id: 'walk-party' }, { invitation: above }),
  ...layoutsOf({ ...groomTub, id: 'tub-party' }, { 'a6-card': skyCenter }),
  ...layoutsOf({ ...pampas, id: 'boho-vows' }, { invitation: meadow }),
  ...layoutsOf({ ...pampas, id: 'boho-note' }, { 'a6-card': spray }),
  ...layoutsOf({ ...oneSun, id: 'boho-dusk' }, { 'a6-card': cameo }),
  ...layoutsOf({ ...oneSun, id: 'boho-sun' }, { invitation: niche }),
  ...layoutsOf({ ...graduation, id: 'cap-card' }, { 'a6-card': hang }),
  ...layoutsOf({ ...yearbook, id: 'grad-year' }, { 'greeting-card': right }),
  ...layoutsOf({ ...graduation, id: 'cap-strip' }, { 'email-header': strip }),
  ...layoutsOf({ ...campus, id: 'campus-strip' }, { 'facebook-cover': strip }),
  ...layoutsOf({ ...smallGrads, id: 'small-strip' }, { 'facebook-cover': right }),
  ...layoutsOf({ ...campus, id: 'doors-open' }, { poster: above }),
  ...layoutsOf({ ...classroom, id: 'open-day' }, { poster: banded }),
  ...layoutsOf({ ...apple, id: 'visit-day' }, { 'tabloid-poster': skyLeft }),
  ...layoutsOf({ ...hoops, id: 'took-part' }, { certificate: award }),
  ...layoutsOf({ ...runners, id: 'finished' }, { certificate: award }),
  ...layoutsOf({ ...experiment, id: 'curious' }, { certificate: award }),
  ...layoutsOf({ ...choir, id: 'sang' }, { certificate: award }),
  ...layoutsOf({ ...shelf, id: 'chapter-one' }, { flyer: banded }),
  ...layoutsOf({ ...shelf, id: 'page-turners' }, { 'letter-flyer': skyLeft }),
  ...layoutsOf({ ...teacup, id: 'tea-and-book' }, { flyer: skyCenter }),
  ...layoutsOf({ ...musicRoom, id: 'scales' }, { flyer: banded }),
  ...layoutsOf({ ...trivia, id: 'pub-quiz' }, { poster: above }),
];
