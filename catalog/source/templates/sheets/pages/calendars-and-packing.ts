import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made } from '../../scenes/made.js';
import { counted, upTo } from '../slots.js';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const SUNDAY_FIRST = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const LETTERS = SUNDAY_FIRST.map((day) => day.slice(0, 1));

/** A month's dates by weekday, one under the other. */
const dates = (month: number): string[] => {
  const first = new Date(Date.UTC(2027, month, 1)).getUTCDay();
  const last = new Date(Date.UTC(2027, month + 1, 0)).getUTCDate();
  return SUNDAY_FIRST.map((_, weekday) => Array.from({ length: last }, (__, i) => i + 1).filter((day) => (first + day - 1) % 7 === weekday).join('\n'));
};
const YEAR = { ...counted('month', MONTHS), ...Object.assign({}, ...MONTHS.map((_, i) => ({ ...counted(`m${i + 1}d`, LETTERS), ...counted(`m${i + 1}w`, dates(i)) }))) as TemplateSource['copy'] };

/** Calendars, and what to pack and to train. */
export const calendarsAndPacking: readonly TemplateSource[] = [
  made('year-sun', '2027 calendar', 'fraunces terracotta', 'calendar 2027, 2027 calendar, full year calendar, yearly calendar, year, 12 months, wall calendar, planner', { title: '2027', ...YEAR }),
  made('year-cut', 'Year calendar 2027, wide', 'fraunces jazz', 'calendar 2027, 2027 calendar, full year calendar, yearly calendar, year at a glance, 12 months, office, landscape', { title: '2027', tag: 'Twelve months, all in one look', ...YEAR }),
  made('month-snow', 'January 2027 calendar', 'dmserif summit', 'calendar 2027, january calendar, monthly calendar, month, winter, wall calendar, 2027, schedule', { title: 'January', year: '2027', ask1: 'Notes', ...counted('d', SUNDAY_FIRST), ...upTo('day', 31) }),
  made('month-any', 'Blank monthly calendar', 'josefin sorbet', 'monthly calendar, blank calendar, undated calendar, month, monthly planner, calendar, schedule, planner', { title: 'This month', ask1: 'Month', head1: 'Birthdays', head2: 'To do', ...counted('d', SUNDAY_FIRST) }),
  made('month-patch', 'October 2027 calendar', 'abril olive', 'calendar 2027, october calendar, monthly calendar, fall, month, pumpkin, wall calendar, planner', { title: 'October', year: '2027', ...counted('d', SUNDAY_FIRST), ...upTo('day', 31) }),
  made('pack-camp', 'Camping packing checklist', 'alfa prairie', 'packing checklist, packing list, camping checklist, camping, hiking, backpack, travel, outdoors', {
    ...{ title: 'Pack for camp', tag: 'A weekend in the woods' }, ...counted('head', ['Camp', 'Clothes', 'Kitchen', 'Safety']),
    ...counted('item', ['Tent and stakes', 'Sleeping bags', 'Air pads', 'Headlamps', 'Folding chairs', 'Rope', 'Pocket knife', 'Rain jacket', 'Warm hat', 'Wool socks', 'Long pants', 'Boots', 'Swimsuit', 'Pajamas', 'Stove and fuel', 'Pot and mugs', 'Water jugs', 'Matches', 'First aid kit', 'Bug spray', 'Map', 'Whistle']),
  }),
  made('pack-family', 'Family vacation packing list', 'jakarta teal', 'packing checklist, packing list, family vacation, travel checklist, vacation, beach, kids, trip', {
    ...{ title: 'Who packs what', head1: 'For each of us', ask1: 'Feed the cat' }, ...counted('who', ['Mom', 'Dad', 'Nora', 'Sam']),
    ...counted('item', ['Swimsuits (two each)', 'T-shirts', 'Shorts', 'One warm sweater', 'Underwear and socks', 'Pajamas', 'Sandals', 'Sneakers', 'Sun hat and glasses', 'Toothbrush', 'Medicine', 'A book', 'Water bottle', 'Something to cuddle']),
  }),
  made('pack-cabin', 'Carry-on packing checklist', 'archivo graphite', 'packing checklist, packing list, carry on, business trip, travel checklist, suitcase, flight, travel', {
    ...{ title: 'Carry-on only', tag: 'Three nights, one small bag' }, ...counted('ask', ['Flight', 'Gate', 'Hotel', 'Back home']), ...counted('head', ['Papers', 'Clothes', 'Toiletries', 'Electronics', 'For the flight']),
    ...counted('item', ['Passport', 'Boarding pass', 'Wallet', 'Insurance', 'Hotel address', 'House keys', 'Two shirts', 'Trousers', 'Sweater', 'Underwear', 'Sleepwear', 'Dress shoes', 'Toothpaste', 'Deodorant', 'Razor', 'Comb', 'Face cream', 'Medicine', 'Laptop', 'Phone', 'Chargers', 'Adapter', 'Earphones', 'Power bank', 'Eye mask', 'Earplugs', 'Scarf', 'Book', 'Snacks', 'Empty bottle']),
  }),
  made('gym-log', 'Gym workout log', 'bebas ember', 'workout planner, workout log, gym log, exercise log, fitness planner, training, weight lifting, planner', {
    ...{ title: 'Workout log', tag: 'Write it down, lift it up', head1: 'How it felt', head2: 'Next time' }, ...counted('ask', ['Date', 'Muscles', 'Warm-up']), ...counted('col', ['Exercise', 'Weight', 'Set 1', 'Set 2', 'Set 3']), ...upTo('mark', 5),
  }),
  made('run-track', 'Six-week running planner', 'spartan jazz', 'workout planner, running plan, training plan, 5k, fitness planner, exercise, run, planner', {
    ...{ title: 'Run your first 5K', tag: 'Six weeks, four outings a week', body: 'Minutes in each ring: R rest, W walk, X swim or bike. Cross them off.' }, ...counted('ask', ['Race day', 'My time']), ...counted('day', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']), ...counted('week', [1, 2, 3, 4, 5, 6].map((n) => `Week ${n}`)),
    ...counted('run', [10, 12, 15, 18, 20, 24].flatMap((n) => [`${n}`, 'R', `${n + 2}`, 'X', `${n}`, `${n + 8}`, 'W'])),
  }),
  made('move-mats', 'Yoga and stretching week planner', 'cormorant rosewood', 'workout planner, weekly workout, yoga, stretching, fitness planner, exercise, pilates, week', {
    ...{ title: 'A week on the mat', tag: 'Twenty kind minutes a day, three rounds each' }, ...counted('ask', ['Why I am doing this', 'When I felt best']), ...counted('day', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']), ...counted('plan', ['Sun salute', 'Hips and hamstrings', 'Core', 'Balance', 'Back and shoulders', 'Long flow', 'Just breathe']),
  }),
];
