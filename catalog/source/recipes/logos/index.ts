import type { Recipe } from '../../../build/templates/recipe.js';
import { badgePatch } from './badge-patch.js';
import { badgeRosette } from './badge-rosette.js';
import { icons } from './icons.js';
import { logoArrows } from './logo-arrows.js';
import { logoSeal } from './logo-seal.js';
import { logoStack } from './logo-stack.js';
import { marks } from './marks.js';
import { monogramArch } from './monogram-arch.js';

export const logos: readonly Recipe[] = [logoSeal, logoStack, logoArrows, monogramArch, badgePatch, badgeRosette, ...marks, ...icons];
