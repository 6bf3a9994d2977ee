import type { TemplateSource } from '../../build/templates/recipe.js';
import { night } from './night.js';

export const logos: readonly TemplateSource[] = [
  {
    id: 'salthaus-logo', name: 'Coastal seal logo', recipe: 'logo-seal', pairing: 'josefin', palette: 'coast',
    keywords: ['logo', 'sea', 'sun', 'ceramics', 'seal', 'blue', 'pottery', 'ocean', 'waves', 'coast', 'beach', 'craft'],
    art: { mark: 'motif-sun-over-sea' }, roles: { accent: '#f2a65a', extra: '#8cc5c4', accent2: '#4f9da6' },
    copy: { name: 'Salthaus', tag: 'Coastal ceramics' },
  },
  {
    id: 'fernhill-logo', name: 'Botanical logo', recipe: 'logo-seal', pairing: 'cormorant', palette: 'grove',
    keywords: ['logo', 'leaf', 'botanical', 'organic', 'green', 'skincare', 'natural', 'leaves', 'beauty', 'spa', 'plants', 'cosmetics'],
    art: { mark: { id: 'motif-sprig', colors: ['accent'] } },
    copy: { name: 'Fernhill', tag: 'Botanical skincare' },
    roles: { accent: '#4f772d' },
  },
  {
    id: 'northpeak-logo', name: 'Mountain seal logo', recipe: 'logo-seal', pairing: 'archivo', palette: 'summit',
    keywords: ['logo', 'mountain', 'outdoor', 'seal', 'blue', 'travel', 'hiking', 'adventure', 'climbing', 'tour guide', 'outfitter'],
    art: { mark: 'motif-peaks' },
    copy: { name: 'Alto Vale', tag: 'Guides & outfitters' },
    roles: { accent: '#e9a23b', extra: '#4a7fb0', accent2: '#d4e3f2' },
  },
  {
    id: 'orsini-monogram', name: 'Doorway monogram', recipe: 'monogram-arch', pairing: 'abril', palette: 'rosewood',
    keywords: ['monogram', 'logo', 'arch', 'letter', 'elegant', 'pink', 'hotel', 'bed and breakfast', 'inn', 'initials', 'boutique'],
    copy: { initial: 'O', name: 'Orsini', tag: 'Rooms & breakfast' },
  },
  {
    id: 'kestrel-monogram', name: 'Kestrel monogram', recipe: 'monogram-arch', pairing: 'cinzel', palette: 'cobalt',
    keywords: ['monogram', 'logo', 'arch', 'letter', 'blue', 'classic', 'bookshop', 'bookstore', 'books', 'initials', 'bird', 'publisher'],
    copy: { initial: 'K', name: 'Kestrel', tag: 'Books and bindings' },
  },
  {
    id: 'mimosa-monogram', name: 'Mimosa monogram', recipe: 'monogram-arch', pairing: 'alfa', palette: 'ember',
    keywords: ['monogram', 'logo', 'arch', 'letter', 'yellow', 'warm', 'perfume', 'beauty', 'initials', 'cosmetics', 'boutique', 'flowers'],
    copy: { initial: 'M', name: 'Mimosa', tag: 'Perfume from Grasse' },
  },
  {
    id: 'camp-badge', name: 'Camp patch badge', recipe: 'badge-patch', pairing: 'alfa', palette: 'jazz',
    keywords: ['badge', 'patch', 'camp', 'outdoor', 'scouts', 'sunrise', 'summer camp', 'camping', 'sticker', 'adventure', 'logo', 'lake'],
    art: { emblem: 'duotone-tent' },
    copy: { tag: 'Lake Ombra', title: 'Camp Nowhere', year: 'Since 1974' },
  },
  {
    id: 'star-watch-badge', name: 'Star watchers badge', recipe: 'badge-patch', pairing: 'syne', palette: 'nocturne',
    keywords: ['badge', 'patch', 'astronomy', 'night', 'club', 'science', 'stars', 'space', 'sticker', 'logo', 'telescope', 'moon'],
    roles: { ink: '#14123a', accent2: '#4b3fa3', accent: '#ffd9a0', extra: '#2c2670', onAccent: '#14123a' },
    art: { emblem: 'duotone-campfire' },
    copy: { tag: 'Clear skies', title: 'Night Owls', year: 'Field group 9' },
  },
  {
    id: 'sea-swim-badge', name: 'Sea swimmers badge', recipe: 'badge-patch', pairing: 'oswald', palette: 'mint',
    keywords: ['badge', 'patch', 'swimming', 'sea', 'club', 'sport', 'swim', 'ocean', 'sticker', 'logo', 'swim team', 'waves'],
    roles: { accent2: '#ffe1b0', extra: '#57b8ad' },
    art: { emblem: 'duotone-lighthouse' },
    copy: { tag: 'In by seven', title: 'Cold Water Club', year: 'All winter long' },
  },
  {
    id: 'best-jam-badge', name: 'Best jam badge', recipe: 'badge-rosette', pairing: 'dmserif', palette: 'cherry',
    keywords: ['badge', 'rosette', 'award', 'fair', 'jam', 'first prize', 'red', 'sticker', 'label', 'winner', 'food', 'county fair'],
    copy: { tag: 'Dell Cross fair', number: '1st', title: 'Jam, stone fruit' },
  },
  {
    id: 'ten-years-badge', name: 'Ten years badge', recipe: 'badge-rosette', pairing: 'bebas', palette: 'cobalt',
    keywords: ['badge', 'rosette', 'anniversary', 'guarantee', 'years', 'blue', 'sticker', 'label', 'seal', 'logo', 'ten year anniversary', 'warranty'],
    roles: { accent2: '#ffd27a' },
    copy: { tag: 'Guaranteed', number: '10', title: 'years, even\nthe hinges' },
  },
  {
    id: 'good-dog-badge', name: 'Good dog badge', recipe: 'badge-rosette', pairing: 'alfa', palette: 'grove',
    keywords: ['badge', 'rosette', 'dog', 'pet', 'award', 'fun', 'green', 'sticker', 'pets', 'dog show', 'winner', 'ribbon'],
    roles: { accent2: '#f4d58d', accent: '#5d8a3a' },
    copy: { tag: 'Village show', number: 'A+', title: 'Waggiest tail' },
  },
  {
    id: 'crumb-logo', name: 'Stacked bakery logo', recipe: 'logo-stack', pairing: 'archivo', palette: 'ember',
    keywords: ['logo', 'bakery', 'bread', 'type', 'bold', 'yellow', 'baker', 'cake', 'cafe', 'pastry', 'food', 'restaurant'],
    art: { mark: 'duotone-cookie' },
    copy: { name: 'Crust\n& crumb\n& co', tag: 'Bakers of small things' },
  },
  {
    id: 'quiet-hours-logo', name: 'Stacked bookshop logo', recipe: 'logo-stack', pairing: 'instrument', palette: 'fern',
    keywords: ['logo', 'bookshop', 'books', 'type', 'elegant', 'green', 'bookstore', 'reading', 'library', 'second hand', 'used books'],
    roles: { accent: '#12332b', onAccent: '#f4f6ea', ink: '#f4c95d' },
    art: { mark: 'duotone-book-open' },
    copy: { name: 'The\nquiet\nhours', tag: 'Second-hand books' },
  },
  {
    id: 'tilt-logo', name: 'Stacked bike logo', recipe: 'logo-stack', pairing: 'jakarta', palette: 'candy',
    keywords: ['logo', 'bicycle', 'shop', 'type', 'modern', 'pink', 'bike', 'bike shop', 'cycling', 'repair', 'rental'],
    roles: { onAccent: '#33215a' },
    art: { mark: 'duotone-bicycle' },
    copy: { name: 'Tilt\nbikes,\nbasically', tag: 'Hire, mend, wobble' },
  },
  {
    id: 'hollow-bean-logo', name: 'Crossed arrows coffee logo', recipe: 'logo-arrows', pairing: 'cinzel', palette: 'canyon',
    keywords: ['logo', 'coffee', 'roaster', 'arrows', 'vintage', 'hand-made', 'coffee shop', 'cafe', 'coffee beans', 'barista', 'restaurant'],
    art: { mark: 'duotone-coffee-bean', detail: 'duotone-flame' },
    copy: { name: 'Hollow Bean', tag: 'Small batch roasters', since: 'Est.', year: '1987' },
  },
  {
    id: 'ash-and-oak-logo', name: 'Crossed arrows timber logo', recipe: 'logo-arrows', pairing: 'bebas', palette: 'moss',
    keywords: ['logo', 'timber', 'axe', 'arrows', 'outdoor', 'dark', 'hipster', 'wood', 'firewood', 'carpenter', 'woodworking', 'forest'],
    roles: night('moss'),
    art: { mark: 'duotone-axe', detail: 'duotone-acorn' },
    copy: { name: 'Ash & Oak', tag: 'Firewood by the cord', since: 'Cut', year: 'Dry' },
  },
  {
    id: 'two-combs-logo', name: 'Crossed arrows barber logo', recipe: 'logo-arrows', pairing: 'zilla', palette: 'harbour',
    keywords: ['logo', 'barber', 'scissors', 'arrows', 'retro', 'blue', 'barber shop', 'barbershop', 'haircut', 'salon', 'men', 'hair salon'],
    art: { mark: 'duotone-scissors', detail: 'duotone-anchor' },
    copy: { name: 'Rocco & Sons', tag: 'Harbour barbers', since: 'Wet', year: 'Shaves' },
  },
];
