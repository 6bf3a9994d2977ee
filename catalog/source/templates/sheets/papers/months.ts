import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { filled, SHORT, upTo } from './filled.js';

const DAYS = 'Sunday; Monday; Tuesday; Wednesday; Thursday; Friday; Saturday';
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const NAMES = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

type Month = readonly [kind: string, look: `${string} ${string}`, picture: string, words: string];
/** Two sheets for each month: what they are like, a look, a picture, and a few words for the season. */
const SHEETS: readonly (readonly [wide: Month, tall: Month])[] = [
  [['Snowman', 'fraunces lagoon', 'snowman', 'winter, snow, new year'], ['Cozy', 'dmserif graphite', 'hot-beverage', 'winter, cozy, new year']],
  [['Valentine', 'pacifico cherry', 'sparkling-heart', 'valentine, hearts, winter'], ['Love letter', 'playfair rosewood', 'love-letter', 'valentine, hearts, winter']],
  [['Spring', 'jakarta meadow', 'four-leaf-clover', 'spring, clover, st patricks'], ['Kite', 'spartan coast', 'kite', 'spring, wind, kite']],
  [['Rainy day', 'fraunces teal', 'umbrella', 'spring, rain, easter'], ['Tulip', 'cormorant blossom', 'tulip', 'spring, flowers, easter']],
  [['Bloom', 'alfa candy', 'bouquet', 'spring, flowers, mothers day'], ['Bumblebee', 'jakarta ember', 'honeybee', 'spring, bee, garden']],
  [['Sunny', 'spartan skyline', 'sun-with-face', 'summer, sun, end of school'], ['Lemonade', 'pacifico mint', 'lemon', 'summer, lemon, end of school']],
  [['Fireworks', 'archivo royal', 'fireworks', 'summer, fourth of july, fireworks'], ['Watermelon', 'alfa sorbet', 'watermelon', 'summer, watermelon, vacation']],
  [['Beach', 'bebas coast', 'beach-with-umbrella', 'summer, beach, vacation'], ['Popsicle', 'amatic fuchsia', 'soft-ice-cream', 'summer, ice cream, back to school']],
  [['Back to school', 'alfa jazz', 'red-apple', 'fall, school, back to school'], ['Pencil', 'fraunces prairie', 'pencil', 'fall, school, back to school']],
  [['Pumpkin', 'dmserif canyon', 'jack-o-lantern', 'fall, halloween, pumpkin'], ['Autumn leaves', 'playfair terracotta', 'maple-leaf', 'fall, autumn, halloween']],
  [['Thankful', 'cormorant cocoa', 'pie', 'fall, thanksgiving, autumn'], ['Mushroom', 'zilla olive', 'mushroom', 'fall, thanksgiving, autumn']],
  [['Christmas', 'fraunces noel', 'christmas-tree', 'christmas, holiday, winter'], ['Snowflake', 'cinzel cobalt', 'snowflake', 'christmas, winter, holiday']],
];

const months: readonly TemplateSource[] = NAMES.flatMap((month, i) => {
  const n = upTo(LENGTHS[i]!);
  const [[wide, wideLook, widePicture, wideWords], [tall, tallLook, tallPicture, tallWords]] = SHEETS[i]!;
  const known = `${month.toLowerCase()} calendar, monthly calendar, calendar, 2027 calendar`;
  return [
    filled(`wide-${month.toLowerCase()}`, `${wide} ${month} calendar`, wideLook, widePicture, `${known}, ${wideWords}`, month, '2027', { day: DAYS, n }),
    filled(`tall-${month.toLowerCase()}`, `${tall} ${month} calendar`, tallLook, tallPicture, `${known}, ${tallWords}`, month, '2027', { day: SHORT.replace('Mon; Tue; Wed; Thu; Fri; Sat; Sun', 'Sun; Mon; Tue; Wed; Thu; Fri; Sat'), n, 'foot=': 'Notes' }),
  ];
});

const SCHOOL_YEAR = 'August; September; October; November; December; January; February; March; April; May; June; July';
const FACES = 'face1 star-struck, face2 slightly-smiling-face, face3 neutral-face, face4 slightly-frowning-face, face5 loudly-crying-face';
const MOODS = 'Great; Good; Okay; Low; Awful';

/** Calendars, trackers and programs. */
export const monthSheets: readonly TemplateSource[] = [
  ...months,
  filled('year-months', 'School year calendar', 'fraunces jazz', 'school', 'school calendar, school year calendar, academic calendar, yearly calendar, teacher, classroom, 2027', 'School year 2026–27', 'The whole year on one wall', { head: SCHOOL_YEAR }),
  filled('year-wide', 'Academic year school calendar', 'jakarta royal', 'spiral-calendar', 'school calendar, academic calendar, school year calendar, college calendar, semester, planner', 'Academic year', 'August to July', { head: SCHOOL_YEAR }),
  filled('year-dates', 'Elementary school calendar of events', 'alfa sorbet', 'red-apple', 'school calendar, school events calendar, important dates, elementary, parents, pta, newsletter', 'Dates to keep', 'Maple Hill School, 2026–27', { date: 'August 30; September 6; October 8; October 29; November 12; November 25; December 17; January 4; February 14; March 26; April 24; June 11', what: 'First day of school; Labor Day, no school; Picture day; Fall parade; Parents’ evening; Thanksgiving break; Winter concert; Welcome back; Valentine cookie swap; Spring break begins; Science fair; Last day, 11 AM dismissal' }),
  filled('year-dates-dark', 'High school calendar of events', 'bebas teal', 'american-football', 'school calendar, school events calendar, important dates, high school, academic calendar, parents', 'The year at Northfork', 'School calendar 2026–27', { date: 'August 23; September 3; September 24; October 1; October 13; November 5; November 24; December 14; January 5; February 4; March 11; April 17; May 3; June 4', what: 'First day of classes; First home game; Club fair; Homecoming; PSAT; End of quarter 1; Thanksgiving break; Finals begin; Second semester; College night; Spring musical; Prom; AP exams begin; Graduation, 6 PM' }),
  filled('saved-jar', 'Savings jar tracker', 'fraunces meadow', 'coin', 'savings tracker, savings jar, saving challenge, money, coloring tracker, goal, budget', 'Coin by coin', 'Color one each time you save', { 'goal=': 'For:', n: upTo(30) }),
  filled('saved-house', 'House down payment savings tracker', 'jakarta sage', 'key, goal house', 'savings tracker, house savings, down payment, savings goal, money, coloring tracker, budget', 'Brick by brick', 'A house, one brick at a time', { ask: 'Goal; Each brick', n: upTo(40) }),
  filled('saved-steps', 'Vacation savings tracker', 'spartan coast', 'airplane, goal luggage', 'savings tracker, vacation fund, savings thermometer, travel savings, money, goal, budget', 'Almost there', 'The vacation fund', { n: '100%; 90%; 80%; 70%; 60%; 50%; 40%; 30%; 20%; 10%; 0%' }),
  filled('saved-bunting', 'Kids savings tracker', 'alfa candy', 'coin', 'savings tracker, kids savings, piggy bank, money, coloring tracker, allowance, goal', 'My money jar', 'A coin in, a coin colored', { 'goal=': 'I am saving for', n: upTo(30) }),
  filled('owed-steps', 'Debt free thermometer tracker', 'archivo ember', 'chains, goal unlocked', 'debt tracker, debt payoff, debt free, debt thermometer, money, budget, finance', 'Out of the red', 'Debt free by December', { n: 'Free!; 90%; 80%; 70%; 60%; 50%; 40%; 30%; 20%; 10%; Start' }),
  filled('owed-bricks', 'Student loan debt tracker', 'dmserif plum', 'ledger, goal open-book', 'debt tracker, student loan tracker, debt payoff, loan payoff, money, budget, finance', 'Paid, paid, paid', 'Student loans, brick by brick', { n: upTo(40) }),
  filled('mood-faces', 'Monthly mood tracker', 'fraunces lagoon', `sun-behind-small-cloud, ${FACES}`, 'mood tracker, monthly mood tracker, mental health, feelings, self care, journal, wellness', 'How I felt', 'A face for every day', { mood: MOODS, n: upTo(31) }),
  filled('mood-year', 'Year in pixels mood tracker', 'jakarta iris', 'rainbow', 'mood tracker, year in pixels, mental health, feelings, self care, bullet journal, wellness', 'A year in pixels', 'One square a day', { m: 'J; F; M; A; M; J; J; A; S; O; N; D', n: upTo(31), mood: 'Great; Good; Okay; Low; Tired' }),
  filled('mood-petals', 'Flower mood tracker', 'cormorant blossom', 'blossom, goal smiling-face-with-hearts', 'mood tracker, flower mood tracker, mental health, feelings, self care, bullet journal, coloring', 'A petal a day', 'Monthly mood flower', { n: upTo(31), mood: 'Joy; Calm; Meh; Sad; Mad' }),
  filled('mood-kids', 'Kids feelings mood tracker', 'alfa mint', `heart-hands, ${FACES}`, 'mood tracker, feelings chart, kids emotions, mental health, counselor, classroom, self care', 'My feelings', 'All of them are allowed', { mood: MOODS, n: upTo(31) }),
  filled('mood-flower', 'Sunny mood tracker', 'pacifico coast', 'sun-with-face, goal sunflower', 'mood tracker, monthly mood tracker, feelings, mental health, bullet journal, self care, coloring', 'Inner weather', 'Color the day you had', { n: upTo(31), mood: 'Sun; Breeze; Cloud; Rain; Storm' }),
  filled('play-cast', 'School play program', 'dmserif gala', 'performing-arts', 'school play program, theater program, play program, cast list, drama club, program, playbill', 'The wrong castle', 'May 6, 7 and 8, in the gym', { role: 'The king; The other king; The queen; The dragon; Knight no. 1; Knight no. 2; The cook; A door; Lights; Directed by', who: 'Theo Park; Leo Marsh; Maya Lind; Priya Rao; Dele Ade; Nora Fox; Sam Okafor; Ines Moreau; Room 12; Ms. Albright' }),
  filled('play-acts', 'Drama club play program', 'abril cherry', 'clapper-board', 'school play program, theater program, play program, drama club, playbill, program, acts', 'Late for Mars', 'Northfork Drama Club', { role: 'Act one; Scene 2; Scene 3; Intermission; Act two; Scene 2; Scene 3; Finale; Bows', who: 'The kitchen; The bus; The launch pad; 15 minutes; Orbit; A quiet room; The red sand; Home; Everyone' }),
  filled('play-frame', 'School concert and play program', 'cinzel rosewood', 'musical-score', 'school play program, concert program, musical program, school musical, program, playbill, spring', 'Spring on stage', 'Maple Hill School, May 13', { role: 'Welcome; Kindergarten; First grade; Second grade; Third grade; Fourth grade; Fifth grade; Band; All', who: 'Mr. Sato; Five little ducks; Rain song; The seed play; Sea shanty; Tall tales; The last bus; March no. 2; Good night' }),
  filled('play-cast', 'Elementary school play program', 'alfa meadow', 'frog', 'school play program, elementary school play, play program, cast list, program, kids, playbill', 'The frog who stayed', 'A play by second grade', { role: 'The frog; The fly; Lily pad 1; Lily pad 2; The heron; The moon; The pond; Thunder; Costumes; Snacks', who: 'Mateo; Olivia; Priya; June; Sam; Leo; Four friends; Dad Reyes; Grandma Lind; All of you' }),
  filled('evening-times', 'Parents evening schedule', 'fraunces sage', 'busts-in-silhouette', 'parents evening, parent teacher conference, parents night, back to school night, schedule, school', 'Parents’ evening', 'Thursday, November 12', { role: '5:30; 5:45; 6:00; 6:20; 6:40; 7:00; 7:30; 8:00', who: 'Doors and coffee; Welcome, gym; Grades K and 1; Grades 2 and 3; Grades 4 and 5; Art walk; Questions; Lights out' }),
  filled('evening-plain', 'Parent teacher conference poster', 'jakarta harbour', 'handshake', 'parents evening, parent teacher conference, parents night, school, teacher, poster, meeting', 'Let’s talk', 'Parent-teacher conferences, October 14', { role: 'Ms. Park; Mr. Sato; Ms. Albright; Mrs. Bell; Mr. Ade; Ms. Lind; Coach Rao; Library', who: 'Room 12; Room 21; Room 9; Room 4; Room 15; Studio 4; The gym; Childcare' }),
  filled('evening-wave', 'Back to school night flyer', 'spartan jazz', 'school', 'back to school night, parents evening, school open house, parents night, open house school, flyer, teacher', 'Back to school night', 'Open house, September 9, 6 PM', { role: '6:00; 6:15; 6:30; 7:00; 7:20; 7:40; 8:00', who: 'Meet in the gym; Find your room; Sit in small chairs; Specials; PTA table; Ice cream truck; Good night' }),
  filled('stay-welcome', 'Airbnb welcome book page', 'cormorant terracotta', 'house-with-garden', 'airbnb welcome book, welcome book, airbnb, vacation rental, guest house, house manual, wifi', 'Welcome in', 'The short version of the house', { col: 'You ask; We answer', item: 'Wi-Fi network; Password; Check out; Heat; Hot water; Trash day; Coffee; Parking; Beach; Call us' }),
];
