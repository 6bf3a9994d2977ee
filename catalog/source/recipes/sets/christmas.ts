import type { Recipe } from '../../../build/templates/recipe.js';
import { christmas, firTree } from '../scenes/seasons.js';
import { courses } from '../stages/papers.js';
import { hangtag, seat, voucher } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, column, hang, left, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** Christmas in the sizes people look for it in. A scene's second layout of a size goes by another name. */
export const christmasSet: readonly Recipe[] = [
  ...layoutsOf(christmas, { invitation: hang, poster: banded, flyer: hang, menu: courses, 'table-tent': hang }),
  ...layoutsOf(christmas, { 'instagram-story': hang, 'facebook-story': banded, 'instagram-post': below, 'facebook-group-cover': hang }),
  ...layoutsOf(christmas, { 'price-tag': hangtag, 'place-card': seat, 'phone-wallpaper': hang, 'desktop-wallpaper': hang }),
  ...layoutsOf({ ...christmas, id: 'baubles' }, { invitation: banded }),
  ...layoutsOf(firTree, { invitation: skyCenter, poster: skyLeft, menu: courses, 'table-tent': above }),
  ...layoutsOf(firTree, { 'instagram-story': skyCenter, 'instagram-post': left, 'facebook-cover': strip, 'facebook-group-cover': left }),
  ...layoutsOf(firTree, { 'price-tag': hangtag, coupon: voucher, 'phone-wallpaper': skyCenter, 'desktop-wallpaper': right }),
  ...layoutsOf({ ...firTree, id: 'evergreen' }, { invitation: above, 'facebook-post': column }),
];
