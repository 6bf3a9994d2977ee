import type { Recipe } from '../../../build/templates/recipe.js';
import { pages } from './screens-and-shops-pages.js';
import { starts } from './screens-and-shops-scenes.js';
import { streams } from './screens-and-shops-streams.js';
import { thumbs } from './screens-and-shops-thumbs.js';

/** Layouts of what is watched, followed and sold. */
export const screensAndShops: readonly Recipe[] = [...thumbs, ...streams, ...pages, ...starts];
