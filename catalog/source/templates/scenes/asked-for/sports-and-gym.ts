import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { filled } from '../../sheets/papers/filled.js';
import { counted } from '../../sheets/slots.js';
import { made, type Look } from '../made.js';

const MEMBER = 'gym membership card, membership card, gym card, member card, gym, fitness, id card';
const YOGA = 'yoga class schedule, yoga schedule, yoga, class schedule, timetable, yoga studio, weekly';
const FIT = 'fitness class schedule, fitness schedule, class schedule, group fitness, gym, timetable, workout';
const ZUMBA = 'zumba, zumba flyer, zumba class, dance fitness, dance class, flyer, workout';
const SOCCER = 'soccer tryouts, soccer tryouts flyer, soccer, youth soccer, tryouts, flyer, team';
const FOOTBALL = 'football schedule, football, football game schedule, team schedule, game schedule, season schedule, high school football';
const HOOPS = 'basketball schedule, basketball, basketball game schedule, team schedule, game schedule, season schedule';
const TEE = 't-shirt design, t-shirt, tshirt, tee shirt, shirt design';

const club = (name: string, look: Look, keywords: string, [tag, title, site]: readonly [string, string, string], hours: string, classes: string): TemplateSource =>
  made('class-schedule-club', name, look, keywords, { tag, title, site, ...counted('day', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']), ...counted('class', classes.split(', ')), ...counted('hour', hours.split(', ')) });

const games = (name: string, look: Look, keywords: string, [tag, title, site]: readonly [string, string, string], days: string, against: string): TemplateSource =>
  made('sign-hours', name, look, keywords, { tag, title, site, ...counted('day', days.split('; ')), ...counted('hour', against.split('; ')) });

const season = (recipe: string, name: string, look: Look, picture: string, keywords: string, ...[title, tag, role, who]: [title: string, tag: string, role: string, who: string]): TemplateSource =>
  filled(recipe, name, look, picture, keywords, title, tag, { role, who });

const tee = (recipe: string, name: string, look: Look, keywords: string, title: string, place: string, tag: string): TemplateSource => made(recipe, name, look, `${TEE}, ${keywords}`, { title, place, tag });

/** Weeks of classes, seasons of games, tryouts, members' cards and shirts. */
export const sportsAndGym: readonly TemplateSource[] = [
  made('id-card-rosette', 'Gym membership card', 'bebas volt', MEMBER, { company: 'Ironside Gym', initials: 'MR', name: 'Mara Reyes', role: 'Member, all hours', numberLabel: 'Member', number: 'IG 04 2217', dateLabel: 'Valid until', date: '12 / 2027', levelLabel: 'Plan', level: 'Gold' }),
  filled('student-side', 'Fitness gym membership card', 'anton film', 'face woman-lifting-weights', MEMBER, 'Dana Cole', 'Member', { 'school=': 'Iron & Sons Gym', key: 'Plan; No.; Valid to', value: 'Monthly; 20-418; 6/2028' }),
  filled('student-side', 'Yoga studio membership card', 'josefin sage', 'face woman-in-lotus-position', `${MEMBER}, yoga, yoga studio`, 'Priya Anand', 'Member', { 'school=': 'Low Tide Yoga', key: 'Pass; No.; Valid to', value: 'Ten; 0-118; 9/2027' }),
  made('id-card-crew', 'Gym club membership card', 'archivo volt', `${MEMBER}, club`, { company: 'Second Wind Club', name: 'Gus Ferro', role: 'Member since 2024', zone: 'Full access', number: 'No. 0381' }, { art: { portrait: 'person-bust-thunder' } }),
  games('Yoga class schedule', 'josefin sage', YOGA, ['Lotus Room, May', 'Breathe all week', 'Mats are here, 19 Garden Row'], 'Monday; Tuesday; Wednesday; Thursday; Friday; Saturday; Sunday', 'Flow, 7 AM; Hatha, 6 PM; Yin, 7 PM; Prenatal, 6 PM; Candlelit, 8 PM; Family, 10 AM; Rest'),
  season('evening-wave', 'Weekly yoga class schedule', 'fraunces sage', 'woman-in-lotus-position', YOGA, 'Come as you are', 'Yoga schedule, Low Tide Studio', 'Monday; Tuesday; Wednesday; Thursday; Friday; Saturday; Sunday', 'Flow, 7 AM; Hatha, 6 PM; Yin, 7:30 PM; Prenatal, 6 PM; Candlelit, 8 PM; Family, 10 AM; Rest'),
  season('evening-plain', 'Yoga studio class schedule', 'cormorant iris', 'woman-in-lotus-position', YOGA, 'On the mat', 'Yoga classes from September 6, $14', 'Monday, 7 AM; Monday, 6 PM; Tuesday, noon; Wednesday, 6 PM; Thursday, 7 AM; Friday, 6 PM; Saturday, 9 AM; Sunday, 5 PM', 'Sunrise flow; Beginners; Chair yoga; Vinyasa; Slow flow; Yin; Outdoors; Restore'),
  club('Fitness class schedule', 'archivo lagoon', FIT, ['Classes this month', 'Sweat on time', 'Forge Gym, 9 Bay Street'], '5:45 AM, 6:00 PM, 6:30 AM, 7:00 PM, 5:45 AM, 6:00 PM, 6:30 AM, 7:00 PM, 5:45 AM, 5:00 PM, 8:00 AM, 9:30 AM, 9:00 AM, 10:30 AM', 'HIIT, Spin, Barbell, Pilates, HIIT, Zumba, Barbell, Boxing, HIIT, Stretch, Boot camp, Spin, Yoga, Open gym'),
  club('Group fitness class schedule', 'bebas fuchsia', FIT, ['Group fitness', 'Pick your hour', 'YES Fitness, 41 Mill Lane'], '6:00 AM, 5:30 PM, 6:00 AM, 6:30 PM, 6:00 AM, 5:30 PM, 6:00 AM, 6:30 PM, 6:00 AM, 4:30 PM, 8:30 AM, 10:00 AM, 9:00 AM, 4:00 PM', 'Step, Kickboxing, Spin, Barre, Step, Kickboxing, Spin, Barre, Core 20, Dance, Boot camp, Kids, Slow flow, Sauna'),
  season('evening-plain', 'Weekly fitness class schedule', 'archivo coast', 'woman-lifting-weights', FIT, 'Move with us', 'Fitness classes at Elm Street Rec, $8', 'Monday, 6 AM; Monday, 6 PM; Tuesday, 9 AM; Wednesday, 6 PM; Thursday, noon; Friday, 6 AM; Saturday, 9 AM; Sunday, 10 AM', 'Spin; Weights; Seniors; Boxing; Core 30; Boot camp; Zumba; Stretch'),
  filled('burst-flyer', 'Zumba class flyer', 'bebas fuchsia', 'man-dancing', ZUMBA, 'Sweat like it’s a party', 'Zumba, Tuesdays at 6:30', { 'body=': 'First class free. Wear shoes that slide. Elm Street Gym.' }),
  made('mirrorball-legal-flyer', 'Zumba dance fitness flyer', 'bebas fuchsia', ZUMBA, ['Mondays and Thursdays, 7 PM', 'Zumba with Rosa', 'No steps to know. $8 a class, first one free. 555-0117']),
  made('soccer-flyer', 'Soccer tryouts flyer', 'alfa royal', SOCCER, ['Saturday, August 14, 9 AM', 'Soccer tryouts', 'Ages 8 to 14. Cleats, shin guards, water.', 'Fern Park, field 2']),
  filled('burst-letter-flyer', 'Youth soccer tryouts flyer', 'archivo meadow', 'soccer-ball', SOCCER, 'Soccer tryouts', 'U10 and U12, May 15 and 16', { 'body=': 'Run, pass, laugh. Every kid gets a number. Sign up: 555-0161' }),
  filled('loud-dark-letter-flyer', 'Club soccer tryouts flyer', 'anton cobalt', 'soccer-ball', `${SOCCER}, club soccer, travel soccer`, 'Got a left foot?', 'Travel soccer tryouts, June 5', { 'body=': 'Girls and boys, 2013 to 2016. Ten o’clock at Mill Field. Free.' }),
  games('Football schedule', 'alfa harbour', FOOTBALL, ['Fall 2027', 'Friday nights', 'Hale High Owls, kickoff at seven'], 'Aug 27; Sep 3; Sep 10; Sep 17; Sep 24; Oct 1; Oct 8', 'at Fern Valley; vs. Foxes; vs. Lakeside; Bye, nap; Homecoming; at Quarry; Senior night'),
  season('evening-plain', 'High school football schedule', 'anton jazz', 'american-football', FOOTBALL, 'Owls football', 'Varsity schedule, fall 2027. Home games in the north lot.', 'August 27; September 3; September 10; September 17; October 1; October 8; October 15; October 22', 'at Fern Valley; Foxes, home; Lakeside, home; at Elm City; at Quarry; Homecoming; at Mill Creek; Senior night'),
  season('evening-wave', 'Youth football game schedule', 'bebas cobalt', 'american-football', FOOTBALL, 'Little Owls', 'Youth football schedule, under ten', 'Sept. 4; Sept. 11; Sept. 18; Sept. 25; Oct. 2; Oct. 9; Oct. 16', 'Bears, 9 AM; at Foxes, 10 AM; Wolves, 9 AM; at Rams, 11 AM; Hawks, 9 AM; at Bears, 10 AM; Pizza party'),
  games('Basketball schedule', 'bebas jazz', HOOPS, ['Winter 2027', 'On the court', 'Mill Street Ballers, tip-off at six'], 'Dec 3; Dec 10; Dec 17; Jan 7; Jan 14; Jan 21; Jan 28', 'vs. Foxes; at Lakeside; vs. Elm City; at Quarry; vs. Hawks; at Fern Valley; Senior night'),
  season('evening-plain', 'Basketball team schedule', 'archivo ember', 'basketball', HOOPS, 'Lady Owls', 'Girls’ basketball, all games at 6:30 PM', 'December 3; December 10; December 17; January 7; January 14; January 21; January 28; February 4', 'Foxes, home; at Lakeside; Elm City, home; at Quarry; Hawks, home; at Fern Valley; Mill Creek, home; Playoffs'),
  season('evening-wave', 'Youth basketball game schedule', 'spartan terracotta', 'basketball', HOOPS, 'Small ball', 'Youth league, Saturdays in gym B', 'January 9; January 16; January 23; January 30; February 6; February 13; February 20', 'Red vs. Blue; Gold vs. Green; Red vs. Gold; Blue vs. Green; Red vs. Green; Blue vs. Gold; Finals, donuts'),
  tee('reunion-tee-square-picture', 'Big family reunion T-shirt design', 'bebas harbour', 'family reunion, family reunion t-shirt, family', 'The Johnsons', 'Reunion 2027', 'Five generations, one grill'),
  tee('reunion-tee-square-picture', 'Family tree reunion T-shirt design', 'fraunces terracotta', 'family reunion, family reunion t-shirt, family', 'Reyes roots', 'July 2027', 'Loud since 1931'),
  tee('beach-tee-square-picture', 'Bachelorette T-shirt design', 'abril fuchsia', 'bachelorette, bachelorette t-shirt, bachelorette party, bride', 'Bride squad', 'Lena’s last fling', 'Miami 2027'),
  tee('camp-tee-square-picture', 'Camp bachelorette T-shirt design', 'alfa blossom', 'bachelorette, bachelorette t-shirt, camp bachelorette, bride', 'Camp I Do', 'Bachelorette', 'June 2027'),
  tee('team-tee-square-picture', 'Team T-shirt design', 'alfa cobalt', 'team, team t-shirt, sports, basketball', 'Elm City', 'Hawks 27', 'We brought snacks'),
  tee('team-tee-square-picture', 'Basketball team shirt design', 'bebas festival', 'team, team t-shirt, sports, basketball, league', 'Red rockets', 'Gym B', 'Undefeated at lunch'),
];
