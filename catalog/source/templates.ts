import type { TemplateSource } from '../build/templates/recipe.js';

/** The templates, in the order they are listed. Copy is ours: invented names, `.example` addresses, numbers kept for fiction. */
export const templates: readonly TemplateSource[] = [
  {
    id: 'bulb-talk', name: 'Botanical garden talk', recipe: 'post-arch', pairing: 'fraunces', palette: 'terracotta',
    keywords: ['garden', 'talk', 'botanical', 'flower', 'library', 'event'],
    photos: { hero: { id: 'photo-allium-oreophilum', focus: { x: 0.5, y: 0.45 } } },
    copy: { tag: 'Garden library talks', title: 'Secret life of bulbs', body: 'An evening of seed lists, pressed stems and stories with botanist Amara Lindqvist.', date: 'Thu 12 March', place: '7 pm, Orchard Hall', badge: 'Free entry' },
  },
  {
    id: 'harbour-walk', name: 'Harbour photo walk', recipe: 'post-arch', pairing: 'playfair', palette: 'harbour',
    keywords: ['travel', 'photography', 'walk', 'harbour', 'boats', 'tour'],
    photos: { hero: { id: 'photo-nagasaki-boats', focus: { x: 0.63, y: 0.5 } } },
    copy: { tag: 'Photography walks', title: 'Down by the old docks', body: 'Two slow hours along the quays with an archivist, a tripod and one good story per bridge.', date: 'Every Sunday', place: '9 am, Customs House', badge: 'From €15' },
  },
  {
    id: 'river-camp', name: 'River canyon trip', recipe: 'post-arch', pairing: 'bebas', palette: 'canyon',
    keywords: ['adventure', 'camp', 'canyon', 'river', 'outdoor', 'summer'],
    photos: { hero: { id: 'photo-black-canyon', focus: { x: 0.34, y: 0.5 } } },
    copy: { tag: 'Summer camp 2027', title: 'Five days downriver', body: 'Paddle by day, sleep under the cliffs at night. Ages 14 and up, boats and gear included.', date: '12–16 July', place: 'Black Rock landing', badge: '10% early bird' },
  },
  {
    id: 'bike-repair', name: 'Bike repair sale', recipe: 'post-number', pairing: 'anton', palette: 'plum',
    keywords: ['sale', 'discount', 'bike', 'repair', 'offer', 'shop'],
    copy: { number: '40', unit: '%\noff', title: 'Bike repair week', body: 'Full service with this post. Walk in, no booking needed.' },
  },
  {
    id: 'sketch-marathon', name: 'Sketch marathon', recipe: 'post-number', pairing: 'archivo', palette: 'cobalt',
    keywords: ['art', 'drawing', 'marathon', 'museum', 'workshop', 'event'],
    copy: { number: '24', unit: 'hours\nof art', title: 'Draw the museum', body: 'Pencils down at noon on Sunday. Beginners very welcome.' },
    roles: { accent2: '#9db4ff' },
  },
  {
    id: 'plant-swap', name: 'Plant swap weekend', recipe: 'post-number', pairing: 'bebas', palette: 'fern',
    keywords: ['plants', 'garden', 'swap', 'community', 'weekend', 'market'],
    copy: { number: '3', unit: 'days of\ngreen', title: 'The big plant swap', body: 'Bring a cutting, take a cutting. Old Tram Depot, 4–6 June.' },
  },
  {
    id: 'canyon-story', name: 'Canyon film night', recipe: 'story-horizon', pairing: 'fraunces', palette: 'canyon',
    keywords: ['story', 'film', 'travel', 'canyon', 'screening', 'outdoor'],
    photos: { hero: { id: 'photo-black-canyon', focus: { x: 0.42, y: 0.5 } } },
    copy: { day: '18', month: 'June', tag: 'Open-air screening', title: 'The river that cut the rock', body: 'A new documentary about the first boat crew to map the gorge, shown where they camped.', place: 'Lower meadow, gates at 8 pm' },
  },
  {
    id: 'prairie-story', name: 'Prairie exhibition', recipe: 'story-horizon', pairing: 'dmserif', palette: 'prairie',
    keywords: ['story', 'exhibition', 'photography', 'museum', 'history', 'house'],
    photos: { hero: { id: 'photo-dust-bowl-home', focus: { x: 0.62, y: 0.42 } } },
    copy: { day: '05', month: 'Sept', tag: 'Now on view', title: 'Houses left to the wind', body: 'Ninety photographs of empty homes on the plains, and the letters of those who moved on.', place: 'Linden Museum, second floor' },
  },
  {
    id: 'biplane-story', name: 'Museum night story', recipe: 'story-horizon', pairing: 'syne', palette: 'brass',
    keywords: ['story', 'museum', 'aviation', 'airplane', 'night', 'history'],
    photos: { hero: { id: 'photo-airplane-from-above', focus: { x: 0.5, y: 0.4 } } },
    copy: { day: '27', month: 'Nov', tag: 'Museum late', title: 'Wings of wood and wire', body: 'Climb into a cockpit, fold a better glider and hear how pilots found their way by river.', place: 'Hangar 3, free until midnight' },
  },
  {
    id: 'landscape-card', name: 'Landscape architect card', recipe: 'card-panel', pairing: 'cormorant', palette: 'orchard',
    keywords: ['business card', 'architect', 'garden', 'elegant', 'green', 'gold'],
    copy: { initial: 'N', company: 'Northam', name: 'Elena Northam', role: 'Landscape architect', phone: '+44 20 7946 0182', email: 'elena@northam.example', address: '12 Orchard Row, Bath' },
  },
  {
    id: 'pastry-card', name: 'Pastry chef card', recipe: 'card-panel', pairing: 'dmserif', palette: 'rosewood',
    keywords: ['business card', 'bakery', 'chef', 'pink', 'warm'],
    copy: { initial: 'R', company: 'Rosewater', name: 'Imogen Falkner', role: 'Pastry chef & founder', phone: '+1 555 0134 882', email: 'imogen@rosewater.example', address: '418 Juniper Street, Portland' },
  },
  {
    id: 'lighting-card', name: 'Lighting designer card', recipe: 'card-panel', pairing: 'archivo', palette: 'graphite',
    keywords: ['business card', 'designer', 'modern', 'dark', 'bold'],
    copy: { initial: 'T', company: 'Nordlys', name: 'Tomas Nygaard', role: 'Lighting designer', phone: '+44 20 7946 0137', email: 'tomas@nordlys.example', address: '7 Ferry Lane, Leith' },
  },
  {
    id: 'jazz-poster', name: 'Jazz nights poster', recipe: 'poster-tiles', pairing: 'archivo', palette: 'jazz',
    keywords: ['poster', 'jazz', 'music', 'concert', 'bauhaus', 'retro'],
    art: { motif: 'motif-record' },
    copy: { title: 'Jazz\nnights', date: '12–14 September\n20:00 till late', place: 'Harbour Hall\nPier 6', price: 'From €18\njazznights.example' },
  },
  {
    id: 'design-week-poster', name: 'Design week poster', recipe: 'poster-tiles', pairing: 'bebas', palette: 'candy',
    keywords: ['poster', 'design', 'festival', 'geometry', 'bauhaus', 'colourful'],
    art: { motif: 'motif-rays' },
    copy: { title: 'Design\nweek', date: '3–9 May\nDaily from 10:00', place: 'Old Mill Campus\nHalls 2 and 5', price: 'Free entry\ndesignweek.example' },
  },
  {
    id: 'garden-fair-poster', name: 'Garden fair poster', recipe: 'poster-tiles', pairing: 'dmserif', palette: 'meadow',
    keywords: ['poster', 'garden', 'fair', 'flowers', 'spring', 'market'],
    art: { motif: 'motif-bloom' },
    copy: { title: 'Garden\nfair', date: '21 April\n9:00 to 17:00', place: 'Botanic House\nNorth lawn', price: 'Tickets €6\ngardenfair.example' },
  },
  {
    id: 'flight-deck', name: 'A century of flight', recipe: 'deck-cover', pairing: 'dmserif', palette: 'teal',
    keywords: ['presentation', 'museum', 'aviation', 'history', 'education', 'cover'],
    photos: { hero: { id: 'photo-airplane-from-above', focus: { x: 0.54, y: 0.45 } } },
    copy: { company: 'Museum of Motion', title: 'A century of looking down', body: 'How pictures from the air changed maps, farms and cities. A talk in twelve photographs.', author: 'Prepared by the archive', date: 'Spring 2027' },
  },
  {
    id: 'heritage-deck', name: 'Heritage report', recipe: 'deck-cover', pairing: 'playfair', palette: 'atlas',
    keywords: ['presentation', 'report', 'heritage', 'harbour', 'annual', 'cover'],
    photos: { hero: { id: 'photo-nagasaki-boats', focus: { x: 0.62, y: 0.5 } } },
    copy: { company: 'Atlas Heritage Trust', title: 'Keeping old harbours afloat', body: 'Annual report to members and partners, with conservation priorities for the decade ahead.', author: 'Board of trustees', date: 'March 2027' },
  },
  {
    id: 'planting-deck', name: 'Native planting workshop', recipe: 'deck-cover', pairing: 'syne', palette: 'moss',
    keywords: ['presentation', 'workshop', 'plants', 'garden', 'nature', 'cover'],
    photos: { hero: { id: 'photo-acanthus-mollis', focus: { x: 0.5, y: 0.35 } } },
    copy: { company: 'Studio Understorey', title: 'Plant what wants to grow', body: 'A workshop on thorns, seed heads and other good ideas that gardens had before us.', author: 'Open studio series', date: 'No. 4' },
  },
  {
    id: 'salthaus-logo', name: 'Coastal seal logo', recipe: 'logo-seal', pairing: 'josefin', palette: 'coast',
    keywords: ['logo', 'sea', 'sun', 'ceramics', 'seal', 'blue'],
    art: { mark: 'motif-sun-over-sea' }, roles: { accent: '#f2a65a', extra: '#8cc5c4', accent2: '#4f9da6' },
    copy: { name: 'Salthaus', tag: 'Coastal ceramics' },
  },
  {
    id: 'fernhill-logo', name: 'Botanical logo', recipe: 'logo-seal', pairing: 'cormorant', palette: 'grove',
    keywords: ['logo', 'leaf', 'botanical', 'organic', 'green'],
    art: { mark: 'motif-sprig' },
    copy: { name: 'Fernhill', tag: 'Botanical skincare' },
    roles: { accent: '#4f772d' },
  },
  {
    id: 'northpeak-logo', name: 'Mountain seal logo', recipe: 'logo-seal', pairing: 'archivo', palette: 'summit',
    keywords: ['logo', 'mountain', 'outdoor', 'seal', 'blue'],
    art: { mark: 'motif-peaks' },
    copy: { name: 'Alto Vale', tag: 'Guides & outfitters' },
    roles: { accent: '#e9a23b', extra: '#4a7fb0', accent2: '#fdfaf3' },
  },
  {
    id: 'snow-hike-event', name: 'First snow hike', recipe: 'event-scrim', pairing: 'anton', palette: 'ember',
    keywords: ['event', 'hike', 'mountains', 'winter', 'outdoor', 'facebook'],
    photos: { hero: { id: 'photo-french-alpine-landscape', focus: { x: 0.62, y: 0.4 } } },
    copy: { weekday: 'Sat', day: '04', title: 'First snow hike', body: 'Twelve easy kilometres, soup at the hut, 8 am' },
  },
  {
    id: 'cat-film-event', name: 'Silent film night', recipe: 'event-scrim', pairing: 'syne', palette: 'film',
    keywords: ['event', 'film', 'cat', 'cinema', 'night', 'facebook'],
    photos: { hero: { id: 'photo-locomotion-house-cat', focus: { x: 0.8, y: 0.4 } } },
    copy: { weekday: 'Fri', day: '27', title: 'Cats before cinema', body: 'Short silent films and a live piano, doors 8 pm' },
  },
  {
    id: 'lantern-event', name: 'Harbour lantern walk', recipe: 'event-scrim', pairing: 'fraunces', palette: 'lantern',
    keywords: ['event', 'harbour', 'walk', 'lantern', 'evening', 'facebook'],
    photos: { hero: { id: 'photo-nagasaki-boats', focus: { x: 0.65, y: 0.62 } } },
    copy: { weekday: 'Sun', day: '12', title: 'Harbour lantern walk', body: 'Meet at the boathouse at dusk, bring a light' },
  },
];
