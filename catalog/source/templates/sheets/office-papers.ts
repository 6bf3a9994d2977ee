import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted, upTo } from './slots.js';

const signs = (...names: readonly string[]): TemplateSource['art'] => Object.fromEntries(names.map((name, i) => [`sign${i + 1}`, `duotone-${name}`]));

const plans: readonly TemplateSource[] = [
  made('plan-page', 'One-page business plan', 'archivo lagoon', 'business plan, one page, startup, small business, strategy, planning, lean canvas, proposal', {
    tag: 'Business plan, 2027', title: 'Paws & Rinse, a dog wash on wheels',
    ...counted('head', ['The problem', 'Our answer', 'Customers', 'How we earn', 'What it costs', 'Why us']),
    ...counted('text', ['Big dogs hate tubs, and their owners hate cleaning them afterward.', 'A warm van, two tubs and a dryer. We park, wash and leave in an hour.', 'Nine thousand dogs in four zip codes. One in three weighs over fifty pounds.', '$45 a wash, $160 for a pass of four. Eleven washes a day on two vans.', '$38,000 for the first van, $900 a month to run it. No rent.', 'A groomer with twelve years and a plumber. We’re married and still talking.']),
    ...counted('date', ['March', 'June', 'January', 'June 2028']), ...counted('goal', ['First van on the road', 'Six washes a day', 'Break-even', 'Second van']),
  }, { art: signs('dog', 'van', 'users-three', 'wallet', 'receipt', 'heart') }),
  made('plan-page', 'One-page marketing plan', 'fraunces mint', 'marketing plan, one page, marketing, strategy, small business, campaign, planning, digital marketing', {
    tag: 'Marketing plan, fall 2027', title: 'Fill every chair at Clay Corner',
    ...counted('head', ['Goal', 'Who', 'Message', 'Channels', 'Budget', 'How we’ll know']),
    ...counted('text', ['Ninety new students in three months. Twelve chairs, four evenings a week.', 'People within two miles who said “I should make something” out loud.', 'You’ll go home muddy and happy. No talent needed, aprons included.', 'Window display, two short videos a week, a card in every coffee shop.', '$1,400 in all: $600 video, $400 print, $300 open day, $100 cookies.', 'One question at sign-up: how did you hear of us? Counted every Friday.']),
    ...counted('date', ['Sept. 1', 'Sept. 20', 'Oct. 15', 'Dec. 1']), ...counted('goal', ['Cards and posters', 'Open day with cookies', 'Forty sign-ups', 'All chairs filled']),
  }, { art: signs('target', 'users-three', 'megaphone', 'storefront', 'wallet', 'list-checks') }),
  made('cover-stairs', 'Business plan cover', 'spartan royal', 'business plan, cover, cover page, report cover, proposal, startup, strategy, bold', { tag: 'Business plan', title: 'Five floors up, one door down', body: 'How a single bakery becomes five, one neighborhood at a time.', company: 'Crumb & Co., 2027' }),
  made('cover-bands', 'Company profile cover', 'dmserif atlas', 'company profile, cover, cover page, report cover, about us, corporate, brochure, company', { title: 'Who we are and what we build', year: '2027', company: 'Tallis & Row', body: 'Engineers for bridges, harbors and tall houses since 1984.', site: 'Company profile · tallisrow.example' }, { photos: { hero: { id: 'photo-skyline-dawn' } } }),
  made('profile-page', 'Company profile page', 'jakarta fern', 'company profile, about us, company, fact sheet, corporate, business, one page, company overview', {
    tag: 'Company profile', title: 'Greenhouse for an office', body: 'Fernwell puts living walls into waiting rooms, lobbies and the odd elevator. We design, plant and water, so that nobody has to remember.', site: 'fernwell.example', phone: '555-0164',
    ...counted('number', ['2011', '340', '26', '98%']), ...counted('label', ['founded', 'living walls', 'people', 'plants survive']),
    ...counted('head', ['Design', 'Planting', 'Care']), ...counted('text', ['Drawn for your light, your walls and your patience.', 'Two days on site, no dust, grown in our own greenhouse.', 'A gardener every second Monday. You just look.']),
  }, { art: signs('palette', 'potted-plant', 'calendar-check'), photos: { hero: { id: 'photo-concrete-leaf-shadows' } } }),
  made('profile-page', 'Architect portfolio page', 'josefin summit', 'portfolio, architect portfolio, architecture, architect, project page, portfolio page, design studio', {
    tag: 'Portfolio, project 07', title: 'A school with a street in it', body: 'Sixteen classrooms open onto one long hall with trees. Children change rooms as you would walk through a village, and there is a place to sit at every corner.', site: 'okafor-architects.example', phone: '555-0118',
    ...counted('number', ['2026', '16', '3,900', '41']), ...counted('label', ['completed', 'classrooms', 'square yards', 'trees indoors']),
    ...counted('head', ['Site', 'Structure', 'Light']), ...counted('text', ['A former rail yard, with the old platform kept as a stage.', 'Timber frame on concrete feet, all of it left in view.', 'North windows above every door. No lamp before three.']),
  }, { art: signs('map-pin', 'buildings', 'sun-dim'), photos: { hero: { id: 'photo-staircase-oak' } } }),
];

const kits: readonly TemplateSource[] = [
  made('media-kit-portrait', 'Food blogger media kit', 'playfair sorbet', 'media kit, press kit, rate card, influencer, blogger, food blogger, content creator, collaboration', {
    name: 'Mara Quist', role: 'Weeknight cooking for people with two pans', headAbout: 'About', body: 'I test every recipe three times, the last time with my neighbor, who cannot cook. If it works in her kitchen, it goes on the blog. I say no to nine offers in ten.', email: 'mara@twopans.example', title: 'Media kit', year: 'Two Pans, spring 2027',
    ...counted('number', ['84K', '41K', '6.2%', '12 min']), ...counted('label', ['monthly readers', 'Instagram', 'engagement', 'time on page']),
    headReaders: 'Who reads', ...counted('reader', ['Women, 25 to 44', 'Cook four nights a week', 'Live in a city']), ...counted('share', ['81%', '61%', '43%']),
    headRates: 'Rates', ...counted('rate', ['Recipe and blog post', 'Instagram post', 'Reel, 30 seconds', 'Three stories', 'Newsletter mention']), ...counted('price', ['$1,200', '$450', '$800', '$300', '$250']),
  }, { art: { portrait: 'person-bust-coffee' } }),
  made('media-kit-portrait', 'Travel creator media kit', 'syne teal', 'media kit, press kit, rate card, influencer, travel, content creator, photographer, sponsorship', {
    name: 'Jonah Reyes', role: 'Slow trains and small towns, on video', headAbout: 'About', body: 'I ride one railroad line a month, end to end, and get off where nobody does. Films run eight to twelve minutes. No drones over people, no staged breakfasts.', email: 'hi@endofline.example', title: 'Media kit', year: 'End of the Line, 2027',
    ...counted('number', ['212K', '1.4M', '9:40', '38']), ...counted('label', ['subscribers', 'views a month', 'average watch', 'countries']),
    headReaders: 'Who watches', ...counted('reader', ['Aged 25 to 54', 'Took a train this year', 'Plan a trip abroad']), ...counted('share', ['79%', '60%', '42%']),
    headRates: 'Rates', ...counted('rate', ['Film, whole episode', 'Mention, 60 seconds', 'Short, vertical', 'Photo set of ten', 'Town visit, two days']), ...counted('price', ['$4,800', '$1,500', '$900', '$600', '$2,200']),
  }, { art: { portrait: 'person-bust-turtleneck' } }),
  made('rate-card-rings', 'Podcast media kit', 'abril plum', 'media kit, rate card, podcast, sponsorship, advertising rates, press kit, audience, sponsor', {
    tag: 'Media kit and rate card', title: 'Kitchen Table Courtroom', body: 'Two retired judges rule on family arguments. New episodes on Tuesdays, forty minutes, no lawyers.', site: 'Book a spot: ads@kitchentable.example',
    ...counted('number', ['62K', '78%', '4.9']), ...counted('label', ['listeners a week', 'hear every ad', 'stars, 3,100 reviews']),
    ...counted('rate', ['Pre-roll, 15 seconds', 'Mid-roll, 60 seconds', 'Post-roll, 30 seconds', 'Sponsored case', 'Newsletter line', 'Season partner']), ...counted('note', ['Read by a judge, dry', 'Our own words, your facts', 'For the loyal ones', 'An argument about your product', '24,000 readers on Fridays', 'Twelve episodes, first and last word']), ...counted('price', ['$400', '$900', '$250', '$1,800', '$350', '$9,500']),
  }, { art: { sign: 'duotone-scales' } }),
  made('rate-card-rings', 'Photographer rate card', 'instrument harbour', 'rate card, media kit, price list, photographer, photography, packages, prices, rates', {
    tag: 'Rate card 2027', title: 'Northlight Pictures', body: 'Photographs for menus, makers and people who hate having their picture taken.', site: 'Dates and questions: hello@northlight.example',
    ...counted('number', ['11', '48 h', '100%']), ...counted('label', ['years of practice', 'until first proofs', 'yours to print']),
    ...counted('rate', ['Portrait', 'Half day', 'Full day', 'Product set', 'Evening event', 'Extra retouching']), ...counted('note', ['One hour, ten pictures', 'Four hours, forty pictures', 'Eight hours, lunch on us', 'Twelve items on one background', 'Three hours, no flash in faces', 'Per picture, within two days']), ...counted('price', ['$240', '$680', '$1,200', '$540', '$750', '$35']),
  }, { art: { sign: 'duotone-sun-dim' } }),
];

export const minutesHeads = { dateLabel: 'Date', placeLabel: 'Place', chairLabel: 'Chair', presentLabel: 'Present', headActions: 'To do' };

const meetings: readonly TemplateSource[] = [
  made('minutes-columns', 'Meeting minutes', 'jakarta harbour', 'meeting minutes, minutes, meeting notes, meeting agenda, board meeting, memo, protocol, actions', {
    ...minutesHeads, ...upTo('no', 4), title: 'Meeting minutes', company: 'Elm Street Tenants’ Association', date: 'April 6, 2027\n7:00 to 8:10 PM', place: 'Laundry room,\nsecond floor', chair: 'Gloria Mendes', present: '14 tenants,\n2 by phone', site: 'Next meeting: May 4, 7:00 PM. Bring a chair.',
    ...counted('head', ['Minutes of March', 'Elevator', 'Roof garden', 'Summer party']), ...counted('text', ['Approved as written, with one spelling corrected on page two.', 'Out for nineteen days. The landlord has offered a repair on April 20; we accept, in writing.', 'Nine votes for tomatoes, five for flowers. Beds will be shared, half and half.', 'June 12 in the courtyard. Music ends at ten, and Mr. Lund brings his accordion.']),
    ...counted('action', ['Write to the landlord', 'Ask for soil and boards', 'Print the invitation']), ...counted('who', ['Gloria', 'Tomás', 'Ines']), ...counted('due', ['April 8', 'April 15', 'May 1']),
  }, { art: { sign: 'duotone-scroll' } }),
  made('minutes-sheet', 'Meeting notes page', 'josefin lagoon', 'meeting minutes, meeting notes, meeting agenda, minutes, planner, printable, notes, action items', {
    title: 'Meeting notes', date: 'Date', place: 'Place', lead: 'Led by', headPeople: 'Who is here', headAgenda: 'Agenda', ...upTo('no', 6), headNext: 'Next time', headNotes: 'Notes', headActions: 'To do', headWho: 'Who', headDue: 'Due',
  }),
  made('agenda-line', 'Board meeting agenda', 'dmserif rosewood', 'meeting agenda, agenda, board meeting, schedule, meeting, memo, nonprofit, business', {
    title: 'Board meeting agenda', date: 'Thursday, September 16, 2027', place: 'Riverbend Theater, green room', site: 'Papers were mailed on September 9. Please read item four.',
    ...counted('time', ['6:00 PM', '6:10 PM', '6:30 PM', '7:00 PM', '7:20 PM', '7:50 PM']), ...counted('item', ['Welcome', 'Treasurer’s report', 'The roof', 'Next season', 'Volunteers', 'Any other business']), ...counted('who', ['Helen', 'Marcus', 'Ana', 'Director', 'Joy', 'All']),
    ...counted('text', ['Roll call, and minutes of the June meeting', 'Ticket sales, grants and the piano fund', 'Three bids, one recommendation, one vote', 'Six plays and a musical, with costs for each', 'We need eleven ushers and a baker', 'Two minutes each, then home']),
  }, { art: { sign: 'duotone-bell' } }),
  made('agenda-line', 'Team meeting agenda', 'archivo mint', 'meeting agenda, agenda, team meeting, staff meeting, schedule, office, meeting, memo', {
    title: 'Monday stand-up, long edition', date: 'Monday, May 3, 2027', place: 'The big table, or dial in', site: 'Phones face down. Donuts face up.',
    ...counted('time', ['9:00', '9:05', '9:20', '9:40', '9:55', '10:05']), ...counted('item', ['Coffee and good news', 'Last week', 'This week', 'One hard problem', 'Requests', 'Who does what']), ...counted('who', ['All', 'Priya', 'Team leads', 'Dev', 'Anyone', 'Sam']),
    ...counted('text', ['One sentence each, work or not', 'What shipped, what slipped, what we learned', 'Three things per team, no more', 'The returns desk: why is the line so long?', 'What you need from somebody in this room', 'Read back aloud, then we’re done']),
  }, { art: { sign: 'duotone-chats' } }),
];

export const officePapers: readonly TemplateSource[] = [...plans, ...kits, ...meetings];
