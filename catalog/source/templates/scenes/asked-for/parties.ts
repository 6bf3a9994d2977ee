import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { counted } from '../../sheets/slots.js';
import { made, type Look } from '../made.js';

const SURPRISE = 'surprise party, surprise party invitation, surprise birthday, surprise, birthday invitation, invitation';
const THANKS = 'wedding thank you card, thank you card for wedding guests, wedding guests, thank you card, wedding, newlyweds';
const FAVOR = 'wedding favor, guest favors, favor tag, wedding favor tag, thank you tag, wedding, party favors';
const MISS = 'thinking of you, thinking of you card, missing you, missing you card, miss you, card, friend';
const TRIP = 'bachelorette, bachelorette itinerary, bachelorette party, bachelorette weekend, itinerary, hen party, bridesmaids';

/** A day in six hours. */
const day = (recipe: string, name: string, look: Look, [title, tag, site]: readonly [title: string, tag: string, site: string], hours: readonly (readonly [hour: string, what: string])[], signs: readonly string[]): TemplateSource =>
  made(recipe, name, look, TRIP, { title, tag, site, ...counted('hour', hours.map(([a]) => a)), ...counted('what', hours.map(([, b]) => b)) }, signs.length ? { art: counted('sign', signs.map((each) => `duotone-${each}`)) } : {});

/** Surprises, the bride's last weekend, thanks to those who came and cards for those who are away. */
export const parties: readonly TemplateSource[] = [
  made('cake-invitation', 'Surprise birthday party invitation', 'alfa nocturne', SURPRISE, ['Shh! Not a word to Dan', 'It’s a surprise', 'Saturday, May 8. Be there by six. He walks in at half past.', 'Park around the corner']),
  made('glitter-invitation', 'Surprise party invitation in gold', 'playfair plum', SURPRISE, ['She thinks it’s dinner for two', 'Surprise, Naomi!', 'Friday, October 15, at seven sharp. The Mercer Room.', 'Hush until then']),
  made('rose-balloons-invitation', 'Surprise party invitation with balloons', 'bebas lagoon', SURPRISE, ['Can you keep a secret?', 'Shh, it’s for Mom', 'Sunday, June 6 at two. Come in by the back gate.', 'Text Kim, not Mom: 555-0142']),
  made('fifty-bulbs-invitation', 'Surprise 50th birthday party invitation', 'alfa cobalt', `${SURPRISE}, 50th birthday, surprise 50th`, { number: '50', tag: 'Mum’s the word', title: 'Surprise Luis!', detail: 'Saturday, March 20. Lights out at 6:45, the Blue Door', site: 'Tell Ana: 555-0124' }),
  made('trip-tiles', 'Bachelorette weekend itinerary', 'playfair fuchsia', TRIP, {
    ...{ title: 'Lena’s last weekend', tag: 'Friday to Sunday, June 11 to 13', head1: 'Numbers to know', head2: 'In your bag', item1: 'Swimsuit and boots', item2: 'Something white, if bride' },
    ...counted('day', ['Friday', 'Saturday', 'Sunday']),
    ...counted('time', ['3:00 PM', '5:00 PM', '7:30 PM', '10:00 PM', '10:00 AM', '1:00 PM', '6:00 PM', '9:00 PM', '9:00 AM', '10:30 AM', '12:00 PM', '2:20 PM']),
    ...counted('what', ['Keys, bunks, bubbles', 'Matching shirts on', 'Tacos on the roof', 'Karaoke, two songs each', 'Pancakes in robes', 'Boat with a slide', 'Dinner at the Alder', 'Dancing, flats allowed', 'Coffee, sunglasses', 'Photos, all of us', 'Brunch and speeches', 'Ride to the airport']),
  }),
  day('day-line', 'Bachelorette party itinerary', 'josefin candy', ['Priya’s big day out', 'Saturday, May 22, 2027', 'Meet at Nora’s, bring flats'], [['10:00', 'Brunch with bubbles'], ['12:30', 'Nails, all pink'], ['3:00', 'Boat on the lake'], ['6:00', 'Dinner at Fig & Vine'], ['8:30', 'Songs at the Copper'], ['11:00', 'Dancing till late']], ['champagne', 'sparkle', 'sailboat', 'fork-knife', 'vinyl-record', 'disco-ball']),
  day('day-road', 'Bachelorette trip itinerary', 'bebas plum', ['Nashville or bust', 'Mia’s bachelorette, June 18', 'What happens on the bus stays'], [['9:00', 'Bus with snacks'], ['11:30', 'Boots and hats'], ['2:00', 'Pool and naps'], ['6:00', 'Hot chicken'], ['8:00', 'Honky-tonk'], ['12:00', 'Pizza in bed']], ['suitcase-rolling', 'high-heel', 'sun', 'fork-knife', 'vinyl-record', 'pizza']),
  day('day-frame', 'Elegant bachelorette itinerary', 'greatvibes blossom', ['Team bride', 'For Clara, with love', 'Saturday, April 17, 2027\nThe Linen House'], [['11:00', 'Brunch in the garden'], ['1:00', 'Flower crowns'], ['3:00', 'Spa, hush'], ['6:30', 'Long dinner'], ['9:00', 'Dancing'], ['12:00', 'Robes and tea']], []),
  made('rings-thank-you-card', 'Thank you card for wedding guests', 'greatvibes sage', THANKS, ['Clara & Tom', 'Thank you', 'For coming all that way to watch us cry.']),
  made('toast-thank-you-card', 'Wedding guests thank you card', 'dmserif gala', THANKS, ['From the two of us', 'Thank you', 'For the toast, the dancing and that gravy boat.', 'Priya & Sam']),
  made('meadow-thanks-thank-you-card', 'Thank you for celebrating with us card', 'cormorant rosewood', THANKS, ['To our wedding guests', 'Thank you', 'You were the best part of the day.', 'Mia & Jonah']),
  made('honeycomb-price-tag', 'Honey wedding favor tag', 'playfair brass', `${FAVOR}, honey, meant to bee`, { tag: 'Ana & Jonah', title: 'Meant to bee', price: 'June 12', detail: 'Thank you for sharing our day' }),
  made('jam-jar-price-tag', 'Jam wedding favor tag', 'greatvibes rosewood', `${FAVOR}, jam, spread the love`, { tag: 'From the newlyweds', title: 'Spread the love', price: '2027', detail: 'Thank you for coming, Ida & Tom' }),
  made('candle-tin-badge', 'Candle guest favor sticker', 'playfair blossom', `${FAVOR}, favor sticker, candle, sticker, label`, { title: 'Let love glow', tag: 'Thank you', detail: 'Noor & Elias' }),
  made('porch-chairs-greeting-card', 'Missing you card', 'fraunces lantern', MISS, ['Your chair is right here', 'Missing you', 'The porch is too quiet. Come home soon.', 'Love, Grandma']),
  made('porch-chairs-a6-card', 'Thinking of you card for a friend', 'dmserif coast', MISS, ['From the other chair', 'Thinking of you', 'I saved you the good seat.']),
  made('vase-postcard', 'Missing you postcard', 'dmserif rosewood', `${MISS}, postcard`, ['It’s not the same here', 'Missing you', 'Nobody laughs at my jokes. Hurry back.', 'Love, Theo']),
  made('tulips-greeting-card', 'Thinking of you card with tulips', 'instrument lantern', `${MISS}, tulips, flowers`, ['Just because', 'Thinking of you', 'You crossed my mind and stayed.']),
];
