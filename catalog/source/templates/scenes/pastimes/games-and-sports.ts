import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made } from '../made.js';

/** Nights of games, in halls and bars. */
const games: readonly TemplateSource[] = [
  made('bowling-flyer', 'Bowling night flyer', 'alfa jazz', 'bowling, bowling night, bowling alley, league, strike, cosmic bowling, game night', ['Thursdays at 7 PM', 'Knock ’em down', 'Two games and shoes, $12. Starlite Lanes.']),
  made('bowling-poster', 'Bowling tournament poster', 'bebas festival', 'bowling, bowling tournament, bowling league, bowling alley, tournament, strike, pins', ['Saturday, March 6, 10 AM', 'Ten pins, no mercy', 'Teams of four. Entry $80, first prize $500.', 'Starlite Lanes, 555-0128']),
  made('bowling-instagram-post', 'Bowling league post', 'anton cobalt', 'bowling, bowling league, bowling alley, bowling night, team, strike', ['League starts May 3', 'Spare us your Mondays', 'Twelve weeks, five friends.']),
  made('bowling-invitation', 'Bowling birthday invitation', 'pacifico sorbet', 'bowling, bowling party, birthday, birthday party, kids, bowling alley', ['Leo is turning nine', 'Let’s bowl', 'Sunday, June 13, 2 PM. Starlite Lanes, lane 7. Cake after the third frame.']),
  made('bingo-flyer', 'Bingo night flyer', 'alfa cherry', 'bingo, bingo night, bingo game, fundraiser, seniors, prizes, game night', ['Every Friday at 6:30 PM', 'Bingo night', 'Three cards for $5. Legion Hall.', '555-0119']),
  made('bingo-poster', 'Bingo fundraiser poster', 'archivo teal', 'bingo, bingo night, bingo fundraiser, fundraiser, charity, school, prizes', ['Saturday, April 17, 5 PM', 'Shout it out', 'Twenty rounds for a new playground.']),
  made('bingo-instagram-post', 'Bingo night post', 'jakarta royal', 'bingo, bingo night, bingo game, bar, game night, prizes', ['Tonight at eight', 'One number away', 'Free cards, strange prizes.']),
  made('bingo-facebook-event', 'Bingo night event', 'bebas plum', 'bingo, bingo night, bingo event, game night, community, seniors', ['Wednesday, May 12', 'Bingo night', 'Doors at six, first ball at seven.', 'Save a seat']),
  made('trivia-flyer', 'Trivia night flyer', 'alfa ember', 'trivia, trivia night, quiz night, pub quiz, quiz, bar, game night', ['Tuesdays at 8 PM', 'Know it all?', 'Teams of six, no phones. The Copper Fox.']),
  made('trivia-poster', 'Pub quiz poster', 'bebas paprika', 'trivia, trivia night, pub quiz, quiz night, quiz, bar, pub', ['Thursday, March 25, 8 PM', 'Quiz at the Fox', 'Six rounds. Winners drink free.']),
  made('trivia-instagram-post', 'Trivia night post', 'spartan atlas', 'trivia, trivia night, quiz night, pub quiz, bar, game night', ['Tonight, 7:30 PM', 'Trivia night', 'Bring the friend who reads.']),
  made('trivia-facebook-event', 'Quiz night event', 'archivo jazz', 'trivia, quiz night, trivia night, pub quiz, quiz, fundraiser', ['Friday, October 8', 'Quiz for the library', 'Tables of six, $60.', 'Book a table']),
  made('poker-flyer', 'Poker night flyer', 'abril noel', 'poker, poker night, casino, casino night, cards, texas hold’em, game night', ['Saturday at 8 PM', 'Deal me in', 'Texas hold’em, $20 buy-in. Canal Social Club.', '555-0171']),
  made('poker-poster', 'Casino night poster', 'alfa gala', 'casino, casino night, poker, poker night, fundraiser, cards, gala, las vegas', ['Friday, November 5, 7 PM', 'Casino night', 'Play money, real prizes. For the rescue squad.']),
  made('poker-instagram-post', 'Poker tournament post', 'bebas festival', 'poker, poker tournament, poker night, casino, cards, tournament', ['Sunday, 2 PM', 'All in', 'Sixty seats, one gold chip.']),
  made('poker-invitation', 'Casino party invitation', 'playfair plum', 'casino, casino party, casino night, poker, birthday, cards, las vegas', ['Nora turns forty', 'Place your bets', 'Saturday, May 29, 8 PM. 14 Mill Street. Dress like Vegas.']),
];

/** Courts, ice, ramps and slopes. */
const sports: readonly TemplateSource[] = [
  made('volleyball-flyer', 'Volleyball camp flyer', 'bebas lagoon', 'volleyball, volleyball camp, beach volleyball, team, sport, youth, camp', ['June 14 to 18', 'Bump, set, camp', 'Ages 10 to 16, mornings on the sand. $140.']),
  made('volleyball-poster', 'Beach volleyball poster', 'alfa sorbet', 'volleyball, beach volleyball, volleyball tournament, tournament, sport, summer', ['Saturday, July 10, 9 AM', 'Sand and sets', 'Teams of four, $60. North Beach courts.', 'northbeach.example']),
  made('volleyball-instagram-post', 'Volleyball tryouts post', 'anton royal', 'volleyball, volleyball tryouts, volleyball team, tryouts, school, sport', ['August 16, 3 PM', 'Up at the net', 'Tryouts in the east gym.', 'Bring knee pads']),
  made('volleyball-instagram-story', 'Volleyball game day story', 'archivo teal', 'volleyball, game day, match, volleyball team, sport, school', ['Tonight at six', 'Game day', 'Hawks and Herons, Fern Park courts.']),
  made('tennis-flyer', 'Tennis lessons flyer', 'spartan meadow', 'tennis, tennis lessons, tennis coach, tennis class, sport, kids, racket', ['All ages, all summer', 'Love all', 'Group lessons from $18. Elm Street Courts.']),
  made('tennis-poster', 'Tennis tournament poster', 'bebas harbour', 'tennis, tennis tournament, tennis club, tournament, open, sport, racket', ['September 4 and 5', 'The Elm Street Open', 'Singles and doubles. Sign up by August 20.']),
  made('tennis-instagram-post', 'Tennis club post', 'abril mint', 'tennis, tennis club, tennis court, sport, membership, racket', ['Courts are open', 'Back to serve', 'Members play free before noon.']),
  made('tennis-facebook-post', 'Tennis camp post', 'jakarta jazz', 'tennis, tennis camp, tennis lessons, kids, sport, summer camp', ['July 5 to 9', 'Tennis camp', 'Ages 7 to 14. Rackets to borrow.', 'Sign up']),
  made('hockey-flyer', 'Hockey tryouts flyer', 'alfa skyline', 'hockey, ice hockey, hockey tryouts, tryouts, team, sport, youth', ['September 18, 6 AM', 'Early ice', 'Tryouts for ages 9 to 14. Full gear, please.', 'Lakeside Rink, 555-0133']),
  made('hockey-poster', 'Hockey game poster', 'anton royal', 'hockey, ice hockey, hockey game, game day, sport, team, rink', ['Saturday, January 15, 7 PM', 'Otters on ice', 'Home against the Pike. Kids free.']),
  made('hockey-instagram-post', 'Hockey game day post', 'bebas cobalt', 'hockey, game day, ice hockey, hockey team, match, sport', ['Puck drops at 7', 'Game day', 'Otters against the Pike.']),
  made('hockey-facebook-event', 'Hockey tournament event', 'archivo ember', 'hockey, ice hockey, hockey tournament, tournament, sport, rink', ['February 11 to 13', 'Pond hockey', 'Sixteen teams.', 'Enter a team']),
  made('skateboard-flyer', 'Skateboarding lessons flyer', 'archivo sorbet', 'skateboarding, skateboard, skate, skatepark, skate lessons, kids, sport', ['Saturdays at ten', 'Learn to fall', 'Then to ollie. Ages 6 and up, $25, pads included.']),
  made('skateboard-poster', 'Skateboarding contest poster', 'anton candy', 'skateboarding, skateboard, skate, skate contest, skatepark, competition', ['Sunday, June 20, noon', 'Concrete Sunday', 'Open contest, three divisions, Rail Yard Park.']),
  made('skateboard-instagram-post', 'Skate shop post', 'syne terracotta', 'skateboarding, skateboard, skate, skate shop, decks, wheels, sale', ['New decks in', 'Fresh wood', 'Free grip with every setup.', 'Curb Skate Shop, 9 Mill Street']),
  made('skateboard-instagram-story', 'Skatepark opening story', 'bebas mint', 'skateboarding, skateboard, skate, skatepark, opening, park', ['Opens Saturday', 'Drop in', 'Two bowls, one long rail.']),
  made('ski-slope-flyer', 'Ski trip flyer', 'alfa lagoon', 'ski, ski trip, skiing, snow, winter, mountain, snowboard', ['February 18 to 21', 'Ski trip', 'Bus, cabin and lift passes, $390.']),
  made('ski-slope-poster', 'Ski resort poster', 'bebas summit', 'ski, skiing, ski trip, ski resort, winter, mountain, snow', ['Lifts open December 3', 'First tracks', 'Forty runs above Pine Lake.']),
  made('ski-slope-instagram-post', 'Ski trip post', 'josefin jazz', 'ski, ski trip, skiing, snow, winter, mountain', ['Six seats left', 'Snow is calling', 'Leaving Friday at five.']),
  made('ski-slope-facebook-event', 'Ski club trip event', 'spartan skyline', 'ski, ski trip, ski club, skiing, winter, school trip', ['Saturday, January 22', 'Ski club trip', 'One day, one bus, hot soup.', 'Join the bus']),
  made('cheer-flyer', 'Cheerleading tryouts flyer', 'alfa fuchsia', 'cheerleading, cheer, cheerleader, cheer tryouts, tryouts, school, pom pom', ['May 4 and 5, 3:30 PM', 'Be loud', 'Tryouts in the main gym. No experience needed.']),
  made('cheer-poster', 'Cheerleading camp poster', 'archivo cherry', 'cheerleading, cheer, cheer camp, cheerleader, kids, camp, pom pom', ['July 19 to 23', 'Big voice camp', 'Jumps and chants, ages 6 to 12. $120.', 'hawkscheer.example']),
  made('cheer-instagram-post', 'Cheerleading squad post', 'anton royal', 'cheerleading, cheer, cheerleader, cheer team, squad, school spirit', ['Meet the squad', 'Hear us yet?', 'Sixteen voices, one pyramid.']),
  made('cheer-instagram-story', 'Cheerleading fundraiser story', 'bebas candy', 'cheerleading, cheer, cheerleader, fundraiser, cheer team, car wash', ['Saturday, nine to one', 'Wash for cheer', 'Car wash for the trip to state. $10.']),
];

export const pastimes: readonly TemplateSource[] = [...games, ...sports];
