import type { TemplateSource } from '../../build/templates/recipe.js';

export const marketing: readonly TemplateSource[] = [
  {
    id: 'jazz-poster', name: 'Jazz nights poster', recipe: 'poster-tiles', pairing: 'archivo', palette: 'jazz',
    keywords: ['poster', 'jazz', 'music', 'concert', 'bauhaus', 'retro', 'music festival', 'concerts', 'band', 'live music', 'abstract'],
    art: { motif: 'motif-record' },
    copy: { title: 'Jazz\nnights', date: '12–14 September\n20:00 till late', place: 'Harbour Hall\nPier 6', price: 'From €18\njazznights.example' },
  },
  {
    id: 'design-week-poster', name: 'Design week poster', recipe: 'poster-tiles', pairing: 'syne', palette: 'candy',
    keywords: ['poster', 'design', 'festival', 'geometry', 'bauhaus', 'colorful', 'exhibition', 'graphic design', 'abstract', 'art', 'event'],
    art: { motif: { id: 'motif-rays', colors: ['ink', 'accent'] } },
    copy: { title: 'Design\nweek', date: '3–9 May\nDaily from 10:00', place: 'Old Mill Campus\nHalls 2 and 5', price: 'Free entry\ndesignweek.example' },
  },
  {
    id: 'garden-fair-poster', name: 'Garden fair poster', recipe: 'poster-tiles', pairing: 'dmserif', palette: 'meadow',
    keywords: ['poster', 'garden', 'fair', 'flowers', 'spring', 'market', 'plants', 'plant sale', 'farmers market', 'gardening', 'flower show', 'may'],
    art: { motif: { id: 'motif-bloom', colors: ['bg', 'accent2', 'accent'] } },
    copy: { title: 'Garden\nfair', date: '21 April\n9:00 to 17:00', place: 'Botanic House\nNorth lawn', price: 'Tickets €6\ngardenfair.example' },
  },
  {
    id: 'osteria-menu', name: 'Osteria menu', recipe: 'menu-classic', pairing: 'cormorant', palette: 'rosewood',
    keywords: ['menu', 'restaurant', 'italian', 'dinner', 'classic', 'elegant', 'italian restaurant', 'trattoria', 'pasta', 'food', 'fine dining', 'wine'],
    art: { emblem: 'duotone-fork-knife' },
    copy: { title: 'Osteria Lume', tag: 'Evening menu', section1: 'To begin', dish1: 'White bean soup', price1: '9', detail1: 'sage, toasted rye, olive oil', dish2: 'Marinated artichokes', price2: '11', detail2: 'lemon, mint, pecorino', dish3: 'Grilled sardines', price3: '12', detail3: 'fennel, raisins, pine nuts', section2: 'To follow', dish4: 'Chestnut tagliatelle', price4: '18', detail4: 'wild mushrooms, brown butter', dish5: 'Slow lamb shoulder', price5: '24', detail5: 'polenta, rosemary, orange', place: 'Harbour Lane 8, closed on Mondays' },
  },
  {
    id: 'tea-menu', name: 'Tea room menu', recipe: 'menu-classic', pairing: 'playfair', palette: 'fern',
    keywords: ['menu', 'tea', 'cafe', 'afternoon', 'cakes', 'green', 'tea party', 'high tea', 'afternoon tea', 'desserts', 'bakery', 'cake'],
    art: { emblem: { id: 'motif-sprig', colors: ['accent'] } },
    copy: { title: 'The Glasshouse', tag: 'Afternoon tea', section1: 'From the pot', dish1: 'First flush Darjeeling', price1: '5', detail1: 'light, muscatel, no milk needed', dish2: 'Smoked pine tea', price2: '5', detail2: 'for rain on the windows', dish3: 'Garden verbena', price3: '4', detail3: 'picked this morning', section2: 'From the oven', dish4: 'Cardamom bun', price4: '4', detail4: 'warm until they are gone', dish5: 'Plum and almond cake', price5: '6', detail5: 'with clotted cream', place: 'In the botanic garden, daily from 2' },
  },
  {
    id: 'robot-flyer', name: 'Robot workshop flyer', recipe: 'flyer-steps', pairing: 'spacemono', palette: 'jazz',
    keywords: ['flyer', 'workshop', 'robots', 'kids', 'bauhaus', 'colorful', 'robotics', 'stem', 'coding', 'science', 'school', 'kids club'],
    copy: { tag: 'Saturday club', title: 'Build a robot that waves', date: 'Sat 8 May\n10 to 1', place: 'Old Mill\nHall 2' },
  },
  {
    id: 'dance-flyer', name: 'Dance class flyer', recipe: 'flyer-steps', pairing: 'anton', palette: 'candy',
    keywords: ['flyer', 'dance', 'class', 'music', 'bold', 'geometric', 'dancing', 'dance studio', 'dance school', 'fitness'],
    copy: { tag: 'No steps needed', title: 'Dance like a lamp post', date: 'Thursdays\n19:30', place: 'Tram Depot\nStudio B' },
  },
  {
    id: 'chess-flyer', name: 'Chess in the park flyer', recipe: 'flyer-steps', pairing: 'spartan', palette: 'atlas',
    keywords: ['flyer', 'chess', 'park', 'games', 'summer', 'community', 'game night', 'chess club', 'tournament', 'board games', 'kids', 'outdoor'],
    copy: { tag: 'All levels welcome', title: 'Chess under the trees', date: 'Every Sunday\nfrom noon', place: 'North lawn\nLinden Park' },
  },
  {
    id: 'sunday-vinyl-poster', name: 'Sunday vinyl fair poster', recipe: 'poster-sunburst', pairing: 'fraunces', palette: 'jazz',
    keywords: ['poster', 'vinyl', 'records', 'fair', 'retro', 'sunburst', 'music', 'record store', 'flea market', 'record fair', 'market', 'music festival'],
    copy: { title: 'Sunday vinyl fair', date: 'Sunday 16 May\n10:00 to 16:00', place: 'Kestrel Yard\nvinylfair.example' },
  },
  {
    id: 'harvest-supper-poster', name: 'Harvest supper poster', recipe: 'poster-sunburst', pairing: 'dmserif', palette: 'meadow',
    keywords: ['poster', 'harvest', 'supper', 'autumn', 'farm', 'sunburst', 'fall', 'fall festival', 'harvest festival', 'food', 'dinner', 'farm to table'],
    copy: { title: 'The harvest supper', date: 'Saturday 25 September\nLong tables from 18:00', place: 'Ashdown Farm\nTickets €22' },
  },
  {
    id: 'dusk-cinema-poster', name: 'Dusk cinema poster', recipe: 'poster-sunburst', pairing: 'anton', palette: 'plum',
    keywords: ['poster', 'cinema', 'open air', 'summer', 'film', 'sunburst', 'movie', 'movie night', 'outdoor movie', 'film festival', 'screening'],
    roles: { accent2: '#ee9bb5' },
    copy: { title: 'Films at dusk', date: 'Fridays in July\nGates at 20:30', place: 'Hilltop meadow\nduskfilms.example' },
  },
  {
    id: 'supper-club-gift', name: 'Supper club gift certificate', recipe: 'gift-certificate-parcel', pairing: 'dmserif', palette: 'paprika',
    keywords: ['gift certificate', 'voucher', 'restaurant', 'supper', 'present', 'ribbon', 'dinner', 'food', 'dinner party', 'gift card', 'lunch', 'restaurant gift card'],
    copy: { tag: 'Gift certificate', title: 'One long lunch, no washing up', price: '€60', name: 'For someone hungry', author: 'With love from', body: 'Good for a year at The Copper Ladle, Mill Street 4. Dessert is not optional.' },
  },
  {
    id: 'pottery-gift', name: 'Pottery class gift certificate', recipe: 'gift-certificate-parcel', pairing: 'syne', palette: 'iris',
    keywords: ['gift certificate', 'voucher', 'class', 'pottery', 'birthday', 'modern', 'ceramics', 'workshop', 'craft', 'clay', 'gift', 'class pass'],
    roles: { accent2: '#ffb86b' },
    copy: { tag: 'A present to unwrap slowly', title: 'Two hours of happy mud', price: '£45', name: 'This wheel is kept for', author: 'Because', body: 'Includes clay, firing and one apron. Book at wobblykiln.example before the year is out.' },
  },
  {
    id: 'stillwater-spa-gift', name: 'Spa day gift certificate', recipe: 'gift-certificate-window', pairing: 'instrument', palette: 'harbour',
    keywords: ['gift certificate', 'voucher', 'spa', 'wellness', 'stones', 'calm', 'massage', 'relax', 'self care', 'beauty', 'gift'],
    photos: { hero: { id: 'photo-stacked-stones', focus: { x: 0.5, y: 0.55 } } },
    art: { emblem: 'duotone-flower-lotus' },
    copy: { tag: 'Gift certificate', price: '€90', title: 'A day of doing very little', body: 'Baths, steam and a nap by the sea window', name: 'For', author: 'From' },
  },
  {
    id: 'greengrocer-gift', name: 'Greengrocer gift certificate', recipe: 'gift-certificate-window', pairing: 'anton', palette: 'teal',
    keywords: ['gift certificate', 'voucher', 'shop', 'fruit', 'oranges', 'fresh', 'grocery', 'groceries', 'vegetables', 'farmers market', 'organic', 'food'],
    roles: { bg: '#ffb13c', ink: '#2b1606', accent: '#2b1606', accentText: '#2b1606', onAccent: '#ffb13c', muted: '#4d2c0e' },
    photos: { hero: { id: 'photo-citrus', focus: { x: 0.5, y: 0.5 } } },
    art: { emblem: 'duotone-orange-slice' },
    copy: { tag: 'Good for groceries', price: '$25', title: 'Squeeze it for all it is worth', body: 'At Pip & Peel, market hall, stall 12', name: 'To my favourite main squeeze', author: 'From your other half' },
  },
  {
    id: 'island-walks-brochure', name: 'Island walks brochure', recipe: 'brochure-slope', pairing: 'dmserif', palette: 'nocturne',
    keywords: ['brochure', 'trifold', 'travel', 'sea', 'walking', 'holiday', 'hiking', 'tourism', 'vacation', 'travel guide', 'trip', 'ocean'],
    roles: { accent2: '#ffc9a8', accent: '#ff9d6c', accentText: '#5b3fc0' },
    photos: { hero: { id: 'photo-sea-dusk', focus: { x: 0.5, y: 0.45 } }, inside: { id: 'photo-misty-mountains', focus: { x: 0.4, y: 0.55 } }, flap: { id: 'photo-sand-ripples' } },
    art: { emblem: 'duotone-island' },
    copy: {
      title: 'Slow Islands', tag: 'Walks, May to October', quote: 'We came for the views and stayed for the second breakfast.', author: 'Ngozi and Bram, walkers last May', name: 'Slow Islands Walks', place: 'Ferry Steps 3, Port Amber\n+44 20 7946 0142\nslowislands.example',
      head: 'Eleven miles, nine of them downhill', intro: 'A guide who knows every gate, a van for the bags and a table booked at the end of each day. You bring boots and a book.', point1: 'Small groups', detail1: 'Never more than eight, so that nobody waits at a stile and everyone gets soup.', point2: 'Real beds', detail2: 'Farmhouses, a lighthouse and one very good hotel with a very bad parrot.',
      days: 'Your week on foot', day1: 'Mon', item1: 'Boat across, and the easy half of the north cliff', day2: 'Tue', item2: 'Seal bay and the chapel with no roof', day3: 'Wed', item3: 'Nothing at all, or a swim', day4: 'Thu', item4: 'Over the ridge to the last pub', cta: 'Places from €640',
    },
  },
  {
    id: 'plaster-studio-brochure', name: 'Interior studio brochure', recipe: 'brochure-slope', pairing: 'jakarta', palette: 'terracotta',
    keywords: ['brochure', 'trifold', 'interior', 'architecture', 'studio', 'warm', 'interior design', 'home decor', 'renovation', 'design', 'contractor', 'house painter'],
    roles: { ink: '#33291f', accent: '#c4512d', accent2: '#e6c9a2', surface: '#efdfc8' },
    photos: { hero: { id: 'photo-vase-and-pears', focus: { x: 0.5, y: 0.6 } }, inside: { id: 'photo-sunlit-room', focus: { x: 0.4, y: 0.55 } }, flap: { id: 'photo-terracotta-tiles' } },
    art: { emblem: 'duotone-armchair' },
    copy: {
      title: 'Rooms that exhale', tag: 'Plaster, clay and limewash', quote: 'They talked us out of a wall, and into a window.', author: 'The Okonjo-Reyes family', name: 'Studio Lomas', place: 'The Old Dairy, Court 2\n555-0163\nstudiolomas.example',
      head: 'Walls with nothing to hide', intro: 'We finish rooms by hand with earth that was dug nearby. It breathes, it ages kindly, and it forgives the odd bicycle handlebar.', point1: 'One visit first', detail1: 'We come at the hour you use the room most and watch what the light does.', point2: 'One maker throughout', detail2: 'Whoever mixes your first sample trowels the last corner. No handovers.',
      days: 'From hello to a dry wall', day1: '01', item1: 'A walk through the house, shoes off', day2: '02', item2: 'Six samples, painted on your own wall', day3: '03', item3: 'Two weeks of quiet, slightly dusty work', day4: '04', item4: 'A year on, we come back and look', cta: 'First visit is on us',
    },
  },
  {
    id: 'paper-school-brochure', name: 'Art school brochure', recipe: 'brochure-cutouts', pairing: 'spartan', palette: 'sorbet',
    keywords: ['brochure', 'trifold', 'art', 'school', 'cut-outs', 'children', 'colorful', 'art class', 'kids', 'education', 'craft', 'workshop'],
    roles: { accent: '#e8433f', accentText: '#c62f2c', onAccent: '#fff5ea' },
    copy: {
      title: 'The paper school', tag: 'Art classes for ages 6 to 106', question: 'When did you last use the good scissors?', name: 'The paper school', place: 'Tram Depot, Gate 3\nOpen Tuesday to Sunday\n555-0118\npaperschool.example',
      sentence: 'Everyone can draw. Most of us were told to stop.', head1: 'Cut', text1: 'Saturday mornings with scissors, paste and painted paper. Small hands welcome, so are their grown-ups.', price1: 'Six weeks, €72', head2: 'Print', text2: 'Lino, potato and one enormous press called Agathe. Evenings for people who sit at screens.', price2: 'Six weeks, €96', head3: 'Paint', text3: 'A still life, a model with a sense of humour, and all the colours you were never allowed.', price3: 'Eight weeks, €120',
    },
  },
  {
    id: 'winter-garden-brochure', name: 'Botanic garden brochure', recipe: 'brochure-cutouts', pairing: 'abril', palette: 'lagoon',
    keywords: ['brochure', 'trifold', 'garden', 'museum', 'plants', 'cut-outs', 'visit', 'botanical', 'botanical garden', 'greenhouse', 'tourism', 'nature'],
    roles: { ink: '#0b3a33', accent: '#0f7a5c', accentText: '#0f6b51', onAccent: '#fdf8ec', accent2: '#f6b8c4', extra: '#f2a33c', bg: '#fdf8ec', muted: '#3d5a54' },
    copy: {
      title: 'The winter garden', tag: 'A visitor’s guide', question: 'Three climates, one ticket, no coat', name: 'Hollin Winter Garden', place: 'Glasshouse Road 1\nDaily, 10 to dusk\n+44 20 7946 0187\nhollin.example',
      sentence: 'It is always half past June somewhere in here.', head1: 'Palm house', text1: 'Warm, loud and dripping. Look up for the banana flowers and down for the tortoise, who has right of way.', price1: 'Feeding at 11', head2: 'Dry house', text2: 'Four hundred cacti and a bench. One of them blooms for a single night, and the café stays open for it.', price2: 'Talks at 2', head3: 'Fern stair', text3: 'Fifty-two steps from daylight into the oldest green there is. Mind your hat and your voice.', price3: 'Quiet hour at 4',
    },
  },
  {
    id: 'noodle-bar-menu', name: 'Noodle bar menu', recipe: 'menu-rail', pairing: 'bebas', palette: 'cherry',
    keywords: ['menu', 'noodles', 'restaurant', 'modern', 'bold', 'red', 'ramen', 'asian food', 'noodle', 'chinese restaurant', 'japanese restaurant', 'soup'],
    art: { emblem: 'duotone-bowl-steam' },
    copy: {
      title: 'Slurp loudly', tag: 'Noon until the pot is empty', section1: 'Bowls', dish1: 'Number one', price1: '12', detail1: 'miso, corn, butter, a soft egg', dish2: 'The red one', price2: '13', detail2: 'chilli, sesame, minced mushroom', dish3: 'Cold soba, hot day', price3: '11', detail3: 'dipping broth, spring onion, nori', dish4: 'Grandmother’s udon', price4: '13', detail4: 'ginger, greens, no questions asked',
      section2: 'Beside the bowl', dish5: 'Six gyoza', price5: '7', detail5: 'pork or pumpkin, crisp underneath', dish6: 'Smacked cucumber', price6: '5', detail6: 'garlic, black vinegar, noise', place: 'Canal Row 21\nNo bookings\nQueue moves',
    },
  },
  {
    id: 'wood-oven-menu', name: 'Wood oven menu', recipe: 'menu-rail', pairing: 'abril', palette: 'olive',
    keywords: ['menu', 'pizza', 'bakery', 'restaurant', 'modern', 'green', 'dark', 'pizzeria', 'italian restaurant', 'dessert', 'italian', 'food'],
    roles: { bg: '#22301c', ink: '#f7f0dc', accent: '#e9b949', accent2: '#c0582a', accentText: '#e9b949', onAccent: '#22301c', muted: '#c3c7a8', surface: '#2e3d26' },
    art: { emblem: 'duotone-pizza' },
    copy: {
      title: 'Forno Nove', tag: 'Lit every evening at five', section1: 'From the oven', dish1: 'Rossa', price1: '9', detail1: 'tomato, oregano, nothing to hide', dish2: 'Bianca', price2: '12', detail2: 'potato, rosemary, smoked ricotta', dish3: 'Courgette flower', price3: '14', detail3: 'anchovy, lemon, stracciatella', dish4: 'The baker’s mistake', price4: '11', detail4: 'changes daily, never returned',
      section2: 'While you wait', dish5: 'Fried olives', price5: '6', detail5: 'stuffed by whoever was late', dish6: 'Bitter leaves', price6: '7', detail6: 'pear, walnut, mustard', place: 'Via dei Tigli 9\nClosed Mondays\n555-0179',
    },
  },
];
