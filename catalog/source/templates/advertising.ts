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
  {
    id: 'bakery-rectangle', name: 'Evening bread ad', recipe: 'inline-rectangle-awning', pairing: 'abril', palette: 'harbour',
    keywords: ['advert', 'banner', 'bakery', 'bread', 'shop', 'offer', 'awning'],
    roles: { accent2: '#f4f1e8', bg: '#e8d9b4' },
    copy: { company: 'Crumb & Daughter', title: 'After six, loaves go for half', cta: 'Find the oven' },
  },
  {
    id: 'barber-rectangle', name: 'Barber ad', recipe: 'inline-rectangle-awning', pairing: 'bebas', palette: 'lagoon',
    keywords: ['advert', 'banner', 'barber', 'hair', 'shop', 'blue', 'awning'],
    copy: { company: 'Short Back Barbers', title: 'A trim between two meetings', cta: 'Take a chair' },
  },
  {
    id: 'bookshop-rectangle', name: 'Rainy day bookshop ad', recipe: 'inline-rectangle-awning', pairing: 'fraunces', palette: 'moss',
    keywords: ['advert', 'banner', 'books', 'bookshop', 'green', 'sale', 'awning'],
    roles: { accent: '#2c5a3a', accent2: '#d8e07a' },
    copy: { company: 'The Damp Page', title: 'Rain outside, chapters inside', cta: 'Come in, drip' },
  },
  {
    id: 'juice-large-rectangle', name: 'Juice bar ad', recipe: 'large-rectangle-slant', pairing: 'archivo', palette: 'sorbet',
    keywords: ['advert', 'banner', 'juice', 'fruit', 'orange', 'summer', 'fresh'],
    photos: { photo: { id: 'photo-citrus' } },
    copy: { company: 'Pith & Pip', title: 'Pressed in front of you', cta: 'Order ahead' },
  },
  {
    id: 'alpine-large-rectangle', name: 'Mountain train ad', recipe: 'large-rectangle-slant', pairing: 'oswald', palette: 'prairie',
    keywords: ['advert', 'banner', 'train', 'mountains', 'winter', 'travel', 'vintage'],
    photos: { photo: { id: 'photo-french-alpine-landscape' } },
    copy: { company: 'Upper Valley Line', title: 'Up by rail, down by ski', cta: 'See times' },
  },
  {
    id: 'swim-large-rectangle', name: 'Sea swimming ad', recipe: 'large-rectangle-slant', pairing: 'dmserif', palette: 'lantern',
    keywords: ['advert', 'banner', 'sea', 'swimming', 'club', 'dusk', 'calm'],
    photos: { photo: { id: 'photo-sea-dusk' } },
    copy: { company: 'The Dusk Dippers', title: 'One last swim, then soup', cta: 'Join us' },
  },
  {
    id: 'drawing-leaderboard', name: 'Drawing class leaderboard', recipe: 'leaderboard-pencil', pairing: 'spartan', palette: 'jazz',
    keywords: ['advert', 'leaderboard', 'banner', 'drawing', 'class', 'pencil', 'art'],
    roles: { accent: '#f2b134', accent2: '#d98a4b', extra: '#e98a7a', onAccent: '#14213d' },
    copy: { title: 'Draw badly for six weeks', cta: 'Then see' },
  },
  {
    id: 'editing-leaderboard', name: 'Editing service leaderboard', recipe: 'leaderboard-pencil', pairing: 'zilla', palette: 'fern',
    keywords: ['advert', 'leaderboard', 'banner', 'writing', 'editor', 'pencil', 'green'],
    roles: { accent: '#3f8f5f', accent2: '#d99a5b', extra: '#f0a49a', onAccent: '#f4f6ea' },
    copy: { title: 'Long sentences, shortened', cta: 'Send a page' },
  },
  {
    id: 'boots-leaderboard', name: 'Boot sale leaderboard', recipe: 'leaderboard-arrows', pairing: 'anton', palette: 'plum',
    keywords: ['advert', 'leaderboard', 'banner', 'sale', 'boots', 'arrows', 'bold'],
    copy: { number: '−30%', title: 'Boots for the walk back', cta: 'Lace up' },
  },
  {
    id: 'night-bus-leaderboard', name: 'Night bus leaderboard', recipe: 'leaderboard-arrows', pairing: 'jakarta', palette: 'mint',
    keywords: ['advert', 'leaderboard', 'banner', 'bus', 'night', 'travel', 'arrows', 'green'],
    roles: { accent: '#1f8f7d', accent2: '#7fd1ae' },
    copy: { number: '2 am', title: 'and the 9 still runs', cta: 'Plan it' },
  },
  {
    id: 'tea-skyscraper', name: 'Tea room skyscraper', recipe: 'skyscraper-cups', pairing: 'dmserif', palette: 'terracotta',
    keywords: ['advert', 'skyscraper', 'banner', 'tea', 'cafe', 'cups', 'warm'],
    copy: { company: 'Third Steep', title: 'Just one more cup', cta: 'Sit down' },
  },
  {
    id: 'pottery-skyscraper', name: 'Pottery seconds skyscraper', recipe: 'skyscraper-cups', pairing: 'anton', palette: 'iris',
    keywords: ['advert', 'skyscraper', 'banner', 'pottery', 'ceramics', 'sale', 'purple'],
    roles: { accent2: '#b8a4f5', extra: '#ffb86b' },
    copy: { company: 'Wobble Ware', title: 'Seconds go first, and fast', cta: 'See all' },
  },
  {
    id: 'late-radio-skyscraper', name: 'Late radio skyscraper', recipe: 'skyscraper-windows', pairing: 'playfair', palette: 'lantern',
    keywords: ['advert', 'skyscraper', 'banner', 'radio', 'night', 'podcast', 'dark'],
    copy: { company: 'Small Hours FM', title: 'Can’t\nsleep?\nNor us', cta: 'Listen' },
  },
  {
    id: 'flat-skyscraper', name: 'Flats to let skyscraper', recipe: 'skyscraper-windows', pairing: 'bebas', palette: 'moss',
    keywords: ['advert', 'skyscraper', 'banner', 'flat', 'rent', 'home', 'green', 'night'],
    copy: { company: 'Keel Lettings', title: 'Room\nfor one\ncat more', cta: 'View flats' },
  },
];
