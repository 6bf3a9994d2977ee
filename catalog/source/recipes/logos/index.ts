import type { Recipe } from '../../../build/templates/recipe.js';
import { monogramArch } from './monogram-arch.js';
import { logoSeal } from './logo-seal.js';

export const logos: readonly Recipe[] = [logoSeal, monogramArch];
