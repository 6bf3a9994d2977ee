import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from './made.js';

const partings: readonly TemplateSource[] = [
  made('lilies-wedding-programme', 'Funeral order of service', 'cormorant sage', 'order of service, funeral, funeral program, memorial, celebration of life, in loving memory, church', ['In loving memory', 'Eleanor Mae Whitlock', '1941 to 2027. Friday, May 14 at eleven, Grace Chapel.']),
  made('lilies-invitation', 'Celebration of life invitation', 'playfair coast', 'celebration of life, funeral, memorial, in loving memory, invitation, remembrance', ['A celebration of life', 'Harold James Pike', 'Stories, songs and his famous chili. Saturday, June 5, two o’clock.']),
  made('dove-instagram-post', 'In loving memory post', 'cinzel orchard', 'in loving memory, memorial, obituary, rest in peace, funeral, celebration of life, dove', ['1952 to 2027', 'In loving memory', 'Rosa Delgado, who fed the whole street.']),
  made('dove-flyer', 'Memorial announcement', 'dmserif gala', 'funeral, obituary, memorial, celebration of life, in loving memory, rest in peace, announcement', ['Memorial service', 'Samuel Okafor', 'Sunday, October 3, at three. Bring a memory, wear any color.', 'Hillside Hall, 40 Orchard Road']),
  made('gold-watch-greeting-card', 'Happy retirement card', 'abril gala', 'retirement, happy retirement, retirement card, farewell, colleague, good luck, card', ['Happy retirement', 'It’s five o’clock for good', 'Thirty-one years, and not one late Monday.', 'From all of us on floor two']),
  made('gold-watch-invitation', 'Retirement party invitation', 'playfair ember', 'retirement, retirement party, farewell, goodbye, office, party, invitation', ['You’re invited', 'Walt clocks out', 'Cake, stories and zero emails. Friday, June 25 at five, the Blue Heron.']),
  made('gold-watch-facebook-post', 'Happy retirement post', 'dmserif prairie', 'retirement, happy retirement, farewell, thank you, colleague, team, office', ['After 38 years', 'Enjoy every Monday, Linda', 'The front desk won’t be the same.', 'Leave her a note']),
  made('suitcase-flyer', 'Farewell party flyer', 'fraunces teal', 'farewell, farewell party, goodbye party, goodbye, leaving, party, office, bon voyage', ['Friday, August 20, 6 PM', 'So long, Priya!', 'Tacos on the roof before she flies to Lisbon.']),
  made('suitcase-instagram-post', 'Farewell post', 'bebas lantern', 'farewell, goodbye, bon voyage, retirement, thank you, colleague, team', ['Last day: Friday', 'Goodbye, good luck', 'Write often, Marcus. We kept your mug.']),
  made('suitcase-greeting-card', 'Bon voyage card', 'fraunces mint', 'bon voyage, farewell card, farewell, goodbye, good luck, travel, card', ['For Noor', 'Bon voyage!', 'Pack light. Come home with stories.', 'Your Tuesday crew']),
  made('gold-watch-thank-you-card', 'Farewell card for a colleague', 'spartan prairie', 'farewell card, farewell, goodbye, retirement, colleague, thank you, good luck', ['Dear Rosalie', 'Thanks for the time', 'And for the good coffee.', 'The night desk']),
  made('suitcase-a6-card', 'Farewell card', 'dmserif sorbet', 'farewell card, farewell, goodbye, leaving, good luck, bon voyage, miss you', ['So you’re really going', 'We’ll miss you', 'Good luck out there. Save us a couch.']),
];

const brides: readonly TemplateSource[] = [
  made('solitaire-invitation', 'Bride-to-be party invitation', 'cormorant rosewood', 'bachelorette, bachelorette party, hen party, bridal shower, wedding shower, bride, bride to be, invitation', ['For the bride-to-be', 'Clara’s last fling', 'A night of dancing, bubbles and very good cake. May 8, at seven.']),
  made('solitaire-instagram-story', 'Bride-to-be party story', 'greatvibes blossom', 'bachelorette, bachelorette party, hen party, bridal shower, wedding shower, bride, bride to be', ['Saturday, April 17', 'Team bride', 'Wear pink. Bring flats. Say nothing to the groom.']),
  made('solitaire-flyer', 'Bride-to-be party flyer', 'abril fuchsia', 'bachelorette, bachelorette party, hen party, bridal shower, wedding shower, ladies night, bride to be', ['Ladies’ night, June 12', 'She said yes', 'Toasts, games and a dance floor for the bride-to-be.']),
  made('solitaire-instagram-post', 'Bride-to-be party post', 'playfair cherry', 'bachelorette, bachelorette party, hen party, bridal shower, wedding shower, bride, bride to be', ['Sunday, March 14', 'Showering Amelia', 'Brunch and bouquets for the bride-to-be.', '11 AM, the Glass House']),
  made('women-instagram-post', 'Women’s Day post', 'dmserif fuchsia', 'womens day, international womens day, women, march, equality, feminism', ['March 8', 'Here’s to her', 'Happy International Women’s Day.']),
  made('women-instagram-story', 'Women’s Day story', 'abril plum', 'womens day, international womens day, women, march, equality, quote', ['International Women’s Day', 'Who runs it? She does.', 'Tag a woman who showed you how.', '#inhername']),
  made('women-greeting-card', 'Women’s Day card', 'fraunces sorbet', 'womens day, international womens day, women, card, friend, colleague', ['March 8', 'You make room for others', 'Today we make some noise for you.', 'With love, Tess']),
  made('women-flyer', 'Women’s Day event flyer', 'syne iris', 'womens day, international womens day, women, ladies night, event, talk, networking', ['Monday, March 8, 6 PM', 'Women who build', 'Five founders, five short talks, one long toast. Mill Hall, free.']),
];

const springs: readonly TemplateSource[] = [
  made('shamrocks-flyer', 'St. Patrick’s Day party flyer', 'alfa grove', 'st patricks day, saint patricks day, party, shamrock, irish, pub, beer', ['Wednesday, March 17', 'Lucky night', 'Live fiddles, green pints and no corner to sit in. Molloy’s, from five.']),
  made('shamrocks-invitation', 'St. Patrick’s Day invitation', 'playfair meadowlark', 'st patricks day, saint patricks day, shamrock, irish, party, green, invitation', ['You’re in luck', 'Shamrocks & stew', 'Supper at the Byrnes’, March 17 at six. Wear green or get pinched.']),
  made('shamrocks-greeting-card', 'Good luck card', 'fraunces grove', 'good luck, good luck card, lucky, clover, shamrock, exam, new job, card', ['For tomorrow', 'Good luck!', 'Not that you need it. But take it.', 'Love, Grandpa']),
  made('rainbow-instagram-post', 'Pride month post', 'archivo royal', 'pride, pride month, lgbt, lgbtq, rainbow, love, equality, june', ['June is Pride month', 'Love is love', 'All of it, all year.']),
  made('rainbow-poster', 'Pride parade poster', 'anton skyline', 'pride, pride month, pride parade, lgbt, lgbtq, rainbow, festival, june', ['Saturday, June 26, noon', 'March with us', 'Pride parade from Harbor Square to Fern Park.']),
  made('rainbow-flyer', 'Pride party flyer', 'syne candy', 'pride, pride month, lgbt, lgbtq, rainbow, party, dance, club', ['Friday, June 25, 9 PM', 'Everybody dance', 'DJs Velvet and Ray. Come as you are.', 'The Garage, 12 Mill Street']),
  made('rainbow-instagram-story', 'Pride story', 'jakarta iris', 'pride, pride month, lgbt, lgbtq, rainbow, love, support', ['Happy Pride', 'You belong here', 'Today, tomorrow and on Tuesdays.']),
  made('apple-thank-you-card', 'Teacher appreciation card', 'fraunces paprika', 'teacher, thank you teacher, teacher appreciation, teacher appreciation week, apple, school, card', ['Dear Ms. Albright', 'Thank you, teacher', 'You made long division almost fun.', 'Love, room 12']),
  made('apple-instagram-post', 'Teacher appreciation post', 'amatic olive', 'teacher appreciation, teacher appreciation week, thank you teacher, teacher, school, apple', ['Teacher appreciation week', 'A+ for our teachers', 'May 3 to 7. Bring a note, not a mug.']),
  made('apple-flyer', 'Teacher appreciation flyer', 'zilla cherry', 'teacher appreciation, teacher appreciation week, thank you teacher, school, pta, parents, teachers', ['May 3 to 7', 'Thank a teacher', 'Breakfast, flowers, cards: sign up for a day at the front office.']),
  made('stethoscope-instagram-post', 'Nurses Week post', 'dmserif clinic', 'nurses week, nurses day, nurse, thank you, medical, hospital, health', ['May 6 to 12', 'Thank you, nurses', 'For every night shift and every steady hand.', 'Happy Nurses Week']),
  made('stethoscope-thank-you-card', 'Nurse appreciation card', 'playfair cherry', 'nurse, nurses day, nurses week, thank you, medical, hospital, card', ['To the team on 4 West', 'You took such good care', 'Dad still asks for his favorite nurse.', 'The Romero family']),
  made('stethoscope-poster', 'Nurses Week poster', 'spartan harbour', 'nurses week, nurses day, nurse, medical, hospital, poster, health', ['Nurses Week, May 6 to 12', 'Heart of the house', 'Breakfast for all shifts in the main lobby, six to nine.']),
];

const youth: readonly TemplateSource[] = [
  made('reveal-invitation', 'Gender reveal invitation', 'dmserif lagoon', 'gender reveal, gender reveal party, boy or girl, baby, party, pink, blue, invitation', ['Gender reveal party', 'Boy or girl?', 'Cast your vote, then open the box with us. May 22 at two.', 'Jo & Amir, 9 Fern Lane']),
  made('reveal-instagram-story', 'Gender reveal story', 'fraunces summit', 'gender reveal, boy or girl, baby, pregnancy announcement, party, pink, blue', ['Sunday at three', 'Pink or blue?', 'Place your bets. We find out when you do.']),
  made('reveal-instagram-post', 'Baby announcement post', 'dmserif blossom', 'pregnancy announcement, baby announcement, expecting, gender reveal, baby, boy or girl', ['Due in October', 'Ten tiny toes', 'We’re growing by two feet this fall.']),
  made('reveal-postcard', 'Pregnancy announcement postcard', 'fraunces coast', 'pregnancy announcement, baby announcement, expecting, new baby, baby, boy or girl', ['Coming this October', 'And then there were three', 'We’re keeping the secret until then.', 'Jo, Amir & ?']),
  made('reveal-facebook-event', 'Gender reveal event', 'archivo skyline', 'gender reveal, gender reveal party, boy or girl, baby, event, party', ['May 22, 2 PM', 'He or she?', 'Open the box with us.', 'RSVP to Jo']),
  made('mirrorball-poster', 'Prom night poster', 'playfair nocturne', 'prom, prom night, homecoming, school dance, dance, party, disco', ['Saturday, May 15', 'Prom night', 'One gym, one thousand lights. Doors at seven, last song at eleven.']),
  made('mirrorball-invitation', 'Prom invitation', 'cinzel gala', 'prom, prom night, homecoming, school dance, dance, party, invitation', ['Class of 2027', 'A night in silver', 'Senior prom, May 15 at seven. The Grand Ballroom.']),
  made('mirrorball-ticket', 'Prom ticket', 'bebas volt', 'prom, prom night, homecoming, dance, school, ticket, disco', ['Admit one, May 15', 'Prom 2027', 'Eastside High, doors at seven.']),
  made('mirrorball-instagram-post', 'Homecoming dance post', 'syne fuchsia', 'homecoming, homecoming dance, prom, school dance, dance, party, disco', ['Saturday, October 9', 'Homecoming dance', 'Tickets $10 in the cafeteria.']),
];

/** Partings and thanks, brides, spring's days and school dances. */
export const occasions: readonly TemplateSource[] = [...partings, ...brides, ...springs, ...youth];
