import type { Recipe } from '../../../build/templates/recipe.js';
import { covers } from './screens-and-shops-covers.js';
import { houses } from './screens-and-shops-houses.js';
import { pages } from './screens-and-shops-pages.js';
import { starts } from './screens-and-shops-scenes.js';
import { streams } from './screens-and-shops-streams.js';
import { thumbs } from './screens-and-shops-thumbs.js';
import { vlogs } from './screens-and-shops-vlogs.js';

/** Layouts of what is watched, followed and sold. */
export const screensAndShops: readonly Recipe[] = [...thumbs, ...vlogs, ...streams, ...pages, ...starts, ...houses, ...covers];
