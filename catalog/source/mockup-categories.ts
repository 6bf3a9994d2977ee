import type { CatalogMockupCategory } from '../format.js';

/** What mockups are listed under, in the order of the list. */
export const MOCKUP_CATEGORIES: readonly Omit<CatalogMockupCategory, 'priority'>[] = [
  { id: 'drinkware', name: 'Drinkware' },
  { id: 'posters-and-frames', name: 'Posters and frames' },
  { id: 'stationery-and-cards', name: 'Stationery and cards' },
  { id: 'devices', name: 'Devices' },
  { id: 'packaging', name: 'Packaging' },
  { id: 'books', name: 'Books and print' },
  { id: 'signage', name: 'Signage' },
  { id: 'bags-and-apparel', name: 'Bags and apparel' },
  { id: 'home', name: 'Home' },
  { id: 'promo', name: 'Events and promotion' },
];
