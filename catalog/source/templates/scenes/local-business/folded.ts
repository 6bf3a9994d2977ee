import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { counted, upTo } from '../../sheets/slots.js';
import { made } from '../made.js';

type Row = readonly [string, string];

/** What a sheet of three panels says: cover and flap, address, four parts, three steps, five prices. */
interface Fold {
  readonly cover: Row;
  readonly flap: Row;
  readonly promises: readonly string[];
  readonly from: readonly [name: string, place: string, call: string];
  readonly parts: readonly [head: string, ...rows: Row[]];
  readonly steps: readonly [head: string, ...rows: Row[]];
  readonly prices: readonly [head: string, ...rows: Row[]];
  readonly offer: string;
  /** The icon by the address and the four by the parts. */
  readonly art: readonly string[];
}

export const fold = (recipe: string, name: string, look: `${string} ${string}`, keywords: string, { cover, flap, promises, from, parts, steps, prices, offer, art }: Fold): TemplateSource => {
  const [[head1, ...partRows], [head2, ...stepRows], [head3, ...priceRows]] = [parts, steps, prices];
  const first = (rows: readonly Row[]): string[] => rows.map(([a]) => a);
  const second = (rows: readonly Row[]): string[] => rows.map(([, b]) => b);
  return made(recipe, name, look, `brochure, trifold brochure, ${keywords}`, {
    ...{ tag: cover[0], title: cover[1], question: flap[0], detail: flap[1], name: from[0], place: from[1], call: from[2], head1, head2, head3, offer },
    ...counted('promise', promises), ...counted('part', first(partRows)), ...counted('text', second(partRows)), ...upTo('no', 3), ...counted('step', first(stepRows)), ...counted('way', second(stepRows)), ...counted('item', first(priceRows)), ...counted('price', second(priceRows)),
  }, { art: Object.fromEntries(art.map((icon, i) => [i ? `sign${i}` : 'mark', `duotone-${icon}`])) });
};

export const foldedTrades: readonly TemplateSource[] = [
  fold('hotel-brochure', 'Hotel brochure', 'cinzel gala', 'hotel, hotel brochure, resort, hospitality, travel, pamphlet', {
    cover: ['Since 1931', 'The Corner Hotel'], flap: ['Forty rooms and one bell', 'Ring it once. Somebody kind will come, usually with a key.'], promises: ['Breakfast until noon', 'Checkout at two', 'Bicycles for free'], from: ['The Corner Hotel', '9 Harbor Street\nPortland, Maine\nthecorner.example', '555-0170'],
    parts: ['In the house', ['Rooms', 'High ceilings, thick curtains, windows that open.'], ['Kitchen', 'Fish on Friday, pancakes every day.'], ['Library', 'Nine hundred books and a fire.'], ['Garden', 'Deck chairs, mint and a tortoise.']],
    steps: ['A good day', ['Sleep', 'No phone by the bed, and nobody misses it.'], ['Wander', 'The harbor is four minutes downhill.'], ['Return', 'Soup at six, and the bar is warm.']],
    prices: ['A night', ['Single', '$89'], ['Double', '$129'], ['Corner room', '$169'], ['Family, two rooms', '$219'], ['The tower', '$290']], offer: 'From November to March the third night is free. So is the fog.', art: ['bell', 'key', 'fork-knife', 'books', 'plant'],
  }),
  fold('inn-brochure', 'Bed and breakfast brochure', 'fraunces rosewood', 'hotel brochure, bed and breakfast, inn, guest house, airbnb, vacation rental', {
    cover: ['Bed and breakfast', 'Sleep over at ours'], flap: ['Nine rooms over a bakery', 'You’ll wake up at six without an alarm. You won’t mind.'], promises: ['Bread at seven', 'Dogs welcome', 'Parking, but tight'], from: ['The Rising Inn', '31 Juniper Street\nSalem, Oregon\nrisinginn.example', '555-0134'],
    parts: ['What we have', ['Beds', 'Wide, high, and made by hand.'], ['Breakfast', 'Eggs, jam, whatever is out of the oven.'], ['A porch', 'Two rockers and a good street to watch.'], ['Maps', 'Drawn by us, with opinions.']],
    steps: ['Your stay', ['Arrive', 'From three on. The key hangs by the stove.'], ['Ask', 'We know where the herons are.'], ['Stay longer', 'Most do.']],
    prices: ['Rooms', ['Small', '$79'], ['Quiet, in back', '$89'], ['Large', '$109'], ['Attic', '$119'], ['Extra bed', '$20']], offer: 'Fourth night free, Sunday to Thursday.', art: ['heart', 'bed', 'cookie', 'armchair', 'map-pin'],
  }),
  fold('clinic-brochure', 'Medical brochure', 'jakarta skyline', 'medical brochure, medical, clinic, health care, doctor, hospital, pamphlet', {
    cover: ['Northside Clinic', 'Care that knows your name'], flap: ['Sick today? Come today', 'Walk in from eight to eight. The wait is on our website, and it’s true.'], promises: ['No appointment', 'All ages', 'Prices on the wall'], from: ['Northside Clinic', '210 Bay Street\nTacoma, Washington\nnorthside.example', '555-0161'],
    parts: ['What we treat', ['Fevers and coughs', 'And whatever the kids brought home.'], ['Sprains', 'X-ray on site, read within the hour.'], ['Checkups', 'Blood pressure, heart, honest talk.'], ['Vaccines', 'Flu, travel, school. Stickers for all.']],
    steps: ['How it works', ['Sign in', 'One page, not six.'], ['See a nurse', 'Usually within nine minutes.'], ['Go home', 'With a plan in plain words.']],
    prices: ['Without insurance', ['Visit', '$95'], ['X-ray', '$70'], ['Lab, basic', '$40'], ['Vaccine', '$25'], ['Follow-up', 'free']], offer: 'We take most insurance, and we’ll tell you before, not after.', art: ['first-aid', 'thermometer', 'footprints', 'heartbeat', 'shield-check'],
  }),
  fold('doctor-brochure', 'Family doctor brochure', 'dmserif teal', 'medical brochure, family doctor, physician, medical practice, health care, clinic', {
    cover: ['Family medicine', 'A doctor who listens'], flap: ['Twenty minutes, just for you', 'We see twelve people a day, so that you can finish your sentence.'], promises: ['Same-week visits', 'Calls returned by six', 'Newborn to ninety'], from: ['Dr. Helen Osei', '14 Alder Street\nDayton, Ohio\ndrosei.example', '555-0124'],
    parts: ['We do', ['Annual physicals', 'From your ears to your excuses.'], ['Children', 'Growth, shots and scraped knees.'], ['Hearts', 'ECG here, cardiologist next door.'], ['Sleep', 'Yours, and how to get some.']],
    steps: ['New here?', ['Call', 'A person answers. Her name is Joy.'], ['Bring', 'Your pills in a bag, and your questions on paper.'], ['Relax', 'The robe is a nice one.']],
    prices: ['Hours', ['Monday', '8 – 5'], ['Tuesday', '8 – 5'], ['Wednesday', '12 – 8'], ['Thursday', '8 – 5'], ['Friday', '8 – 1']], offer: 'House calls on Wednesday mornings for those who can’t come to us.', art: ['heart', 'heartbeat', 'baby', 'pulse', 'moon'],
  }),
  fold('spine-brochure', 'Chiropractor brochure', 'spartan sage', 'medical brochure, chiropractor, physical therapy, back pain, wellness, health', {
    cover: ['Chiropractic', 'Straight up, no twist'], flap: ['Does it hurt when you read this?', 'Then you’re reading it slumped. We can help with that.'], promises: ['First exam $49', 'Same-day visits', 'No endless plans'], from: ['Straight Up', '88 Mill Road\nBoise, Idaho\nstraightup.example', '555-0139'],
    parts: ['We help with', ['Lower backs', 'From gardens, desks and toddlers.'], ['Necks', 'Your phone did this.'], ['Runners', 'Hips, knees and hubris.'], ['Headaches', 'The kind that start in the shoulders.']],
    steps: ['Three visits', ['Look', 'How you stand, walk and sit.'], ['Adjust', 'Gently, and you may hear it.'], ['Practice', 'Four moves to do at home.']],
    prices: ['Prices', ['First exam', '$49'], ['Adjustment', '$55'], ['Massage, 30 min.', '$45'], ['Six visits', '$290'], ['Advice: sit up', 'free']], offer: 'If you’re not better after three visits, we send you to someone else.', art: ['heart', 'armchair', 'brain', 'footprints', 'lightning'],
  }),
  fold('spa-brochure', 'Spa brochure', 'cormorant blossom', 'spa, spa brochure, beauty salon, massage, wellness, facial', {
    cover: ['Lune Day Spa', 'Do nothing, very well'], flap: ['An hour without a list', 'Leave the phone in the basket. It will still be loud when you’re back.'], promises: ['Open every day', 'Robes that fit', 'Tea without end'], from: ['Lune Day Spa', '31 Bay Street\nBend, Oregon\nlune.example', '555-0162'],
    parts: ['For you', ['Facials', 'Oats, rose hip, quiet.'], ['Massage', 'Soft, firm, or ask for Bruno.'], ['Hands and feet', 'They carried you here.'], ['Steam', 'Cedar and patience.']],
    steps: ['How it goes', ['Arrive early', 'The garden is worth ten minutes.'], ['Say less', 'Or nothing. We don’t chat first.'], ['Stay on', 'The couch is yours till close.']],
    prices: ['Prices', ['Express facial', '$45'], ['Deep facial', '$80'], ['Massage, 60 min.', '$85'], ['Manicure', '$28'], ['Half day', '$190']], offer: 'On Mondays bring a friend, and she pays half. You decide which half.', art: ['flower-lotus', 'leaf', 'bathtub', 'heart', 'wind'],
  }),
  fold('cleaning-brochure', 'Cleaning service brochure', 'alfa mint', 'cleaning service, cleaning brochure, house cleaning, janitorial, cleaning company, maid service', {
    cover: ['Spotless Cleaning', 'Saturday is yours again'], flap: ['We’ve seen worse', 'No need to tidy up before we come. Nearly everyone does.'], promises: ['Insured and polite', 'Same two people', 'Pets welcome'], from: ['Spotless', '88 Bay Street\nPortland, Oregon\nspotless.example', '555-0166'],
    parts: ['We clean', ['Homes', 'Floors, baths, the top of the fridge.'], ['Offices', 'After six, before you notice.'], ['Move-outs', 'Until the deposit comes back.'], ['Windows', 'Inside and out, no streaks.']],
    steps: ['Easy', ['Call', 'Ten minutes on the phone.'], ['Trial', 'First clean at half price.'], ['Repeat', 'Weekly, or when your mother comes.']],
    prices: ['From', ['Apartment', '$79'], ['House', '$129'], ['Office', '$120'], ['Move-out', '$240'], ['Per window', '$6']], offer: 'Recommend us to a neighbor, and the next fridge is on us.', art: ['basket', 'house', 'buildings', 'truck', 'sun'],
  }),
  fold('lawn-brochure', 'Landscaping brochure', 'oswald grove', 'landscaping, landscaping brochure, lawn care, gardener, garden design, yard', {
    cover: ['Loam & Co.', 'Your yard, on purpose'], flap: ['It grows while you work', 'We mow, plant, prune and haul, so that you can sit in it.'], promises: ['Free estimate', 'Native plants', 'Quiet mowers'], from: ['Loam & Co.', '12 Garden Row\nBoise, Idaho\nloam.example', '555-0137'],
    parts: ['Our work', ['Lawns', 'Cut weekly, edged sharply.'], ['Beds', 'Flowers from March to frost.'], ['Trees', 'Planted, pruned, apologized to.'], ['Paths', 'Stone, gravel, and where to turn.']],
    steps: ['The year', ['Spring', 'Clean up, cut back, feed.'], ['Summer', 'Mow, water, admire.'], ['Fall', 'Plant bulbs, rake, sleep.']],
    prices: ['From', ['Mowing', '$35'], ['Cleanup, a day', '$420'], ['New bed', '$320'], ['Tree, planted', '$180'], ['Design', '$250']], offer: 'Book the whole season by April 1, and one mow in ten is free.', art: ['plant', 'leaf', 'flower-tulip', 'park', 'footprints'],
  }),
  fold('security-brochure', 'Security company brochure', 'archivo royal', 'security company, security brochure, home security, security guard, alarm, cctv', {
    cover: ['Nightjar Security', 'We take the night shift'], flap: ['Someone is awake', 'It might as well be us. Two rounds a night, a car within six minutes.'], promises: ['Licensed, insured', 'A person answers', 'No long contract'], from: ['Nightjar', '4 Mill Road\nReno, Nevada\nnightjar.example', '555-0190'],
    parts: ['Services', ['Patrols', 'At times nobody can guess.'], ['Alarms', 'Tested monthly.'], ['Keys', 'Held, logged, never lost.'], ['Events', 'Polite at the door.']],
    steps: ['To begin', ['Walk', 'We walk your place with you at night.'], ['Plan', 'Three pages, one price.'], ['Sleep', 'That was the idea.']],
    prices: ['A month', ['Alarm, home', '$29'], ['Alarm, shop', '$49'], ['Patrol, nightly', '$190'], ['Key holding', '$15'], ['Guard, an hour', '$38']], offer: 'The first walk is free, and so is the flashlight.', art: ['shield-check', 'binoculars', 'bell', 'key', 'ticket'],
  }),
  fold('plumbing-brochure', 'Plumbing brochure', 'bebas canyon', 'plumbing, plumber, plumbing brochure, heating, contractor, home services', {
    cover: ['Drip No More', 'We stop the drip'], flap: ['That sound is money', 'A drip a second is 3,000 gallons a year. We counted, one slow week.'], promises: ['24 hours a day', 'Price before work', 'Shoes off'], from: ['Drip No More', '12 Elm Street\nOakland, California\ndripnomore.example', '555-0121'],
    parts: ['We fix', ['Leaks', 'Under sinks and behind walls.'], ['Drains', 'Whatever went down there.'], ['Heaters', 'Hot by tonight.'], ['Remodels', 'New bath, old house, no tears.']],
    steps: ['Call us', ['Now', 'Turn the valve under the sink.'], ['Soon', 'We’re there within the hour.'], ['After', 'A one-year warranty in writing.']],
    prices: ['Prices', ['Visit', '$60'], ['Leak, simple', '$140'], ['Drain', '$180'], ['Water heater', '$980'], ['Night visit', '$120']], offer: 'Mention this brochure, and the visit is free if we fix something.', art: ['wrench', 'cloud-rain', 'recycle', 'thermometer', 'house'],
  }),
];
