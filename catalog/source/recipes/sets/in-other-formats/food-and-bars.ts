import type { Recipe } from '../../../../build/templates/recipe.js';
import { steins } from '../../scenes/calendar/national-days.js';
import { toast } from '../../scenes/moods.js';
import { pizza } from '../../scenes/pastimes/food-and-music.js';
import { tacoTruck } from '../../scenes/pastimes/markets-and-stages.js';
import { pots } from '../../scenes/screens-and-shops/hatch-and-pots.js';
import { sushi } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { burger, iceCream } from '../../scenes/street-food.js';
import { bar, fruit, loaves, plate } from '../../scenes/table.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, corner, skyCenter, skyLeft } from '../../stages/stages.js';

/** What is eaten and poured. Scenes in formats they were not to be had in. */
export const foodAndBars: readonly Recipe[] = [
  ...layoutsOf({ ...burger, id: 'smash-burger' }, { poster: banded }),
  ...layoutsOf({ ...burger, id: 'burger-stack' }, { poster: above }),
  ...layoutsOf({ ...burger, id: 'burger-joint' }, { 'tabloid-poster': skyLeft }),
  ...layoutsOf({ ...sushi, id: 'sushi-night' }, { flyer: above }),
  ...layoutsOf({ ...sushi, id: 'sushi-counter' }, { 'letter-flyer': skyCenter }),
  ...layoutsOf({ ...sushi, id: 'sushi-to-go' }, { flyer: banded }),
  ...layoutsOf({ ...iceCream, id: 'scoops' }, { poster: skyCenter }),
  ...layoutsOf({ ...iceCream, id: 'cone-hours' }, { poster: above }),
  ...layoutsOf({ ...iceCream, id: 'sundae' }, { 'tabloid-poster': corner }),
  ...layoutsOf({ ...bar, id: 'happy-hour' }, { flyer: above }),
  ...layoutsOf({ ...toast, id: 'clink' }, { flyer: banded }),
  ...layoutsOf({ ...pizza, id: 'late-slice' }, { flyer: above }),
  ...layoutsOf({ ...tacoTruck, id: 'curbside' }, { flyer: banded }),
  ...layoutsOf({ ...loaves, id: 'bread-class' }, { flyer: above }),
  ...layoutsOf({ ...plate, id: 'knife-skills' }, { flyer: skyCenter }),
  ...layoutsOf({ ...fruit, id: 'kids-kitchen' }, { 'letter-flyer': above }),
  ...layoutsOf({ ...pots, id: 'garden-kitchen' }, { 'letter-flyer': banded }),
  ...layoutsOf({ ...steins, id: 'october' }, { flyer: banded }),
  ...layoutsOf({ ...steins, id: 'long-tables' }, { flyer: skyCenter }),
  ...layoutsOf({ ...steins, id: 'last-keg' }, { 'letter-flyer': skyLeft }),
];
