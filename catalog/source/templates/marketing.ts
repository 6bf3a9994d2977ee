import type { TemplateSource } from '../../build/templates/recipe.js';

export const marketing: readonly TemplateSource[] = [
  {
    id: 'jazz-poster', name: 'Jazz nights poster', recipe: 'poster-tiles', pairing: 'archivo', palette: 'jazz',
    keywords: ['poster', 'jazz', 'music', 'concert', 'bauhaus', 'retro'],
    art: { motif: 'motif-record' },
    copy: { title: 'Jazz\nnights', date: '12–14 September\n20:00 till late', place: 'Harbour Hall\nPier 6', price: 'From €18\njazznights.example' },
  },
  {
    id: 'design-week-poster', name: 'Design week poster', recipe: 'poster-tiles', pairing: 'syne', palette: 'candy',
    keywords: ['poster', 'design', 'festival', 'geometry', 'bauhaus', 'colourful'],
    art: { motif: { id: 'motif-rays', colors: ['ink', 'accent'] } },
    copy: { title: 'Design\nweek', date: '3–9 May\nDaily from 10:00', place: 'Old Mill Campus\nHalls 2 and 5', price: 'Free entry\ndesignweek.example' },
  },
  {
    id: 'garden-fair-poster', name: 'Garden fair poster', recipe: 'poster-tiles', pairing: 'dmserif', palette: 'meadow',
    keywords: ['poster', 'garden', 'fair', 'flowers', 'spring', 'market'],
    art: { motif: { id: 'motif-bloom', colors: ['bg', 'accent2', 'accent'] } },
    copy: { title: 'Garden\nfair', date: '21 April\n9:00 to 17:00', place: 'Botanic House\nNorth lawn', price: 'Tickets €6\ngardenfair.example' },
  },
  {
    id: 'osteria-menu', name: 'Osteria menu', recipe: 'menu-classic', pairing: 'cormorant', palette: 'rosewood',
    keywords: ['menu', 'restaurant', 'italian', 'dinner', 'classic', 'elegant'],
    art: { emblem: 'duotone-fork-knife' },
    copy: { title: 'Osteria Lume', tag: 'Evening menu', section1: 'To begin', dish1: 'White bean soup', price1: '9', detail1: 'sage, toasted rye, olive oil', dish2: 'Marinated artichokes', price2: '11', detail2: 'lemon, mint, pecorino', dish3: 'Grilled sardines', price3: '12', detail3: 'fennel, raisins, pine nuts', section2: 'To follow', dish4: 'Chestnut tagliatelle', price4: '18', detail4: 'wild mushrooms, brown butter', dish5: 'Slow lamb shoulder', price5: '24', detail5: 'polenta, rosemary, orange', place: 'Harbour Lane 8, closed on Mondays' },
  },
  {
    id: 'tea-menu', name: 'Tea room menu', recipe: 'menu-classic', pairing: 'playfair', palette: 'fern',
    keywords: ['menu', 'tea', 'cafe', 'afternoon', 'cakes', 'green'],
    art: { emblem: { id: 'motif-sprig', colors: ['accent'] } },
    copy: { title: 'The Glasshouse', tag: 'Afternoon tea', section1: 'From the pot', dish1: 'First flush Darjeeling', price1: '5', detail1: 'light, muscatel, no milk needed', dish2: 'Smoked pine tea', price2: '5', detail2: 'for rain on the windows', dish3: 'Garden verbena', price3: '4', detail3: 'picked this morning', section2: 'From the oven', dish4: 'Cardamom bun', price4: '4', detail4: 'warm until they are gone', dish5: 'Plum and almond cake', price5: '6', detail5: 'with clotted cream', place: 'In the botanic garden, daily from 2' },
  },
  {
    id: 'robot-flyer', name: 'Robot workshop flyer', recipe: 'flyer-steps', pairing: 'spacemono', palette: 'jazz',
    keywords: ['flyer', 'workshop', 'robots', 'kids', 'bauhaus', 'colourful'],
    copy: { tag: 'Saturday club', title: 'Build a robot that waves', date: 'Sat 8 May\n10 to 1', place: 'Old Mill\nHall 2' },
  },
  {
    id: 'dance-flyer', name: 'Dance class flyer', recipe: 'flyer-steps', pairing: 'anton', palette: 'candy',
    keywords: ['flyer', 'dance', 'class', 'music', 'bold', 'geometric'],
    copy: { tag: 'No steps needed', title: 'Dance like a lamp post', date: 'Thursdays\n19:30', place: 'Tram Depot\nStudio B' },
  },
  {
    id: 'chess-flyer', name: 'Chess in the park flyer', recipe: 'flyer-steps', pairing: 'spartan', palette: 'atlas',
    keywords: ['flyer', 'chess', 'park', 'games', 'summer', 'community'],
    copy: { tag: 'All levels welcome', title: 'Chess under the trees', date: 'Every Sunday\nfrom noon', place: 'North lawn\nLinden Park' },
  },
  {
    id: 'sunday-vinyl-poster', name: 'Sunday vinyl fair poster', recipe: 'poster-sunburst', pairing: 'fraunces', palette: 'jazz',
    keywords: ['poster', 'vinyl', 'records', 'fair', 'retro', 'sunburst'],
    copy: { title: 'Sunday vinyl fair', date: 'Sunday 16 May\n10:00 to 16:00', place: 'Kestrel Yard\nvinylfair.example' },
  },
  {
    id: 'harvest-supper-poster', name: 'Harvest supper poster', recipe: 'poster-sunburst', pairing: 'dmserif', palette: 'meadow',
    keywords: ['poster', 'harvest', 'supper', 'autumn', 'farm', 'sunburst'],
    copy: { title: 'The harvest supper', date: 'Saturday 25 September\nLong tables from 18:00', place: 'Ashdown Farm\nTickets €22' },
  },
  {
    id: 'dusk-cinema-poster', name: 'Dusk cinema poster', recipe: 'poster-sunburst', pairing: 'anton', palette: 'plum',
    keywords: ['poster', 'cinema', 'open air', 'summer', 'film', 'sunburst'],
    roles: { accent2: '#ee9bb5' },
    copy: { title: 'Films at dusk', date: 'Fridays in July\nGates at 20:30', place: 'Hilltop meadow\nduskfilms.example' },
  },
  {
    id: 'supper-club-gift', name: 'Supper club gift certificate', recipe: 'gift-certificate-parcel', pairing: 'dmserif', palette: 'paprika',
    keywords: ['gift certificate', 'voucher', 'restaurant', 'supper', 'present', 'ribbon'],
    copy: { tag: 'Gift certificate', title: 'One long lunch, no washing up', price: '€60', name: 'For someone hungry', author: 'With love from', body: 'Good for a year at The Copper Ladle, Mill Street 4. Dessert is not optional.' },
  },
  {
    id: 'pottery-gift', name: 'Pottery class gift certificate', recipe: 'gift-certificate-parcel', pairing: 'syne', palette: 'iris',
    keywords: ['gift certificate', 'voucher', 'class', 'pottery', 'birthday', 'modern'],
    roles: { accent2: '#ffb86b' },
    copy: { tag: 'A present to unwrap slowly', title: 'Two hours of happy mud', price: '£45', name: 'This wheel is kept for', author: 'Because', body: 'Includes clay, firing and one apron. Book at wobblykiln.example before the year is out.' },
  },
  {
    id: 'stillwater-spa-gift', name: 'Spa day gift certificate', recipe: 'gift-certificate-window', pairing: 'instrument', palette: 'harbour',
    keywords: ['gift certificate', 'voucher', 'spa', 'wellness', 'stones', 'calm'],
    photos: { hero: { id: 'photo-stacked-stones', focus: { x: 0.5, y: 0.55 } } },
    art: { emblem: 'duotone-flower-lotus' },
    copy: { tag: 'Gift certificate', price: '€90', title: 'A day of doing very little', body: 'Baths, steam and a nap by the sea window', name: 'For', author: 'From' },
  },
  {
    id: 'greengrocer-gift', name: 'Greengrocer gift certificate', recipe: 'gift-certificate-window', pairing: 'anton', palette: 'teal',
    keywords: ['gift certificate', 'voucher', 'shop', 'fruit', 'oranges', 'fresh'],
    roles: { bg: '#ffb13c', ink: '#2b1606', accent: '#2b1606', accentText: '#2b1606', onAccent: '#ffb13c', muted: '#4d2c0e' },
    photos: { hero: { id: 'photo-citrus', focus: { x: 0.5, y: 0.5 } } },
    art: { emblem: 'duotone-orange-slice' },
    copy: { tag: 'Good for groceries', price: '$25', title: 'Squeeze it for all it is worth', body: 'At Pip & Peel, market hall, stall 12', name: 'To my favourite main squeeze', author: 'From your other half' },
  },
];
