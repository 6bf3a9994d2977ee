import type { Recipe } from '../../../../build/templates/recipe.js';
import { steins } from '../../scenes/calendar/national-days.js';
import { sax } from '../../scenes/covers/topics.js';
import { graduation } from '../../scenes/feasts.js';
import { musicRoom } from '../../scenes/happenings/community.js';
import { hillHouse } from '../../scenes/happenings/music-and-films.js';
import { capBall } from '../../scenes/happenings/yards.js';
import { ghosts } from '../../scenes/heritage/parties.js';
import { curtain } from '../../scenes/moods.js';
import { piano } from '../../scenes/pastimes/food-and-music.js';
import { choir } from '../../scenes/pastimes/halls-and-doors.js';
import { standUp } from '../../scenes/pastimes/markets-and-stages.js';
import { ballet } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { gridiron } from '../../scenes/sports.js';
import { grill } from '../../scenes/street-food.js';
import { carShow, carnivalMask } from '../../scenes/tableaux/fairs-and-clubs.js';
import { brunch, fallFair, fishFry, spaghetti } from '../../scenes/tableaux/suppers.js';
import { chapel } from '../../scenes/trades.js';
import { order } from '../../stages/gatherings.js';
import { admit } from '../../stages/keepsakes.js';
import { layoutsOf } from '../../stages/stage.js';

/** What is played, line by line, and what lets people in. */
export const papers: readonly Recipe[] = [
  ...layoutsOf({ ...piano, id: 'piano-recital' }, { 'wedding-programme': order }),
  ...layoutsOf({ ...piano, id: 'scale-recital' }, { 'wedding-programme': order }),
  ...layoutsOf({ ...musicRoom, id: 'strings-and-keys' }, { 'wedding-programme': order }),
  ...layoutsOf({ ...choir, id: 'choir-evening' }, { 'wedding-programme': order }),
  ...layoutsOf({ ...choir, id: 'winter-choir' }, { 'wedding-programme': order }),
  ...layoutsOf({ ...ballet, id: 'dance-showcase' }, { 'wedding-programme': order }),
  ...layoutsOf({ ...curtain, id: 'playhouse' }, { 'wedding-programme': order }),
  ...layoutsOf({ ...curtain, id: 'school-stage' }, { 'wedding-programme': order }),
  ...layoutsOf({ ...chapel, id: 'chapel-sunday' }, { 'wedding-programme': order }),
  ...layoutsOf({ ...graduation, id: 'commencement' }, { 'wedding-programme': order }),
  ...layoutsOf({ ...graduation, id: 'little-grads' }, { 'wedding-programme': order }),
  ...layoutsOf({ ...sax, id: 'jazz-evening' }, { 'wedding-programme': order }),
  ...layoutsOf({ ...standUp, id: 'comedy' }, { ticket: admit }),
  ...layoutsOf({ ...standUp, id: 'stand-up-show' }, { ticket: admit }),
  ...layoutsOf({ ...spaghetti, id: 'spaghetti-dinner' }, { ticket: admit }),
  ...layoutsOf({ ...brunch, id: 'dinner' }, { ticket: admit }),
  ...layoutsOf({ ...grill, id: 'bbq' }, { ticket: admit }),
  ...layoutsOf({ ...fishFry, id: 'fish-fry-seat' }, { ticket: admit }),
  ...layoutsOf({ ...fallFair, id: 'carnival' }, { ticket: admit }),
  ...layoutsOf({ ...carnivalMask, id: 'mardi-gras' }, { ticket: admit }),
  ...layoutsOf({ ...steins, id: 'beer-festival' }, { ticket: admit }),
  ...layoutsOf({ ...gridiron, id: 'football-game' }, { ticket: admit }),
  ...layoutsOf({ ...capBall, id: 'baseball-game' }, { ticket: admit }),
  ...layoutsOf({ ...ghosts, id: 'halloween-party' }, { ticket: admit }),
  ...layoutsOf({ ...hillHouse, id: 'haunted-house' }, { ticket: admit }),
  ...layoutsOf({ ...carShow, id: 'car-show-seat' }, { ticket: admit }),
  ...layoutsOf({ ...ballet, id: 'ballet-seat' }, { ticket: admit }),
  ...layoutsOf({ ...sax, id: 'jazz-concert' }, { ticket: admit }),
];
