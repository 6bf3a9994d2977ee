import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from './made.js';
import { menu } from './papers.js';

/** What is eaten and drunk, in sizes it lacked. */
export const furtherFood: readonly TemplateSource[] = [
  made('plate-business-card', 'Restaurant business card', 'dmserif festival', 'restaurant, business card, chef, food, owner, bistro', { company: 'Pier Road Kitchen', name: 'Ines Moreau', role: 'Owner', phone: '555-0158', email: 'ines@pierroad.example' }),
  made('bar-business-card', 'Bar manager business card', 'josefin plum', 'bar, restaurant, business card, cocktail, food, bartender', { company: 'The Heron', name: 'Theo Park', role: 'Bar manager', phone: '555-0133', email: 'theo@heron.example' }),
  made('plate-instagram-story', 'Dinner special story', 'abril cobalt', 'restaurant, dinner, story, special, food, chef', ['Tonight only', 'Lobster night', 'Twenty pots, then it’s pasta.', 'Book a table: 555-0158']),
  made('bar-facebook-story', 'Wine dinner story', 'dmserif rosewood', 'restaurant, wine, dinner, story, food, bar', ['Thursday at eight', 'Five wines, five plates', 'Twelve seats at the long table.']),
  made('plate-facebook-story', 'Restaurant brunch story', 'bebas terracotta', 'restaurant, brunch, story, food, breakfast, weekend', ['Saturday and Sunday', 'Brunch till three', 'Bottomless coffee, sunny eggs.']),
  made('loaves-instagram-story', 'Bakery story', 'dmserif meadow', 'bakery, story, bread, food, breakfast, fresh', ['Fresh at seven', 'Gone by ten', 'Set an alarm for the rye.', 'Mill Street Bakery']),
  made('plate-gift-certificate', 'Restaurant gift card', 'playfair harbour', 'restaurant, gift card, gift certificate, dinner, voucher, food', ['Gift card', 'Dinner’s on us', 'Good for $75 at any table.', 'Pier Road Kitchen']),
  made('bar-gift-certificate', 'Dinner for two gift card', 'abril royal', 'dinner, gift card, gift certificate, restaurant, bar, voucher', ['Gift card', 'Dinner for two', 'Three courses, two drinks.', 'The Heron']),
  made('toast-gift-certificate', 'Anniversary dinner gift certificate', 'playfair festival', 'dinner, gift certificate, gift card, restaurant, anniversary, wine', ['Gift certificate', 'Dinner and fizz', 'Four courses for two.', 'Pier Road Kitchen']),
  made('plate-coupon', 'Restaurant coupon', 'alfa noel', 'restaurant, coupon, lunch, food, offer, discount', ['Weekdays, noon to 3', '2 for 1', 'Any lunch main, one per table.', 'Until May 31']),
  made('loaves-coupon', 'Bakery coupon', 'fraunces harbour', 'bakery, coupon, food, cafe, bread, offer', ['With this coupon', 'Free bun', 'When you buy any loaf.', 'Valid in March']),
  made('plate-invitation', 'Restaurant grand opening invitation', 'oswald olive', 'grand opening, opening, invitation, restaurant, event, dinner', ['Thursday, May 6, 7 PM', 'First plates out', 'Join us for the opening night of Pier Road Kitchen.']),
  made('loaves-invitation', 'Bakery grand opening invitation', 'abril cocoa', 'grand opening, opening, invitation, bakery, event, bread', ['Saturday, May 1 at eight', 'Our doors, and oven, open', 'Free rolls till noon. Corner of Mill and Main.']),
  made('plate-poster', 'Kitchen staff wanted poster', 'anton mint', 'hiring, job, poster, restaurant, cook, help wanted', ['We’re hiring', 'Cooks wanted', 'Line and prep, four-day week, family meal.', 'Ask at the bar']),
  made('bar-price-tag', 'Wine bottle tag', 'abril cherry', 'wine, bottle, label, tag, price, bar', { tag: 'House red', price: '$18', detail: 'Cherry, pepper, no homework' }),
  made('cups-business-card', 'Barista business card', 'archivo terracotta', 'coffee, cafe, business card, barista, coffee shop, roaster', { company: 'Early Bird Coffee', name: 'Nora Lind', role: 'Head roaster', phone: '555-0124', email: 'nora@earlybird.example' }),
  made('cups-instagram-post', 'Coffee of the week post', 'fraunces cocoa', 'coffee, cafe, post, coffee shop, special, espresso', ['Coffee of the week', 'Try the cortado', 'Half milk, half courage.', '$4 until Sunday']),
  made('cups-square-picture', 'Monday coffee post', 'bebas orchard', 'coffee, cafe, post, monday, morning, coffee shop', ['Happy Monday', 'Three cups deep', 'And it is only nine.']),
  made('cups-tabloid-poster', 'Latte art contest poster', 'dmserif harbour', 'coffee, cafe, poster, barista, contest, event', ['Friday, June 18, 7 PM', 'Latte art throwdown', 'Twelve baristas, one swan.']),
  made('cups-a3-poster', 'Coffee shop poster', 'alfa fern', 'coffee, cafe, poster, coffee shop, morning, sign', ['Open daily at six', 'Coffee first', 'Everything else after.']),
  made('cups-flyer', 'Coffee shop grand opening flyer', 'abril mint', 'grand opening, opening, coffee, cafe, flyer, coffee shop', ['Grand opening, April 3', 'Your new usual', 'Free drip coffee all day. 40 Mill Street.']),
  made('cups-table-tent', 'Breakfast menu table tent', 'fraunces prairie', 'breakfast, menu, brunch, cafe, table tent, coffee', ['Until eleven', 'The $9 breakfast', 'Egg toast, fruit and any coffee.']),
  made('cups-legal-flyer', 'Barista wanted flyer', 'archivo sorbet', 'hiring, job, flyer, barista, coffee, help wanted', ['We’re hiring', 'Barista wanted', 'Mornings, good tips, all the beans you can drink. Ask at the counter.']),
  made('loaves-business-card', 'Bakery business card', 'fraunces paprika', 'bakery, business card, baker, bread, cake, pastry', { company: 'Mill Street Bakery', name: 'Otto Lund', role: 'Baker', phone: '555-0146', email: 'otto@millstreet.example' }),
  made('loaves-business-card-eu', 'Baker business card', 'spartan canyon', 'bakery, baker, business card, bread, pastry, shop', { company: 'Crust & Crumb', name: 'Leila Haddad', role: 'Head baker', phone: '+44 20 7946 0187', email: 'leila@crust.example' }),
  made('cake-business-card', 'Cake maker business card', 'pacifico blossom', 'cake, bakery, business card, pastry, baker, wedding', { company: 'Three Tiers', name: 'Noor Haddad', role: 'Cakes to order', phone: '555-0172', email: 'noor@threetiers.example' }),
  made('loaves-poster', 'Bakery poster', 'alfa terracotta', 'bakery, bread, poster, baker, fresh, shop', ['Every day but Monday', 'Baked while you slept', 'Corner of Mill and Main.']),
  made('loaves-letter-flyer', 'Bread subscription flyer', 'oswald prairie', 'bakery, bread, flyer, subscription, delivery, food', ['From $6 a week', 'A loaf at your door', 'Every Saturday before eight. millstreet.example']),
  made('cake-menu', 'Cake menu', 'abril rosewood', 'cake, menu, bakery, dessert, birthday, wedding', menu('Order three days ahead', 'Three Tiers', ['Whole cakes', 'By the slice'], [['Lemon layer', '42', 'Curd and meringue'], ['Chocolate', '45', 'Dark, with sea salt'], ['Carrot', '40', 'Walnuts on request'], ['Wedding', '180', 'Three tiers, your colors'], ['Cheesecake', '6', 'Plain and proud'], ['Honey cake', '6', 'Eight thin layers'], ['Brownie', '4', 'The corner piece'], ['Cake of the day', '5', 'Ask the window']])),
  made('fruit-flyer', 'Grocery store flyer', 'spartan meadow', 'grocery, supermarket, flyer, fruit, market, offer', ['This week only', 'Ripe and cheap', 'Melons $3, oranges $1 a pound.', 'Through Sunday']),
  made('fruit-poster', 'Farmers market poster', 'alfa sorbet', 'farmers market, market, poster, fruit, grocery, community', ['Saturdays, 8 to 1', 'Meet your melon', 'Thirty farms on Market Square.']),
];
