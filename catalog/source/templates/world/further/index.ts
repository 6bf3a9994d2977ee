import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { furtherFrench } from './french.js';
import { furtherGerman } from './german.js';
import { furtherItalian } from './italian.js';
import { furtherPortuguese } from './portuguese.js';
import { furtherSpanish } from './spanish.js';

/** Five languages of the west on the newer layouts. */
export const furtherWest: readonly TemplateSource[] = [...furtherSpanish, ...furtherFrench, ...furtherGerman, ...furtherPortuguese, ...furtherItalian];
