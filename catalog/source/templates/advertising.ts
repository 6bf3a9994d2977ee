import type { TemplateSource } from '../../build/templates/recipe.js';

export const advertising: readonly TemplateSource[] = [
  {
    id: 'noodle-half-page', name: 'Noodle bar half page', recipe: 'half-page-offer', pairing: 'dmserif', palette: 'terracotta',
    keywords: ['ad', 'noodles', 'offer', 'banner', 'warm', 'restaurant', 'ramen', 'asian food', 'noodle', 'soup', 'lunch', 'asian restaurant'],
    art: { motif: { id: 'duotone-bowl-steam', colors: ['ink', 'bg'] } },
    copy: { tag: 'Noodle week', title: 'Second bowl is on us', cta: 'Find a table' },
  },
  {
    id: 'bike-half-page', name: 'Bike service half page', recipe: 'half-page-offer', pairing: 'anton', palette: 'plum',
    keywords: ['ad', 'bike', 'repair', 'banner', 'bold', 'offer', 'bicycle', 'cycling', 'spring', 'bike shop', 'service', 'mechanic'],
    art: { motif: { id: 'duotone-bicycle', colors: ['ink', 'bg'] } },
    copy: { tag: 'Spring service', title: 'Ride in, roll out', cta: 'Book a slot' },
  },
  {
    id: 'plant-half-page', name: 'Plant shop half page', recipe: 'half-page-offer', pairing: 'fraunces', palette: 'fern',
    keywords: ['ad', 'plants', 'shop', 'banner', 'green', 'sale', 'houseplants', 'garden center', 'discount', 'florist', 'nursery'],
    art: { motif: { id: 'duotone-plant', colors: ['ink', 'bg'] } },
    copy: { tag: 'Until Sunday', title: 'Three plants for two', cta: 'See the shelf' },
  },
  {
    id: 'bakery-rectangle', name: 'Evening bread ad', recipe: 'inline-rectangle-awning', pairing: 'abril', palette: 'harbour',
    keywords: ['ad', 'banner', 'bakery', 'bread', 'shop', 'offer', 'awning', 'baker', 'half price', 'discount', 'fresh bread', 'cafe'],
    roles: { accent2: '#f4f1e8', bg: '#e8d9b4' },
    copy: { company: 'Crumb & Daughter', title: 'After six, loaves go for half', cta: 'Find the oven' },
  },
  {
    id: 'barber-rectangle', name: 'Barber ad', recipe: 'inline-rectangle-awning', pairing: 'bebas', palette: 'lagoon',
    keywords: ['ad', 'banner', 'barber', 'hair', 'shop', 'blue', 'awning', 'haircut', 'men', 'barber shop', 'barbershop', 'grooming'],
    copy: { company: 'Short Back Barbers', title: 'A trim between two meetings', cta: 'Take a chair' },
  },
  {
    id: 'bookshop-rectangle', name: 'Rainy day bookshop ad', recipe: 'inline-rectangle-awning', pairing: 'fraunces', palette: 'moss',
    keywords: ['ad', 'banner', 'books', 'bookshop', 'green', 'sale', 'awning', 'bookstore', 'reading', 'rain', 'fall', 'library'],
    roles: { accent: '#2c5a3a', accent2: '#d8e07a' },
    copy: { company: 'The Damp Page', title: 'Rain outside, chapters inside', cta: 'Come in, drip' },
  },
  {
    id: 'juice-large-rectangle', name: 'Juice bar ad', recipe: 'large-rectangle-slant', pairing: 'archivo', palette: 'sorbet',
    keywords: ['ad', 'banner', 'juice', 'fruit', 'orange', 'summer', 'fresh', 'smoothie', 'healthy', 'fresh juice', 'cafe', 'drinks'],
    photos: { photo: { id: 'photo-citrus' } },
    copy: { company: 'Pith & Pip', title: 'Pressed in front of you', cta: 'Order ahead' },
  },
  {
    id: 'alpine-large-rectangle', name: 'Mountain train ad', recipe: 'large-rectangle-slant', pairing: 'oswald', palette: 'prairie',
    keywords: ['ad', 'banner', 'train', 'mountains', 'winter', 'travel', 'vintage', 'skiing', 'ski', 'railway', 'vacation', 'alps'],
    photos: { photo: { id: 'photo-french-alpine-landscape' } },
    copy: { company: 'Upper Valley Line', title: 'Up by rail, down by ski', cta: 'See times' },
  },
  {
    id: 'swim-large-rectangle', name: 'Sea swimming ad', recipe: 'large-rectangle-slant', pairing: 'dmserif', palette: 'lantern',
    keywords: ['ad', 'banner', 'sea', 'swimming', 'club', 'dusk', 'calm', 'swim', 'ocean', 'swim club', 'beach', 'sport'],
    photos: { photo: { id: 'photo-sea-dusk' } },
    copy: { company: 'The Dusk Dippers', title: 'One last swim, then soup', cta: 'Join us' },
  },
  {
    id: 'drawing-leaderboard', name: 'Drawing class leaderboard', recipe: 'leaderboard-pencil', pairing: 'spartan', palette: 'jazz',
    keywords: ['ad', 'leaderboard', 'banner', 'drawing', 'class', 'pencil', 'art', 'art class', 'sketching', 'course', 'illustration', 'lesson'],
    roles: { accent: '#f2b134', accent2: '#d98a4b', extra: '#e98a7a', onAccent: '#14213d' },
    copy: { title: 'Draw badly for six weeks', cta: 'Then see' },
  },
  {
    id: 'editing-leaderboard', name: 'Editing service leaderboard', recipe: 'leaderboard-pencil', pairing: 'zilla', palette: 'fern',
    keywords: ['ad', 'leaderboard', 'banner', 'writing', 'editor', 'pencil', 'green', 'copywriting', 'proofreading', 'writer', 'service', 'copywriter'],
    roles: { accent: '#3f8f5f', accent2: '#d99a5b', extra: '#f0a49a', onAccent: '#f4f6ea' },
    copy: { title: 'Long sentences, shortened', cta: 'Send a page' },
  },
  {
    id: 'boots-leaderboard', name: 'Boot sale leaderboard', recipe: 'leaderboard-arrows', pairing: 'anton', palette: 'plum',
    keywords: ['ad', 'leaderboard', 'banner', 'sale', 'boots', 'arrows', 'bold', 'shoes', 'shoe store', 'discount', 'footwear', 'sneakers'],
    copy: { number: '−30%', title: 'Boots for the walk back', cta: 'Lace up' },
  },
  {
    id: 'night-bus-leaderboard', name: 'Night bus leaderboard', recipe: 'leaderboard-arrows', pairing: 'jakarta', palette: 'mint',
    keywords: ['ad', 'leaderboard', 'banner', 'bus', 'night', 'travel', 'arrows', 'green', 'public transport', 'transit', 'city', 'schedule'],
    roles: { accent: '#1f8f7d', accent2: '#7fd1ae' },
    copy: { number: '2 am', title: 'and the 9 still runs', cta: 'Plan it' },
  },
  {
    id: 'tea-skyscraper', name: 'Tea room skyscraper', recipe: 'skyscraper-cups', pairing: 'dmserif', palette: 'terracotta',
    keywords: ['ad', 'skyscraper', 'banner', 'tea', 'cafe', 'cups', 'warm', 'tea house', 'drinks', 'afternoon tea', 'coffee'],
    copy: { company: 'Third Steep', title: 'Just one more cup', cta: 'Sit down' },
  },
  {
    id: 'pottery-skyscraper', name: 'Pottery seconds skyscraper', recipe: 'skyscraper-cups', pairing: 'anton', palette: 'iris',
    keywords: ['ad', 'skyscraper', 'banner', 'pottery', 'ceramics', 'sale', 'purple', 'discount', 'clearance', 'craft', 'handmade', 'bowls'],
    roles: { accent2: '#b8a4f5', extra: '#ffb86b' },
    copy: { company: 'Wobble Ware', title: 'Seconds go first, and fast', cta: 'See all' },
  },
  {
    id: 'late-radio-skyscraper', name: 'Late radio skyscraper', recipe: 'skyscraper-windows', pairing: 'playfair', palette: 'lantern',
    keywords: ['ad', 'skyscraper', 'banner', 'radio', 'night', 'podcast', 'dark', 'radio station', 'music', 'sleep', 'show'],
    copy: { company: 'Small Hours FM', title: 'Can’t\nsleep?\nNor us', cta: 'Listen' },
  },
  {
    id: 'flat-skyscraper', name: 'Flats to let skyscraper', recipe: 'skyscraper-windows', pairing: 'bebas', palette: 'moss',
    keywords: ['ad', 'skyscraper', 'banner', 'flat', 'rent', 'home', 'green', 'night', 'apartment', 'for rent', 'real estate', 'house'],
    copy: { company: 'Keel Lettings', title: 'Room\nfor one\ncat more', cta: 'View flats' },
  },
];
