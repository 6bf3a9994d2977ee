import type { Recipe } from '../../../build/templates/recipe.js';
import { cardArcs } from './card-arcs.js';
import { cardPanel } from './card-panel.js';
import { invoiceLines } from './invoice-lines.js';

export const business: readonly Recipe[] = [cardPanel, cardArcs, invoiceLines];
