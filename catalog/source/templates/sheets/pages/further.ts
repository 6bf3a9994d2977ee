import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made } from '../../scenes/made.js';
import { counted, upTo } from '../slots.js';

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** More of what a school and a home hand out. */
export const further: readonly TemplateSource[] = [
  made('news-pins', 'Bulletin board school newsletter', 'jakarta jazz', 'school newsletter, newsletter, class newsletter, parent newsletter, school news, back to school, families, elementary', {
    ...{ title: 'Brookside news', tag: 'September 2027', lead: 'A new bus, a new bell, same us', body1: 'The yellow bus has seat belts, the bell plays four notes, and the front steps are fixed. Come and see at the open house on the 16th.', head1: 'Lunch', head2: 'Clubs', head3: 'Library', head4: 'Thanks', body2: 'Chess on Monday, choir on Tuesday, robots on Thursday.', body3: 'Read twenty books by June and the librarian will dye her hair green.', body4: 'To all who painted the gym. It has never looked so good.' },
    ...counted('day', WEEK.slice(0, 5)), ...counted('meal', ['Pasta', 'Tacos', 'Soup', 'Pizza', 'Rice bowl']),
  }),
  made('book-moments', 'Yearbook moments of the year page', 'spartan ember', 'yearbook, yearbook page, school memories, photo page, year in review, class of 2027, school, collage', {
    ...{ title: 'What a year', tag: 'Class of 2027' }, ...upTo('no', 4), ...counted('when', ['September', 'December', 'March', 'June']), ...counted('what', ['Every board in the building said welcome', 'Winter concert under gold confetti', 'Nine hundred books read before spring', 'Up the mountain and down again, all 62 of us']),
  }, { photos: { supper: { id: 'photo-chalkboard-green' }, hall: { id: 'photo-bokeh-gold' }, field: { id: 'photo-shelf-books' }, trip: { id: 'photo-land-alpine-lake' } } }),
  made('teacher-facts', 'Fun facts meet the teacher letter', 'alfa mint', 'meet the teacher, teacher introduction letter, teacher introduction, about the teacher, fun facts, back to school, music teacher, welcome', {
    ...{ tag: 'Meet the teacher', title: 'Six facts about me', who: 'Ms. Kowalski, music, all grades', head1: 'Find me', reach: 'Music room, next to the gym\nkowalski@brookside.example', head2: 'Please bring' },
    ...counted('ask', ['My first job', 'I am from', 'I can’t live without', 'In my class you will', 'At home I have', 'Ask me about']), ...counted('tell', ['Selling pretzels at a ballpark', 'Milwaukee, by the lake', 'My grandmother’s accordion', 'Sing before you can read notes', 'A husband, a son, four guitars', 'The night I met a real opera ghost']), ...counted('bring', ['A folder', 'Soft-soled shoes']),
  }),
  made('alphabet-find', 'Letter F find it flash card', 'spartan jazz', 'alphabet flashcard, alphabet flashcards, flashcards, phonics, beginning sounds, abc, letters, kindergarten', { letter: 'Ff', tag: 'Which of them begin with F?', ...counted('word', ['fox', 'owl', 'fish', 'frog', 'kite', 'feather']) }, { art: { picture1: 'flat-fox', picture2: 'flat-owl', picture3: 'flat-fish', picture4: 'flat-frog', picture5: 'flat-kite', picture6: 'flat-feather' } }),
  made('tree-polaroids', 'Photo family tree page', 'pacifico sage', 'family tree, photo family tree, genealogy, family, ancestors, grandparents, scrapbook, family history', { title: 'Our family', tag: 'Glue a picture in each frame', head1: 'Born in', head2: 'Passed down', ...counted('who', ['Grandma', 'Grandpa', 'Nana', 'Papa', 'Mom', 'Dad', 'Me']) }),
  made('posts-ideas', 'Four-week social media calendar', 'jakarta royal', 'social media calendar, content calendar, social media planner, content planner, post ideas, posts, marketing, instagram', {
    ...{ title: '28 days of posts', tag: 'Social media calendar for a plant shop' }, ...counted('d', WEEK),
    ...counted('post', ['Plant of the week', 'Pot or no pot?', 'How to water', 'Shop tour', 'New arrivals', 'Ask us live', 'Quiet leaf', 'Before and after', 'Bug facts', 'Light test', 'Meet Rosa', 'Weekend deal', 'Your jungle', 'A slow reel', 'Repot with us', 'Myth busted', 'Best for bath', 'Packing day', 'Gift guide', 'Story quiz', 'Fan photo', 'Cutting swap', 'Pet safe list', 'Soil mix', 'Our supplier', 'Last chance', 'Thank you', 'Plan ahead']),
  }),
  made('report-open', 'Open book report worksheet', 'fraunces cobalt', 'book report, book review, reading response, reading, worksheet, school, literacy, book summary', { title: 'My book report', ...counted('ask', ['Name', 'Date']), ...counted('head', ['Title', 'Author', 'What happens', 'My hero', 'The best part', 'Who should read it?', 'My stars']) }),
  made('clean-spring', 'Spring cleaning checklist', 'dmserif mint', 'cleaning checklist, spring cleaning, deep cleaning checklist, house cleaning, cleaning, chores, declutter, planner', {
    ...{ title: 'Spring cleaning checklist', tag: 'One room a weekend, windows open' }, ...counted('head', ['Kitchen', 'Bathroom', 'Bedroom', 'Living room']),
    ...counted('item', ['Empty the fridge', 'Scrub the oven', 'Wipe the shelves', 'Descale the kettle', 'Wash the windows', 'Clean the drains', 'Scrub the grout', 'Wash the curtain', 'Toss old bottles', 'Shine the taps', 'Clean the fan', 'Wash the mats', 'Turn the mattress', 'Sort the closet', 'Wash the pillows', 'Dust the lamps', 'Clean the mirror', 'Donate a bag', 'Shampoo the rug', 'Dust the books', 'Wipe the screens', 'Wash the covers', 'Polish the wood', 'Air it all out']),
  }),
];
