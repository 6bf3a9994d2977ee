import type { Recipe } from '../../../build/templates/recipe.js';
import { cake, ties, tulips, vase } from '../scenes/feasts.js';
import { barber, curtain, lotus, pennants, shelf, sunrise, toast, tooth } from '../scenes/moods.js';
import { bar, cups, fruit, loaves, plate } from '../scenes/table.js';
import { chapel, classroom, clinic, hands, islands, rail, screens, street, vanity, vinyl, weights } from '../scenes/trades.js';
import { bubbles, crane, lens, mic, pets } from '../scenes/works.js';
import { bill, calling } from '../stages/desk.js';
import { courses, paper } from '../stages/papers.js';
import { hangtag, visiting, voucher } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, corner, hang, label, left, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** Body and looks. */
const care: readonly Recipe[] = [
  ...layoutsOf(weights, { poster: skyLeft, 'tabloid-poster': above, 'a3-poster': below, 'letter-flyer': skyCenter, 'facebook-post': left, 'business-card': visiting, 'business-card-eu': calling }),
  ...layoutsOf({ ...weights, id: 'barbell' }, { 'facebook-post': below }),
  ...layoutsOf(lotus, { 'instagram-story': skyCenter, 'facebook-story': banded, poster: above, 'letter-flyer': label, 'facebook-post': right, 'business-card-eu': calling, 'gift-certificate': right, menu: courses }),
  ...layoutsOf(sunrise, { 'facebook-post': skyCenter }),
  ...layoutsOf(vanity, { 'business-card': visiting, 'business-card-eu': calling, 'instagram-story': skyCenter, 'facebook-story': above, menu: courses, 'table-tent': above, 'price-tag': hangtag, 'square-picture': banded, 'instagram-portrait': below, invitation: above }),
  ...layoutsOf({ ...vanity, id: 'compact' }, { 'business-card': calling, 'gift-certificate': left }),
  ...layoutsOf(barber, { 'business-card-eu': calling, menu: courses, 'square-picture': skyCenter }),
  ...layoutsOf({ ...barber, id: 'scissors' }, { 'business-card': calling }),
  ...layoutsOf(tooth, { 'square-picture': skyLeft, 'instagram-portrait': below }),
  ...layoutsOf(clinic, { flyer: above, 'tabloid-poster': skyLeft }),
];

/** What is eaten and drunk. */
const food: readonly Recipe[] = [
  ...layoutsOf(plate, { 'business-card': calling, 'instagram-story': above, 'facebook-story': banded, 'gift-certificate': left, coupon: voucher, invitation: below, poster: above }),
  ...layoutsOf(bar, { 'business-card': visiting, 'facebook-story': skyCenter, 'gift-certificate': right, 'price-tag': hangtag }),
  ...layoutsOf(toast, { 'gift-certificate': right }),
  ...layoutsOf(cups, { 'tabloid-poster': skyCenter, 'a3-poster': skyLeft, 'instagram-post': right, 'square-picture': corner, flyer: corner, 'table-tent': skyCenter, 'legal-flyer': skyLeft, 'business-card': visiting }),
  ...layoutsOf(loaves, { 'business-card': visiting, 'business-card-eu': calling, poster: skyLeft, 'letter-flyer': banded, 'instagram-story': above, coupon: voucher, invitation: below }),
  ...layoutsOf(cake, { 'business-card': calling, menu: courses }),
  ...layoutsOf(fruit, { flyer: above, poster: banded }),
];

/** Houses, shops and shows. */
const shops: readonly Recipe[] = [
  ...layoutsOf(street, { 'business-card-eu': calling, 'square-picture': banded, 'instagram-portrait': skyLeft, 'instagram-story': skyCenter, letterhead: paper }),
  ...layoutsOf({ ...street, id: 'houses' }, { 'business-card': calling, 'business-card-eu': visiting, poster: skyLeft, 'instagram-post': above }),
  ...layoutsOf(crane, { 'business-card': calling, poster: skyLeft, 'letter-flyer': banded, flyer: above, invoice: bill }),
  ...layoutsOf(bubbles, { 'letter-flyer': above, 'legal-flyer': skyCenter, invoice: bill }),
  ...layoutsOf(lens, { 'business-card': visiting, 'business-card-eu': calling, menu: courses, flyer: above, 'letter-flyer': below, 'gift-certificate': right, invoice: bill }),
  ...layoutsOf({ ...lens, id: 'camera' }, { 'business-card': calling, 'business-card-eu': visiting, menu: courses }),
  ...layoutsOf(rail, { poster: hang, flyer: banded, 'tabloid-poster': below, 'facebook-story': hang, 'square-picture': below, invitation: hang }),
  ...layoutsOf(ties, { poster: hang }),
  ...layoutsOf(vase, { 'business-card': visiting, 'business-card-eu': calling }),
  ...layoutsOf(tulips, { 'business-card': calling, 'business-card-eu': visiting }),
  ...layoutsOf(vinyl, { 'business-card': visiting, 'business-card-eu': calling }),
  ...layoutsOf(mic, { 'instagram-post': banded, 'square-picture': right, 'instagram-portrait': skyCenter }),
  ...layoutsOf({ ...mic, id: 'microphone' }, { 'instagram-post': corner, 'business-card': visiting }),
  ...layoutsOf(curtain, { 'large-poster': hang, 'a3-poster': banded, ticket: strip }),
  ...layoutsOf(pennants, { ticket: strip }),
  ...layoutsOf(screens, { poster: banded }),
  ...layoutsOf(islands, { poster: skyLeft, 'tabloid-poster': above, flyer: banded, 'letter-flyer': skyCenter }),
  ...layoutsOf(pets, { poster: above, 'business-card': calling }),
];

/** Schools and neighbors. */
const neighbors: readonly Recipe[] = [
  ...layoutsOf(chapel, { 'letter-flyer': banded }),
  ...layoutsOf(classroom, { flyer: banded, 'a3-poster': skyCenter, 'thank-you-card': right, postcard: left }),
  ...layoutsOf(shelf, { 'thank-you-card': below }),
  ...layoutsOf(hands, { 'tabloid-poster': banded, 'a3-poster': above }),
];

export const furtherTrades: readonly Recipe[] = [...care, ...food, ...shops, ...neighbors];
