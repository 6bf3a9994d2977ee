import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from './made.js';

/** Halloween, Christmas, New Year, Easter and Thanksgiving. */
export const days: readonly TemplateSource[] = [
  made('halloween-instagram-post', 'Halloween house party', 'abril ember', 'halloween, party, costume, october, pumpkin, spooky', ['October 31, 7 PM', 'Halloween house party', 'Costumes required, candy provided. 18 Alder Street.']),
  made('halloween-instagram-story', 'Trick or treat trail', 'bebas nocturne', 'halloween, trick or treat, kids, night, pumpkin, event', ['One night only', 'Trick or treat trail', 'Follow the lanterns down Alder Street. We start at dusk.']),
  made('halloween-flyer', 'Pumpkin carving flyer', 'dmserif jazz', 'halloween, pumpkin, carving, workshop, fall, family', ['Saturday, October 24', 'Pumpkin carving', 'Bring a spoon. We bring the pumpkins.']),
  made('halloween-twitter-header', 'Halloween movie marathon', 'alfa plum', 'halloween, movie, film, night, party, header', ['Open till sunrise', 'Monster movie night', 'Five films, one ticket.']),
  made('halloween-a3-poster', 'Halloween ball poster', 'abril lantern', 'halloween, party, costume, ball, masquerade, dance', ['Saturday, October 31', 'The pumpkin ball', 'Masks on at nine. Prizes at midnight. Mill Street Hall.']),
  made('christmas-greeting-card', 'Merry Christmas card', 'fraunces noel', 'christmas, card, xmas, holiday, ornaments, family', ['From our house to yours', 'Merry Christmas', 'Love, the Okafor family']),
  made('christmas-instagram-portrait', 'Christmas market', 'playfair noel', 'christmas, market, xmas, holiday, winter, event', ['December 12 and 13', 'Christmas market', 'Forty makers, hot cider and a brass band under the old oak.']),
  made('christmas-email-header', 'Holiday newsletter header', 'dmserif festival', 'christmas, holiday, newsletter, winter, ornaments, xmas', ['The December letter', 'Happy holidays', 'News from the shop floor']),
  made('christmas-door-hanger', 'Holiday hours door hanger', 'playfair fern', 'christmas, holiday, hours, winter, store, neighbors', ['For our neighbors', 'Home for the holidays', 'We are closed December 24 to 27. See you on the 28th.']),
  made('fir-tree-facebook-post', 'Holiday opening hours', 'jakarta noel', 'christmas, holiday, hours, shopping, store, gift', ['Holiday hours', 'Open late all week', 'Gift wrapping is on us until the 24th.', 'Plan a visit']),
  made('fir-tree-pinterest-pin', 'Paper Christmas trees', 'dmserif mint', 'christmas, craft, diy, kids, paper, holiday', ['Make it together', 'Paper trees in an hour', 'Fold, snip, stack. A craft for small hands.', 'paperdays.example']),
  made('fir-tree-letter-flyer', 'Tree lighting flyer', 'spartan noel', 'christmas, tree, lighting, community, holiday, event', ['Friday, December 4, 6 PM', 'Light the big tree', 'Carols, cocoa and a countdown on Market Square.']),
  made('fir-tree-half-page', 'Christmas sale ad', 'archivo festival', 'christmas, sale, offer, ad, holiday, shopping', { title: 'Up to 40% off gifts', cta: 'Shop now' }),
  made('new-year-facebook-story', 'Happy New Year story', 'abril nocturne', 'new year, happy new year, fireworks, greeting, celebration, night', ['Cheers to 2027', 'Happy New Year', 'Thank you for a year of good company.']),
  made('new-year-blog-banner', 'New Year rooftop party', 'anton cobalt', 'new year, party, rooftop, fireworks, event, nye', ['December 31, 9 PM', 'Ring it in upstairs', 'A live band, three bars and the best view in town.', 'Tickets from $35']),
  made('new-year-facebook-cover', 'New Year cover', 'playfair gala', 'new year, happy new year, fireworks, greeting, gold, night', ['From all of us', 'Hello, 2027', 'May it be a bright one.']),
  made('new-year-tabloid-poster', 'New Year concert poster', 'dmserif gala', 'new year, concert, fireworks, music, orchestra, eve', ['Thursday, December 31', 'New Year’s Eve gala', 'The city orchestra, waltzes and fireworks at midnight.']),
  made('easter-square-picture', 'Easter egg hunt', 'fraunces sorbet', 'easter, egg hunt, eggs, spring, kids, bunny', ['Sunday, April 4', 'Easter egg hunt', 'Meet at the big oak in Fern Park at ten.', 'Free for all ages']),
  made('easter-twitter-post', 'Easter brunch', 'fraunces candy', 'easter, brunch, restaurant, spring, menu, eggs', ['Two seatings', 'Easter brunch', 'Ten and noon, by the window.']),
  made('easter-tumblr-graphic', 'Happy Easter', 'abril blossom', 'easter, greeting, spring, bunny, eggs, holiday', ['Sunday, April 4', 'Happy Easter', 'Wishing you a basket full of spring.']),
  made('easter-facebook-event', 'Easter bake sale', 'fraunces meadow', 'easter, bake sale, egg hunt, school, spring, event', ['Saturday', 'Easter bake sale', 'School hall, 10 to 2', 'Join us']),
  made('autumn-poster', 'Thanksgiving dinner poster', 'dmserif prairie', 'thanksgiving, dinner, harvest, fall, community, november', ['Thursday, November 26', 'Harvest dinner', 'A long table, a full pot and a chair for you.']),
  made('autumn-thank-you-card', 'Thanksgiving card', 'fraunces terracotta', 'thanksgiving, card, thank you, fall, grateful, family', ['Happy Thanksgiving', 'So grateful for you', 'The pie is yours, always.', 'The Rivera family']),
  made('autumn-table-tent', 'Thanksgiving menu tent', 'playfair cocoa', 'thanksgiving, menu, restaurant, fall, dinner, table', ['Thanksgiving', 'Pie of the day', 'Pumpkin, pecan or apple. One slice, $6.']),
  made('autumn-linkedin-post', 'Thanksgiving thanks to the team', 'dmserif sage', 'thanksgiving, thanks, team, business, fall, gratitude', ['Happy Thanksgiving', 'Thank you, team', 'Offices reopen on Monday, November 30.', 'Harlow & Finch']),
];
