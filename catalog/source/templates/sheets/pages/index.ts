import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { first } from './first.js';
import { second } from './second.js';

/** What fills the papers of `recipes/personal/pages`. */
export const pages: readonly TemplateSource[] = [...first, ...second];
