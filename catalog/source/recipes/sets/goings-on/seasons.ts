import type { Recipe } from '../../../../build/templates/recipe.js';
import { steins } from '../../scenes/calendar/national-days.js';
import { oldTree } from '../../scenes/calendar/school-and-fun.js';
import { diwali, menorah } from '../../scenes/feasts.js';
import { floaty, pool } from '../../scenes/gatherings/birthdays.js';
import { shamrocks } from '../../scenes/greens.js';
import { hillHouse } from '../../scenes/happenings/music-and-films.js';
import { fiesta } from '../../scenes/heritage/causes.js';
import { kinara } from '../../scenes/heritage/feasts.js';
import { ghosts, heartBalloons, luckyHat } from '../../scenes/heritage/parties.js';
import { gulal, nova } from '../../scenes/heritage/peoples.js';
import { pennants } from '../../scenes/moods.js';
import { firTree, halloween, newYear } from '../../scenes/seasons.js';
import { gridiron } from '../../scenes/sports.js';
import { blockParty, carnivalMask, kinTree, promNight } from '../../scenes/tableaux/fairs-and-clubs.js';
import { luau } from '../../scenes/tableaux/for-children.js';
import { pumpkinPatch } from '../../scenes/tableaux/suppers.js';
import { mirrorball } from '../../scenes/youth.js';
import { spray } from '../../stages/gatherings.js';
import { above, banded, skyCenter, skyLeft } from '../../stages/stages.js';
import { layoutsOf } from '../../stages/stage.js';

/** Days of the year and parties. */
export const seasons: readonly Recipe[] = [
  ...layoutsOf({ ...ghosts, id: 'halloween-party' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...ghosts, id: 'halloween-party' }, { poster: banded }),
  ...layoutsOf({ ...halloween, id: 'halloween-party' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...hillHouse, id: 'haunted-house' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...hillHouse, id: 'haunted-house' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...hillHouse, id: 'haunted-house-nights' }, { poster: skyCenter }),
  ...layoutsOf({ ...pumpkinPatch, id: 'pumpkin-patch-on' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...pumpkinPatch, id: 'pumpkin-patch-on' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...pumpkinPatch, id: 'pumpkin-patch-farm' }, { poster: above }),
  ...layoutsOf({ ...firTree, id: 'tree-lighting' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...firTree, id: 'christmas-tree-lighting' }, { poster: banded }),
  ...layoutsOf({ ...firTree, id: 'tree-lighting' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...newYear, id: 'new-years-eve' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...mirrorball, id: 'new-years-eve-party' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...newYear, id: 'new-years-eve-party' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...mirrorball, id: 'valentine-dance' }, { poster: banded }),
  ...layoutsOf({ ...heartBalloons, id: 'valentine-dance' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...heartBalloons, id: 'valentine-dance' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...promNight, id: 'prom' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...promNight, id: 'prom-tickets' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...gridiron, id: 'homecoming-on' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...pennants, id: 'homecoming-week' }, { 'instagram-post': above }),
  ...layoutsOf({ ...kinTree, id: 'family-reunion' }, { poster: skyLeft }),
  ...layoutsOf({ ...oldTree, id: 'family-reunion-picnic' }, { poster: banded }),
  ...layoutsOf({ ...kinTree, id: 'family-reunion' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...blockParty, id: 'block-party-on' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...blockParty, id: 'block-party-on' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...pool, id: 'pool-party' }, { flyer: spray }),
  ...layoutsOf({ ...floaty, id: 'pool-party' }, { poster: skyCenter }),
  ...layoutsOf({ ...floaty, id: 'pool-party' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...floaty, id: 'pool-party' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...luau, id: 'luau' }, { poster: skyCenter }),
  ...layoutsOf({ ...luau, id: 'luau-party' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...luckyHat, id: 'st-patricks-day' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...fiesta, id: 'cinco-de-mayo-fiesta' }, { poster: skyCenter }),
  ...layoutsOf({ ...fiesta, id: 'cinco-de-mayo' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...fiesta, id: 'cinco-de-mayo' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...steins, id: 'oktoberfest' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...steins, id: 'oktoberfest' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...carnivalMask, id: 'mardi-gras' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...carnivalMask, id: 'mardi-gras-parade' }, { poster: banded }),
  ...layoutsOf({ ...diwali, id: 'diwali-on' }, { poster: skyCenter }),
  ...layoutsOf({ ...diwali, id: 'diwali-dinner' }, { flyer: banded }),
  ...layoutsOf({ ...gulal, id: 'holi-color-party' }, { flyer: skyCenter }),
  ...layoutsOf({ ...gulal, id: 'holi' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...menorah, id: 'hanukkah' }, { poster: skyCenter }),
  ...layoutsOf({ ...menorah, id: 'hanukkah' }, { 'instagram-story': above }),
  ...layoutsOf({ ...kinara, id: 'kwanzaa-week' }, { poster: skyCenter }),
  ...layoutsOf({ ...kinara, id: 'kwanzaa' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...nova, id: 'juneteenth-parade' }, { poster: skyCenter }),
  ...layoutsOf({ ...nova, id: 'juneteenth' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...shamrocks, id: 'st-patricks-day-pub' }, { flyer: skyCenter }),
];
