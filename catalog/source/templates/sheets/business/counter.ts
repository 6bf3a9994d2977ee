import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made } from '../../scenes/made.js';
import { counted, upTo } from '../slots.js';

const sign = (name: string): TemplateSource['art'] => ({ sign: `duotone-${name}` });
const REVIEW = 'review card, google review card, leave us a review, review us, customer review, feedback, qr code';

const reviews: readonly TemplateSource[] = [
  made('review-card', 'Customer review card', 'jakarta nocturne', REVIEW, { title: 'Loved it? Tell the world', body: 'Hated it? Tell us. We’re right here.', company: 'Botanic Café', cta: 'Scan to review' }),
  made('review-card', 'Salon review card', 'abril rosewood', REVIEW, { title: 'Say something nice about your hair', body: 'It’s listening. So are we.', company: 'Loose Ends', cta: 'Leave a review' }),
  made('review-bubble', 'Review us card', 'alfa mint', REVIEW, { title: 'How did we do?', cta: 'Review us in ten seconds', body: 'Nine if you skip the adjectives.', company: 'Crumb & Co.' }),
  made('review-bubble', 'Leave a review card', 'fraunces sorbet', REVIEW, { title: 'Five stars? Aw.', cta: 'Leave us a review', body: 'It takes less time than parking did.', company: 'Third Gear Garage' }),
  made('review-bubble', 'Google review QR code card', 'spartan skyline', REVIEW, { title: 'Review us, please', cta: 'Scan, tap, done', body: 'Honest words keep the lights on.', company: 'Northside Clinic' }),
  made('review-request', 'Leave us a review post', 'archivo teal', 'leave us a review, review us, google review, customer review, feedback, testimonial, rate us', { tag: 'A small favor', title: 'Got a minute? Review us', body: 'Two lines from you are worth a month of ads.', company: 'Sudsy Dog, Elm Street' }),
  made('review-request', 'Rate us post', 'fraunces plum', 'rate us, review us, leave us a review, customer review, feedback, google review, five stars', { tag: 'Stars, please', title: 'Rate us like your mom would', body: 'She gave us six out of five.', company: 'Alder Build' }),
];

const QR = 'qr code, qr code sign, scan me, scan here, sign, small business, qr';
const codes: readonly TemplateSource[] = [
  made('scan-sign', 'QR code sign', 'archivo royal', QR, { tag: 'Point your phone here', title: 'Scan me', body: 'Menu, hours and a picture of the cat.', company: 'Finch Books, 14 Market Street' }),
  made('scan-sign', 'Scan to pay sign', 'anton fern', 'scan to pay, qr code sign, payment sign, qr code, pay here, checkout, small business', { tag: 'No cash? No problem', title: 'Scan to pay', body: 'Then show us the happy screen.', company: 'Okra Street Market' }),
  made('scan-sign', 'QR code menu sign', 'fraunces cobalt', 'qr code menu, qr code sign, scan for menu, menu sign, restaurant, qr code, digital menu', { tag: 'Hungry?', title: 'Scan for the menu', body: 'Or ask. We know it by heart.', company: 'Corner Table' }),
  made('scan-phone', 'QR code poster', 'jakarta coast', 'qr code, qr code sign, qr code poster, scan me, scan here, website, sign up', { tag: 'Three steps', title: 'Scan to join', cta: 'Point here', ...upTo('no', 3), ...counted('step', ['Open your camera', 'Point it here', 'Tap the link']) }),
  made('scan-phone', 'Scan and pay poster', 'bebas paprika', 'scan to pay, qr code sign, payment sign, pay by phone, qr code, pay here, contactless', { tag: 'Pay by phone', title: 'Scan to pay', cta: 'Pay here', ...upTo('no', 3), ...counted('step', ['Open your camera', 'Type the sum', 'Show us']) }),
  made('scan-card', 'Scan to pay card', 'spartan meadow', 'scan to pay, payment card, qr code, pay here, tip jar, market stall, qr code sign', { tag: 'Scan to pay', title: 'Pay here', body: 'Cash works too. So does exact change.', company: 'Loam & Co.' }),
  made('scan-card', 'QR code tip card', 'alfa candy', 'tip jar, scan to pay, tips, qr code, tip card, qr code sign, pay here', { tag: 'Scan to tip', title: 'Tips!', body: 'The band eats on Fridays only.', company: 'The Low Notes' }),
  made('scan-sign', 'Cartel de código QR', 'dmserif lagoon', 'código qr, cartel qr, escanea, menú qr, qr code, qr code sign, scan me, spanish', { tag: 'Apunta con el móvil', title: 'Escanea la carta', body: 'O pregunta, que nos la sabemos.', company: 'Bar La Esquina' }, { id: 'es-qr-sign', lang: 'es' }),
];

const OPEN = 'open sign, we are open, now open, business sign, store sign, shop sign, welcome';
const CLOSED = 'closed sign, we are closed, sorry we’re closed, business sign, store sign, shop sign, closed';
const doors: readonly TemplateSource[] = [
  made('door-board', 'Open sign', 'alfa royal', OPEN, { tag: 'Yes, we are', title: 'Open', body: 'Come in. The door sticks.', site: 'Finch Books' }),
  made('door-board', 'Store open sign', 'abril coast', OPEN, { tag: 'Welcome', title: 'Open', body: 'Push, don’t pull', site: 'Monday to Saturday, 9 to 6' }),
  made('door-board', 'Closed sign', 'alfa paprika', CLOSED, { tag: 'Sorry, we’re', title: 'Closed', body: 'Back tomorrow at nine', site: 'Finch Books' }),
  made('door-board', 'Store closed sign', 'zilla harbour', CLOSED, { tag: 'We’re', title: 'Closed', body: 'Even we need soup', site: 'Open again on Tuesday' }),
  made('door-moon', 'Sorry we’re closed sign', 'fraunces gala', CLOSED, { title: 'Closed', body: 'The bread is asleep. Back at seven.', site: 'Crumb & Co.', ...counted('zed', ['Z', 'Z', 'Z']) }),
  made('door-moon', 'Closed for the holiday sign', 'jakarta lantern', 'closed sign, holiday closed sign, closed for holiday, holiday hours, business sign, store sign, office closed', { title: 'Closed', body: 'For the holiday. Reopening January 4.', site: 'Northside Clinic', ...counted('zed', ['Z', 'Z', 'Z']) }),
  made('door-clock', 'Be right back sign', 'archivo sorbet', 'be right back, be right back sign, will return, store sign, closed sign, lunch break, business sign', { title: 'Be right back', body: 'Lunch. It’s Thursday, so, dumplings.', ...upTo('hour', 12) }),
  made('door-clock', 'Will return clock sign', 'oswald teal', 'will return, will return sign, be right back, closed sign, store sign, store hours sign, business sign', { title: 'Back soon', body: 'Set the hands, lock the door.', ...upTo('hour', 12) }),
  ...([['Store hours sign', 'dmserif ember', 'Finch Books', 'books'], ['Business hours sign', 'jakarta graphite', 'Countwell Office', 'briefcase'], ['Restaurant hours sign', 'abril brass', 'Corner Table', 'fork-knife']] as const).map(([name, look, title, art]) =>
    made('hours-list', name, look, `store hours, ${name.toLowerCase()}, opening hours, business hours, hours sign, open hours, sign`, { title, ...counted('day', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']), ...counted('hour', art === 'fork-knife' ? ['Closed', '5 – 10', '5 – 10', '5 – 10', '5 – 11', '11 – 11', '11 – 9'] : ['9 – 6', '9 – 6', '9 – 6', '9 – 6', '9 – 8', '10 – 4', 'Closed']), site: art === 'books' ? 'Knock anyway. We might be reading.' : art === 'briefcase' ? 'After hours: 555-0155' : 'Kitchen closes half an hour earlier' }, { art: sign(art) })),
];

const YARD = 'yard sign, lawn sign, real estate sign, sign, property, realtor';
const yards: readonly TemplateSource[] = [
  made('yard-arrow', 'Open house yard sign', 'archivo cherry', `open house, ${YARD}`, { company: 'Juniper Homes', title: 'Open house', body: 'Sunday, 1 to 4 PM', cta: 'This way', phone: '555-0143' }, { art: sign('house') }),
  made('yard-arrow', 'For rent sign', 'anton lagoon', `for rent, for rent sign, apartment for rent, ${YARD}`, { company: 'Two Doors Down', title: 'For rent', body: 'Two rooms, big tree, $1,450', cta: 'Around back', phone: '555-0107' }, { art: sign('key') }),
  made('yard-house', 'For sale yard sign', 'alfa royal', `for sale, for sale sign, home for sale, ${YARD}`, { title: 'For sale', body: 'Three beds, one porch, no drama', phone: '555-0142', company: 'Corner & Key Realtors' }),
  made('yard-house', 'House for rent yard sign', 'bebas meadow', `for rent, for rent sign, house for rent, ${YARD}`, { title: 'For rent', body: 'Available June 1. Cats welcome.', phone: '555-0118', company: 'Elm Street Flats' }),
  made('yard-house', 'Sold real estate yard sign', 'archivo jazz', `sold sign, just sold, sold, ${YARD}`, { title: 'Sold', body: 'In nine days. Yours could be next.', phone: '555-0142', company: 'Juniper Homes' }),
  made('yard-arrow', 'Real estate yard sign', 'dmserif atlas', `for sale sign, ${YARD}, real estate yard sign`, { company: 'Maya Lind, Realtor', title: 'Coming soon', body: 'Ask before your neighbor does', cta: 'Call Maya', phone: '555-0143' }, { art: sign('signpost') }),
  made('yard-arrow', 'Garage sale yard sign', 'alfa sorbet', 'garage sale, garage sale sign, yard sale sign, yard sale, yard sign, lawn sign, sign', { company: 'Saturday, 8 to 2', title: 'Garage sale', body: '31 Juniper Street', cta: 'Treasure, this way', phone: 'Cash only' }, { art: sign('armchair') }),
  made('yard-arrow', 'Lawn care yard sign', 'zilla fern', 'yard sign, lawn sign, lawn care sign, landscaping, contractor yard sign, business yard sign, sign', { company: 'Even Steven Lawns', title: 'Lawn by us', body: 'Yours next? First mow is free.', cta: 'Call Steven', phone: '555-0137' }, { art: sign('plant') }),
];

const MONTH = 'employee of the month, employee recognition, staff award, appreciation, star employee, team, work anniversary';
const who = (portrait: string): Partial<TemplateSource> => ({ art: { portrait: `person-bust-${portrait}` } });
const people: readonly TemplateSource[] = [
  made('worker-rays', 'Employee of the month poster', 'alfa jazz', MONTH, { title: 'Employee of the month', name: 'Rosa Delgado', body: 'For 214 smiles and one fixed freezer.', company: 'Okra Street Market, May 2027' }, who('polo-sweater')),
  made('worker-rays', 'Team member of the month poster', 'jakarta royal', MONTH, { title: 'Team member of the month', name: 'Dev Rao', body: 'He read the manual. All of it. Aloud.', company: 'Northside Clinic, March 2027' }, who('pocket-shirt')),
  made('worker-arch', 'Employee of the month post', 'fraunces sage', MONTH, { tag: 'June 2027', title: 'Employee of the month', name: 'Nia Adeyemi', body: 'She knows every customer’s dog by name.' }, who('sweater')),
  made('worker-arch', 'Employee spotlight post', 'syne fuchsia', `employee spotlight, ${MONTH}`, { tag: 'Meet the team', title: 'Employee spotlight', name: 'Theo Park', body: 'Fixes cars by day, banjos by night.' }, who('hoodie')),
  made('worker-medal', 'Employee of the month certificate', 'dmserif gala', MONTH, { tag: 'Certificate of recognition', title: 'Employee of the month', to: 'This honor goes to', body: 'for steady hands, good jokes and a very tidy van.', ...counted('sign', ['Manager', 'Month']) }),
  made('worker-medal', 'Employee recognition certificate', 'instrument plum', MONTH, { tag: 'With thanks', title: 'Employee of the month', to: 'Awarded to', body: 'who made everyone else’s Monday easier.', ...counted('sign', ['Director', 'Date']) }),
  made('month-star', 'Star employee certificate', 'zilla atlas', MONTH, { title: 'Employee of the month', tag: 'This star goes to', body: 'for doing it right when nobody was looking', ...counted('sign', ['Manager', 'Month']) }),
  made('worker-medal', 'Urkunde Mitarbeiter des Monats', 'jakarta cherry', 'mitarbeiter des monats, urkunde, auszeichnung, employee of the month, certificate, german, deutsch', { tag: 'Urkunde', title: 'Mitarbeiter des Monats', to: 'Ausgezeichnet wird', body: 'für ruhige Hände, gute Laune und pünktlichen Kaffee.', ...counted('sign', ['Leitung', 'Datum']) }, { lang: 'de' }),
];

const WELCOME = 'welcome to the team, new employee announcement, new hire, new team member, meet the team, staff announcement, welcome aboard';
const arrivals: readonly TemplateSource[] = [
  made('worker-arch', 'Welcome to the team post', 'jakarta coast', WELCOME, { tag: 'New face', title: 'Welcome to the team', name: 'Ines Carr', body: 'She starts Monday and has already fixed the printer.' }, who('coffee')),
  made('worker-arch', 'New employee announcement post', 'dmserif terracotta', WELCOME, { tag: 'New this week', title: 'Meet our new baker', name: 'Luca Ferri', body: 'Up at three, cheerful by nine. Ask for the rye.' }, who('polo-sweater')),
  made('worker-arch', 'New team member post', 'archivo iris', WELCOME, { tag: 'Welcome aboard', title: 'Say hello to Kim', name: 'Kim Alder', body: 'Designer, runner, owner of nine mugs. Third desk.' }, who('turtleneck')),
  made('worker-rays', 'Welcome to the team poster', 'zilla fern', WELCOME, { title: 'Welcome to the team', name: 'Theo Park', body: 'Wave. He still thinks the map is right.', company: 'Okra Street Market, August 2027' }, who('striped-shirt')),
  made('worker-arch', 'Work anniversary post', 'fraunces plum', 'work anniversary, years of service, employee anniversary, work anniversary post, congratulations, staff, milestone', { tag: 'Work anniversary', title: 'Ten years at this desk', name: 'Gloria Mendes', body: 'Three chairs, two logos, one excellent plant.' }, who('blazer-black-tee')),
  made('worker-rays', 'Work anniversary poster', 'alfa fern', 'work anniversary, years of service, employee anniversary, congratulations, staff, milestone, award', { title: 'Five years with us', name: 'Dev Rao', body: 'He has outlasted four coffee machines.', company: 'Northside Clinic, June 2027' }, who('shirt')),
  made('worker-medal', 'Years of service certificate', 'cinzel harbour', 'work anniversary, years of service, service award, certificate, employee anniversary, recognition, milestone', { tag: 'Work anniversary', title: 'Ten years of service', to: 'With gratitude to', body: 'for ten years, 2,400 mornings and not one boring meeting.', ...counted('sign', ['Director', 'Date']) }),
];

const VISIT = 'visitor badge, guest badge, visitor pass, visitor, name badge, office, security';
const PASS = 'vip pass, press pass, backstage pass, event pass, all access, lanyard badge, name badge';
const passes: readonly TemplateSource[] = [
  made('hello-band', 'Visitor badge', 'archivo royal', VISIT, { title: 'Visitor', tag: 'please wear this where we can see it', name: 'Marcus Bell', company: 'Return at the desk, March 8, 2027' }),
  made('staff-tag', 'Office visitor badge', 'jakarta ember', VISIT, { company: 'Visitor', name: 'Helen Osei', role: 'Here to see Priya', body: 'March 8, until 5 PM' }, { art: sign('key') }),
  made('hello-band', 'School visitor badge', 'alfa meadow', `${VISIT}, school visitor`, { title: 'Visitor', tag: 'Elm Street Elementary', name: 'Mrs. Park', company: 'Signed in at the front office' }),
  made('staff-tag', 'VIP pass', 'anton film', PASS, { company: 'VIP', name: 'Nia Moon', role: 'All access', body: 'Yes, even the good snacks' }, { art: sign('star') }),
  made('staff-tag', 'Press pass', 'oswald graphite', PASS, { company: 'Press', name: 'Elias Tal', role: 'Riverbend Gazette', body: 'Spring Fair, May 8, 2027' }, { art: sign('newspaper') }),
  made('staff-tag', 'Backstage pass', 'syne volt', PASS, { company: 'Backstage', name: 'Jonah Reyes', role: 'Sound crew', body: 'The Low Notes, June 12' }, { art: sign('vinyl-record') }),
  made('hello-band', 'VIP guest badge', 'cinzel gala', PASS, { title: 'V.I.P.', tag: 'guest of honor', name: 'Ruth', company: 'Riverbend Gala, November 6, 2027' }),
];

const TAG = 'name tag, name badge, hello my name is, name label, name sticker, badge';
const tags: readonly TemplateSource[] = [
  made('hello-band', 'Hello my name is name tag', 'alfa cherry', TAG, { title: 'Hello', tag: 'my name is', name: 'Gloria', company: 'and I brought cookies' }),
  made('hello-band', 'Event name tag', 'jakarta skyline', `${TAG}, event`, { title: 'Hello', tag: 'my name is', name: 'Marcus', company: 'Riverbend Alumni Night, 2027' }),
  made('hello-band', 'Meeting name tag', 'syne iris', `${TAG}, networking`, { title: 'Hi there', tag: 'you can call me', name: 'Priya', company: 'Ask me about: soil, jazz, spreadsheets' }),
  made('staff-tag', 'Employee name tag', 'archivo mint', `${TAG}, employee, staff`, { company: 'Finch Books', name: 'Tomás', role: 'Bookseller', body: 'Ask me what to read next' }, { art: sign('book-open') }),
  made('staff-tag', 'Restaurant staff name tag', 'fraunces ember', `${TAG}, restaurant, server`, { company: 'Corner Table', name: 'Ines', role: 'Server', body: 'Yes, the pie is homemade' }, { art: sign('fork-knife') }),
  made('staff-tag', 'Volunteer name tag', 'spartan meadow', `${TAG}, volunteer`, { company: 'Second Harvest', name: 'Owen', role: 'Volunteer', body: 'I know where everything is' }, { art: sign('heart') }),
  made('name-dots', 'Kids name tag', 'amatic candy', `${TAG}, kids, school`, { title: 'I am', name: 'Mina', role: 'and I am six' }),
  made('name-dots', 'Party name tag', 'syne sorbet', `${TAG}, party`, { title: 'Hello, I’m', name: 'Jonah', role: 'the one with the guitar' }),
];

export const counterPieces: readonly TemplateSource[] = [...reviews, ...codes, ...doors, ...yards, ...people, ...arrivals, ...passes, ...tags];
