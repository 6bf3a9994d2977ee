import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';

/** What sells: tall and wide advertisements, and the faces of small shops. */
export const shops: readonly TemplateSource[] = [
  made('sale-skyscraper', 'Clearance sale skyscraper', 'anton cherry', 'sale, clearance, discount, offer, end of season, shopping, fashion, banner ad, skyscraper ad, online shop', { tag: 'End of season', title: 'Sale', price: '−60%', detail: 'till Sunday', cta: 'Shop now' }),
  made('flight-skyscraper', 'Cheap flights skyscraper', 'alfa lagoon', 'travel, flights, airline, vacation, holiday, travel agency, island, beach, summer, skyscraper ad', { tag: 'Escape fares', title: 'Go be late for nothing', price: 'From $89', cta: 'See fares' }),
  made('latte-billboard', 'Coffee shop web billboard', 'dmserif cocoa', 'coffee, coffee shop, cafe, latte, espresso, barista, breakfast, billboard, web banner, offer', { title: 'Wake up, neighbor', detail: 'Finch Coffee, open from six', price: '$2', tag: 'lattes before nine', cta: 'Find us' }),
  made('smile-billboard', 'Dentist web billboard', 'jakarta sorbet', 'dentist, dental, dental clinic, teeth, smile, teeth whitening, health care, billboard, web banner', { title: 'Say cheese, say Saturday', cta: 'Book a visit', detail: 'Alder Street Dental, open on weekends' }),
  made('yarn-shop-icon', 'Yarn shop icon', 'pacifico sorbet', 'yarn, knitting, crochet, wool, craft, handmade, cute, kawaii, etsy shop, shop logo', { title: 'Purl & Co' }),
  made('moon-shop-icon', 'Jewelry shop icon', 'cinzel orchard', 'jewelry, jewellery, moon, diamond, gold, luxury, celestial, rings, etsy shop, shop logo', { title: 'Lunette', tag: 'Fine jewelry' }),
  made('cookie-shop-icon', 'Cookie bakery shop icon', 'alfa cocoa', 'cookie, cookies, bakery, baker, baking, sweets, dessert, food, etsy shop, shop logo', { title: 'Nibbles' }),
];
