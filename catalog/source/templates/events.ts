import type { TemplateSource } from '../../build/templates/recipe.js';
import { night } from './night.js';

export const events: readonly TemplateSource[] = [
  {
    id: 'snow-hike-event', name: 'First snow hike', recipe: 'event-scrim', pairing: 'anton', palette: 'ember',
    keywords: ['event', 'hike', 'mountains', 'winter', 'outdoor', 'facebook', 'hiking', 'snow', 'trail', 'walk', 'outdoors'],
    photos: { hero: { id: 'photo-french-alpine-landscape', focus: { x: 0.62, y: 0.4 } } },
    copy: { weekday: 'Sat', day: '04', title: 'First snow hike', body: 'Twelve easy kilometres, soup at the hut, 8 am' },
  },
  {
    id: 'cat-film-event', name: 'Silent film night', recipe: 'event-scrim', pairing: 'syne', palette: 'film',
    keywords: ['event', 'film', 'cat', 'cinema', 'night', 'facebook', 'movie', 'movie night', 'cats', 'silent film', 'screening', 'piano'],
    photos: { hero: { id: 'photo-locomotion-house-cat', focus: { x: 0.8, y: 0.4 } } },
    copy: { weekday: 'Fri', day: '27', title: 'Cats before cinema', body: 'Short silent films and a live piano, doors 8 pm' },
  },
  {
    id: 'lantern-event', name: 'Harbour lantern walk', recipe: 'event-scrim', pairing: 'fraunces', palette: 'lantern',
    keywords: ['event', 'harbor', 'harbour', 'walk', 'lantern', 'evening', 'facebook', 'lanterns', 'light festival', 'family', 'night', 'boats'],
    photos: { hero: { id: 'photo-nagasaki-boats', focus: { x: 0.65, y: 0.62 } } },
    copy: { weekday: 'Sun', day: '12', title: 'Harbour lantern walk', body: 'Meet at the boathouse at dusk, bring a light' },
  },
  {
    id: 'garden-wedding', name: 'Garden wedding invitation', recipe: 'invitation-sprigs', pairing: 'greatvibes', palette: 'fern',
    keywords: ['invitation', 'wedding', 'garden', 'botanical', 'green', 'elegant', 'marriage', 'ceremony', 'reception', 'floral', 'outdoor wedding', 'summer'],
    art: { sprig: 'motif-sprig' },
    copy: { tag: 'Together with our families', name: 'Mira\n& Jonas', body: 'invite you to an afternoon of vows, long tables and dancing on the grass', date: 'Saturday 12 June', place: 'Fernhill House, three o’clock' },
  },
  {
    id: 'olive-supper', name: 'Harvest supper invitation', recipe: 'invitation-sprigs', pairing: 'cormorant', palette: 'olive',
    keywords: ['invitation', 'supper', 'harvest', 'rustic', 'autumn', 'botanical', 'dinner party', 'fall', 'harvest festival', 'farm', 'dinner'],
    art: { sprig: 'motif-sprig' },
    copy: { tag: 'After the harvest', name: 'Olive\nsupper', body: 'One table, forty chairs, bread from our oven and the first oil of the year', date: 'Friday 22 October', place: 'The press house, at sunset' },
  },
  {
    id: 'naming-day', name: 'Naming day invitation', recipe: 'invitation-sprigs', pairing: 'amatic', palette: 'rosewood',
    keywords: ['invitation', 'baby', 'naming', 'family', 'pink', 'gentle', 'christening', 'baptism', 'naming ceremony', 'newborn', 'baby girl', 'celebration'],
    art: { sprig: 'motif-sprig' },
    copy: { tag: 'Please come and meet', name: 'Little\nNoor', body: 'Cake, poems and a tree to plant for the newest of us', date: 'Sunday 18 April', place: 'Grandmother’s garden, eleven o’clock' },
  },
  {
    id: 'anemone-wedding', name: 'Anemone wedding invitation', recipe: 'invitation-anemones', pairing: 'greatvibes', palette: 'rosewood',
    keywords: ['invitation', 'wedding', 'flowers', 'botanical', 'script', 'romantic', 'marriage', 'ceremony', 'floral', 'spring', 'bride', 'country wedding'],
    copy: { tag: 'Please join us for the wedding of', name: 'Amara\n& Søren', body: 'Vows under the lime tree, supper in the barn, a band that knows only waltzes', date: 'Saturday 22 May', place: 'Rosemary Barn, half past two' },
  },
  {
    id: 'moonlit-garden-party', name: 'Night garden invitation', recipe: 'invitation-anemones', pairing: 'cormorant', palette: 'orchard',
    keywords: ['invitation', 'garden', 'night', 'botanical', 'dark', 'elegant', 'garden party', 'summer party', 'party', 'flowers', 'moon', 'floral'],
    roles: night('orchard'),
    copy: { tag: 'When the white flowers open', name: 'Moonlit\nGarden', body: 'A walk by lantern, a glass of elderflower and moths on a white sheet', date: 'Friday 16 July', place: 'Walled garden gate, from nine' },
  },
  {
    id: 'grandmother-ninety', name: 'Ninetieth birthday lunch', recipe: 'invitation-anemones', pairing: 'amatic', palette: 'lantern',
    keywords: ['invitation', 'birthday', 'lunch', 'flowers', 'family', 'hand-drawn', '90th', '90th birthday', 'ninety', 'grandma', 'birthday party', 'floral'],
    copy: { tag: 'Come hungry, bring a story', name: 'Nana Oriel\nis ninety', body: 'A long lunch with all four generations and one very large trifle', date: 'Sunday 5 September', place: 'Her own kitchen, from noon' },
  },
  {
    id: 'winter-gala', name: 'Winter gala invitation', recipe: 'invitation-chandelier', pairing: 'cinzel', palette: 'brass',
    keywords: ['invitation', 'gala', 'art deco', 'gold', 'luxury', 'winter', 'black', 'black tie', 'ball', 'formal', 'corporate event', 'charity gala'],
    copy: { tag: 'The trustees request', title: 'The Winter Lights Gala', date: '11 December, eight', place: 'Grand foyer of the Meridian Theatre, black tie' },
  },
  {
    id: 'speakeasy-fifty', name: 'Speakeasy birthday invitation', recipe: 'invitation-chandelier', pairing: 'josefin', palette: 'orchard',
    keywords: ['invitation', 'birthday', 'art deco', 'jazz', 'green', 'twenties', '50th', '50th birthday', 'fifty', 'birthday party', 'party', 'cocktail party'],
    copy: { tag: 'Knock twice, say plum', title: 'Fifty and fabulous', date: '30 October, nine', place: 'Behind the bookshop on Lark Street, feathers welcome' },
  },
  {
    id: 'opera-supper', name: 'Opera supper invitation', recipe: 'invitation-chandelier', pairing: 'abril', palette: 'plum',
    keywords: ['invitation', 'opera', 'supper', 'art deco', 'plum', 'evening', 'dinner party', 'theater', 'dinner', 'music', 'concert', 'stage'],
    copy: { tag: 'After the last curtain', title: 'Supper with the soprano', date: '26 February, eleven', place: 'Five courses on the stage itself, the scenery stays up' },
  },
  {
    id: 'june-heart', name: 'June wedding save the date', recipe: 'save-the-date-heart', pairing: 'dmserif', palette: 'terracotta',
    keywords: ['save the date', 'wedding', 'calendar', 'heart', 'june', 'modern', 'marriage', 'engagement', 'summer', 'bride', 'couple', 'love'],
    copy: { tag: 'Save the date', name: 'Lucía\n& Tunde', body: 'Keep the whole day free, and your dancing shoes within reach', month: 'June', day: '12', place: 'Saturday, in the hills above Ronda' },
  },
  {
    id: 'november-ruby', name: 'Ruby anniversary save the date', recipe: 'save-the-date-heart', pairing: 'playfair', palette: 'cherry',
    keywords: ['save the date', 'anniversary', 'calendar', 'heart', 'red', 'family', '40th anniversary', 'wedding anniversary', 'ruby anniversary', 'party', 'couple', 'love'],
    roles: night('cherry'),
    copy: { tag: 'Forty years on', name: 'Ines\nand Park\nagain', body: 'Same two people, same cake, rather more grandchildren', month: 'November', day: '12', place: 'Friday, at the old dance hall' },
  },
  {
    id: 'observatory-ticket', name: 'Observatory night ticket', recipe: 'ticket-rosette', pairing: 'spartan', palette: 'iris',
    keywords: ['ticket', 'stars', 'observatory', 'night', 'science', 'museum', 'astronomy', 'planet', 'saturn', 'admission', 'space', 'event'],
    art: { emblem: 'duotone-star' },
    copy: { tag: 'Observatory late', title: 'Saturn after dark', date: 'Thu 14 October\n21:30 to 23:00', place: 'East dome\nthird staircase', name: 'Admits one stargazer', row: 'Group B', seat: '07', price: '€14' },
  },
  {
    id: 'roller-disco-event', name: 'Roller disco night', recipe: 'event-floor', pairing: 'syne', palette: 'candy',
    keywords: ['event', 'disco', 'dance', 'retro', 'checkered', 'facebook', 'party', 'club', '80s party', 'skating', 'roller skating', 'dance party'],
    art: { emblem: 'duotone-disco-ball' },
    copy: { tag: 'Skates for hire', title: 'Roller disco', date: 'Fri 19 March, 8 pm', place: 'Old tram depot, hall 2', price: 'Only\n£6' },
  },
  {
    id: 'park-chess-event', name: 'Chess in the park', recipe: 'event-floor', pairing: 'zilla', palette: 'meadow',
    keywords: ['event', 'chess', 'park', 'games', 'checkered', 'facebook', 'game night', 'chess club', 'board games', 'tournament', 'outdoor'],
    art: { emblem: 'duotone-horse' },
    copy: { tag: 'All levels', title: 'Knights on the lawn', date: 'Sundays in May, 11 am', place: 'Giant boards, bandstand', price: 'Free' },
  },
  {
    id: 'ghost-light-ticket', name: 'Theatre ticket', recipe: 'ticket-beams', pairing: 'abril', palette: 'plum',
    keywords: ['ticket', 'theater', 'theatre', 'stage', 'ghost', 'comedy', 'evening', 'play', 'show', 'drama', 'admission', 'october'],
    art: { emblem: 'duotone-ghost' },
    copy: { tag: 'The Tram Depot Players', title: 'The ghost of row F', date: 'Fri 29 October\ncurtain at 19:30', place: 'Little Tram Theatre\nside door', row: 'Stalls, row F', seat: '13', price: '€12' },
  },
  {
    id: 'night-skate-ticket', name: 'Disco night ticket', recipe: 'ticket-beams', pairing: 'syne', palette: 'lagoon',
    keywords: ['ticket', 'disco', 'party', 'music', 'dance', 'night', 'blue', 'club', '80s party', 'nightclub', 'dj', 'concert'],
    roles: { accent: '#ff5fa2', extra: '#2f7bff', accent2: '#7ce0e8', ink: '#0b1440', onAccent: '#0b1440' },
    art: { emblem: 'duotone-disco-ball' },
    copy: { tag: 'One room, no phones', title: 'Mirror ball Monday', date: 'Mon 6 March\n21:00 to 02:00', place: 'Pump House\nbasement floor', row: 'Admit one', seat: '0042', price: '£8' },
  },
  {
    id: 'village-circus-ticket', name: 'Village circus ticket', recipe: 'ticket-beams', pairing: 'alfa', palette: 'cherry',
    keywords: ['ticket', 'circus', 'family', 'show', 'horse', 'retro', 'red', 'carnival', 'kids', 'admission', 'clown', 'circus party'],
    roles: { ink: '#8f1426', accent: '#f4c95d', extra: '#ff7a5c', accent2: '#ffe9c2', onAccent: '#5a0c18' },
    art: { emblem: { id: 'duotone-horse', colors: ['ink', 'bg'] } },
    copy: { tag: 'Three nights only', title: 'The smallest circus', date: 'Sat 12 June\nmatinee 15:00', place: 'Goose Green\nthe striped tent', row: 'Bench two', seat: 'B27', price: '$9' },
  },
];
