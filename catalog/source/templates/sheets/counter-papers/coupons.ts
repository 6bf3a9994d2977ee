import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../../scenes/made.js';

type Lines = readonly [tag: string, price: string, title: string, detail: string, site: string];
const off = (recipe: string, name: string, look: Look, keywords: string, [tag, price, title, detail, site]: Lines, mark: string): TemplateSource =>
  made(recipe, name, look, `${keywords}, coupon, voucher, discount`, { tag, price, title, detail, site }, recipe === 'coupon-slope' ? { photos: { hero: { id: `photo-${mark}` } } } : { art: { mark } });

/** A card to be stamped. */
const stamp = (recipe: string, name: string, look: Look, keywords: string, [tag, title, detail, cta]: readonly [tag: string, title: string, detail: string, cta: string], mark: string): TemplateSource =>
  made(recipe, name, look, `${keywords}, loyalty card, punch card, stamp card, rewards`, { tag, title, detail, cta }, { art: { mark } });

/** Money off by business, and cards for those who come again. */
export const coupons: readonly TemplateSource[] = [
  off('coupon-checks', 'Diner restaurant coupon', 'alfa cherry', 'restaurant, diner, burger, lunch, food', ['Rosie’s on Route 9', '$5 off', 'Any plate with gravy', 'One per table. Pie does not count as a plate.', 'Until March 31, 2027'], 'plump-burger'),
  off('coupon-ticket', 'Restaurant dinner coupon', 'dmserif olive', 'restaurant, dinner, italian restaurant, food', ['Trattoria Nives', '20% off', 'Dinner for two or more', 'Monday to Thursday, wine included.', 'Show this to Nives, 555-0172'], 'duotone-fork-knife'),
  off('coupon-slope', 'Soup lunch restaurant coupon', 'fraunces harbour', 'restaurant, lunch, soup, cafe, food', ['The Ladle', '2 for 1', 'Soup of the day', 'Bring a friend or a big appetite.', 'Weekdays, 11 to 3'], 'supper-soup'),
  off('coupon-dots', 'Hair salon coupon', 'syne fuchsia', 'salon, hair salon, haircut, hairdresser, beauty', ['Bangs & Regrets Salon', '$15 off', 'Your first color with us', 'New guests only. Old hair welcome.', 'Book by May 1 · 555-0148'], 'duotone-hair-dryer'),
  off('coupon-burst', 'Salon haircut coupon', 'archivo sorbet', 'salon, haircut, hair salon, barber', ['any cut', '30%\noff', 'Tuesday is trim day', 'Walk in with a fringe, walk out with eyebrows.', 'Ferro Salon, 8 Vine Street'], 'duotone-scissors'),
  off('coupon-burst', 'Car wash discount coupon', 'bebas lagoon', 'car wash, auto detailing, car, auto', ['full wash', '$8\noff', 'Mud is not a color', 'Foam, rinse, wax and a tree that smells of pine.', 'Suds on Sixth, until June 30'], 'duotone-car-profile'),
  off('coupon-ticket', 'Car detailing coupon', 'jakarta skyline', 'car wash, car detailing, auto, vehicle', ['Bright Bumper', '25% off', 'Inside and out', 'Yes, we get the crumbs under the seat.', 'Call 555-0167'], 'duotone-spray-bottle'),
  off('coupon-dots', 'Free car wash coupon', 'anton volt', 'car wash, free wash, auto, car care', ['Loop Auto Wash', 'Free', 'Every sixth wash', 'Keep the receipts. Keep the car.', 'Any location, all of 2027'], 'duotone-steering-wheel'),
  off('coupon-slope', 'Pizza night coupon', 'alfa festival', 'pizza, pizzeria, pizza shop, restaurant, food', ['Slice & Desist', '$6 off', 'Any large, any night', 'Pineapple at your own risk.', 'Say “six off” at the counter'], 'supper-pizza'),
  off('coupon-checks', 'Pizza delivery coupon', 'bebas cherry', 'pizza, pizza delivery, pizzeria, takeout', ['Hot Box Delivery', '2 for $20', 'Two mediums to your door', 'Thirty minutes or the cookies are free.', 'Call 555-0155 before ten'], 'duotone-pizza'),
  off('coupon-burst', 'Pizza lunch coupon', 'spartan noel', 'pizza, pizzeria, lunch, slice, food', ['lunch slice', '$1\noff', 'Fold it, eat it, back at one', 'Cheese or pepperoni, with a soda.', 'Brick & Basil, weekdays'], 'duotone-pizza'),
  off('coupon-dots', 'House cleaning coupon', 'spartan clinic', 'cleaning, house cleaning, maid service, home', ['The Tidy Sisters', '$40 off', 'Your first deep clean', 'Ovens, windows, that drawer.', 'tidysisters.example · 555-0121'], 'duotone-spray-bottle'),
  off('coupon-ticket', 'Carpet cleaning coupon', 'zilla teal', 'cleaning, carpet cleaning, upholstery, home', ['Pile & Fringe', '3 for 2', 'Three rooms, two prices', 'Red wine is our favorite.', 'Until April 15, 2027'], 'duotone-couch'),
  off('coupon-slope', 'Coffee shop coupon', 'instrument cocoa', 'coffee, coffee shop, cafe, latte', ['Third Cup Coffee', 'Free', 'A latte with any pastry', 'Before nine, when you need it most.', 'Show it. Sip it. 2027.'], 'coffee-latte'),
  off('coupon-checks', 'Coffee discount coupon', 'zilla canyon', 'coffee, cafe, coffee shop, espresso, drinks', ['Mug Life Coffee', '50% off', 'Any iced coffee after noon', 'For those who crash at two.', 'Corner of Elm and Fifth'], 'plump-coffee-mug'),
  off('coupon-slope', 'Spa coupon', 'cormorant sage', 'spa, massage, facial, day spa, wellness', ['Cedar Day Spa', '$30 off', 'Any ninety minutes', 'Robe, slippers and silence included.', 'Book at cedar.example'], 'bath-niche'),
  off('coupon-ticket', 'Massage spa coupon', 'playfair lantern', 'spa, massage, massage therapy, wellness', ['Knot Anymore', '20% off', 'Your first massage', 'Tell us where it hurts. Or don’t, we’ll find it.', 'Until August 2027'], 'duotone-flower-lotus'),
  off('coupon-burst', 'Facial spa coupon', 'josefin blossom', 'spa, facial, skin care, beauty, day spa', ['any facial', '$25\noff', 'Put your best face on', 'Clay, steam, and a nap you did not plan.', 'Rosewater Spa, 555-0194'], 'duotone-sparkle'),
  stamp('stamps-nine', 'Coffee punch card', 'zilla ember', 'coffee, coffee shop, cafe', ['Third Cup Coffee', 'Eight in, one out', 'Buy eight coffees of any size. The ninth remembers you.', 'On us'], 'plump-coffee-mug'),
  stamp('stamps-clock', 'Cafe loyalty card', 'dmserif grove', 'coffee, cafe, coffee shop, tea', ['Café Clementine', 'Around the clock', 'Ten cups take you once around. Then it’s free.', 'Free cup'], 'duotone-coffee-bean'),
  stamp('stamps-path', 'Hair salon loyalty card', 'cormorant rosewood', 'salon, hair salon, hairdresser, beauty', ['Salon Ferro', 'Nine good cuts', 'The tenth visit is on the house. Bangs count.', 'Free'], 'duotone-scissors'),
  stamp('stamps-clock', 'Beauty salon loyalty card', 'josefin candy', 'salon, beauty salon, facial, brows', ['Rosa Beauty', 'Ten times lovelier', 'A stamp for each visit, a facial for all ten.', 'Facial free'], 'duotone-sparkle'),
  stamp('stamps-path', 'Bread bakery loyalty card', 'alfa cocoa', 'bakery, bread, pastry, cookies', ['Second Rise Bakery', 'Loaf loyalty', 'Nine loaves, then one for nothing. Crusts and all.', 'Free'], 'plump-wheat'),
  stamp('stamps-nine', 'Cookie bakery punch card', 'pacifico cherry', 'bakery, cookies, cupcakes, dessert', ['Crumb & Candle', 'One smart cookie', 'Eight stamps, and the ninth cookie costs only a smile.', 'Free!'], 'duotone-cookie'),
  stamp('stamps-clock', 'Cupcake bakery loyalty card', 'amatic fuchsia', 'bakery, cupcakes, cakes, dessert', ['The Frosting Line', 'Ten tiny cakes', 'Collect ten and the eleventh wears sprinkles.', 'Free cake'], 'plump-cake-slice'),
  stamp('stamps-path', 'Car wash loyalty card', 'bebas lagoon', 'car wash, auto, car, detailing', ['Suds on Sixth', 'Ten to shine', 'Nine washes get you the full wax. Dog hair included.', 'Wax'], 'duotone-car-profile'),
  stamp('stamps-nine', 'Car wash punch card', 'archivo skyline', 'car wash, auto wash, car care', ['Bright Bumper Auto', 'Mud pays off', 'Get dirty eight times. The ninth wash is ours.', 'Free'], 'duotone-car-profile'),
  stamp('stamps-clock', 'Auto wash rewards card', 'jakarta mint', 'car wash, auto wash, car detailing', ['Loop Auto Wash', 'Round and round', 'Ten trips through the foam. The next one is free.', 'Free wash'], 'duotone-steering-wheel'),
  stamp('stamps-nine', 'Nail loyalty card', 'syne fuchsia', 'nail, nail salon, nail tech, manicure', ['Ten Tiny Canvases', 'Nail it nine times', 'Eight sets paid, the ninth painted for love.', 'Free'], 'round-butterfly-duo'),
  stamp('stamps-path', 'Nail tech loyalty card', 'josefin plum', 'nail, nail tech, nails, manicure, nail salon', ['Nails by Noelle', 'Gel pals', 'Nine visits earn a full set. You pick the color.', 'Yours'], 'duotone-flower-tulip'),
  stamp('stamps-path', 'Barber loyalty card', 'oswald graphite', 'barber, barbershop, haircut, shave', ['Cole’s Chair', 'Nine lives', 'The tenth cut is free. The jokes always were.', 'Free'], 'duotone-scissors'),
  stamp('stamps-nine', 'Pizza loyalty card', 'bebas festival', 'pizza, pizzeria, restaurant', ['Slice & Desist', 'Eat eight, win one', 'A stamp a pie. Number nine comes out of our pocket.', 'Free'], 'duotone-pizza'),
];
