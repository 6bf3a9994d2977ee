import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { arabic } from './arabic.js';
import { chinese } from './chinese.js';
import { hebrew } from './hebrew.js';
import { hindi } from './hindi.js';
import { japanese } from './japanese.js';
import { korean } from './korean.js';

export const furtherEast: readonly TemplateSource[] = [...arabic, ...hebrew, ...hindi, ...japanese, ...chinese, ...korean];
