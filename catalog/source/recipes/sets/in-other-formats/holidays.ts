import type { Recipe } from '../../../../build/templates/recipe.js';
import { crossedTools, flagField } from '../../scenes/calendar/national-days.js';
import { oldTree, schoolBus } from '../../scenes/calendar/school-and-fun.js';
import { beachBook } from '../../scenes/calendar/seasons.js';
import { lunar, ramadan, ties, tulips, vase } from '../../scenes/feasts.js';
import { peonies } from '../../scenes/gatherings/weddings-and-church.js';
import { apple, rainbow, shamrocks } from '../../scenes/greens.js';
import { lanterns, planet } from '../../scenes/heritage/causes.js';
import { luckyHat } from '../../scenes/heritage/parties.js';
import { nova, profiles } from '../../scenes/heritage/peoples.js';
import { rainbowNight } from '../../scenes/kids.js';
import { liberty, stripes } from '../../scenes/liberty.js';
import { phone, terminal } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { autumn, easter, newYear } from '../../scenes/seasons.js';
import { grill } from '../../scenes/street-food.js';
import { fruit } from '../../scenes/table.js';
import { friendsTable } from '../../scenes/tableaux/suppers.js';
import { islands, screens } from '../../scenes/trades.js';
import { women } from '../../scenes/women.js';
import { mirrorball } from '../../scenes/youth.js';
import { spray } from '../../stages/gatherings.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, below, corner, label, right, skyCenter, skyLeft, strip } from '../../stages/stages.js';

/** Days of the year and their sales. Scenes in formats they were not to be had in. */
export const holidays: readonly Recipe[] = [
  ...layoutsOf({ ...ties, id: 'knot-day' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...ramadan, id: 'first-moon' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...ramadan, id: 'night-hours' }, { 'instagram-post': corner }),
  ...layoutsOf({ ...lanterns, id: 'open-table' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...lunar, id: 'red-street' }, { poster: banded }),
  ...layoutsOf({ ...lunar, id: 'dumpling-night' }, { poster: above }),
  ...layoutsOf({ ...lunar, id: 'temple-fair' }, { 'tabloid-poster': below }),
  ...layoutsOf({ ...planet, id: 'one-home' }, { poster: banded }),
  ...layoutsOf({ ...oldTree, id: 'plant-one' }, { poster: skyCenter }),
  ...layoutsOf({ ...women, id: 'her-day' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...women, id: 'thank-her' }, { 'instagram-post': corner }),
  ...layoutsOf({ ...rainbow, id: 'proud-street' }, { poster: skyLeft }),
  ...layoutsOf({ ...rainbowNight, id: 'glow-pride' }, { poster: skyCenter }),
  ...layoutsOf({ ...rainbowNight, id: 'march-on' }, { poster: above }),
  ...layoutsOf({ ...nova, id: 'long-freedom' }, { flyer: banded }),
  ...layoutsOf({ ...grill, id: 'freedom-grill' }, { 'letter-flyer': above }),
  ...layoutsOf({ ...flagField, id: 'long-weekend' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...stripes, id: 'memorial-deals' }, { flyer: banded }),
  ...layoutsOf({ ...stripes, id: 'summer-starts' }, { poster: below }),
  ...layoutsOf({ ...liberty, id: 'flag-sale' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...crossedTools, id: 'day-off' }, { flyer: banded }),
  ...layoutsOf({ ...grill, id: 'labor-grill' }, { 'letter-flyer': banded }),
  ...layoutsOf({ ...shamrocks, id: 'green-night' }, { poster: banded }),
  ...layoutsOf({ ...luckyHat, id: 'lucky-pub' }, { poster: skyCenter }),
  ...layoutsOf({ ...newYear, id: 'midnight-hall' }, { flyer: skyCenter }),
  ...layoutsOf({ ...mirrorball, id: 'midnight-ball' }, { flyer: banded }),
  ...layoutsOf({ ...newYear, id: 'midnight-note' }, { invitation: banded }),
  ...layoutsOf({ ...mirrorball, id: 'nye-disco' }, { invitation: above }),
  ...layoutsOf({ ...terminal, id: 'cyber-strip' }, { 'email-header': strip }),
  ...layoutsOf({ ...phone, id: 'cyber-cart' }, { 'facebook-cover': strip }),
  ...layoutsOf({ ...screens, id: 'cyber-window' }, { 'shop-banner': strip }),
  ...layoutsOf({ ...profiles, id: 'proud-past' }, { poster: banded }),
  ...layoutsOf({ ...profiles, id: 'read-them' }, { poster: skyCenter }),
  ...layoutsOf({ ...profiles, id: 'story-night' }, { 'tabloid-poster': above }),
  ...layoutsOf({ ...flagField, id: 'veterans-post' }, { 'instagram-post': above }),
  ...layoutsOf({ ...liberty, id: 'veterans-night' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...stripes, id: 'veterans-stripes' }, { 'facebook-post': right }),
  ...layoutsOf({ ...stripes, id: 'old-glory' }, { 'instagram-post': below }),
  ...layoutsOf({ ...friendsTable, id: 'thanks-table' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...autumn, id: 'leaf-thanks' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...autumn, id: 'leaf-hours' }, { 'instagram-post': above }),
  ...layoutsOf({ ...tulips, id: 'mom-brunch' }, { flyer: above }),
  ...layoutsOf({ ...vase, id: 'mom-bouquet' }, { flyer: skyCenter }),
  ...layoutsOf({ ...peonies, id: 'mom-tea' }, { 'letter-flyer': spray }),
  ...layoutsOf({ ...easter, id: 'egg-lawn' }, { flyer: label }),
  ...layoutsOf({ ...apple, id: 'first-bell' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...schoolBus, id: 'bus-is-back' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...beachBook, id: 'hot-deals' }, { poster: banded }),
  ...layoutsOf({ ...islands, id: 'island-prices' }, { poster: above }),
  ...layoutsOf({ ...fruit, id: 'ripe-prices' }, { poster: skyCenter }),
  ...layoutsOf({ ...tulips, id: 'bulb-sale' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...vase, id: 'fresh-cut' }, { 'instagram-post': skyCenter }),
];
