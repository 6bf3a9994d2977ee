import type { Recipe } from '../../../build/templates/recipe.js';
import { flagField } from '../scenes/calendar/national-days.js';
import * as topics from '../scenes/covers/topics.js';
import { floaty, goldBalloons } from '../scenes/gatherings/birthdays.js';
import { tulips } from '../scenes/feasts.js';
import { campus } from '../scenes/happenings/community.js';
import { planet } from '../scenes/heritage/causes.js';
import { ghosts } from '../scenes/heritage/parties.js';
import { barber, lotus, pennants, sunrise } from '../scenes/moods.js';
import { robot } from '../scenes/office.js';
import { stretchRoom } from '../scenes/ring-and-yard/mats.js';
import { terminal } from '../scenes/screens-and-shops/devices-and-flowers.js';
import { burger, iceCream } from '../scenes/street-food.js';
import { cups } from '../scenes/table.js';
import { islands, vinyl } from '../scenes/trades.js';
import { gilded, niche } from '../stages/gatherings.js';
import { emblem } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, corner, doorway, label, left, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** What hangs on walls: of colleges, kitchens, chairs and mats. */
const walls: readonly Recipe[] = [
  ...layoutsOf({ ...campus, id: 'college-fair' }, { poster: banded }), ...layoutsOf({ ...topics.scholar, id: 'first-in-line' }, { poster: skyCenter }), ...layoutsOf({ ...topics.books, id: 'reading-hall' }, { poster: above }), ...layoutsOf({ ...campus, id: 'campus-visit' }, { poster: label }),
  ...layoutsOf({ ...burger, id: 'burger-wall' }, { poster: banded }), ...layoutsOf({ ...burger, id: 'burger-noon' }, { poster: above }), ...layoutsOf({ ...burger, id: 'burger-tall' }, { poster: skyLeft }),
  ...layoutsOf({ ...iceCream, id: 'scoop-wall' }, { poster: skyLeft }), ...layoutsOf({ ...iceCream, id: 'cone-days' }, { poster: above }), ...layoutsOf({ ...barber, id: 'chair-wall' }, { poster: skyCenter }),
  ...layoutsOf(stretchRoom, { flyer: skyCenter, 'letter-flyer': above, 'legal-flyer': banded, poster: skyLeft }), ...layoutsOf({ ...lotus, id: 'yoga-wall' }, { poster: doorway }),
];

/** Sales, beaches and birthdays. */
const days: readonly Recipe[] = [
  ...layoutsOf({ ...flagField, id: 'memorial-sale' }, { 'instagram-post': corner, 'facebook-post': right, flyer: skyCenter }),
  ...layoutsOf({ ...islands, id: 'beach-bash' }, { flyer: skyCenter, 'letter-flyer': banded }), ...layoutsOf({ ...floaty, id: 'beach-float' }, { flyer: above, 'legal-flyer': skyLeft }), ...layoutsOf({ ...terminal, id: 'cyber-deals' }, { 'shop-banner': strip }),
  ...layoutsOf({ ...tulips, id: 'tulip-wish' }, { 'birthday-card': right }), ...layoutsOf({ ...pennants, id: 'pennant-wish' }, { 'birthday-card': left, invitation: banded }), ...layoutsOf({ ...goldBalloons, id: 'gold-evening' }, { invitation: gilded }), ...layoutsOf({ ...tulips, id: 'tulip-party' }, { invitation: niche }),
];

/** Marks of servers and what a telephone shows for a day. */
const screens: readonly Recipe[] = [
  ...layoutsOf({ ...robot, id: 'guild-robot' }, { 'app-icon': emblem }), ...layoutsOf({ ...ghosts, id: 'guild-ghosts' }, { 'app-icon': emblem }), ...layoutsOf({ ...vinyl, id: 'guild-vinyl' }, { 'app-icon': emblem, 'discord-banner': left }), ...layoutsOf({ ...planet, id: 'guild-planet' }, { 'app-icon': emblem, 'discord-banner': right }),
  ...layoutsOf({ ...sunrise, id: 'status-dawn' }, { 'instagram-story': skyCenter }), ...layoutsOf({ ...cups, id: 'status-cups' }, { 'instagram-story': above }), ...layoutsOf({ ...pennants, id: 'status-wish' }, { 'instagram-story': banded }),
];

export const wallsAndStatuses: readonly Recipe[] = [...walls, ...days, ...screens];
