import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made } from '../made.js';

const HANGER = 'door hanger, door hangers, neighborhood, flyer, advertising';
const POOL = 'pool cleaning, pool cleaning flyer, pool service, pool maintenance, swimming pool, flyer';
const PRESSURE = 'pressure washing, pressure washing flyer, power washing, house washing, driveway cleaning, flyer';
const PUPPY = 'puppies, puppy, puppies for adoption, puppy for sale flyer, dog adoption, adopt a dog, flyer';

/** Door hangers and flyers of those who clean, mow and paint, and of puppies. */
export const trades: readonly TemplateSource[] = [
  made('bubbles-door-hanger', 'House cleaning door hanger', 'alfa mint', `${HANGER}, cleaning, house cleaning, maid service`, ['Hello, neighbor', 'Come home to clean', 'Three rooms, $99. We bring the mops.', 'Tidy Sisters, 555-0121']),
  made('bubbles-door-hanger', 'Window washing door hanger', 'jakarta skyline', `${HANGER}, window washing, window cleaning`, ['We’re on your street', 'See the street again', 'Twelve windows inside and out, $110.', '555-0129']),
  made('bubbles-door-hanger', 'Maid service door hanger', 'dmserif plum', `${HANGER}, cleaning, maid service, cleaning service`, ['Sorry we missed you', 'Your mop can retire', 'Weekly or once. First visit $20 off.', '555-0154']),
  made('mower-door-hanger', 'Lawn mowing door hanger', 'alfa fern', `${HANGER}, lawn care, lawn mowing, landscaping`, ['We mow next door', 'It grew again', 'Mow, edge and sweep from $35. 555-0118']),
  made('mower-door-hanger', 'Landscaping door hanger', 'archivo prairie', `${HANGER}, lawn care, landscaping, yard work`, ['Spring cleanup', 'Weekends are for naps', 'Leaves, beds and mulch, one price. 555-0172']),
  made('pool-party-flyer', 'Pool cleaning flyer', 'jakarta coast', POOL, ['Weekly from $39', 'Just add swimmers', 'We skim, test and scrub. You float.', 'Blue Tile Pools, 555-0136']),
  made('photo-banded-legal-flyer', 'Pool service flyer', 'spartan lagoon', POOL, { tag: 'Pool cleaning', title: 'Clear to the bottom', body: 'Weekly cleaning, pumps, filters and green pools brought back.', site: 'Call 555-0164', price: '$39' }, { photos: { hero: { id: 'photo-pool-light' } } }),
  made('photo-hung-flyer', 'Swimming pool cleaning flyer', 'dmserif teal', POOL, { tag: 'Pool care', title: 'Open by Memorial Day', body: 'Uncover, clean and balance for $189.', site: 'Deep End Pools, 555-0112' }, { photos: { hero: { id: 'photo-pool-light' } } }),
  made('jet-flyer', 'House pressure washing flyer', 'archivo royal', PRESSURE, ['Whole house from $199', 'Under it, it’s white', 'Siding, walks and steps in one morning.', 'Jet & Son, 555-0169']),
  made('rinse-letter-flyer', 'Driveway pressure washing flyer', 'bebas teal', PRESSURE, ['Spring special', 'Pressure washing', 'Driveways $99, decks $120.', 'Free quotes, 555-0164']),
  made('rinse-legal-flyer', 'Pressure washing company flyer', 'alfa sorbet', PRESSURE, ['Homes and shops', 'Wash off winter', 'Siding, sidewalks, dumpster pads. 555-0183']),
  made('pets-flyer', 'Puppies for adoption flyer', 'fraunces canyon', PUPPY, ['Eight weeks old', 'Five puppies, one cat', 'All need homes, shots done. Call Rosa, 555-0122']),
  made('good-dog-flyer', 'Puppy for sale flyer', 'fraunces coast', PUPPY, ['Beagle puppies, $450', 'Ready May 8', 'Vet checked, raised underfoot. 555-0193']),
  made('adoption-flyer', 'Adopt a puppy flyer', 'alfa candy', PUPPY, ['Nine puppies, one stowaway', 'Adopt a puppy', 'Fee $120 with shots and chip.', 'Fern Park Shelter, 555-0151']),
  made('good-dog-letter-flyer', 'Puppies looking for homes flyer', 'alfa terracotta', PUPPY, ['Born on March 2', 'Puppies need people', 'Lab mix, two boys, three girls. Free to kind homes.', 'Meet them: 555-0138']),
];
