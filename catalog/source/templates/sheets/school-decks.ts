import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { icons, inside } from './decks.js';

const art = (slot: string, names: string): Readonly<Record<string, string>> => Object.fromEntries(names.split(' ').map((name, i) => [`${slot}${i + 1}`, `flat-${name}`]));
const THESIS = 'presentation, thesis defense, thesis, dissertation, research presentation, defense, college, university';
const GROUP = 'presentation, group project, school project, school presentation, class presentation, team, students';

/** Decks that are given at school and at college. */
export const schoolDecks: readonly TemplateSource[] = [
  made('deck-hall', 'Thesis defense presentation', 'playfair harbour', THESIS, {
    company: 'Northfork College, sociology', title: 'Who talks at the bus stop', body: 'Small talk between strangers in four cities.', date: 'Thesis defense, Ines Moreau, May 2027',
    ...inside('In forty minutes', [['Question', 'Why some stops talk and others don’t'], ['Method', 'Ninety mornings, one notebook'], ['Findings', 'Weather, benches and dogs'], ['Limits', 'What I could not see']],
      'Three findings', [['Benches', 'A bench that faces another doubles the talk, in every city.'], ['Delays', 'Six minutes late is the start of most conversations.'], ['Dogs', 'One dog per stop did more than any of our variables.']],
      ['Sample', '1,214', 'greetings heard and coded', 'Two coders, agreement of .91. They still disagree about nodding.'], ['Questions', 'Thank you to my committee, and to line 9.', 'ines@northfork.example']),
  }, { art: icons('magnifying-glass', 'clock', 'chats') }),
  made('deck-threads', 'Dissertation defense presentation', 'jakarta volt', THESIS, {
    company: 'Department of computer science', title: 'Networks that forget on purpose', body: 'Pruning old links without losing the way.', date: 'Dissertation defense, Dele Ade, 2027',
    ...inside('Outline', [['Problem', 'Graphs that only grow'], ['Model', 'A cost for remembering'], ['Results', 'Six data sets, two surprises'], ['Next', 'What I would do with a year']],
      'What is new', [['A cost', 'Each link pays rent. Those that help nobody move out.'], ['A proof', 'The error stays below a bound we can state on one line.'], ['A tool', 'Open code, four hundred lines, a manual that is longer.']],
      ['Speed', '+62%', 'Answers per second, by year of the study', 'With less memory each year. On the smallest set it was even faster.'], ['Thank you', 'Slides and code are public as of this morning.', 'dele@northfork.example']),
  }, { art: icons('brain', 'seal-check', 'desktop') }),
  made('deck-hall', 'Master’s thesis presentation', 'fraunces rosewood', THESIS, {
    company: 'School of history', title: 'Letters that were never sent', body: 'Drafts, blots and second thoughts, 1840 to 1910.', date: 'Master’s thesis, Nora Fox, April 2027',
    ...inside('Contents', [['The boxes', 'Where the drafts were hiding'], ['The writers', 'Nine women, one bishop'], ['The silence', 'Why they kept them'], ['The edition', 'How to print a blot']],
      'Why not send it?', [['Fear', 'Most drafts stop at the first sentence that could cost something.'], ['Postage', 'Three stop because of the price. They say so.'], ['Time', 'By the time it was perfect, the matter had passed.']],
      ['The archive', '318', 'drafts that nobody but the writer had read', 'I have now read all of them twice. The bishop’s are the funniest.'], ['Your questions', 'The edition is due in fall.', 'nora@northfork.example']),
  }, { art: icons('envelope-open', 'coin', 'hourglass') }),
  made('deck-notes', 'Group project presentation', 'fraunces sorbet', GROUP, {
    company: 'Room 12, team four', title: 'Our town in 100 years', body: 'By Maya, Theo, Priya and Leo. We only argued twice.', date: 'Social studies, May 2027',
    ...inside('Who says what', [['Maya', 'Where people will live'], ['Theo', 'How they get around'], ['Priya', 'What they eat'], ['Leo', 'What is still the same']],
      'Three big ideas', [['Roofs', 'Every flat roof becomes a garden. We asked, eleven owners said yes.'], ['Boats', 'The creek is faster than the road at five o’clock. We timed it.'], ['Shade', 'Trees in a row, so that you can walk to school under leaves.']],
      ['We asked', '86', 'neighbors what they want to keep', 'Most of them said the bakery. Two said the bakery twice.'], ['Thanks!', 'Any questions? Leo takes the hard ones.', 'room12@maplehill.example']),
  }, { art: { ...icons('house', 'boat', 'park'), ...art('person', 'grinning-face-with-big-eyes cowboy-hat-face nerd-face grinning-face-with-smiling-eyes') } }),
  made('deck-board', 'School project presentation', 'alfa lagoon', GROUP, {
    company: 'Seventh grade science', title: 'Do plants like jazz?', body: 'A school project with twelve beans and one loud speaker.', date: 'Theo Park and Ada Lund, science fair 2027',
    ...inside('What we did', [['Question', 'Can a bean hear?'], ['Setup', 'Three shelves, same light'], ['Results', 'In inches and in leaves'], ['So what', 'What we would change']],
      'What we learned', [['Measure daily', 'Beans do most of it on days when you are not looking.'], ['Keep it fair', 'Same water, same window. Only the music differs.'], ['Write it down', 'We lost Tuesday. We will always miss Tuesday.']],
      ['Jazz shelf', '9.4 in', 'Average height by week, in inches', 'Quiet shelf 9.1, polka shelf 9.6. We are as surprised as you.'], ['The end', 'Please take a bean.', 'science@maplehill.example']),
  }, { art: { ...icons('target', 'scales', 'notebook'), ...art('thing', 'seedling trumpet potted-plant') } }),
  made('deck-lesson', 'Class project presentation', 'spartan mint', GROUP, {
    company: 'Team owl, fifth grade', title: 'Save the night sky', body: 'A group project about lamps, moths and switching off.',
    ...inside('Our four parts', [['What we saw', 'Eleven stars. There should be more'], ['Why', 'Where the light goes'], ['Who minds', 'Moths, owls, and us'], ['What helps', 'Three cheap things']],
      'Three things to do', [['Point down', 'A lamp with a hat lights the path and not the clouds.'], ['Go warm', 'Yellow bulbs bring fewer moths to a sad end.'], ['Switch off', 'At eleven nobody reads the shop sign anyway.']],
      ['We counted', '11', 'stars over the parking lot on May 3', 'Two miles out of town we stopped counting at two hundred.'], ['Good night', 'Ask us anything. Owls are good listeners.', 'room5@maplehill.example']),
  }, { art: { ...icons('lamp', 'sun-dim', 'moon'), thing1: 'flat-owl', thing2: 'flat-night-with-stars', thing3: 'flat-bug' } }),
];
