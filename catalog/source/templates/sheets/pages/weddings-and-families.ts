import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made } from '../../scenes/made.js';
import { counted, upTo } from '../slots.js';

const TABLES = [
  ['Ada Quill', 'Ben Quill', 'Rosa Iversen', 'Paul Iversen', 'Grandma Lou'], ['Mia Torres', 'Jonah Torres', 'Eve Lindqvist', 'Carl Abbott', 'Nell Abbott'], ['Priya Rao', 'Dev Rao', 'Hana Sato', 'Tim Okafor', 'Zoe Okafor'],
  ['Luke Marsh', 'Ines Marsh', 'Omar Haddad', 'Leila Haddad', 'Sam Pike'], ['Cleo Bennet', 'Max Bennet', 'Ruth Cole', 'Ivan Cole', 'May Dorsey'], ['Gus Weller', 'Fay Weller', 'Theo Lang', 'Ana Lang', 'Kit Rowe'],
  ['June Park', 'Min Park', 'Otis Reed', 'Vera Reed', 'Al Novak'], ['Nora Finch', 'Jack Finch', 'Lena Gray', 'Ross Gray', 'Bea Holt'], ['Tess Vale', 'Hugo Vale', 'Pia Moss', 'Dan Moss', 'Uncle Rob'],
];

/** Weddings and families. */
export const weddingsAndFamilies: readonly TemplateSource[] = [
  made('seat-cards', 'Garden wedding seating chart', 'greatvibes sage', 'seating chart, wedding seating chart, table plan, seating plan, wedding, reception, guests, find your seat', {
    ...{ tag: 'Please find your seat', title: 'Clara & Jonah', date: 'September 18, 2027' }, ...counted('table', TABLES.map((_, i) => `Table ${i + 1}`)), ...counted('names', TABLES.map((names) => names.join('\n'))),
  }),
  made('seat-mirror', 'Alphabetical wedding seating chart', 'cormorant brass', 'seating chart, wedding seating chart, alphabetical seating chart, table plan, wedding, reception, guests, escort board', {
    ...{ tag: 'Your seat awaits', title: 'Welcome, friends', date: 'Maeve & Daniel, May 22, 2027', site: 'Dinner is at six' }, ...counted('letter', ['A–B', 'C–D', 'E–G', 'H–K', 'L–M', 'N–P', 'Q–S', 'T–Z']),
    ...counted('names', ['Abbott, Nell\nAdair, Rosa\nBennet, Max\nBlake, Cora', 'Cole, Ivan\nCruz, Marta\nDiaz, Leo\nDorsey, May', 'Ellis, Jude\nFinch, Nora\nFox, Tilda\nGray, Ross', 'Haddad, Omar\nHolt, Bea\nIversen, Paul\nKim, Jisoo', 'Lang, Theo\nLopez, Ana\nMarsh, Ines\nMoss, Dan', 'Novak, Al\nOkafor, Zoe\nPark, June\nPike, Sam', 'Quill, Ada\nRao, Priya\nReed, Otis\nSato, Hana', 'Torres, Mia\nVale, Hugo\nWeller, Fay\nYoung, Ezra']),
    ...counted('seats', ['4\n1\n2\n7', '2\n5\n3\n4', '6\n1\n8\n1', '3\n7\n2\n6', '5\n5\n3\n8', '8\n4\n6\n3', '1\n2\n7\n4', '6\n8\n5\n7']),
  }),
  made('seat-plan', 'Reception floor plan seating chart', 'josefin blossom', 'seating chart, wedding seating chart, floor plan, table plan, seating plan, wedding planner, reception, round tables', { ...{ title: 'Who sits where', ask1: 'Hall', head: 'The two of us', head1: 'Dance floor' }, ...upTo('table', 8) }),
  made('seat-long', 'Long table seating chart', 'playfair rosewood', 'seating chart, wedding seating chart, long table, seating plan, dinner party, rehearsal dinner, table plan, wedding', { title: 'Supper under the lights', tag: 'Forty places, two long tables', table1: 'Window side', table2: 'Garden side' }),
  made('guest-list', 'Wedding guest list', 'greatvibes blossom', 'wedding planner, guest list, wedding guest list, rsvp tracker, wedding, wedding planning, invitations, checklist', {
    ...{ title: 'Our guest list', tag: 'Invited, coming, thanked' }, ...counted('col', ['Name', 'Phone', 'No.', 'Coming', 'Gift']), ...upTo('no', 16), ...counted('ask', ['Invited', 'Coming', 'Children']),
  }),
  made('wedding-costs', 'Wedding budget planner', 'cormorant orchard', 'wedding planner, wedding budget, budget planner, wedding planning, wedding, cost, expenses, money', {
    ...{ title: 'Our wedding budget', total: 'Total' }, ...counted('ask', ['Budget', 'Date']), ...counted('col', ['What for', 'Planned', 'Paid', 'Due']),
    ...counted('item', ['Place and chairs', 'Food and drinks', 'Cake', 'Flowers', 'Photographer', 'Music', 'Dress and veil', 'Suit and shoes', 'Hair and makeup', 'Rings', 'Invitations', 'Officiant and license', 'Cars', 'Thank-you gifts']),
  }),
  made('wedding-months', 'Wedding planning timeline', 'dmserif sorbet', 'wedding planner, wedding timeline, wedding checklist, wedding planning, wedding, countdown, to do list, 12 months', {
    ...{ title: 'A year to yes', tag: 'Wedding planner, month by month' }, ...counted('when', ['12 months before', '9 months before', '6 months before', '4 months before', '2 months before', 'The last week']),
    ...counted('item', ['Agree on a budget', 'Write the guest list', 'Book the hall', 'Pick the date', 'Find a photographer', 'Choose the band', 'Shop for the dress', 'Save-the-dates', 'Book the florist', 'Taste the menu', 'Reserve hotel rooms', 'Order the cake', 'Mail invitations', 'Buy the rings', 'Rent the suits', 'Plan the honeymoon', 'Get the license', 'Write our vows', 'Seating chart', 'Final fitting', 'Pay the last bills', 'Pack two bags', 'Hand over the rings', 'Sleep!']),
  }),
  made('tree-apples', 'Apple tree family tree poster', 'fraunces meadow', 'family tree, genealogy, ancestors, family, three generations, grandparents, kids, reunion', {
    ...{ title: 'Our family tree', tag: 'From the same good roots' }, ...counted('who', ['Grandma', 'Grandpa', 'Grandma', 'Grandpa', 'Mom', 'Dad', 'Me']),
  }),
  made('tree-brackets', 'Four-generation family tree chart', 'playfair grove', 'family tree, family tree chart, genealogy, pedigree chart, ancestors, four generations, family history, heritage', {
    ...{ title: 'Where I come from', tag: 'Four generations of our family' }, g0n1: 'Me', ...counted('g1n', ['Mother', 'Father']), ...counted('g2n', ['Grandmother', 'Grandfather', 'Grandmother', 'Grandfather']), ...counted('g3n', Array.from({ length: 8 }, (_, i) => (i % 2 ? 'Great-grandfather' : 'Great-grandmother'))),
  }),
  made('tree-frames', 'Kids family tree worksheet', 'amatic candy', 'family tree, kids family tree, my family, family, worksheet, kindergarten, drawing, grandparents', {
    ...{ title: 'My family tree', head1: 'We love to', head2: 'Our house', tag: 'Draw a face in every frame.' }, ...counted('who', ['Grandma', 'Grandpa', 'Grandma', 'Grandpa', 'Mom', 'Dad', 'Me']),
  }),
];
