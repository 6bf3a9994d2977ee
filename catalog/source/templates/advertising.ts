import type { TemplateSource } from '../../build/templates/recipe.js';

export const advertising: readonly TemplateSource[] = [
  {
    id: 'noodle-half-page', name: 'Noodle bar half page', recipe: 'half-page-offer', pairing: 'dmserif', palette: 'terracotta',
    keywords: ['advert', 'noodles', 'offer', 'banner', 'warm', 'restaurant'],
    art: { motif: { id: 'duotone-bowl-steam', colors: ['ink', 'bg'] } },
    copy: { tag: 'Noodle week', title: 'Second bowl is on us', cta: 'Find a table' },
  },
  {
    id: 'bike-half-page', name: 'Bike service half page', recipe: 'half-page-offer', pairing: 'anton', palette: 'plum',
    keywords: ['advert', 'bike', 'repair', 'banner', 'bold', 'offer'],
    art: { motif: { id: 'duotone-bicycle', colors: ['ink', 'bg'] } },
    copy: { tag: 'Spring service', title: 'Ride in, roll out', cta: 'Book a slot' },
  },
  {
    id: 'plant-half-page', name: 'Plant shop half page', recipe: 'half-page-offer', pairing: 'fraunces', palette: 'fern',
    keywords: ['advert', 'plants', 'shop', 'banner', 'green', 'sale'],
    art: { motif: { id: 'duotone-plant', colors: ['ink', 'bg'] } },
    copy: { tag: 'Until Sunday', title: 'Three plants for two', cta: 'See the shelf' },
  },
];
