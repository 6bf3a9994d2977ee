import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../made.js';

const mark = (way: string, name: string, look: Look, keywords: string, art: string, words: string): TemplateSource => {
  const [called, tag, year] = words.split(' | ') as [string, string, string?];
  return made(`${way}-logo`, name, look, `logo, ${keywords}`, { name: called, tag, ...(year ? { year } : {}) }, { art: { mark: art } });
};

const wash = (way: string, name: string, look: Look, keywords: string, photo: string, words: string): TemplateSource => {
  const [called, tag, initial] = words.split(' | ') as [string, string, string?];
  return made(`${way}-logo`, name, look, `logo, watercolor, ${keywords}`, { name: called, tag, ...(initial ? { initial } : {}) }, { photos: { hero: { id: `photo-${photo}` } } });
};

/** Logos that people ask for by their style. */
export const nameMarkTemplates: readonly TemplateSource[] = [
  mark('seal', 'Vintage logo', 'alfa terracotta', 'vintage, retro, badge, seal, old, classic, honey', 'flat-honey-pot', 'Bee & Sons | Honey and wax | Est. 1931'),
  mark('seal-night', 'Vintage fishing logo', 'oswald harbour', 'vintage, retro, badge, seal, fishing, outdoor, boat', 'flat-fish', 'Old Pier | Bait and tackle | Est. 1954'),
  mark('label', 'Vintage coffee label logo', 'zilla cocoa', 'vintage, retro, label, coffee, classic, old, cafe', 'flat-hot-beverage', 'Marlowe’s | Coffee and toast | Since 1948'),
  mark('label-night', 'Vintage barber logo', 'abril ember', 'vintage, retro, label, barber, classic, barbershop, luxury', 'flat-barber-pole', 'Hollis | Barber and shave | Est. 1962'),
  mark('seal', 'Vintage guitar shop logo', 'bebas olive', 'vintage, retro, badge, music, guitar, music shop, classic', 'flat-banjo', 'Twelve Frets | Strings mended | Since 1970'),
  mark('mascot', 'Mascot logo', 'anton jazz', 'mascot, fox, team, esports, sports, school, animal', 'flat-fox', 'Red Foxes | Middle school soccer'),
  mark('mascot-night', 'Bear mascot logo', 'archivo ember', 'mascot, bear, team, sports, hockey, animal, school', 'flat-bear', 'Grizzlies | Hockey since October'),
  mark('mascot', 'Tiger mascot logo', 'bebas cobalt', 'mascot, tiger, team, sports, football, animal, school', 'flat-tiger-face', 'Tigers | Northside High'),
  mark('mascot-night', 'Esports mascot logo', 'anton volt', 'mascot, esports, gaming, team, dragon, gamer, clan', 'flat-dragon-face', 'Dragnet | Esports'),
  mark('mascot', 'Octopus gaming mascot logo', 'archivo fuchsia', 'mascot, esports, gaming, octopus, gamer, stream, team', 'flat-octopus', 'Eight Arms | Co-op only'),
  mark('mascot-night', 'Robot esports logo', 'spacemono iris', 'esports, gaming, mascot, robot, team, gamer, clan', 'flat-robot', 'Botnet | Ranked team'),
  mark('mascot-night', 'Shark esports logo', 'bebas mint', 'esports, gaming, mascot, shark, team, gamer, clan', 'flat-shark', 'Low Tide | Esports club'),
  mark('sketched', 'Hand drawn logo', 'amatic terracotta', 'hand drawn, hand-drawn, handmade, sketch, doodle, crafty, plant', 'doodle-color-brush-1', 'Ink & Oats | Drawn at breakfast'),
  mark('sketched', 'Hand drawn camera logo', 'amatic coast', 'hand drawn, hand-drawn, sketch, doodle, photography, camera, handmade', 'doodle-camera', 'Lena Fox | Photographs'),
  mark('sketched', 'Hand drawn shop logo', 'pacifico meadow', 'hand drawn, hand-drawn, sketch, doodle, shop, handmade, market', 'doodle-shopping-bag-side', 'The Small Shop | Open when lit'),
  mark('sketched', 'Hand drawn book logo', 'amatic iris', 'hand drawn, hand-drawn, sketch, doodle, books, writer, bookstore', 'doodle-book-flip-page', 'Dog Ear Books | Used, loved'),
  wash('washed', 'Watercolor logo', 'greatvibes rosewood', 'letter, floral, feminine, wedding, beauty, boutique', 'watercolor-rose', 'Rosalie | Wedding florist | R'),
  wash('washed', 'Watercolor letter logo', 'cormorant sage', 'letter, initials, spa, natural, skincare, monogram', 'watercolor-sage', 'Sage & Still | Skincare | S'),
  wash('washed-name', 'Watercolor name logo', 'greatvibes terracotta', 'name, signature, artist, painter, blog, beauty', 'watercolor-peach', 'Amelie | Painter of pears'),
  wash('washed-name', 'Blue watercolor logo', 'cinzel lagoon', 'name, sea, hotel, photographer, artist, blog', 'watercolor-indigo', 'Low Tide | Swim and sauna'),
  mark('watermark', 'Photography watermark', 'greatvibes graphite', 'watermark, photography, photographer, signature, photo, camera', 'icon-camera', 'Lena Fox | Photography'),
  mark('watermark-round', 'Round photography watermark', 'cinzel film', 'watermark, photography, photographer, signature, photo, badge', 'icon-camera', 'Strand | Photography by Theo'),
  mark('watermark-night', 'White photography watermark', 'greatvibes film', 'watermark, photography, photographer, signature, photo, white', 'icon-camera', 'Noor Aziz | Photographs'),
  mark('watermark-round-night', 'Artist watermark', 'instrument graphite', 'watermark, artist, signature, art, illustrator, photography', 'icon-star', 'Moreau | Prints and paintings'),
];
