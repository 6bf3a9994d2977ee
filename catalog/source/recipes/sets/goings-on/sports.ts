import type { Recipe } from '../../../../build/templates/recipe.js';
import { baseball, golf } from '../../scenes/happenings/community.js';
import { capBall } from '../../scenes/happenings/yards.js';
import { cheer, tennis, volleyball } from '../../scenes/pastimes/games-and-sports.js';
import { lanes } from '../../scenes/pastimes/rides-and-lanes.js';
import { titleBelt } from '../../scenes/ring-and-yard/rings.js';
import { gridiron, hoops, soccer } from '../../scenes/sports.js';
import { gameNight } from '../../scenes/tableaux/for-children.js';
import { above, banded, skyCenter, skyLeft } from '../../stages/stages.js';
import { layoutsOf } from '../../stages/stage.js';

/** Games and races. */
export const sports: readonly Recipe[] = [
  ...layoutsOf({ ...soccer, id: 'soccer-game-day' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...hoops, id: 'basketball-camp' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...hoops, id: 'basketball-camp' }, { poster: banded }),
  ...layoutsOf({ ...hoops, id: 'basketball-camp' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...capBall, id: 'baseball-on' }, { poster: skyCenter }),
  ...layoutsOf({ ...capBall, id: 'baseball-game' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...baseball, id: 'baseball-tryouts' }, { 'instagram-post': above }),
  ...layoutsOf({ ...gridiron, id: 'football-game-day' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...gridiron, id: 'football-game-day-night' }, { poster: above }),
  ...layoutsOf({ ...volleyball, id: 'volleyball-tournament' }, { poster: skyCenter }),
  ...layoutsOf({ ...volleyball, id: 'volleyball-on' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...tennis, id: 'tennis-on' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...tennis, id: 'tennis-club-tournament' }, { poster: above }),
  ...layoutsOf({ ...golf, id: 'golf-tournament-charity' }, { poster: skyLeft }),
  ...layoutsOf({ ...golf, id: 'golf-tournament' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...golf, id: 'golf-tournament' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...lanes, id: 'swim-meet-swimming' }, { poster: skyCenter }),
  ...layoutsOf({ ...lanes, id: 'swimming-lessons' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...lanes, id: 'swim-team' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...titleBelt, id: 'wrestling-night' }, { poster: skyCenter }),
  ...layoutsOf({ ...titleBelt, id: 'wrestling-tournament' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...titleBelt, id: 'wrestling-match' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...cheer, id: 'cheerleading-tryouts' }, { poster: skyCenter }),
  ...layoutsOf({ ...cheer, id: 'cheerleading-camp' }, { 'instagram-post': above }),
  ...layoutsOf({ ...cheer, id: 'cheerleading-tryouts' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...gameNight, id: 'game-night-on' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...gameNight, id: 'family-game-night' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...gameNight, id: 'chess-club' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...gameNight, id: 'chess-club-and-games' }, { poster: above }),
];
