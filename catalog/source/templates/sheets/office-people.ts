import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted } from './slots.js';

export const heads = { headContact: 'Contact', headSkills: 'Skills', headWork: 'Experience', headStudy: 'Education', headAbout: 'Profile' };

type Job = readonly [when: string, what: string, where: string, text: string];
export const work = (jobs: readonly Job[]): TemplateSource['copy'] => ({ ...counted('date', jobs.map(([when]) => when)), ...counted('job', jobs.map(([, what]) => what)), ...counted('firm', jobs.map(([, , where]) => where)), ...counted('text', jobs.map(([, , , text]) => text)) });

const resumes: readonly TemplateSource[] = [
  made('resume-pulse', 'Nurse resume', 'jakarta teal', 'nurse, nurse resume, registered nurse, resume, cv, nursing, medical, healthcare', {
    ...heads, headCards: 'Licenses', name: 'Carmen Whitlock, RN', role: 'Emergency and trauma nurse', phone: '555-0142', email: 'carmen@whitlock.example', place: 'Albuquerque, NM',
    body: 'Eight years in emergency departments, the last three as charge nurse. I triage fast, chart clearly and keep my voice low. Patients remember the blanket; I remember the drip rate.',
    ...work([['2024 to now', 'Charge nurse', 'Mesa Regional', 'Leads shifts of fourteen; wait to triage under nine minutes.'], ['2020–2024', 'ER nurse', 'St. Brigid’s', 'Level I trauma. Trained twenty-two new nurses.'], ['2018–2020', 'Ward nurse', 'Valley Clinic', 'Six patients a shift on a surgical floor.']]),
    ...counted('skill', ['Triage and trauma', 'IV and arterial lines', 'Charting', 'Wound care', 'Spanish, fluent']), course: 'BS Nursing', school: 'Rio Grande University, 2018', cards: 'RN, New Mexico\nBLS and ACLS\nPALS\nTNCC',
  }),
  made('resume-margin', 'Minimalist nurse resume', 'instrument graphite', 'nurse, nurse resume, minimalist, minimal, simple, resume, cv, nursing, registered nurse', {
    ...heads, name: 'Ellis Nakamura, RN', role: 'Pediatric nurse', phone: '555-0117', email: 'ellis@nakamura.example', place: 'Portland, Oregon',
    body: 'Ten years with children and the adults who love them. I explain before I touch, and I know which sticker works.',
    ...work([['2021 to now', 'Senior nurse', 'Cascade Children’s', 'Runs the infusion room: eighteen chairs, no missed dose in a year.'], ['2018–2021', 'Ward nurse', 'Willamette Hospital', 'Cared for four to five children a shift, days and nights.'], ['2017–2018', 'School nurse', 'Oak District', 'Nine hundred pupils, three schools and one good bicycle.']]),
    course: 'BS Nursing', school: 'Columbia Gorge College, 2017',
  }),
  made('resume-margin', 'Minimalist student resume', 'cormorant brass', 'student, student resume, minimalist, minimal, simple, resume, cv, college, internship, first job', {
    ...heads, headAbout: 'Goal', name: 'Tomás Albright', role: 'Economics student, third year', phone: '555-0168', email: 'tomas@albright.example', place: 'Ann Arbor, Michigan',
    body: 'Looking for a summer internship in city planning. I like spreadsheets that change where a bus stops.',
    ...work([['2026 to now', 'Research assistant', 'Transit Lab', 'Cleans nine million bus records and explains what they say.'], ['2025', 'Bookstore clerk', 'Second Story Books', 'Opened, closed, and set up an index that others can use.'], ['2024', 'Camp counselor', 'Lake Huron Day Camp', 'Fourteen children, eight weeks, and every hat came home.']]),
    course: 'BA Economics, GPA 3.7', school: 'Huron State University, class of 2028',
  }),
  made('resume-corner', 'Modern teacher resume', 'jakarta coast', 'teacher, teacher resume, modern, resume, cv, school, education, high school', {
    ...heads, initials: 'BH', name: 'Bridget Hale', role: 'High school chemistry teacher', phone: '555-0136', email: 'hi@bhale.example', place: 'Dayton, Ohio',
    body: 'I teach chemistry with kitchen salt, safe explosions and a lot of questions. Nine in ten of my students pass the state exam, and two have come back to teach.',
    ...work([['2021 to now', 'Chemistry teacher and department head', 'Wright High School', 'Rebuilt the lab course around twelve experiments. AP pass rate rose from 58 to 81 percent in three years.'], ['2017–2021', 'Science teacher', 'Riverside Middle School', 'Taught five sections a day, ran the science fair and found grants for a greenhouse.'], ['2016–2017', 'Student teacher', 'Carillon Academy', 'Learned to speak quietly. It works better.']]),
    ...counted('skill', ['Lab safety', 'Lesson planning', 'Assessment', 'Robotics club', 'Grant writing']), course: 'MEd Science Education', school: 'Miami Valley University',
  }),
  made('resume-corner', 'Modern student resume', 'archivo iris', 'student, student resume, modern, resume, cv, graduate, college, internship, entry level', {
    ...heads, initials: 'NA', name: 'Nia Adeyemi', role: 'Computer science student', phone: '555-0159', email: 'nia@adeyemi.example', place: 'Atlanta, Georgia',
    body: 'Second-year student who builds small useful things, such as a bot that tells my dorm when a dryer is free. Looking for a summer internship.',
    ...work([['Summer 2027', 'Teaching assistant', 'Peachtree College', 'Held two labs a week for forty students, and wrote the guide to errors that they actually read.'], ['2026', 'Web developer, part-time', 'Okra Street Market', 'Built the order page. Pickup orders tripled in one season and lines got shorter.'], ['2025', 'Cashier', 'Blue Heron Grocery', 'Balanced the drawer every night for a year.']]),
    ...counted('skill', ['Python', 'JavaScript', 'Databases', 'Public speaking', 'French']), course: 'BS Computer Science', school: 'Peachtree College, class of 2029',
  }),
  made('resume-pad', 'Kindergarten teacher resume', 'amatic mint', 'teacher, teacher resume, kindergarten, preschool, elementary school, resume, cv, education', {
    ...heads, name: 'Miss Poppy Lindqvist', role: 'Kindergarten teacher, songs included', body: 'Twelve years of first days at school. My rooms are loud at nine, quiet at eleven, and nobody is left out at recess.',
    ...work([['2020 to now', 'Lead teacher', 'Maple Row Kindergarten', 'Twenty-two five-year-olds, all of them reading by June.'], ['2016–2020', 'Preschool teacher', 'The Little Barn', 'Built the garden, the mud kitchen and the waiting list.'], ['2015–2016', 'Assistant teacher', 'Oak Lane School', 'Tied nine thousand shoelaces and learned every name.']]),
    course: 'BA Early Childhood Education', school: 'Lakes College, 2015', skillLine: 'Phonics, play, ukulele, parents, patience', reachLine: '555-0122 · poppy@lindqvist.example',
  }, { art: { sign: 'duotone-backpack' } }),
  made('resume-pad', 'High school student resume', 'alfa lagoon', 'student, student resume, high school, first job, part-time job, teen, resume, cv, no experience', {
    ...heads, headWork: 'What I’ve done', name: 'Marcus Bell', role: 'Junior at Eastside High, ready to work', body: 'Sixteen, on time and good with people. I’m looking for a weekend job, and I already own black shoes.',
    ...work([['2026 to now', 'Dog walker', 'Seven regular dogs', 'Six days a week, rain included. Nobody has run off yet.'], ['2025 to now', 'Team captain', 'Eastside cross country', 'Plans practice for eighteen runners and keeps the water filled.'], ['2025', 'Volunteer', 'Branch library', 'Shelved books and taught seniors how to make video calls.']]),
    course: 'Eastside High School, GPA 3.6', school: 'Class of 2028', skillLine: 'Cash register, Spanish, bike repair', reachLine: '555-0173 · marcus@bell.example',
  }, { art: { sign: 'duotone-bicycle' } }),
];

const slipWords = { number: 'No.', date: 'Date', from: 'Received from', amount: 'Amount', sum: '$', left: 'Balance due', signed: 'Signature' };

const receipts: readonly TemplateSource[] = [
  made('receipt-slips', 'Rent receipt', 'jakarta harbour', 'receipt, rent receipt, rent, landlord, tenant, payment receipt, printable, invoice', { ...slipWords, title: 'Rent receipt', company: 'Alder Court\n18 Alder Street', for: 'Unit and month', ...counted('pay', ['Cash', 'Check', 'Transfer']) }, { art: { sign: 'duotone-key' } }),
  made('receipt-slips', 'Cash receipt', 'zilla fern', 'receipt, cash receipt, cash, payment receipt, money receipt, printable, invoice, small business', { ...slipWords, title: 'Cash receipt', company: 'Juniper Repairs\n555-0128', for: 'For', ...counted('pay', ['Cash', 'Card', 'Check']) }, { art: { sign: 'duotone-wallet' } }),
  made('receipt-roll', 'Sales receipt', 'spacemono lagoon', 'receipt, sales receipt, sale, store, shop, payment receipt, invoice, bill', {
    company: 'The Nail & Board', place: '44 Foundry Road\n555-0107', title: 'Sales receipt', number: 'No. 2291', date: 'May 14, 2027', ...counted('item', ['Pine board, 6 ft × 4', 'Wood screws, box', 'Sandpaper, fine', 'Linseed oil, 1 pt', 'Pencil']), ...counted('price', ['$38.00', '$9.50', '$4.25', '$12.00', '$0.75']),
    subLabel: 'Subtotal', sub: '$64.50', taxLabel: 'Tax, 8%', tax: '$5.16', totalLabel: 'Total', total: '$69.66', body: 'Returns within 30 days, unsawn.', site: 'Thank you. Measure twice!',
  }, { art: { sign: 'duotone-storefront' } }),
  made('receipt-thanks', 'Donation receipt', 'dmserif cherry', 'receipt, donation receipt, donation, charity, nonprofit, tax receipt, thank you, fundraiser', {
    tag: 'Donation receipt', title: 'Thank you, Mr. Osei', body: 'Your gift pays for two hundred and fifty hot lunches. They’ll be cooked in the church kitchen on Tuesdays and carried to people who can’t make the stairs. You’re invited to come and stir.',
    ...counted('label', ['Donor', 'Received on', 'Paid by', 'Receipt number']), ...counted('value', ['Daniel Osei', 'December 3, 2027', 'Check no. 1184', '2027-0312']), totalLabel: 'Amount', total: '$500.00',
    note: 'No goods or services were provided in exchange for this gift. Table for Ten is a 501(c)(3) nonprofit organization.\nPlease keep this receipt for your tax records.', author: 'Rosa Lim, treasurer', site: 'tableforten.example',
  }),
];

const news: readonly TemplateSource[] = [
  made('newsletter-picture', 'Community newsletter page', 'playfair sage', 'newsletter, newsletter page, news, community, neighborhood, monthly, bulletin, newspaper', {
    title: 'The Mill Pond Letter', tag: 'News for the streets around the pond', date: 'April 2027', lead: 'The ice is out and the ducks have opinions', leadText: 'It went with a crack on the ninth, four days later than last year. Seventy-one of you guessed; Nora Finch of Reed Lane was closest and wins the canoe for a day. The dock goes back in on Saturday. We need eight people in rubber boots and one who owns a level. Coffee is on the Hendersons.',
    datesHead: 'Save the day', ...counted('day', ['April 10', 'April 17', 'April 24', 'May 1']), ...counted('event', ['Dock goes in, 9 AM', 'Plant swap, noon', 'Town meeting', 'Maypole, by the oak']), quote: '“I’ve lived here for fifty years and I still wave.”', author: 'June Abbott, 84',
    ...counted('head', ['New on Main', 'Lost and found']), ...counted('text', ['Bread at last: Crumb opens on the 12th, at six.', 'One mitten, red. One drone. One very calm tortoise.']), site: 'Write to us:\nletter@millpond.example',
  }, { photos: { hero: { id: 'photo-nagasaki-boats' } } }),
  made('newsletter-blocks', 'School newsletter page', 'fraunces meadow', 'newsletter, newsletter page, school newsletter, class newsletter, teacher, news, parents, weekly', {
    tag: 'Room 7, week of September 13', title: 'News from the second grade', greeting: 'Dear families,', body: 'We finished our first full week. Everyone knows where the bathroom is, and two of us have lost a tooth.',
    ...counted('head', ['Reading', 'Math', 'Science', 'Please send']), ...counted('text', ['We’re on chapter four. Ask your child why the goat is in the boat.', 'Adding to one hundred with beans. Some beans may come home in pockets.', 'Our caterpillars have stopped eating. We think we know what’s next.', 'A shoe box, one old sock, and a library card if you have one.']), site: 'Picture day: Thursday. Combs welcome.', author: 'Ms. Alvarez',
  }, { art: { sign1: 'duotone-book-open', sign2: 'duotone-puzzle-piece', sign3: 'duotone-butterfly', sign4: 'duotone-backpack' } }),
  made('newsletter-blocks', 'Company newsletter page', 'jakarta skyline', 'newsletter, newsletter page, company newsletter, employee newsletter, business, team news, office, monthly', {
    tag: 'Harlow & Finch, staff news, October', title: 'What we’ve been up to', greeting: 'Hello, everyone,', body: 'A short one this month: four good things, one date, and a request about the refrigerator on the third floor.',
    ...counted('head', ['Welcome', 'We won', 'New benches', 'The fridge']), ...counted('text', ['Priya joins the workshop, and Otis is back from leave with photos of a baby.', 'The library chairs are going to Kansas City: six hundred of them, by March.', 'Delivered on Monday. They rise, they turn, and they hold up to eighty pounds.', 'Names on everything by Friday, please. The cheese has become a person.']), site: 'Fall lunch: October 21, noon, in the yard', author: 'The people team',
  }, { art: { sign1: 'duotone-handshake', sign2: 'duotone-medal-military', sign3: 'duotone-wrench', sign4: 'duotone-fork-knife' } }),
  made('research-columns', 'Research poster', 'jakarta teal', 'research poster, research, scientific poster, academic, conference, study, science, university', {
    title: 'Do street trees cool the bedroom at night?', author: 'L. Okonjo, P. Hart and M. Ruiz, Department of Geography, Lakeland University',
    ...counted('head', ['Question', 'Method', 'Results', 'What it means']), ...counted('text', ['Cities plant trees for shade. We asked if the shade by day still helps at three in the morning, when people need to sleep.', 'We placed 120 sensors in bedrooms on twelve streets, with and without trees, from June to August. All rooms face west and have no air conditioning.', 'Rooms behind trees were cooler at every hour of the night. The effect grew with the width of the crown and did not depend on the species.', 'One wide tree per house does more than three narrow ones. Planting plans should count crowns, not trunks.']),
    chartTitle: 'Degrees cooler, by crown width', ...counted('bar', ['6 ft', '10 ft', '15 ft', '20 ft', '25 ft']), number: '−3.8 °F', numberText: 'at 3 AM behind crowns of twenty feet, compared with bare streets', source: 'Data and code: lakeland.example/trees\nContact: okonjo@lakeland.example',
  }, { art: { sign: 'duotone-leaf' } }),
  made('research-finding', 'Student research poster', 'dmserif moss', 'research poster, research, scientific poster, academic, student, study, science fair, conference', {
    tag: 'Undergraduate research day, 2027', title: 'Bees find painted flowers faster than scented ones', author: 'Hana Sato, Department of Biology, Cedar State University',
    ...counted('head', ['Why we asked', 'What we did', 'Next']), ...counted('text', ['Gardens are planted for color or for scent, rarely for both. We wanted to know which of them brings bumblebees first.', 'Forty paper flowers, half painted, half scented with clover oil, stood in a greenhouse with two colonies. We filmed 600 visits.', 'We’ll repeat the test outdoors in May, with wind, rain and real clover next door.']),
    ...counted('number', ['19 s', '44 s', '600']), ...counted('label', ['to the first visit, painted flowers', 'to the first visit, scented flowers', 'visits on film, 31 hours']), source: 'Advisor: Dr. R. Okafor. Thanks to the greenhouse team.',
  }, { art: { sign: 'duotone-flask' } }),
  made('certificate-laurels', 'Certificate of appreciation', 'cinzel gala', 'certificate of appreciation, certificate, appreciation, award, thank you, recognition, volunteer, elegant', { tag: 'Certificate of appreciation', title: 'Beatrice Holloway', body: 'With our thanks for twelve years of Tuesday evenings at the reading table, and for every child who now reads in bed.', date: 'June 4, 2027', author: 'Aldo Marsh, head librarian' }),
  made('certificate-confetti', 'Employee appreciation certificate', 'jakarta plum', 'certificate of appreciation, certificate, employee appreciation, appreciation, award, employee, thank you, recognition', { tag: 'Certificate of appreciation', title: 'Thank you, Desmond Pryor', body: 'For five years of first coffees, fixed printers and calm answers. The whole second floor runs because of you.', date: 'November 12, 2027', author: 'Grace Lim, director' }, { art: { sign: 'duotone-heart' } }),
  made('certificate-confetti', 'Volunteer appreciation certificate', 'fraunces fern', 'certificate of appreciation, certificate, volunteer appreciation, appreciation, volunteer, thank you, nonprofit, award', { tag: 'Certificate of appreciation', title: 'For Naomi Castle', body: 'You gave one hundred and forty hours to the river this year, and took eleven tires out of it. We’re grateful, and so are the otters.', date: 'October 2, 2027', author: 'Friends of Alder Creek' }, { art: { sign: 'duotone-leaf' } }),
];

export const officePeople: readonly TemplateSource[] = [...resumes, ...receipts, ...news];
