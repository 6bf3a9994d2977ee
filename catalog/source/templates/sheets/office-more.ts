import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { agenda, bars, end, icons, number, points, road, team } from './office-decks.js';
import { minutesHeads } from './office-papers.js';
import { heads, work } from './office-people.js';
import { people } from './office.js';
import { counted, upTo } from './slots.js';

/** Boards and plans for other houses. */
const boards: readonly TemplateSource[] = [
  made('org-tiers', 'School org chart slide', 'fraunces meadow', 'org chart, organizational chart, organization chart, school, staff, hierarchy, team, principal', {
    title: 'Who to ask at Maple Row', company: 'Maple Row School, 2027',
    ...people([['Ms. Ortega', 'Principal'], ['Mr. Bligh', 'Lower school'], ['Ms. Adair', 'Upper school'], ['Mr. Sato', 'Office'], ['Ms. Poppy', 'Grades K–1'], ['Mr. Cruz', 'Grades 2–3'], ['Ms. Ivers', 'Grades 4–5'], ['Mr. Lowe', 'Music, art'], ['Nurse Kit', 'Health room'], ['Ms. Dole', 'Lunches']]),
  }, { art: { person1: 'person-bust-sweater', person2: 'person-bust-geek', person3: 'person-bust-shirt', person4: 'person-bust-polo-sweater' } }),
  made('timeline-spine', 'Space history timeline infographic', 'syne nocturne', 'timeline, history, timeline infographic, space, astronomy, years, milestones, education', {
    tag: 'Space, year by year', title: 'From beep to boots', site: 'Hilltop Planetarium, shows nightly at eight',
    ...counted('year', ['1957', '1961', '1969', '1977', '1990', '2021']), ...counted('text', ['Sputnik circles the Earth and beeps for three weeks.', 'Yuri Gagarin is the first person in orbit, for 108 minutes.', 'Two people walk on the Moon while a third keeps the motor warm.', 'The Voyagers leave. They’re still sending postcards.', 'Hubble opens its eye and needs glasses at once.', 'A helicopter flies on Mars, no higher than a house at first.']),
  }, { art: { sign1: 'duotone-globe-stand', sign2: 'duotone-rocket', sign3: 'duotone-footprints', sign4: 'duotone-paper-plane-right', sign5: 'duotone-binoculars', sign6: 'duotone-drone' } }),
  made('timeline-phases', 'Product roadmap timeline', 'archivo plum', 'timeline, project timeline, timeline infographic, roadmap, product roadmap, milestones, launch, schedule', {
    tag: 'Roadmap 2028', title: 'A kettle in five steps', body: 'What we build, when it’s done, and who gets the first cup.', site: 'Murmur Kettles, murmur.example',
    ...counted('when', ['Spring', 'Early summer', 'Late summer', 'Fall', 'Winter']), ...counted('head', ['Sketch', 'Prototype', 'Test', 'First thousand', 'Stores']), ...counted('text', ['Forty drawings on a wall, three of them in clay.', 'It boils. It also whistles, which nobody asked for.', 'Sixty kitchens, two weeks each, one form to fill in.', 'Made in Ohio and numbered by hand on the foot.', 'In ninety shops before the first snow.']),
  }, { art: { sign: 'duotone-fire' } }),
  made('timeline-gantt', 'Marketing plan calendar slide', 'fraunces paprika', 'marketing plan, marketing calendar, marketing, campaign, gantt chart, timeline, schedule, presentation', {
    title: 'Marketing plan, May to December', body: 'Copper Kettle Jams\nOne page, checked on Mondays',
    ...counted('month', ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']), ...counted('task', ['New label', 'Recipe videos', 'Market tastings', 'Store displays', 'Gift boxes', 'Holiday letter']), ...counted('who', ['Ines', 'Kitchen', 'Whole team', 'Sales, four cities', 'Packing room', 'Ines']),
  }),
  made('cover-bands', 'Marketing plan cover', 'spartan mint', 'marketing plan, cover, cover page, report cover, marketing, strategy, campaign, business', { title: 'The plan for a louder year', year: '2028', company: 'Citrus & Sons', body: 'Marketing plan: one message, four channels and a great many oranges.', site: 'Shared with the team on January 4' }, { photos: { hero: { id: 'photo-citrus' } } }),
  made('cover-bands', 'Architect portfolio cover', 'josefin graphite', 'portfolio, architect portfolio, cover, cover page, architecture, architect, minimalist, design portfolio', { title: 'Rooms, stairs and daylight', year: '2027', company: 'Emil Hartmann', body: 'Architecture portfolio, selected projects from nine years.', site: 'hartmann.example' }, { photos: { hero: { id: 'photo-staircase-concrete' } } }),
];

/** Papers for other rooms. */
const papers: readonly TemplateSource[] = [
  made('minutes-columns', 'PTA meeting minutes', 'fraunces lagoon', 'meeting minutes, minutes, meeting notes, pta, school, board meeting, secretary, memo', {
    ...minutesHeads, ...upTo('no', 4), title: 'PTA meeting minutes', company: 'Maple Row School', date: 'October 5, 2027\n6:30 to 7:20 PM', place: 'Room 7,\nsmall chairs', chair: 'Denise Albright', present: '21 parents,\n3 teachers', site: 'Next meeting: November 2, 6:30 PM. Babysitting in the gym.',
    ...counted('head', ['Book fair', 'Crossing guard', 'Field day', 'Treasurer’s report']), ...counted('text', ['Raised $1,940. The library has chosen sixty-one books, and forty are here.', 'The city will pay for mornings. Parents cover afternoons until January; the list is by the door.', 'Moved to May 21, so that it doesn’t meet the choir.', 'Balance is $3,212. The popcorn machine has paid for itself.']),
    ...counted('action', ['Send the afternoon list', 'Tell the choir about May 21', 'Order ribbons']), ...counted('who', ['Denise', 'Mr. Lowe', 'Priya']), ...counted('due', ['Oct. 8', 'Oct. 12', 'April 1']),
  }, { art: { sign: 'duotone-backpack' } }),
  made('minutes-columns', 'Project meeting minutes', 'archivo sage', 'meeting minutes, minutes, meeting notes, project, team meeting, office, memo, action items', {
    ...minutesHeads, ...upTo('no', 4), title: 'Project minutes', company: 'Store no. 4, weekly meeting', date: 'June 14, 2027\n9:00 to 9:40 AM', place: 'Site office,\nHarlow Street', chair: 'Marta Kern', present: '6 on site,\n2 by phone', site: 'Next meeting: June 21, 9:00 AM. Hard hats, please.',
    ...counted('head', ['Floor', 'Front doors', 'Shelves', 'Hiring']), ...counted('text', ['The concrete is dry. Tiles start on Wednesday at the back and move forward.', 'Four weeks late. We open with the side doors and hang a banner over the front.', 'Delivered and counted: two racks short. The warehouse will send them on Friday.', 'Seven of nine people have signed. Training begins on July 6.']),
    ...counted('action', ['Order the banner', 'Check racks on Friday', 'Call the last two']), ...counted('who', ['Joel', 'Marta', 'Dev']), ...counted('due', ['June 16', 'June 18', 'June 17']),
  }, { art: { sign: 'duotone-traffic-cone' } }),
  made('resume-pulse', 'Nursing student resume', 'dmserif cherry', 'nurse, nurse resume, student, student resume, nursing student, resume, cv, new graduate', {
    ...heads, headCards: 'Certificates', name: 'Jada Monroe', role: 'Nursing student, graduating in May', phone: '555-0161', email: 'jada@monroe.example', place: 'Baton Rouge, LA',
    body: 'Final-year student with 640 clinical hours on four wards. I ask early, write everything down and have never left a call light on. Looking for a first job on a medical floor.',
    ...work([['2027', 'Clinical student', 'Bayou General', 'Cared for three patients a shift under supervision.'], ['2025 to now', 'Nursing aide', 'Magnolia Home', 'Weekends with twelve residents who all know my name.'], ['2024', 'Lifeguard', 'City pool', 'Two rescues, and about nine hundred bandages.']]),
    ...counted('skill', ['Vital signs', 'Patient transfers', 'Charting', 'Wound dressing', 'French, basic']), course: 'BS Nursing, GPA 3.8', school: 'Delta State College, 2028', cards: 'BLS\nNursing assistant\nFirst aid\nLifeguard',
  }),
  made('resume-corner', 'Modern nurse resume', 'dmserif harbour', 'nurse, nurse resume, modern, registered nurse, resume, cv, nursing, healthcare', {
    ...heads, initials: 'OP', name: 'Owen Prescott, RN', role: 'Intensive care nurse', phone: '555-0177', email: 'owen@prescott.example', place: 'Rochester, NY',
    body: 'Nine years in intensive care. I notice the small change before the alarm does, and I explain it to families in words they can take home.',
    ...work([['2022 to now', 'Senior ICU nurse', 'Genesee Medical Center', 'Cares for two ventilated patients a shift and leads the early walking program: first steps two days sooner.'], ['2019–2022', 'ICU nurse', 'Lakeshore Hospital', 'Trained sixteen new colleagues and wrote the handover card.'], ['2018–2019', 'Ward nurse', 'St. Anne’s', 'Nights on a heart ward.']]),
    ...counted('skill', ['Ventilators', 'Dialysis', 'Teaching', 'Family talks', 'Charting']), course: 'BS Nursing, RN, CCRN', school: 'Erie Canal University',
  }),
  made('resume-margin', 'Minimalist teacher resume', 'jakarta sage', 'teacher, teacher resume, minimalist, minimal, simple, modern, resume, cv, education', {
    ...heads, name: 'Leona Fisk', role: 'English teacher, grades nine to twelve', phone: '555-0139', email: 'leona@fisk.example', place: 'Burlington, Vermont',
    body: 'Eleven years of essays, every one returned within a week. My students argue well and read for fun by spring.',
    ...work([['2020 to now', 'English teacher', 'Champlain High School', 'Started the debate team; two state titles in five years.'], ['2016–2020', 'English teacher', 'Winooski Academy', 'Wrote a reading list that students voted to keep.'], ['2015–2016', 'Tutor', 'Green Mountain Library', 'Forty students, one table, and very good cookies.']]),
    course: 'MA English Education', school: 'Northern Woods University, 2015',
  }),
  made('newsletter-picture', 'Garden club newsletter page', 'dmserif fern', 'newsletter, newsletter page, club newsletter, garden, news, monthly, bulletin, community', {
    title: 'The Trowel', tag: 'Letter of the Hill Street Garden Club', date: 'June 2027', lead: 'A wet May, and what it did to the beans', leadText: 'Six inches in four weeks. The slugs sent their thanks. If your beans have rotted, sow again now: the soil is warm and there’s time. Marta has bush beans to share in egg cartons on her porch. Peas are fine. Tomatoes are sulking, but they always do, and we’ve never had a June without somebody giving up on them.',
    datesHead: 'Come by', ...counted('day', ['June 5', 'June 12', 'June 19', 'June 26']), ...counted('event', ['Weed and talk, 9 AM', 'Rose pruning', 'Open gardens', 'Strawberry supper']), quote: '“A weed is a plant with good self-esteem.”', author: 'Ruth, plot 14',
    ...counted('head', ['For free', 'Wanted']), ...counted('text', ['Rhubarb, by the armful, at the gate of plot 3.', 'A wheelbarrow whose wheel agrees with us.']), site: 'News to Marta:\nmarta@trowel.example',
  }, { photos: { hero: { id: 'photo-concrete-leaf-shadows' } } }),
  made('signature-portrait', 'Consultant email signature', 'jakarta plum', 'email signature, signature, email, consultant, coach, contact, portrait, modern', { name: 'Andre Holt', role: 'Coach for new managers', phone: '555-0131', email: 'andre@holt.example', site: 'holt.example', place: 'Chicago, Illinois' }, { art: { portrait: 'person-bust-polo-sweater' } }),
  made('research-columns', 'Medical research poster', 'archivo lagoon', 'research poster, research, scientific poster, medical, academic, conference, health, study', {
    title: 'Does a walk at noon help night-shift nurses sleep?', author: 'A. Bello and K. Strand, School of Nursing, Great Plains University',
    ...counted('head', ['Background', 'Method', 'Findings', 'For your ward']), ...counted('text', ['Night nurses sleep less than others and drive home tired. Light by day may set the clock right, but few have tested it on a real ward.', '84 nurses on two wards wore sleep watches for eight weeks. Half of them walked outside for twenty minutes at noon on days off.', 'Walkers slept longer on days off and after night shifts. The gain grew over eight weeks and was largest for people over forty.', 'Put a walk on the roster. It costs nothing and can start this week.']),
    chartTitle: 'Minutes of sleep gained', ...counted('bar', ['Wk 1', 'Wk 2', 'Wk 4', 'Wk 6', 'Wk 8']), number: '+41 min', numberText: 'of sleep a day at the peak, in week six, with no side effects', source: 'Funded by the university. Contact:\nbello@greatplains.example',
  }, { art: { sign: 'duotone-heartbeat' } }),
  made('research-finding', 'Psychology research poster', 'fraunces lantern', 'research poster, research, scientific poster, psychology, academic, study, university, conference', {
    tag: 'Department of Psychology, spring 2027', title: 'People wait longer if someone says why', author: 'Tobias Renn and Aisha Clarke, Great Lakes College',
    ...counted('head', ['Question', 'Method', 'So what']), ...counted('text', ['Lines are dull, and many people leave. We asked whether a short reason makes the wait feel fair, even if it isn’t shorter.', '312 guests stood in line at a campus cafe on twelve days. On half of them, a sign said why the line was slow.', 'Tell people why. A true sentence on a card did more than a second cashier.']),
    ...counted('number', ['9 min', '14 min', '312']), ...counted('label', ['until half had left, without a sign', 'until half had left, with a reason', 'guests, nearly all still friendly']), source: 'Approved by the ethics board, no. 27-118.',
  }, { art: { sign: 'duotone-hourglass' } }),
  made('certificate-laurels', 'Teacher appreciation certificate', 'playfair harbour', 'certificate of appreciation, certificate, teacher appreciation, appreciation, teacher, thank you, school, award', { tag: 'Certificate of appreciation', title: 'Mr. Rafael Ibarra', body: 'For thirty years of fractions, field trips and second chances. Your students can still do them in their heads.', date: 'May 7, 2027', author: 'The class of 2027' }),
];

/** A second deck for the clinic. */
const clinics: readonly TemplateSource[] = [
  made('deck-ward', 'Health clinic presentation', 'dmserif mint', 'medical, presentation, healthcare, clinic, health, doctor, deck, public health, vaccination, community', {
    company: 'Riverbend Community Clinic', title: 'A clinic within a walk', body: 'Our first two years, and the neighborhoods that come next.', date: 'Report to partners, March 2027',
    ...agenda('In this report', [['Who came', 'Eleven thousand visits in four languages'], ['What we treat', 'Mostly blood pressure, some bee stings'], ['What changed', 'Fewer trips to the emergency room'], ['What’s next', 'A van, and a second front door']]),
    ...points('What makes it work', [['Walk in', 'No appointment before noon. Half of our patients decide that same morning.'], ['One team', 'The doctor, the nurse and the dentist share a kitchen, and notes.'], ['Home visits', 'Two nurses with bicycles see the people who can’t come.']]),
    ...number('Emergency visits', '−22%', 'Visits to our clinic, by half year', 'Fewer trips to the emergency room from our four zip codes than two years ago.'), ...bars('H1 H2 H3 H4 H5 H6'),
    ...road('The next two years', [['Spring', 'The van', 'Vaccines and checkups at six school gates.'], ['Fall', 'Dental chair', 'A second chair and a hygienist for four days a week.'], ['Winter', 'Evenings', 'Open until nine on Tuesdays and Thursdays.'], ['2028', 'Door two', 'A small clinic in the old post office on Pine.']]),
    ...team('The people you meet', [['Dr. Lucía Benítez', 'Family medicine. Speaks three languages, listens in all.'], ['Sam Whitaker, RN', 'Head nurse and our fastest cyclist'], ['Dr. Wen Zhao', 'Dentist. Children ask for her by name.']]),
    quote: 'I used to wait until it was bad. Now I walk over on my lunch break.', quoteAuthor: 'Patient, bus driver, 52',
    ...end('Come and see', 'Tours are on the first Friday of each month, at noon.', 'hello@riverbend.example'),
  }, { art: { ...icons('footprints', 'users-three', 'bicycle'), person1: 'person-bust-coffee', person2: 'person-bust-striped-shirt', person3: 'person-bust-shirt' }, motion: { animation: 'simple', transition: 'fade', seconds: 8 } }),
];

export const officeMore: readonly TemplateSource[] = [...boards, ...papers, ...clinics];
