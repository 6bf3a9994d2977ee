import type { Recipe } from '../../../build/templates/recipe.js';
import { bills } from './bills.js';
import { cards } from './cards.js';
import { coupons } from './coupons.js';
import { folders } from './folders.js';
import { gifts } from './gifts.js';
import { illustrated } from './illustrated.js';
import { letters } from './letters.js';
import { marks } from './marks.js';
import { menus } from './menus.js';

/** Papers that a business hands over its counter. */
export const counterPapers: readonly Recipe[] = [...cards, ...gifts, ...coupons, ...menus, ...illustrated, ...letters, ...bills, ...folders, ...marks];
