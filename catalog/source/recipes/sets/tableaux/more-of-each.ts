import type { Recipe } from '../../../../build/templates/recipe.js';
import { flagField } from '../../scenes/calendar/national-days.js';
import { cake, diwali, lunar } from '../../scenes/feasts.js';
import { glitter, goldBalloons, petals } from '../../scenes/gatherings/birthdays.js';
import { nightPeonies, peonies } from '../../scenes/gatherings/weddings-and-church.js';
import { golf, pantry } from '../../scenes/happenings/community.js';
import { hillHouse, karaoke, stool } from '../../scenes/happenings/music-and-films.js';
import { ghosts, heartBalloons, sweater, teacup } from '../../scenes/heritage/parties.js';
import { dove, lilies } from '../../scenes/partings.js';
import { cheer, poker, trivia } from '../../scenes/pastimes/games-and-sports.js';
import { choir } from '../../scenes/pastimes/halls-and-doors.js';
import { wineBar } from '../../scenes/pastimes/markets-and-stages.js';
import { lanes } from '../../scenes/pastimes/rides-and-lanes.js';
import { pots } from '../../scenes/screens-and-shops/hatch-and-pots.js';
import { terminal } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { easter, firTree } from '../../scenes/seasons.js';
import { gridiron } from '../../scenes/sports.js';
import { ballMask, carShow, dayParty, promNight } from '../../scenes/tableaux/fairs-and-clubs.js';
import { pokerRun } from '../../scenes/tableaux/church-and-causes.js';
import { skates } from '../../scenes/tableaux/for-children.js';
import { earlyTable, friendsTable } from '../../scenes/tableaux/suppers.js';
import { hands } from '../../scenes/trades.js';
import { mirrorball } from '../../scenes/youth.js';
import { banquet, numeral } from '../../stages/gatherings.js';
import { admit } from '../../stages/keepsakes.js';
import { courses } from '../../stages/papers.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, hang, left, right, skyCenter, skyLeft } from '../../stages/stages.js';

/** Games, dances and days that had too few pages. */
const games: readonly Recipe[] = [
  ...layoutsOf({ ...trivia, id: 'quiz-night' }, { poster: above, 'tabloid-poster': skyCenter, 'letter-flyer': banded }),
  ...layoutsOf({ ...karaoke, id: 'sing-night' }, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': banded }),
  ...layoutsOf({ ...gridiron, id: 'kickoff' }, { 'letter-flyer': banded, 'legal-flyer': skyCenter }),
  ...layoutsOf({ ...golf, id: 'golf-day' }, { 'letter-flyer': above, 'legal-flyer': skyCenter }), ...layoutsOf({ ...wineBar, id: 'wine-evening' }, { invitation: above, 'a6-card': skyCenter }),
  ...layoutsOf({ ...poker, id: 'casino-hall' }, { flyer: skyCenter, 'letter-flyer': above }),
  ...layoutsOf({ ...cheer, id: 'cheer-tryouts' }, { 'letter-flyer': above, poster: banded }),
  ...layoutsOf({ ...lanes, id: 'swim-heat' }, { flyer: skyCenter }), ...layoutsOf(pokerRun, { 'legal-flyer': skyLeft }), ...layoutsOf(dayParty, { 'legal-flyer': above }), ...layoutsOf(earlyTable, { 'legal-flyer': skyLeft }),
  ...layoutsOf({ ...skates, id: 'rink-party' }, { invitation: above, 'a6-card': skyCenter }),
  ...layoutsOf({ ...stool, id: 'talent-night' }, { 'letter-flyer': above, 'legal-flyer': skyCenter, poster: banded }),
  ...layoutsOf({ ...hands, id: 'town-hall' }, { flyer: above, 'letter-flyer': skyLeft, 'legal-flyer': banded }),
  ...layoutsOf({ ...pantry, id: 'pantry-drive' }, { 'letter-flyer': above, 'legal-flyer': skyCenter }),
  ...layoutsOf({ ...pots, id: 'plant-table' }, { flyer: above, 'letter-flyer': skyCenter, 'instagram-post': banded }),
  ...layoutsOf({ ...hillHouse, id: 'fright-seat' }, { ticket: admit }), ...layoutsOf({ ...carShow, id: 'drive-in' }, { ticket: admit }), ...layoutsOf({ ...ballMask, id: 'masked-prom' }, { ticket: admit }), ...layoutsOf({ ...mirrorball, id: 'formal' }, { ticket: admit }),
  ...layoutsOf(promNight, { 'legal-flyer': banded }), ...layoutsOf({ ...mirrorball, id: 'homecoming' }, { flyer: hang, 'letter-flyer': above }),
];

/** Feasts of the year. */
const feasts: readonly Recipe[] = [
  ...layoutsOf({ ...heartBalloons, id: 'sweetheart-dance' }, { flyer: above, 'letter-flyer': skyCenter, poster: banded }),
  ...layoutsOf({ ...ghosts, id: 'costume-contest' }, { 'letter-flyer': above, poster: skyCenter, 'instagram-post': banded }),
  ...layoutsOf(friendsTable, { invitation: above, 'a6-card': skyCenter, flyer: skyCenter, poster: banded }),
  ...layoutsOf({ ...terminal, id: 'cyber-deal' }, { 'instagram-post': banded, 'facebook-post': right, 'instagram-story': skyCenter }),
  ...layoutsOf({ ...choir, id: 'carols' }, { flyer: above, 'letter-flyer': skyCenter, poster: banded }),
  ...layoutsOf({ ...sweater, id: 'ugly-knit' }, { invitation: above, 'instagram-post': skyCenter, 'a6-card': banded }),
  ...layoutsOf({ ...firTree, id: 'tree-lights' }, { flyer: above, poster: skyCenter, 'legal-flyer': banded }),
  ...layoutsOf({ ...diwali, id: 'diya-night' }, { invitation: above, 'a6-card': skyCenter, 'instagram-story': banded }),
  ...layoutsOf({ ...lunar, id: 'lunar-wish' }, { 'greeting-card': right, 'a6-card': above }),
  ...layoutsOf({ ...flagField, id: 'veterans-flags' }, { flyer: skyCenter, 'legal-flyer': above, poster: skyLeft }),
  ...layoutsOf({ ...easter, id: 'easter-table' }, { flyer: above, invitation: skyCenter, 'instagram-post': banded, 'letter-flyer': skyCenter, 'legal-flyer': above }),
  ...layoutsOf({ ...teacup, id: 'tea-garden' }, { invitation: above }),
];

/** Round birthdays, anniversaries and thanks. */
const years: readonly Recipe[] = [
  ...layoutsOf({ ...nightPeonies, id: 'fifty-years' }, { invitation: numeral }), ...layoutsOf({ ...glitter, id: 'fifty-gold' }, { 'a6-card': numeral }), ...layoutsOf({ ...peonies, id: 'fifty-bloom' }, { invitation: numeral }),
  ...layoutsOf({ ...cake, id: 'cake-party' }, { flyer: above, 'letter-flyer': skyCenter, 'legal-flyer': banded, menu: courses }), ...layoutsOf({ ...goldBalloons, id: 'balloon-table' }, { menu: banquet }), ...layoutsOf({ ...petals, id: 'petal-table' }, { menu: banquet }),
  ...layoutsOf({ ...lilies, id: 'lily-thanks' }, { 'thank-you-card': left }), ...layoutsOf({ ...dove, id: 'dove-thanks' }, { 'thank-you-card': left }),
];

export const moreOfEach: readonly Recipe[] = [...games, ...feasts, ...years];
