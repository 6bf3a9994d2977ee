import type { Recipe } from '../../../../build/templates/recipe.js';
import { doors } from './doors.js';
import { labels } from './labels.js';
import { posts } from './posts.js';

export const signs: readonly Recipe[] = [...doors, ...posts, ...labels];
