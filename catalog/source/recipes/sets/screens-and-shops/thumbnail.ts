import type { Recipe } from '../../../../build/templates/recipe.js';
import { layoutIn } from '../../stages/stage.js';

/** A layout of a video's thumbnail. */
export const thumbnail = (id: string, lay: Parameters<typeof layoutIn>[2]): Recipe => layoutIn(`${id}-youtube-thumbnail`, 'youtube-thumbnail', lay);
