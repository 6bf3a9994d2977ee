import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted } from './slots.js';

const mine = { tag: 'Name', date: 'Date' };

/** What fills the worksheets of `recipes/education/worksheets`. */
export const worksheets: readonly TemplateSource[] = [
  made('worksheet-sums', 'Space addition worksheet', 'spartan gala', 'worksheet, math, addition, numbers, school, space, first grade, maths, rocket, astronaut, kids, elementary school', {
    ...mine, title: 'Ten to liftoff', ...counted('sum', ['3 + 4', '6 + 2', '5 + 5', '8 + 1', '7 + 3', '2 + 9', '4 + 8', '6 + 6', '9 + 4', '7 + 8', '5 + 9', '8 + 8']),
  }),
  made('worksheet-clocks', 'Telling time worksheet', 'alfa skyline', 'worksheet, clock, telling time, math, school, second grade, hours, clocks, maths, kids, elementary school, math worksheet', {
    ...mine, title: 'What time is it?', body: 'Read the clock, then write the time under it.', ...counted('colon', Array<string>(6).fill(':')),
  }),
  made('worksheet-graph', 'Fruit graph worksheet', 'fraunces fern', 'worksheet, graph, counting, math, fruit, school, kindergarten, bar graph, maths, coloring, kids, preschool', {
    ...mine, title: 'Count the fruit', body: 'How many of each are in the bowl? Color a square for every one.', ...counted('n', ['6', '5', '4', '3', '2', '1']),
  }),
  made('worksheet-match', 'Animal homes worksheet', 'zilla meadow', 'worksheet, matching, animals, science, school, kindergarten, preschool, daycare, kids, biology, elementary school, matching game', {
    ...mine, title: 'Who lives where?', body: 'Draw a line from each animal to its home.', ...counted('home', ['Nest', 'Hive', 'Kennel', 'Burrow', 'Pond']),
  }),
  made('worksheet-search', 'Space word search', 'spacemono iris', 'worksheet, word search, puzzle, space, spelling, school, third grade, crossword, planets, kids, games, elementary school', {
    ...mine, title: 'Lost in space', head1: 'Eight words are hiding',
    ...counted('letter', [...['VENUSBUWHI', 'UIAGTSESTI', 'ANORAIHSEC', 'ORBITBGIUO', 'NRAPOHSDDM', 'DOILARRUGE', 'WCGSSTARHT', 'GKOLMOONLI', 'HEPLANETIS', 'WTDTBEEBNL'].join('')]),
    ...counted('word', ['planet', 'comet', 'orbit', 'moon', 'star', 'Venus', 'rocket', 'Earth']),
  }),
  made('worksheet-comic', 'Make your own comic', 'bebas paprika', 'worksheet, comic, writing, story, art, creative, school, comic strip, comic book, storyboard, superhero, kids', {
    ...mine, title: 'Five frames, one hero', pow: 'Pow!', ...counted('cap', ['One morning', 'Just in time', 'The end?']),
  }),
  made('worksheet-shelf', 'Reading log worksheet', 'playfair rosewood', 'worksheet, reading log, books, library, literacy, school, summer reading, reading list, book log, kids, reading tracker, book report', {
    ...mine, title: 'My shelf of books', body: 'Write each title on its line, then circle the stars it earned.', ...counted('book', Array.from({ length: 8 }, (_, i) => `Book ${i + 1}`)),
  }),
  made('worksheet-wonder', 'Know, wonder, learn chart', 'jakarta sage', 'worksheet, kwl chart, science, research, school, graphic organizer, elementary school, project, kids, teacher, inquiry, learning', {
    ...mine, title: 'Our big question', body: 'Fill the first two before we start, and the last one on Friday.', ...counted('head', ['I know', 'I wonder', 'I learned']),
  }),
];
