import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { bills } from './bills.js';
import { cards } from './cards.js';
import { coupons } from './coupons.js';
import { folders } from './folders.js';
import { further } from './further.js';
import { gifts } from './gifts.js';
import { kitchens } from './kitchens.js';
import { letters } from './letters.js';
import { marks } from './marks.js';
import { menus } from './menus.js';
import { moreFolders } from './more-folders.js';
import { priceLists } from './price-lists.js';

/** Papers of businesses, by trade. */
export const counterPapers: readonly TemplateSource[] = [...cards, ...gifts, ...coupons, ...menus, ...kitchens, ...priceLists, ...letters, ...bills, ...folders, ...moreFolders, ...marks, ...further];
