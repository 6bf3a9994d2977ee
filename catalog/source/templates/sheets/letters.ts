import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted, upTo } from './slots.js';

const closing = { closing: 'Sincerely,' };
const reach = { phoneLabel: 'Call', emailLabel: 'Write', placeLabel: 'Live in' };

/** What fills the letters and the memo of `recipes/business/cover-letters`. */
const letters: readonly TemplateSource[] = [
  made('cover-letter-seal', 'Nurse cover letter', 'playfair clinic', 'cover letter, letter, job application, resume, nurse, elegant, initials', {
    ...closing, initials: 'RM', name: 'Renata Molina', role: 'Registered nurse, night shift', phone: '555-0121', email: 'renata@molina.example', place: 'Tucson, Arizona', date: 'March 3, 2027', greeting: 'Dear Ms. Whitfield,', author: 'Renata Molina',
    body: 'I am writing about the charge nurse position on your cardiac ward. For nine years I have worked nights at St. Brigid’s, where I trained eleven new nurses and rewrote the handover sheet that the whole floor now uses.\n\nNights teach you to listen. Last winter our ward cut falls by a third, because we started asking patients at bedtime what they would need at three in the morning. It took two minutes and no budget.\n\nI would like to bring that habit to your team, and to learn from the work you have published on early mobility. I can start in April and would be glad to come by on any morning, after my coffee or instead of it.',
  }),
  made('cover-letter-column', 'Marketing cover letter', 'jakarta lantern', 'cover letter, letter, job application, modern, marketing, resume', {
    ...closing, ...reach, initials: 'DK', name: 'Dominic Kessler', role: 'Content marketer', phone: '555-0157', email: 'dom@kessler.example', place: 'Columbus, Ohio', date: 'September 14, 2027', greeting: 'Dear hiring team,', author: 'Dominic Kessler',
    body: 'Your job ad asked for someone who can make tile grout interesting. I have been waiting for that sentence.\n\nAt Harlow & Finch I took a newsletter about office chairs from four hundred readers to thirty thousand, mostly by answering the questions customers already asked the repair desk. Sales from email doubled in a year.\n\nI plan, write, edit and measure, and I leave things better organized than I find them. I have attached three pieces I am proud of and one that failed, with notes on why.\n\nMay I buy you a coffee and ask about grout?',
  }),
  made('cover-letter-plain', 'Simple cover letter', 'cormorant brass', 'cover letter, letter, job application, simple, minimal, classic, resume', {
    ...closing, name: 'Josephine Adler', role: 'Archivist', phone: '555-0183', email: 'jo@adler.example', place: 'Providence, RI', date: 'May 20, 2027', greeting: 'Dear Dr. Brandt,', author: 'Josephine Adler',
    body: 'Please accept my application for the post of assistant archivist. I hold a master’s degree in library science and have spent five years with the Harbor Historical Society, where I cataloged six thousand letters and found homes for the eleven that were not ours.\n\nI care about finding aids that a tired student can use at closing time. Ours is now searched nine times as often as before, and I know which questions people give up on.\n\nYour collection of ship’s logs is the reason I became an archivist. I would be honored to help look after it.',
  }),
  made('cover-letter-blocks', 'Designer cover letter', 'spartan paprika', 'cover letter, letter, job application, creative, designer, colorful, resume', {
    ...closing, name: 'Amara Lindgren', role: 'Graphic designer', phone: '555-0109', email: 'hi@amara.example', place: 'Portland, Maine', date: 'January 8, 2027', greeting: 'Hello Studio Marlow,', author: 'Amara Lindgren',
    body: 'I saw your posters for the tide museum before I knew who had made them, and I missed my bus. So this letter is partly a thank-you note.\n\nI have four years in a studio of three, which means I have drawn logos, paid invoices and carried paper up the stairs. My favorite project is a set of signs for a hospital where people now arrive at the right door.\n\nYou need a designer who likes systems and is not above cutting foam board. I start sketches in the morning and finish them by four. My portfolio is at amara.example.',
  }),
  made('memo-agenda', 'Meeting memo', 'archivo sage', 'memo, meeting, agenda, meeting agenda, office, notice, team', {
    ...{ tag: 'Memo', title: 'Monday meeting, kept to an hour', toLabel: 'To', to: 'Shop and studio', fromLabel: 'From', from: 'Theo Park', dateLabel: 'When', date: 'March 8, nine sharp', body: 'Bring one number and one question. Snacks are Priya’s turn; no raisins, please.', site: 'Harlow & Finch, second floor' },
    ...counted('time', ['9:00', '9:10', '9:25', '9:40', '9:55']), ...counted('item', ['Last week in three numbers', 'Spring window: pick a theme', 'Two new suppliers', 'Who covers the holidays?', 'One thing that went well']), ...counted('who', ['Theo', 'Amara', 'Luis', 'Everyone', 'Everyone']),
  }),
];

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** What fills the lists of `recipes/personal/planners`. */
const lists: readonly TemplateSource[] = [
  made('planner-countdown', 'Wedding checklist', 'greatvibes sage', 'checklist, wedding checklist, wedding planner, to do list, wedding, countdown, planner', {
    ...{ tag: 'From yes to I do', title: 'Our wedding list', date: 'June 12, 2027', site: 'Lost the list? Ask your mother. She has a copy.' },
    ...counted('head', ['A year before', 'Six months before', 'One month before', 'The last week']),
    ...counted('item', ['Set the budget', 'Write the guest list', 'Book the venue', 'Find a photographer', 'Ask your people', 'Send save the dates', 'Choose the menu', 'Order the dress', 'Book the band', 'Order the rings', 'Mail invitations', 'Plan the seating', 'Try on everything', 'Write your vows', 'Get the license', 'Pay the vendors', 'Pack a bag', 'Call the florist', 'Break in the shoes', 'Sleep']),
  }),
  made('planner-receipt', 'Grocery list', 'spacemono mint', 'grocery list, shopping list, checklist, groceries, food, to do list, planner', { title: 'Groceries', tag: 'Do not shop hungry', ...counted('head', ['Fruit & vegetables', 'Fridge & freezer', 'Pantry', 'And a treat']) }),
  made('planner-rooms', 'Cleaning checklist', 'fraunces lagoon', 'checklist, cleaning checklist, cleaning schedule, chores, house, to do list, planner', {
    ...{ title: 'Saturday, spotless by noon', site: 'Music loud. Windows open. Thirty minutes a room.' }, ...counted('head', ['Kitchen', 'Bathroom', 'Living room', 'Bedrooms']),
    ...counted('item', ['Empty the dishwasher', 'Wipe the counters', 'Clean the stove', 'Purge the fridge', 'Take out the trash', 'Mop the floor', 'Scrub the tub', 'Clean the mirror', 'Wash the mats', 'Fresh towels', 'Refill the soap', 'Wipe the sink', 'Dust the shelves', 'Fluff the pillows', 'Vacuum the couch', 'Vacuum the rug', 'Water the plants', 'Hide the cables', 'Change the sheets', 'Fold the laundry', 'Tidy the nightstands', 'Look under the bed', 'Open the windows', 'Wipe the switches']),
  }),
  made('planner-rows', 'Monthly habit tracker', 'syne teal', 'habit tracker, habits, monthly tracker, routine, goals, wellness, planner', { title: 'Little and often', tag: 'Fill a ring a day. Thirty-one chances.', body: 'Missed one? Never miss two.', ...counted('habit', ['Drink water first thing', 'Walk for twenty minutes', 'Read before bed', 'Stretch', 'No phone at dinner', 'Write one good line']) }),
  made('planner-stars', 'Chore chart for kids', 'pacifico nocturne', 'chore chart, habit tracker, reward chart, kids, routine, checklist, planner', { title: 'Star helper', tag: 'One star for every job done', head1: 'Twenty stars win:', ...counted('d', WEEK), ...counted('chore', ['Make my bed', 'Brush my teeth', 'Feed the cat', 'Set the table', 'Put toys away', 'Homework', 'Laundry in the bin', 'Read to someone']) }),
];

/** Questions, introductions, steps and two marks. */
const more: readonly TemplateSource[] = [
  made('story-quiz', 'Quiz story', 'jakarta jazz', 'quiz, story, trivia, poll, question, question of the day, game, this or that', { tag: 'Quiz time', title: 'Which planet has the most moons?', ...counted('letter', ['A', 'B', 'C', 'D']), ...counted('answer', ['Jupiter', 'Saturn', 'Uranus', 'Earth, surely']), cta: 'Answer tomorrow at noon' }),
  made('story-versus', 'This or that story', 'archivo cherry', 'this or that, poll, quiz, question, game, story, coffee, tea', { tag: 'This or that?', first: 'Coffee', or: 'or', second: 'Tea', cta: 'Tap to pick your side' }, { art: { first: 'duotone-coffee-bean', second: 'duotone-leaf' } }),
  made('about-post', 'About me post', 'dmserif coast', 'about me, introduce yourself, meet the maker, profile, small business, hello', { tag: 'Nice to meet you', title: 'Hi, I’m Silas', ...counted('fact', ['I bind books by hand', 'Two cats, one good chair', 'Ask me about paste', 'Shop opens Fridays']) }, { art: { portrait: 'person-bust-sweater-dots' } }),
  made('about-story', 'About me story', 'abril mint', 'about me, introduce yourself, get to know me, profile, story, hello', { tag: 'Four facts', title: 'New here? I’m Thea', ...counted('fact', ['I roast coffee in a shed', 'Up at five, by choice', 'Born in Duluth', 'Always out of mugs']) }, { art: { portrait: 'person-bust-thunder' } }),
  made('infographic-stairs', 'Process infographic', 'spartan lagoon', 'process, steps, infographic, flow chart, how it works, how to, timeline', {
    ...{ tag: 'How it works', title: 'From loose tea to your cup', site: 'leafandlag.example' }, ...upTo('number', 5), ...counted('step', ['Pick', 'Wither', 'Roll', 'Dry', 'Steep']),
    ...counted('text', ['Two leaves and a bud, before the sun is high.', 'A night on racks, until the leaves bend without breaking.', 'Twenty minutes between warm palms or wooden plates.', 'Hot air stops the clock and locks the flavor in.', 'Four minutes, just off the boil. You do the rest.']),
  }, { art: { sign1: 'duotone-leaf', sign2: 'duotone-wind', sign3: 'duotone-fan', sign4: 'duotone-sun', sign5: 'duotone-timer' } }),
  made('resume-blobs', 'Creative resume', 'syne sorbet', 'resume, cv, creative resume, creative, designer, colorful, portfolio', {
    ...{ headWork: 'Experience', headSkills: 'Skills', headStudy: 'Education', name: 'Juno Castellan', role: 'Designer of toys and toy boxes', phone: '555-0115', email: 'hi@juno.example', place: 'Brooklyn, New York', body: 'I make things that survive being dropped, chewed and loved. Ten years of shapes, stories and packaging that opens without a knife.', course: 'BFA Product Design', school: 'Hudson School of Art' },
    ...counted('date', ['2022 to now', '2018–2022', '2015–2018']), ...counted('job', ['Lead toy designer', 'Packaging designer', 'Junior designer']), ...counted('firm', ['Big Pocket', 'Otter & Sons', 'Paper Moon Games']), ...counted('text', ['Drew a wooden zoo that sold out twice.', 'Cut plastic in boxes by two thirds.', 'Made the cards for nine board games.']), ...counted('skill', ['Sketching', '3D models', 'Color', 'Materials', 'Play tests']),
  }),
  made('app-icon-tick', 'To-do list app icon', 'jakarta iris', 'app icon, app, icon, checklist, habit, to do, logo', {}),
  made('shop-icon-plate', 'Candle shop icon', 'abril terracotta', 'shop icon, shop, icon, logo, small business, candles, store', { title: 'Wick & Wax', tag: 'Est. 2021' }),
];

export const papers: readonly TemplateSource[] = [...letters, ...lists, ...more];
