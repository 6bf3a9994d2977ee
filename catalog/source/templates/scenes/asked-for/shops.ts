import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { counted } from '../../sheets/slots.js';
import { made, type Look } from '../made.js';

const coupon = (recipe: string, name: string, look: Look, keywords: string, mark: string, [tag, price, title, detail, site]: readonly [tag: string, price: string, title: string, detail: string, site: string]): TemplateSource =>
  made(recipe, name, look, `${keywords}, coupon, voucher, discount`, { tag, price, title, detail, site }, { art: { mark } });

const list = (recipe: string, name: string, look: Look, [tag, title, section1, section2, site]: readonly string[], rows: readonly (readonly [dish: string, price: string, note: string])[], more: Partial<TemplateSource> = {}): TemplateSource =>
  made(recipe, name, look, 'catering, catering price list, price list, catering menu, caterer, event catering, food', {
    ...{ tag: tag!, title: title!, section1: section1!, section2: section2! }, ...(site ? { site } : {}),
    ...counted('dish', rows.map(([a]) => a)), ...counted('price', rows.map(([, b]) => b)), ...counted('note', rows.map(([, , c]) => c)),
  }, more);

const REPAIR = 'auto repair, auto repair coupon, car repair, mechanic, garage, auto shop';
const OIL = 'oil change, oil change coupon, auto repair, car service, mechanic, garage';
const CLOSING = 'store closing, closing sale, closing sale sign, everything must go, going out of business, liquidation, sale';
const BOGO = 'buy one get one, buy one get one free, bogo, bogo sale, sale, offer, special offer';
const SAUCE = 'hot sauce, hot sauce label, bottle label, sauce label, product label, food label, label';
const COFFEE = 'coffee bag, coffee bag label, coffee label, coffee, roaster, product label, packaging label, label';
const SALON = 'hair salon, hair salon facebook post, facebook post, hairdresser, haircut, salon, beauty';
const SOON = 'coming soon, coming soon instagram post, instagram post, launch, opening soon, teaser';
const GARAGE = 'garage sale, garage sale instagram post, yard sale, instagram post, moving sale, secondhand';
const MARKET = 'farmers market, farmers market flyer, market, local food, vegetables, produce, farm';

/** What shops give, sell off, label and announce. */
export const shops: readonly TemplateSource[] = [
  coupon('coupon-checks', 'Auto repair coupon', 'bebas jazz', REPAIR, 'duotone-wrench', ['Mill Road Motors', '$25 off', 'Any repair over $150', 'We show you the old part. You keep it.', 'Until June 30 · 555-0148']),
  coupon('coupon-ticket', 'Brake service auto repair coupon', 'anton royal', `${REPAIR}, brakes, brake service`, 'duotone-car', ['Full Stop Brakes', '15% off', 'Pads and rotors', 'If it squeals, it’s asking nicely.', 'Book: 555-0147']),
  coupon('coupon-burst', 'Auto repair shop coupon', 'archivo lagoon', REPAIR, 'duotone-toolbox', ['any repair', '$40\noff', 'What’s that noise?', 'Free check, then a price in writing.', 'Ida’s Garage, 9 Depot Street']),
  coupon('coupon-dots', 'Oil change discount coupon', 'archivo ember', OIL, 'duotone-gas-can', ['Drip & Sons', '$10 off', 'Any oil change', 'Thirty minutes. Coffee that’s better than it looks.', 'Until May 31 · 555-0139']),
  coupon('coupon-burst', 'Oil change special coupon', 'bebas film', OIL, 'duotone-car-profile', ['oil change', '$39\nflat', 'Change it, don’t wait', 'Five quarts, filter and a look at the brakes.', 'Loop Lube, no appointment']),
  coupon('coupon-checks', 'Free oil change coupon', 'spartan cobalt', `${OIL}, free oil change`, 'duotone-gear', ['Quarry Road Auto', 'Free', 'Your fifth oil change', 'Bring this card and the car.', 'quarryauto.example']),
  made('big-sale-poster', 'Store closing sale sign', 'archivo cherry', `${CLOSING}, sign, poster`, ['Last day: Sunday', 'Store closing', 'Everything must go, even the shelves.']),
  made('big-sale-tabloid-poster', 'Everything must go sign', 'anton ember', `${CLOSING}, sign, poster`, ['Up to 80% off', 'All must go', 'Closing sale, until it’s empty']),
  made('price-drop-flyer', 'Closing sale flyer', 'archivo royal', `${CLOSING}, flyer`, ['After 31 years', 'Everything must go', '50 to 80% off, fixtures too.', 'Hale’s Hardware, until May 30']),
  made('shut-sign-instagram-post', 'Store closing Instagram post', 'dmserif paprika', `${CLOSING}, instagram post`, ['Closing sale, all of May', 'One last hello', 'Everything is half off. Come say goodbye.', 'Finch Books']),
  made('tags-flyer', 'Buy one get one free flyer', 'archivo fuchsia', `${BOGO}, flyer`, ['Friday to Sunday', 'Buy one, get one free', 'On all shoes. Yes, that makes four.']),
  made('tags-instagram-post', 'Buy one get one free Instagram post', 'bebas sorbet', `${BOGO}, instagram post`, ['This weekend', 'Buy one, get one free', 'One for you, one to pretend is a gift.']),
  made('sale-tags-letter-flyer', 'Buy one get one free sale flyer', 'anton lagoon', `${BOGO}, flyer`, ['Through Sunday', 'Buy one, get one free', 'Bring a friend and split it.']),
  made('ice-cream-instagram-post', 'Buy one get one ice cream Instagram post', 'pacifico blossom', `${BOGO}, instagram post, ice cream`, ['Hot days only', 'Buy one, get one free', 'One for each hand.', 'Big Dipper, 9 Bay Street']),
  made('pizza-flyer', 'Buy one get one pizza flyer', 'anton paprika', `${BOGO}, flyer, pizza`, ['Every Monday', 'Buy one, get one', 'The second pizza is free. Dine in or carry out. 555-0155']),
  made('burger-instagram-post', 'Buy one get one burger post', 'alfa cherry', `${BOGO}, instagram post, burger`, ['Wednesdays', 'Buy one, get one', 'Bring a friend or both hands.']),
  list('cloche-menu', 'Wedding catering price list', 'cormorant brass', ['Prices per guest, 2027', 'Fig & Thyme', 'Before', 'Dinner'], [['Canapés', '$14', 'Five bites, passed'], ['Raw bar', '$22', 'Oysters on ice'], ['Cheese', '$9', 'With figs'], ['Punch', '$6', 'With or without'], ['Buffet', '$36', 'Two mains, four sides'], ['Plated', '$52', 'Three courses'], ['Kids', '$14', 'No green things'], ['Late snack', '$7', 'Grilled cheese']]),
  list('buffet-menu', 'Party catering price list', 'alfa teal', ['Trays for ten', 'Big Spoon', 'Hot', 'Cold'], [['Lasagna', '$65', 'Meat or spinach'], ['Wings', '$58', 'Fifty, three sauces'], ['Pulled pork', '$72', 'With buns'], ['Mac', '$48', 'The crust is the point'], ['Salad', '$36', 'Two big bowls'], ['Wraps', '$54', 'Twenty halves'], ['Fruit', '$42', 'Cut that morning'], ['Cookies', '$28', 'Three dozen']]),
  list('menu-moon', 'Catering price list', 'dmserif paprika', ['Twenty guests\nand up', 'Pier Kitchen', 'Lunch', 'Dinner', 'Pier Kitchen Catering, 555-0177'], [['Sandwiches', '$12', 'A guest, with slaw'], ['Taco bar', '$15', 'Three fillings'], ['Grain bowls', '$14', 'All vegan'], ['Coffee', '$3', 'Refills till two'], ['Roast chicken', '$24', 'Two sides'], ['Short ribs', '$29', 'Six hours'], ['Pasta', '$19', 'Three sauces'], ['Staff', '$30', 'An hour, each']], { art: { mark: 'flat-pot-of-food' } }),
  made('hot-sauce-price-tag', 'Hot sauce label', 'alfa cherry', SAUCE, { tag: 'Small batch no. 9', title: 'Tía’s Fire', price: '5 fl. oz.', detail: 'Red jalapeño, garlic, no mercy' }),
  made('hot-sauce-price-tag', 'Habanero hot sauce label', 'bebas ember', `${SAUCE}, habanero`, { tag: 'Habanero & mango', title: 'Sweet, then sorry', price: '150 ml', detail: 'Shake well. Call home.' }),
  made('coffee-bag-price-tag', 'Dark roast coffee bag label', 'anton film', `${COFFEE}, dark roast`, { tag: 'Dark roast', title: 'Night Shift', price: '12 oz.', detail: 'Cocoa, smoke and one more hour' }),
  made('coffee-bag-price-tag', 'Coffee bag label in green', 'fraunces fern', `${COFFEE}, light roast`, { tag: 'Light roast', title: 'First Bird', price: '250 g', detail: 'Ethiopia. Lemon, honey, jasmine' }),
  made('coffee-bag-badge', 'Round coffee bag label', 'alfa cocoa', `${COFFEE}, sticker label`, { title: 'Old Porch', tag: 'Fresh roasted', detail: 'Ground for drip' }),
  made('hair-salon-trade-facebook-post', 'Hair salon opening Facebook post', 'abril rosewood', SALON, ['New on Elm Street', 'Your chair is ready', 'Cuts from $38, first visit 20% off.', '555-0119']),
  made('hairdresser-trade-facebook-post', 'Hair color salon Facebook post', 'fraunces canyon', `${SALON}, hair color, balayage`, ['Color week', 'Brunette, but louder', 'Balayage and blowout, $120.', '555-0148']),
  made('haircut-trade-facebook-post', 'Hair salon haircut Facebook post', 'archivo iris', SALON, ['Tuesdays only', 'Just a trim, truly', 'Wash, cut and dry, $32.']),
  made('papered-shop-instagram-post', 'Boutique coming soon Instagram post', 'playfair rosewood', `${SOON}, boutique, shop`, ['14 Elm Street', 'Coming soon', 'Dresses behind the paper. May 1.']),
  made('soon-curtain-instagram-post', 'Big reveal coming soon Instagram post', 'dmserif gala', SOON, ['Friday at noon', 'Coming soon', 'We’ve been very quiet about it.']),
  made('hourglass-instagram-post', 'Launch coming soon Instagram post', 'archivo lagoon', `${SOON}, product launch`, ['Three days left', 'Coming soon', 'Set an alarm. Then another one.']),
  made('yard-table-instagram-post', 'Garage sale Instagram post', 'alfa sorbet', GARAGE, ['Saturday, 8 to 2', 'Garage sale', 'Bikes, books, one odd lamp.']),
  made('yard-table-instagram-post', 'Moving garage sale Instagram post', 'bebas meadow', GARAGE, ['We’re moving', 'Big garage sale', 'It won’t fit in the van. 9 Mill Street.']),
  made('tags-instagram-post', 'Neighborhood garage sale Instagram post', 'alfa canyon', GARAGE, ['Juniper Street, May 8', 'Garage sale', 'Twelve houses. Cash, bags and early birds.']),
  made('market-stall-flyer', 'Farmers market opening day flyer', 'fraunces olive', `${MARKET}, flyer`, ['Opening day, May 1', 'Farmers market', 'Thirty farms, two fiddles. Saturdays, 8 to 1.']),
  made('fruit-flyer', 'Fall farmers market flyer', 'alfa terracotta', `${MARKET}, flyer, fruit`, ['Sundays, 9 to 1', 'Farmers market', 'Pears, plums and the last tomatoes.', 'Mill Square']),
  made('market-stall-instagram-post', 'Farmers market Instagram post', 'alfa fern', `${MARKET}, instagram post`, ['Saturday, 8 to 1', 'Farmers market', 'Strawberries are in. Run.', 'Fern Park']),
  made('market-stall-instagram-post', 'Fall farmers market Instagram post', 'dmserif canyon', `${MARKET}, instagram post, fall`, ['Sundays until Thanksgiving', 'Farmers market', 'Squash, pears and hot cider.', 'Mill Square, 9 to 1']),
  made('egg-carton-instagram-post', 'Farm stand farmers market Instagram post', 'fraunces harbour', `${MARKET}, instagram post, eggs`, ['At the farmers market', 'Eggs with names', 'Ask for Doris’s. Saturday from eight.', 'Juniper Road Farm']),
  made('veterans-post-instagram-post', 'Veterans Day Instagram post', 'playfair cherry', 'veterans day, veterans day post, instagram post, thank you veterans, honor, november 11', ['Veterans Day', 'You stood up for us', 'Today we stand for you. Thank you.', 'The Elm Street School']),
  made('veterans-night-instagram-post', 'Thank you veterans post', 'oswald royal', 'veterans day, veterans day post, instagram post, thank you veterans, happy veterans day, november 11', ['November 11', 'Thank you, veterans', 'For the years and the miles.']),
  made('old-glory-instagram-post', 'Honoring veterans post', 'dmserif harbour', 'veterans day, veterans day post, instagram post, honoring veterans, honor, parade, november 11', ['Veterans Day', 'We remember who came home', 'Parade at ten, Main Street.']),
];
