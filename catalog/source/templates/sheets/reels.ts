import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted } from './slots.js';

/** What fills the reel covers of `recipes/social-media/reels`. */
export const reels: readonly TemplateSource[] = [
  made('reel-number', 'Seven stretches reel cover', 'anton cobalt', 'reel, reels, cover, fitness, stretching, workout, number, tips, yoga, pilates, mobility, neck pain', { number: '7', title: 'Stretches for stiff necks', tag: 'Four minutes, no mat' }),
  made('reel-phone', 'Phone photo tips reel cover', 'archivo jazz', 'reel, reels, cover, photography, phone, tips, tutorial, phone photography, photographer, how to, iphone photos, camera', { title: 'Better photos, same phone', tag: 'Watch to the end' }, { photos: { hero: { id: 'photo-table-setting' } } }),
  made('reel-versus', 'Houseplant rescue reel cover', 'alfa sage', 'reel, reels, cover, plants, before and after, garden, makeover, houseplants, plant care, gardening, transformation, monstera', { tag: 'Week one to week six', one: 'Nearly compost', title: 'I watered less', two: 'Look at her now' }, { art: { before: 'duotone-cactus', after: 'duotone-potted-plant' } }),
  made('reel-stickers', 'Day in my life reel cover', 'spartan candy', 'reel, reels, cover, vlog, day in my life, stickers, cute, lifestyle, bakery, baker, small business, daily vlog', { title: 'A day in my tiny bakery', tag: 'Up at 3:40 a.m.' }, { art: { sticker1: 'shape-sticker-sun', sticker2: 'shape-sticker-heart', sticker3: 'shape-sticker-flower', sticker4: 'shape-sticker-smile' } }),
  made('reel-photo', 'Quick recipe reel cover', 'bebas paprika', 'reel, reels, cover, recipe, food, cooking, kitchen, quick, orange, salad, healthy, vegan', { tag: 'Ready in ten', title: 'Orange salad, no oven' }, { photos: { hero: { id: 'photo-citrus' } } }),
  made('reel-answer', 'Ask a lawyer reel cover', 'zilla royal', 'reel, reels, cover, question, answer, advice, law, business, lawyer, attorney, legal, faq', { tag: 'You asked', title: 'Can my landlord just walk in?' }, { art: { person: 'person-bust-blazer-black-tee' } }),
  made('reel-beat', 'Beat making reel cover', 'syne volt', 'reel, reels, cover, music, beat, producer, studio, vinyl, music producer, hip hop, dj, records', { part: 'Crate to song, part 4', title: 'Three records, one beat', tag: 'Headphones on' }),
  made('reel-list', 'Carry-on packing reel cover', 'dmserif teal', 'reel, reels, cover, travel, packing, list, tips, vacation, packing list, suitcase, luggage, trip', { count: '3', title: 'Things I never pack', ...counted('item', ['A second coat', 'Heels', 'Any guidebook']) }),
];
