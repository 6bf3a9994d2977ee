import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { churchAndHealth } from './church-and-health.js';
import { made } from '../made.js';

/** Nights out. */
const nights: readonly TemplateSource[] = [
  made('decks-flyer', 'DJ night flyer', 'anton volt', 'dj, dj night, club, party, nightclub, music, dance', ['Friday, May 14, 10 PM', 'Low end theory', 'DJ Nora Lind and guests. $10 before midnight.', 'The Basement, 9 Mill Street']),
  made('decks-letter-flyer', 'House party DJ flyer', 'bebas nocturne', 'dj, party, house music, dance, club, nightclub', ['Saturday, 9 PM until late', 'House on the roof', 'DJ Sam Obi plays six hours. Free entry.']),
  made('decks-legal-flyer', 'Wedding DJ flyer', 'anton lantern', 'dj, dj for hire, wedding dj, party, music, dance', ['Weddings, proms, block parties', 'Hire a DJ who reads the room', 'DJ Theo Park. Packages from $450. Call 555-0116.']),
  made('decks-poster', 'DJ set poster', 'archivo fuchsia', 'dj, dj set, club, music, dance, party, electronic', ['June 5, doors at 10', 'All night long', 'One DJ, two decks, seven hours. Canal Works.']),
  made('decks-instagram-story', 'DJ set story', 'anton plum', 'dj, dj set, club, party, music, nightclub', ['Tonight, 10 PM', 'On the decks', 'DJ Aiko. Pier 9. Guest list closes at 8.']),
  made('neon-sign-flyer', 'Neon party flyer', 'anton volt', 'neon, glow party, dj, party, night, club, bar', ['Saturday, April 24, 9 PM', 'Wear neon', 'Glow paint at the door. DJ until two.']),
  made('neon-sign-poster', 'Neon bar night poster', 'anton fuchsia', 'neon, neon sign, glow, bar, cocktail, night, retro', ['Every Thursday, 6 to 9', 'Under the neon', 'Half-price cocktails at the Blue Palm.']),
  made('neon-sign-instagram-post', 'Neon happy hour post', 'bebas nocturne', 'neon, glow, happy hour, bar, cocktail, night', ['4 to 7 PM', 'Lights on, prices down', 'Two-for-one until seven.', 'The Blue Palm']),
  made('neon-sign-instagram-story', 'Neon night story', 'archivo plum', 'neon, neon night, glow, party, club, bar', ['This Friday', 'The sign is lit', 'Doors at 9. Dress to glow.']),
  made('karaoke-flyer', 'Karaoke night flyer', 'alfa candy', 'karaoke, karaoke night, singing, party, bar, microphone', ['Every Thursday, 8 PM', 'Sing it badly', 'Nine thousand songs, one stage, no judges.', 'Orchid Lounge, 31 Juniper Street']),
  made('karaoke-poster', 'Karaoke contest poster', 'bebas sorbet', 'karaoke, karaoke contest, singing, competition, bar, microphone', ['Finals on May 22', 'Karaoke cup', 'Win $200 and the golden tambourine. Sign up at the bar.']),
  made('karaoke-instagram-post', 'Karaoke night post', 'pacifico skyline', 'karaoke, karaoke night, singing, music, bar, party', ['Tonight at 8', 'Your song is up', 'First round of courage is half price.']),
  made('karaoke-instagram-story', 'Karaoke party story', 'anton fuchsia', 'karaoke, karaoke party, singing, party, bar, microphone', ['Saturday, 9 PM', 'Grab the mic', 'Duets drink free until ten.']),
  made('karaoke-facebook-event', 'Karaoke event', 'spartan jazz', 'karaoke, karaoke night, singing, event, party, bar', ['May 7, 8 PM', 'Karaoke night', 'Orchid Lounge', 'Free entry']),
  made('stool-flyer', 'Open mic night flyer', 'oswald ember', 'open mic, open mic night, poetry, acoustic, songwriter, comedy', ['Tuesdays at 7', 'Five minutes are yours', 'Songs, poems, jokes. Sign up at the door.']),
  made('stool-poster', 'Open mic poster', 'dmserif paprika', 'open mic, open mic night, acoustic, songwriter, live music, poetry', ['First Monday, 7:30 PM', 'The stool is free', 'Bring a song. Borrow our guitar.', 'Cedar Room, 14 Canal Street']),
  made('stool-instagram-post', 'Open mic night post', 'anton terracotta', 'open mic, open mic night, acoustic, songwriter, live music, gig', ['Tonight, 7 PM', 'Open mic', 'Twelve slots, one rule: be kind.']),
  made('stool-instagram-story', 'Open mic story', 'alfa lantern', 'open mic, open mic night, poetry, songwriter, acoustic, gig', ['Wednesday at 8', 'Say it out loud', 'Poets and singers, sign up by 7:30.']),
];

const acts = (tag: string, title: string, name: string, rows: readonly [string, string, string], site: string): TemplateSource['copy'] => ({ tag, title, name, head1: rows[0], head2: rows[1], head3: rows[2], site });
const film = (tag: string, title: string, detail: string, site: string): TemplateSource['copy'] => ({ tag, title, detail, site });

/** Great stages, films and fine evenings. */
const shows: readonly TemplateSource[] = [
  made('main-stage-poster', 'Festival lineup poster', 'anton volt', 'festival lineup, music festival, festival, concert, bands, line up', acts('July 16 to 18, Fern Park', 'Riverlight Festival', 'The Paper Foxes', ['Nora Lind · Golden Hour', 'Velvet Ferry · Juno & the Tides · Mossy', 'Slow Shutter · Kid Atlas · The Hollow Oaks · Miro'], 'Three-day passes from $95 · riverlight.example')),
  made('main-stage-instagram-story', 'Festival lineup story', 'bebas nocturne', 'festival lineup, music festival, festival, line up, concert, summer', acts('August 7 and 8', 'Harbor Sounds', 'Velvet Ferry', ['Golden Hour · Mossy', 'Kid Atlas · Juno Park · Miro', 'The Hollow Oaks · Dele Ade · Pale Blue'], 'Tickets at harborsounds.example')),
  made('desert-fest-flyer', 'Festival lineup flyer', 'archivo sorbet', 'festival lineup, music festival, festival, line up, synth, concert', acts('May 29, gates at noon', 'Desert Signal', 'Night Arcade', ['Neon Coyote · Lumen', 'Cassette Club · Rosa Vale · Halo', 'Telegraph · Moth & Moon · Tape Deck Tom'], '$65 at the gate · desertsignal.example')),
  made('main-stage-facebook-event', 'Festival event', 'alfa ember', 'festival lineup, music festival, festival, concert, event, summer', ['July 16 to 18', 'Lineup is out', 'Thirty bands in Fern Park', 'See who’s on']),
  made('hill-house-poster', 'Horror movie poster', 'cinzel ember', 'movie poster, horror movie, film, movie, horror, one sheet', film('The last family left the light on for them', 'Nine Doors Down', 'A Hollow Hill picture · Mara Lind · Theo Park · Ada Moon · Music by Elias Roe · Directed by Rosa Vale', 'October 15')),
  made('lamplight-tabloid-poster', 'Detective movie poster', 'anton film', 'movie poster, film noir, film, movie, detective, thriller', film('Everyone in this town owes him a favor', 'The Late Mr. Crane', 'Canal Works presents · Jonah Alder · Dana Cole · Sam Okafor · Written by Mei Tan · Directed by Theo Park', 'In theaters March 12')),
  made('far-orbit-large-poster', 'Science fiction movie poster', 'syne lantern', 'movie poster, science fiction, film, movie, sci-fi, space', film('The signal was four hundred years old. It was for her.', 'Slow Light', 'Tidewater Films · Aiko Tanaka · Dele Ade · Nora Lind · Score by Miro · Directed by Ana Reyes', 'This summer')),
  made('leviathan-a3-poster', 'Adventure movie poster', 'abril coast', 'movie poster, adventure, film, movie, sea, family movie', film('He only wanted a quiet afternoon', 'Below Us, Harold', 'Pier Nine Pictures · Marco Reyes · Rose Adeyemi · Animated by Lena Fox · Directed by Elias Moon', 'Surfaces June 18')),
  made('heist-a3-poster', 'Comedy movie poster', 'alfa terracotta', 'movie poster, comedy, film, movie, family movie, animation', film('Nobody ever suspects the raccoon', 'Midnight Snack', 'Cedar Room Films · Dele Ade · Rosa Lind · Ada Moon · Written by Lena Fox · Directed by Marco Reyes', 'Opens Thanksgiving')),
  made('gunslinger-large-poster', 'Western movie poster', 'oswald canyon', 'movie poster, western, film, movie, cowboy, wild west', film('He robbed one bank. They named it after him.', 'The Polite Bandit', 'A Dusty Mesa production · Jonah Alder · Mei Tan · Sam Okafor · Music by Elias Roe · Directed by Dana Cole', 'Rides in May 21')),
  made('arcade-night-tabloid-poster', 'Retro action movie poster', 'bebas fuchsia', 'movie poster, action movie, film, movie, synthwave, neon, 80s', film('One car. One night. No coins left.', 'Chrome Horizon', 'Night Arcade Pictures · Theo Park · Aiko Tanaka · Nora Lind · Score by Cassette Club · Directed by Rosa Vale', 'July 4')),
  made('winery-flyer', 'Wine tasting flyer', 'playfair rosewood', 'wine tasting, wine, winery, vineyard, tasting, wine bar', ['Saturday, October 2, 4 to 7 PM', 'Six glasses, one hill', 'Meet the growers of Alder Ridge. $35 with cheese.', 'Cellar Door, 8 Bay Street']),
  made('winery-poster', 'Wine tasting poster', 'abril terracotta', 'wine tasting, wine, winery, vineyard, tasting, harvest', ['September 18, 3 PM', 'Swirl, sip, stay', 'Harvest tasting in the barn. Tickets $40.']),
  made('winery-invitation', 'Wine tasting invitation', 'cormorant plum', 'wine tasting, wine, tasting party, dinner, invitation, vineyard', ['Friday, November 5, 7 PM', 'Blind tasting at ours', 'Bring a bottle in a paper bag. RSVP to Ana, 555-0134.']),
  made('winery-instagram-post', 'Wine tasting post', 'dmserif festival', 'wine tasting, wine, wine bar, tasting, winery, wine night', ['Thursday at 6', 'Four reds, no notes', 'A tasting without homework. $25.']),
  made('winery-a3-poster', 'Vintage wine poster', 'josefin olive', 'vintage poster, vintage, retro, wine, vineyard, winery', ['Since 1924', 'Alder Ridge', 'Table wines from the slow side of the valley']),
  made('golf-green-tabloid-poster', 'Vintage golf poster', 'josefin harbour', 'vintage poster, vintage, retro, golf, travel, golf course', ['The Pacific coast', 'Play Cedar Links', 'Eighteen holes above the fog']),
  made('leviathan-poster', 'Vintage sea travel poster', 'bebas coast', 'vintage poster, vintage, retro, travel, sea, whale', ['By the morning boat', 'Visit the deep', 'Whale watching from Pier 9, daily at seven']),
  made('far-orbit-a3-poster', 'Retro space travel poster', 'anton ember', 'vintage poster, vintage, retro, travel, space, planet', ['Departures nightly', 'See the rings', 'Window seats on every rocket']),
  made('chandelier-poster', 'Charity gala poster', 'cinzel gala', 'charity gala, gala, fundraiser, charity, ball, auction', ['Saturday, November 13, 7 PM', 'The Lantern Gala', 'Dinner, dancing and an auction for Fern Park School.']),
  made('chandelier-invitation', 'Charity gala invitation', 'greatvibes orchard', 'charity gala, gala, ball, fundraiser, black tie, charity', ['You are invited', 'An Evening of Light', 'The winter gala for the Children’s Clinic. December 4, 6:30 PM, Grand Hotel. Black tie.']),
  made('chandelier-letter-flyer', 'Charity gala flyer', 'playfair brass', 'charity gala, gala, fundraiser, charity, auction, dinner', ['Friday, October 22, 6 PM', 'Dress up, give back', 'Dinner and an auction for winter coats.', 'Tables from $900 · openhands.example']),
  made('chandelier-ticket', 'Charity gala ticket', 'cormorant rosewood', 'charity gala, gala, ticket, ball, fundraiser, charity', ['Saturday, 7 PM', 'Winter gala', 'Table 6, seat 2']),
  made('chandelier-instagram-post', 'Charity gala post', 'dmserif nocturne', 'charity gala, gala, fundraiser, charity, auction, benefit', ['Thirty seats left', 'Gala week', 'Every plate feeds a family for a month.', 'openhands.example']),
];

/** Good causes and games. */
const causes: readonly TemplateSource[] = [
  made('bake-table-flyer', 'Bake sale flyer', 'pacifico cherry', 'bake sale, fundraiser, cake, cupcake, school, cookie, pie', ['Saturday, May 8, 9 to noon', 'Eat cake for a cause', 'Pies, cupcakes and one famous lemon loaf. All for the library.', 'Elm Street School gym']),
  made('bake-table-poster', 'Bake sale poster', 'alfa terracotta', 'bake sale, fundraiser, cake, cupcake, school, baking', ['Friday after school', 'Bake sale', 'Everything $2. All of it goes to the band trip.']),
  made('bake-table-instagram-post', 'Bake sale post', 'fraunces blossom', 'bake sale, fundraiser, cake, cupcake, cookie, baking', ['Sunday, 10 to 1', 'Come hungry, leave sticky', 'Bake sale on the church lawn.']),
  made('bake-table-letter-flyer', 'School bake sale flyer', 'bebas sorbet', 'bake sale, school, fundraiser, cake, pta, cupcake', ['Thursday, 3 PM, by the gate', 'Room 12 bakes', 'Help us get to the science museum. Slices from $1.']),
  made('blood-drop-flyer', 'Blood drive flyer', 'spartan cherry', 'blood drive, blood donation, donate blood, blood donor, donor, health', ['Tuesday, March 9, 9 to 4', 'Spare an hour, save a life', 'Community hall. Snacks and stickers for all donors.', 'Book a slot: 555-0161']),
  made('blood-drop-poster', 'Blood drive poster', 'archivo coast', 'blood drive, blood donation, donate blood, blood donor, hospital, health', ['June 14, 10 AM to 5 PM', 'Give a pint', 'It takes ten minutes. Gym, Elm Street School.']),
  made('blood-drop-instagram-post', 'Blood donation post', 'jakarta harbour', 'blood drive, blood donation, donate blood, blood donor, health, charity', ['All types needed', 'Give blood on Friday', 'City Library, 9 to 3.', 'Book a slot']),
  made('blood-drop-instagram-story', 'Blood drive story', 'anton sage', 'blood drive, blood donation, donate blood, blood donor, health, charity', ['This Saturday', 'Roll up a sleeve', 'Fern Park Hall, 10 to 4. Walk-ins welcome.']),
  made('pantry-poster', 'Food drive poster', 'alfa meadow', 'food drive, food bank, canned food, donation, charity, pantry', ['November 1 to 20', 'Fill the box', 'Cans, pasta, baby food. Drop off at any branch.']),
  made('pantry-instagram-post', 'Food drive post', 'bebas canyon', 'food drive, food bank, canned food, donation, charity, hunger', ['Until Friday', 'Got a can to spare?', 'Drop it at the fire station.']),
  made('pantry-instagram-story', 'Food drive story', 'fraunces olive', 'food drive, food bank, donation, canned food, charity, hunger', ['Saturday, 9 to 1', 'One bag each', 'Together we stock the shelf until spring.']),
  made('pantry-flyer', 'Food bank volunteer flyer', 'zilla prairie', 'volunteer, food bank, food drive, pantry, helper, charity', ['Two hours a week', 'Pack a box with us', 'We need ten volunteers on Saturday mornings.', 'Fern Park Pantry, 555-0140']),
  made('runners-letter-flyer', 'Race volunteer flyer', 'oswald coast', 'volunteer, volunteering, marathon, race, helper, run', ['Sunday, October 10, 6 AM', 'Hand out the water', 'We need 80 volunteers along the course. Sign up: 555-0125.']),
  made('hands-letter-flyer', 'Volunteer flyer', 'spartan sorbet', 'volunteer, volunteering, community, charity, nonprofit, helper', ['Saturday, April 17, 9 AM', 'Many hands wanted', 'Paint, plant and fix the playground. Lunch is on us.']),
  made('hands-legal-flyer', 'Volunteer sign-up flyer', 'dmserif coast', 'volunteer, volunteering, sign up, community, charity, nonprofit', ['Every other Sunday', 'Lend us one', 'Drivers, cooks and listeners for our older neighbors.', 'openhands.example, 555-0117']),
  made('golf-green-flyer', 'Golf outing flyer', 'playfair meadow', 'golf outing, golf, golf tournament, charity golf, scramble, fundraiser', ['Monday, June 7, shotgun at 9', 'Slice for a cause', 'Four-person scramble for the fire house. $120 with lunch.', 'Cedar Links, 555-0158']),
  made('golf-green-poster', 'Golf tournament poster', 'oswald fern', 'golf outing, golf, golf tournament, charity golf, scramble, fundraiser', ['August 14, tee off at 8', 'The Cedar Cup', 'Eighteen holes, all handicaps. Sign up at the pro shop.']),
  made('golf-green-instagram-post', 'Golf outing post', 'bebas summit', 'golf outing, golf, golf tournament, scramble, charity golf, fundraiser', ['Six teams to go', 'Fore! Sunday', 'Charity golf outing, June 6.']),
  made('golf-green-invitation', 'Golf outing invitation', 'cormorant orchard', 'golf outing, golf, golf tournament, invitation, company outing, dinner', ['Friday, May 21, 1 PM', 'Nine holes and dinner', 'The spring outing of Harlow & Finch, Cedar Links. RSVP to Dana.']),
  made('runners-flyer', 'Marathon flyer', 'anton jazz', 'marathon, half marathon, run, race, running, runner', ['Sunday, October 10, 7 AM', 'Run the bridges', 'Full, half and a 5K for everyone else.', 'Sign up: rivercity.example']),
  made('runners-poster', 'Marathon poster', 'bebas harbour', 'marathon, half marathon, run, race, running, runner', ['April 18, start at 8', 'City marathon', '26.2 miles, eleven bands, one long hill.']),
  made('runners-instagram-post', 'Marathon sign-up post', 'archivo paprika', 'marathon, half marathon, run, race, running, training', ['200 bibs left', 'Lace up for spring', 'Half marathon on April 18.']),
  made('runners-instagram-story', 'Marathon story', 'oswald teal', 'marathon, run, race, running, runner, half marathon', ['Race day is here', 'See you at mile 20', 'Bring a bell and a silly sign.']),
  made('baseball-round-logo', 'Baseball team logo', 'alfa harbour', 'baseball, baseball team, team, sport, league, softball', { name: 'Harbor Hawks', tag: 'Baseball club' }),
  made('baseball-crest-logo', 'Baseball club logo', 'oswald festival', 'baseball, baseball team, club, team, sport, bat', { name: 'Mill City', tag: 'Nine since 1931' }),
  made('baseball-crate-logo', 'Baseball league logo', 'bebas royal', 'baseball, baseball team, league, little league, team, sport', { name: 'Elm Street', tag: 'Little league' }),
  made('cap-ball-logo', 'Baseball academy logo', 'zilla noel', 'baseball, baseball team, academy, softball, team, sport', { name: 'Cedar Sluggers', tag: 'Oakland, California' }),
];

export const happenings: readonly TemplateSource[] = [...nights, ...shows, ...causes, ...churchAndHealth];
