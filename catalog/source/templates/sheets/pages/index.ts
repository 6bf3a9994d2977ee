import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { eighth } from './eighth.js';
import { fifth } from './fifth.js';
import { first } from './first.js';
import { fourth } from './fourth.js';
import { second } from './second.js';
import { seventh } from './seventh.js';
import { sixth } from './sixth.js';
import { third } from './third.js';

/** What fills the papers of `recipes/personal/pages`. */
export const pages: readonly TemplateSource[] = [...first, ...second, ...third, ...fourth, ...fifth, ...sixth, ...seventh, ...eighth];
