import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { filled, SHORT, upTo } from '../../sheets/papers/filled.js';
import { counted } from '../../sheets/slots.js';
import { made, type Look } from '../made.js';

const WASH = 'hand washing sign, wash your hands, wash hands, hand washing, restroom, sign, printable sign';
const BROKEN = 'out of order sign, out of order, not working, broken, sign, printable sign, notice';
const POTTY = 'potty training chart, potty training, potty chart, reward chart, toddler, sticker chart, kids';
const HANDBOOK = 'employee handbook, employee handbook cover, staff handbook, handbook, company policies, hr, cover';
const SWOT = 'swot, swot analysis, strengths and weaknesses, strategy, business, analysis';
const VOTE = 'vote, election sign, yard sign, election yard sign, campaign sign, election, politics';
const STICKERS = 'sticker sheet, stickers, sticker, printable stickers, labels';
const NUMBERS = 'number poster, numbers, counting, classroom poster, preschool, kindergarten, math';
const NEWS = 'real estate newsletter, real estate, newsletter, realtor, market update, homes';
const HEADS = { letter1: 'S', letter2: 'W', letter3: 'O', letter4: 'T', head1: 'Strengths', head2: 'Weaknesses', head3: 'Opportunities', head4: 'Threats' };

const sign = (recipe: string, name: string, look: Look, keywords: string, words: Readonly<Record<string, string>>, picture = ''): TemplateSource =>
  made(recipe, name, look, keywords, words, picture ? { art: { sign: picture } } : {});

const faces = (name: string, look: Look, title: string, tag: string, names: string): TemplateSource =>
  filled('book-faces', name, look, '', 'class photo, class photo collage, school photo, school photo collage, yearbook, class pictures, school', title, tag, { name: names });

/** A sheet of stickers: a word, a line and a picture each. */
const stickers = (recipe: string, name: string, look: Look, keywords: string, lines: readonly (readonly [label: string, note: string, picture: string])[]): TemplateSource =>
  made(recipe, name, look, `${STICKERS}, ${keywords}`, { ...counted('label', lines.map(([a]) => a)), ...counted('note', lines.map(([, b]) => b)) }, { art: counted('picture', lines.map(([, , c]) => `flat-${c}`)) as Record<string, string> });

const numbers = (recipe: string, name: string, look: Look, title: string, tag: string, picture: string, things: string): TemplateSource =>
  filled(recipe, name, look, [picture, ...things.split(' ').map((each, i) => `thing${i + 1} ${each}`)].join(', '), NUMBERS, title, tag, { n: upTo(10), name: 'one; two; three; four; five; six; seven; eight; nine; ten' });

type Job = readonly [date: string, job: string, firm: string, text: string];
const resume = (recipe: string, name: string, look: Look, head: Readonly<Record<string, string>>, jobs: readonly Job[], skills: string): TemplateSource =>
  made(recipe, name, look, 'sales resume, resume, sales, sales representative resume, cv, curriculum vitae, job', {
    ...{ headContact: 'Contact', headSkills: 'Skills', headWork: 'Experience', headStudy: 'Education', headAbout: 'Profile' }, ...head,
    ...counted('date', jobs.map(([a]) => a)), ...counted('job', jobs.map(([, b]) => b)), ...counted('firm', jobs.map(([, , c]) => c)), ...counted('text', jobs.map(([, , , d]) => d)), ...(skills ? counted('skill', skills.split(', ')) : {}),
  });

const signs: readonly TemplateSource[] = [
  sign('sign-notice', 'Hand washing sign', 'jakarta lagoon', `${WASH}, employees`, { title: 'Wash hands', detail: 'All employees, every time', body: 'Twenty seconds, with soap, before you go back to work.' }, 'icon-hand-soap'),
  filled('burst-poster', 'Wash your hands sign', 'fraunces mint', 'soap', WASH, 'Wash your hands', 'Before you go', { 'body=': 'Soap, scrub, sing one verse, rinse, dry.' }),
  filled('bubble-poster', 'Kids hand washing sign', 'alfa sorbet', 'soap', `${WASH}, kids, school, daycare`, 'Bubbles, please!', 'Wash your hands', { 'body=': 'Front, back and between. Germs hate that.' }),
  sign('restroom-roll', 'Restroom hand washing sign', 'spartan skyline', `${WASH}, bathroom sign`, { title: 'Wash your hands', body: 'Yes, even if you only fixed your hair.', site: 'Towels are by the door' }),
  sign('sign-hazard', 'Out of order sign', 'archivo ember', BROKEN, { title: 'Out of order', body: 'Please use the other one. Help comes Monday.' }, 'icon-wrench'),
  sign('sign-notice', 'Restroom out of order sign', 'archivo cherry', `${BROKEN}, restroom`, { title: 'Sorry', detail: 'This restroom is out of order', body: 'The next one is down the hall, past the elevators.' }, 'icon-wrench'),
  filled('loud-dark-poster', 'Elevator out of order sign', 'anton ember', 'elevator', `${BROKEN}, elevator`, 'Out of order', 'This elevator', { 'body=': 'Stairs are to the left. Call 555-0110 if you need a hand.' }),
  filled('loud-accent-poster', 'Printer out of order sign', 'archivo coast', 'printer', `${BROKEN}, printer, office`, 'Out of order. It started it.', 'This printer', { 'body=': 'Please print on the second floor. Do not feed it paper.' }),
  sign('yard-arrow', 'Election yard sign', 'archivo royal', VOTE, { company: 'For school board', title: 'Ana Reyes', body: 'Teacher, parent, good listener', cta: 'Vote Nov. 2', phone: 'Seat 3' }, 'duotone-megaphone'),
  sign('yard-arrow', 'Vote here sign', 'anton cherry', `${VOTE}, polling place, vote here`, { company: 'Precinct 14', title: 'Vote here', body: 'Polls open 7 AM to 8 PM', cta: 'This way', phone: 'Bring ID' }, 'duotone-flag'),
  made('podium-poster', 'City council election sign', 'alfa cobalt', `${VOTE}, poster, city council`, ['City council, ward 6', 'Vote Theo Park', 'Sidewalks first, speeches last.']),
  made('ballot-poster', 'Go vote election sign', 'bebas harbour', `${VOTE}, poster, go vote`, ['Tuesday, November 2', 'Vote early, nap later', 'Elm Street School, 7 AM to 8 PM.']),
];

const school: readonly TemplateSource[] = [
  filled('reward-trail', 'Potty training chart', 'fraunces sorbet', 'duck, goal trophy', POTTY, 'Potty trail', 'A sticker every time you try', { ask: 'Name; My prize', n: upTo(19) }),
  filled('reward-stars', 'Potty training sticker chart', 'spartan lagoon', 'bubbles', POTTY, 'I can go!', 'Fourteen stickers to a big kid party', { ask: 'Name; When I get there', n: upTo(14) }),
  filled('reward-week', 'Weekly potty training chart', 'alfa mint', 'duck', POTTY, 'My potty week', 'Color a heart each time', { ask: 'Name; Big kid treat', day: SHORT, chore: 'I told a grown-up; I sat down; I went potty; I washed my hands' }),
  filled('chores-rounds', 'Daily potty training chart', 'fraunces candy', 'penguin', POTTY, 'No more diapers', 'A circle for each part of the day', { day: SHORT, chore: 'When I wake up; After breakfast; Before we go out; After lunch; After my nap; Before my bath; Before bed' }),
  faces('Class photo collage', 'alfa coast', 'Room 9', 'Mr. Sato, grade 2', 'Ana P.; Bo W.; Cal J.; Dot R.; Eli M.; Fay S.; Gus T.; Hana K.; Ike B.; Joy L.; Kit D.; Leo V.; Mae F.; Ned C.; Ora H.; Pip N.'),
  faces('School class photo poster', 'fraunces plum', 'Class of 2027', 'Hale Elementary, fifth grade', 'Aria; Ben; Chloe; Dev; Ella; Finn; Grace; Hugo; Ines; Jack; Kira; Liam; Mina; Noah; Olive; Priya'),
  stickers('labels-round', 'Teacher reward sticker sheet', 'alfa sorbet', 'teacher stickers, reward stickers, school, kids', [['Wow!', 'Great work', 'star-struck'], ['Super', 'You tried', 'sparkles'], ['Bravo', 'Kind words', 'clapping-hands'], ['Bright!', 'Good idea', 'sun-with-face'], ['Star', 'All week', 'glowing-star'], ['Yes!', 'You did it', 'thumbs-up'], ['Reader', 'Ten books', 'books'], ['Winner', 'Good game', 'trophy'], ['100', 'Perfect', 'hundred-points'], ['Artist', 'So colorful', 'crayon'], ['Helper', 'Thank you', 'heart-hands'], ['Wise', 'Well asked', 'owl']]),
  stickers('labels-domed', 'Planner sticker sheet', 'fraunces blossom', 'planner stickers, journal stickers, bullet journal', [['Payday', 'Finally', 'money-bag'], ['Birthday', 'Buy cake', 'shortcake'], ['Read', 'One chapter', 'open-book'], ['Run', 'Or walk', 'socks'], ['Clean', 'Just the sink', 'broom'], ['Trip', 'Pack light', 'airplane'], ['Date', 'Be on time', 'red-heart'], ['Vet', 'Bring treats', 'paw-prints'], ['Water', 'The plants', 'potted-plant']]),
  stickers('labels-domed', 'Kids sticker sheet', 'alfa candy', 'kids stickers, animal stickers, children', [['Waddle', 'Penguin', 'penguin'], ['Quack', 'Duck', 'duck'], ['Slow', 'Turtle', 'turtle'], ['Woof', 'Dog', 'dog'], ['Buzz', 'Honeybee', 'honeybee'], ['Hoot', 'Owl', 'owl'], ['Squeak', 'Mouse', 'mouse'], ['Blub', 'Fish', 'fish'], ['Shh', 'Snail', 'snail']]),
  numbers('numbers-rows', 'Number poster 1 to 10', 'alfa lagoon', 'Count to ten', 'Under the sea and back', 'abacus', 'octopus turtle penguin fish snail sailboat duck star sun droplet'),
  numbers('numbers-rows', 'Preschool number poster', 'fraunces meadow', 'How many?', 'Numbers on the farm', 'tractor', 'dog carrot duck sunflower mouse red-apple owl honeybee mushroom lady-beetle'),
  numbers('numbers-night', 'Number poster in bright colors', 'spartan fuchsia', 'One, two, buckle', 'Numbers from one to ten', 'party-popper', 'shortcake balloon cupcake party-popper wrapped-gift star crayon cherries sparkles red-heart'),
];

const office: readonly TemplateSource[] = [
  made('cover-bands', 'Employee handbook cover', 'jakarta lagoon', HANDBOOK, { title: 'Employee handbook', year: '2027', company: 'Northdesk', body: 'How we work, rest, talk and ask for days off.', site: 'Questions? people@northdesk.example' }, { photos: { hero: { id: 'photo-meeting-room' } } }),
  made('cover-stairs', 'Staff employee handbook cover', 'archivo teal', HANDBOOK, { tag: 'Employee handbook', title: 'Welcome in, read on', body: 'Hours, holidays, safety and who to call when it beeps.', company: 'Alder Build, 2027' }),
  made('remote-desk-report-cover', 'Remote employee handbook cover', 'dmserif iris', `${HANDBOOK}, remote work`, { author: 'Tandem', title: 'Employee handbook', detail: 'For people in nine time zones' }),
  made('rp-hat-report-cover', 'Safety employee handbook cover', 'bebas jazz', `${HANDBOOK}, safety`, { author: 'Plumb Line Builders', title: 'Hats on', detail: 'Employee handbook 2027' }),
  made('swot-fields', 'SWOT analysis for a small business', 'archivo ember', SWOT, { ...HEADS, tag: 'SWOT', title: 'Our café, honestly', company: 'Third Cup Coffee, fall 2027', site: 'Written on a slow Tuesday, September 14', text1: 'The only patio on Elm\nRegulars who bring friends\nBeans roasted next door', text2: 'One bathroom, always busy\nNo online orders yet\nTwo chairs wobble', text3: 'College opens in the fall\nEvening wine license\nCatering for offices', text4: 'A drive-through on Route 9\nMilk is up again\nRoad work until May' }),
  made('swot-steps', 'Personal SWOT analysis', 'fraunces grove', `${SWOT}, personal swot, career`, { ...HEADS, tag: 'My next five years', title: 'Where I’m good and where I hide', text1: 'I finish things. I write clearly, stay calm on the phone and remember names.', text2: 'I say yes too fast, dislike numbers and put off the one hard call.', text3: 'My manager retires in spring. The company pays for night classes until June.', text4: 'Two others want the same job, and the tools I know best are going away.' }, { art: { sign1: 'duotone-lightning', sign2: 'duotone-cloud-rain', sign3: 'duotone-rocket-launch', sign4: 'duotone-bell' } }),
  made('swot-sheet', 'Blank SWOT analysis template', 'jakarta cobalt', `${SWOT}, worksheet, blank`, { ...HEADS, title: 'SWOT analysis', body: 'Four boxes, no excuses.', name: 'Company', date: 'Date', site: 'Fill the top row first. The bottom row will follow from it.', text1: 'What are we known for?', text2: 'Where do we lose people?', text3: 'What could we start next year?', text4: 'What would hurt if it changed?' }),
  resume('resume-margin', 'Sales resume', 'archivo teal', { name: 'Renata Cole', role: 'Account executive', phone: '555-0138', email: 'renata@cole.example', place: 'Columbus, Ohio', body: 'Nine years in software sales. I listen first, follow up twice and have never missed a year’s target.', course: 'BA Communications', school: 'Northfork College, 2018' }, [['2022 to now', 'Account executive', 'Northdesk', 'Closed $2.1 million last year, 118 percent of target.'], ['2020–2022', 'Sales representative', 'Tandem Software', 'Built a territory of sixty shops from an empty list.'], ['2018–2020', 'Sales assistant', 'Marlowe’s', 'Sold suits, learned patience.']], ''),
  resume('resume-corner', 'Sales associate resume', 'jakarta jazz', { initials: 'TB', name: 'Theo Banks', role: 'Retail sales associate', phone: '555-0164', email: 'theo@banks.example', place: 'Reno, Nevada', body: 'I sell shoes to people who came in for socks. Six years on the floor, two as a shift lead, and a return rate of under three percent.', course: 'AA Business', school: 'Truckee Valley College' }, [['2024 to now', 'Shift lead and sales associate', 'Two Soles', 'Lead a team of six. Raised the average sale by 14 percent in a year.'], ['2022–2024', 'Sales associate', 'Ridge Outfitters', 'Top seller three quarters in a row, mostly boots and tents.'], ['2021–2022', 'Cashier', 'Fern Market', 'Balanced every drawer, every night.']], 'Customer service, Upselling, Inventory, Point of sale, Visual display'),
  made('newsletter-picture', 'Real estate market newsletter', 'instrument harbour', NEWS, {
    ...{ title: 'The Key Letter', tag: 'Real estate news for the north side', date: 'May 2027', lead: 'Porches are back, and so are buyers', leadText: 'Homes on the north side sold in nineteen days this spring, a week faster than last year. The median price is $342,000, up four percent. Small houses with a yard go first; big ones with stairs take their time. If you’re thinking of selling, paint the door and call us in that order. A valuation takes an hour and costs you nothing.', datesHead: 'Open houses', quote: '“She told us not to buy the first one. She was right.”', author: 'The Parks, Elm Street', head1: 'Just sold', head2: 'Worth knowing', text1: '31 Juniper Street, nine days, over asking.', text2: 'Rates dipped to 5.9. Ask your bank twice.', site: 'Dana Cole, Realtor\n555-0142' },
    ...counted('day', ['May 2', 'May 9', 'May 16', 'May 23']), ...counted('event', ['14 Alder Row, 1 PM', '9 Mill Lane, 2 PM', '22 Bay Street, noon', '8 Rose Lane, 1 PM']),
  }, { photos: { hero: { id: 'photo-facade-ochre' } } }),
  made('newsletter-blocks', 'Real estate agent newsletter', 'dmserif coast', NEWS, { tag: 'Real estate news, summer 2027', title: 'Home, this season', greeting: 'Dear neighbors,', body: 'Eleven houses sold on our streets since March. Here is what moved, what waited and why.', head1: 'Sold', head2: 'Prices', head3: 'Your home', head4: 'Coming up', text1: 'Six bungalows, four condos and the yellow house, at last.', text2: 'Up three percent. Corner lots did better than views.', text3: 'A new front door returns more than a new kitchen.', text4: 'Three listings in June. Ask me before the sign is up.', site: 'Free valuation, any Thursday.', author: 'Maya Lind, Realtor' }, { art: { sign1: 'duotone-key', sign2: 'duotone-chart-line-up', sign3: 'duotone-house', sign4: 'duotone-map-pin' } }),
];

/** Signs, charts and covers of schools and offices. */
export const schoolAndOffice: readonly TemplateSource[] = [...signs, ...school, ...office];
