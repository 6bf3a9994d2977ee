import type { Recipe } from '../../../../build/templates/recipe.js';
import { covers } from './covers.js';
import { houses } from './houses.js';
import { pages } from './pages.js';
import { starts } from './scenes.js';
import { streams } from './streams.js';
import { thumbs } from './thumbs.js';
import { vlogs } from './vlogs.js';

/** Layouts of what is watched, followed and sold. */
export const screensAndShops: readonly Recipe[] = [...thumbs, ...vlogs, ...streams, ...pages, ...starts, ...houses, ...covers];
