import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted } from './slots.js';

const ALPHABET = [
  ['A', 'Ant', 'ant'], ['B', 'Bear', 'bear'], ['C', 'Cat', 'cat'], ['D', 'Duck', 'duck'], ['E', 'Eagle', 'eagle'], ['F', 'Fox', 'fox'], ['G', 'Giraffe', 'giraffe'], ['H', 'Hedgehog', 'hedgehog'], ['I', 'Island', 'desert-island'],
  ['J', 'Jellyfish', 'jellyfish'], ['K', 'Kite', 'kite'], ['L', 'Ladybug', 'lady-beetle'], ['M', 'Mouse', 'mouse'], ['N', 'Nest', 'nest-with-eggs'], ['O', 'Owl', 'owl'], ['P', 'Penguin', 'penguin'], ['Q', 'Queen bee', 'honeybee'], ['R', 'Rabbit', 'rabbit'],
  ['S', 'Snail', 'snail'], ['T', 'Turtle', 'turtle'], ['U', 'Umbrella', 'umbrella'], ['V', 'Volcano', 'volcano'], ['W', 'Watermelon', 'watermelon'], ['X', 'X-ray', 'x-ray'], ['Y', 'Yarn', 'yarn'], ['Z', 'Zebra', 'zebra'],
] as const;

const mine = { tag: 'Name' };

/** Lessons by day, from the first hour to the last. */
const LESSONS = [
  ...['Math', 'Reading', 'Science', 'Lunch', 'Art', 'Library'],
  ...['Reading', 'Math', 'Gym', 'Lunch', 'Music', 'Writing'],
  ...['Math', 'Science', 'Reading', 'Lunch', 'Garden', 'Garden'],
  ...['Writing', 'Math', 'History', 'Lunch', 'Gym', 'Spanish'],
  ...['Reading', 'Math', 'Show & tell', 'Lunch', 'Art', 'Free play'],
];

/** What fills the sheets of a classroom and the pages to color in. */
export const classroom: readonly TemplateSource[] = [
  made('alphabet-tiles', 'Alphabet poster', 'jakarta sorbet', 'alphabet, abc, alphabet poster, classroom poster, letters, kids, preschool, kindergarten', {
    ...{ title: 'A to Z', tag: 'Twenty-six friends to know' },
    ...counted('letter', ALPHABET.map(([letter]) => letter)), ...counted('word', ALPHABET.map(([, word]) => word)),
  }, { art: Object.fromEntries(ALPHABET.map(([, , id], i) => [`picture${i + 1}`, `flat-${id}`])) }),
  made('class-schedule-pins', 'Second grade class schedule', 'fraunces mint', 'class schedule, schedule, timetable, school, teacher, elementary, week, kids', {
    ...{ title: 'Our week in room 12', tag: 'Ms. Albright, grade 2' },
    ...counted('time', ['8:30', '9:20', '10:10', '11:00', '12:00', '12:50']), ...counted('day', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']), ...counted('lesson', LESSONS),
  }),
  made('worksheet-me', 'All about me page', 'alfa candy', 'about me, all about me, about me page, introduce yourself, kids, school, first day, worksheet', {
    ...{ title: 'All about me', frame: 'Draw yourself here', body: 'Finished early? Color the edges.' },
    ...counted('ask', ['My name is', 'I am this old', 'I live with', 'I am good at']), ...counted('box', ['My favorite food', 'My favorite book', 'My best friend', 'When I grow up', 'I like it when', 'This makes me laugh']),
  }),
  made('coloring-mandala', 'Mandala coloring page', 'josefin candy', 'coloring page, coloring sheet, coloring, mandala, flowers, pattern, adults, relax', { ...mine, title: 'Slow mandala' }),
  made('coloring-reef', 'Ocean coloring page', 'alfa lagoon', 'coloring page, coloring sheet, coloring, fish, ocean, sea, kids, animals', { ...mine, title: 'Under the sea' }),
  made('coloring-garden', 'Garden coloring page', 'pacifico meadow', 'coloring page, coloring sheet, coloring, flowers, garden, spring, butterfly, kids', { ...mine, title: 'Garden party' }),
  made('coloring-cat', 'Cat coloring page', 'amatic sorbet', 'coloring page, coloring sheet, coloring, cat, animals, kids, window, night', { ...mine, title: 'Cat on the sill' }),
  made('program-concert', 'Concert program', 'playfair gala', 'concert program, program, event program, concert, choir, schedule, music, recital', {
    ...{ tag: 'Saturday, December 5, 7 PM', title: 'Voices at dusk', body: 'Please hold applause until the last voice has gone home.', site: 'Brass Street Choir, conducted by Ilse Marchetti' },
    ...counted('who', ['All voices', 'Women’s choir', 'Marta Osei, organ', 'Men’s choir', 'Everybody, you too']), ...counted('piece', ['Evening hymn', 'Three river songs', 'Fantasia in D', 'The ferryman’s round', 'Silent night']),
  }),
  made('program-day', 'Wedding day program', 'cormorant sage', 'wedding program, wedding programme, program, order of the day, schedule, timeline, ceremony, event program', {
    ...{ tag: 'The order of the day', title: 'Ida & Tom', date: 'June 12, 2027, at Fern Hall' },
    ...counted('time', ['3:00', '4:00', '6:00', '8:00', '9:00']), ...counted('what', ['The vows', 'Bubbles on the lawn', 'Dinner', 'Cake', 'Dancing till late']),
  }),
];
