import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted } from './slots.js';

/** Photos for slots that are counted. */
const prints = (ids: readonly string[]): TemplateSource['photos'] =>
  Object.fromEntries(Object.entries(counted('photo', ids)).map(([slot, id]) => [slot, { id: `photo-${id}` }]));

/** Logos of `recipes/logos/marks.ts`, and single sheets of sizes that wanted one more. */
export const marks: readonly TemplateSource[] = [
  made('logo-quarters', 'Bird mark logo', 'spartan sorbet', 'logo, bird, geometric, modern, nursery, school, colorful, daycare, kindergarten, preschool, kids, child care', { name: 'Robin & Co', tag: 'Preschool' }),
  made('logo-horizon', 'Sunrise mark logo', 'josefin nocturne', 'logo, sunrise, sun, yoga, hotel, studio, dark, yoga studio, wellness, sunset, morning, spa', { name: 'Daybreak', tag: 'Yoga rooms' }),
  made('logo-petals', 'Flower mark logo', 'abril rosewood', 'logo, flower, florist, beauty, monogram, retro, flower shop, floral, wedding, salon, petals, boutique', { initial: 'P', name: 'Petalworks', tag: 'Flowers for tables and altars' }),
  made('birthday-streamers', 'Confetti birthday card', 'pacifico candy', 'birthday, birthday card, happy birthday, party, confetti, kids, 8th birthday, bday, children, boy, girl, nephew', { tag: 'For Teo', title: 'Eight is great!', author: 'Love from Nana and the dog' }),
  made('certificate-ribbon', 'Employee of the month award', 'cinzel gala', 'certificate, award, employee of the month, work, gold, dark, achievement, employee recognition, office, staff, company, business', {
    ...{ tag: 'Employee of the month', body: 'who fixed the printer, the schedule and everyone’s Monday.' }, title: 'Rosalind Achebe', date: 'May 2027', author: 'Harlow & Finch', seal: 'No. 1',
  }),
  made('collage-strip', 'Summer album collage', 'dmserif lagoon', 'photo collage, photos, vacation, summer, album, travel, memories, photo album, beach, scrapbook, family, ocean', { title: 'Ten slow days', date: 'August 2027', body: 'Salt, sand and no signal' }, { photos: prints(['pool-light', 'sea-dusk', 'sand-ripples', 'citrus']) }),
  made('collage-circles', 'Studio mood board collage', 'syne sage', 'photo collage, mood board, interior, design, studio, photos, style, moodboard, vision board, interior design, home decor, branding', { title: 'Warm clay, cool linen', tag: 'Mood board' }, { photos: prints(['sunlit-room', 'vase-and-pears', 'terracotta-tiles', 'concrete-leaf-shadows']) }),
];
