import type { TemplateSource } from '../../../build/templates/recipe.js';
import { counted, upTo } from '../sheets/slots.js';
import { made } from './made.js';
import { menu } from './papers.js';

const ai: readonly TemplateSource[] = [
  made('chip-poster', 'Artificial intelligence conference poster', 'syne nocturne', 'artificial intelligence, ai, conference, technology, tech, machine learning, summit, event', ['October 7 and 8, 2027', 'Thinking machines', 'Two days of talks on AI, at the Old Power Station.']),
  made('chip-instagram-post', 'Artificial intelligence post', 'jakarta royal', 'artificial intelligence, ai, technology, tech, machine learning, automation, post, tips', ['AI, in one line', 'A good guess, fast', 'Check it like you’d check a stranger’s directions.']),
  made('chip-linkedin-post', 'AI webinar post', 'archivo volt', 'artificial intelligence, ai, webinar, technology, business, machine learning, automation, post', ['Webinar, March 18, noon', 'AI for small teams', 'Three tasks to hand over, two to keep.', 'Save a seat']),
  made('robot-instagram-post', 'AI chatbot post', 'fraunces lagoon', 'artificial intelligence, ai, chatbot, robot, customer service, technology, post, automation', ['New on our website', 'Say hi to Beep', 'He knows opening hours, sizes and one joke.', 'beep.example']),
  made('robot-a3-poster', 'AI workshop poster', 'spartan sorbet', 'artificial intelligence, ai, workshop, robot, class, library, technology, poster', ['Saturdays in May, 2 PM', 'Talk to robots', 'A free AI workshop for grown-ups. Branch library.']),
  made('robot-letter-flyer', 'Kids coding and AI flyer', 'alfa mint', 'artificial intelligence, ai, robot, coding, kids, camp, class, technology', ['Ages 9 to 13', 'Build a brain', 'Coding and AI camp, July 12 to 16. 555-0129']),
];

const security: readonly TemplateSource[] = [
  made('padlock-instagram-post', 'Cybersecurity post', 'archivo teal', 'cybersecurity, cyber security, password, data security, hacking, technology, tips, post', ['Password tip no. 1', 'Long beats clever', 'Four odd words. Easy for you, hard for them.']),
  made('padlock-poster', 'Cybersecurity awareness poster', 'spartan lagoon', 'cybersecurity, cyber security, awareness, data security, phishing, password, office, poster', ['Security awareness month', 'Think before you click', 'Urgent, secret, from the boss? Call the boss.', 'Report it: extension 911']),
  made('padlock-linkedin-post', 'Data security post', 'jakarta iris', 'cybersecurity, cyber security, data security, data protection, privacy, technology, business, post', ['New guide', 'Lock the back door', 'Nine checks for a small business, in an hour.', 'vaultline.example']),
  made('padlock-facebook-post', 'Cybersecurity webinar post', 'syne nocturne', 'cybersecurity, cyber security, webinar, hacking, data security, online, event, post', ['Live on October 12', 'Ask a hacker', 'She breaks in for a living, by invitation.', 'Join free']),
];

const goal = (tag: string, title: string, detail: string, so: string, sum: string, goals: readonly string[]): TemplateSource['copy'] => ({ tag, title, detail, so, sum, ...counted('goal', goals) });
const goals: readonly TemplateSource[] = [
  made('thermometer-poster', 'Fundraising thermometer poster', 'alfa jazz', 'donation thermometer, fundraising thermometer, fundraiser, goal tracker, donation, charity, goal, school', goal('Playground fund', 'Help us fill it up', 'Swings, a slide and a roof for rainy recess. Every dollar moves the red.', 'Raised so far', '$18,000', ['$5,000', '$10,000', '$15,000', '$20,000', '$25,000'])),
  made('thermometer-instagram-post', 'Donation thermometer post', 'archivo sorbet', 'donation thermometer, fundraising thermometer, fundraiser, donation, goal tracker, charity, nonprofit, post', goal('Shelter roof, week 5', 'Almost there', 'Rain is due in nine days. So is the roofer.', 'Raised so far', '$7,200', ['$2,000', '$4,000', '$6,000', '$8,000', '$10,000'])),
  made('thermometer-letter-flyer', 'Fundraising goal tracker flyer', 'fraunces fern', 'donation thermometer, fundraising thermometer, goal tracker, fundraiser, donation, charity, school, fundraising goal', { tag: 'Band trip fund', title: 'Get the band to Nashville', site: 'Give at the front office or at eastsideband.example', ...counted('goal', ['$1,000', '$2,000', '$3,000', '$4,000', '$5,000']), ...counted('prize', ['The bus', 'Two nights', 'Meals for all', 'Stage fee', 'New drum heads']) }),
  made('thermometer-facebook-post', 'Fundraising progress post', 'jakarta lantern', 'donation thermometer, fundraising thermometer, fundraiser, goal tracker, donation, charity, progress, nonprofit', goal('New boiler for the soup kitchen', 'Turn up the heat', '', 'of $20,000, with three weeks to go', '$12,900', ['$4K', '$8K', '$12K', '$16K', '$20K'])),
];

const six = (parts: readonly (readonly [head: string, text: string])[]): TemplateSource['copy'] => ({ ...upTo('no', 6), ...upTo('mark', 6), ...counted('part', parts.map(([head]) => head)), ...counted('text', parts.map(([, text]) => text)) });
const signs = (...names: readonly string[]): TemplateSource['art'] => Object.fromEntries(names.map((name, i) => [`sign${i + 1}`, `duotone-${name}`]));

const infographics: readonly TemplateSource[] = [
  made('infographic-hub', 'SaaS infographic', 'jakarta iris', 'saas, saas infographic, software, startup, technology, product, how it works, infographic', {
    tag: 'Inside our software', title: 'One app, six jobs done', body: 'What Tandem takes off your desk, from the first hello to the last invoice.', site: 'tandem.example, free for teams of five',
    ...six([['Bookings', 'Customers pick a time. You get a reminder, not a phone call.'], ['Messages', 'One inbox for email, text and chat. Nothing gets lost.'], ['Invoices', 'Sent when the job is done, paid within four days.'], ['Calendar', 'Two people can’t be in one place. It checks.'], ['Reports', 'Three numbers every Monday. The rest if you ask.'], ['Security', 'Encrypted, backed up hourly, yours to export.']]),
  }, { art: { core: 'duotone-desktop', ...signs('clock', 'chats', 'receipt', 'calendar-check', 'chart-bar', 'shield-check') } }),
  made('infographic-hub', 'Artificial intelligence infographic', 'syne teal', 'artificial intelligence, ai, infographic, machine learning, technology, how it works, tech, explained', {
    tag: 'Artificial intelligence', title: 'How a machine learns', body: 'Six steps from a pile of photos to a program that knows a cat.', site: 'Brightwell Library, AI for everyone',
    ...six([['Collect', 'Ten thousand photos: cats, dogs and a few loaves of bread.'], ['Label', 'People say what is in each. This takes the longest.'], ['Guess', 'The program looks and guesses. It’s wrong at first.'], ['Correct', 'Each mistake turns a million tiny dials.'], ['Test', 'New photos that it hasn’t seen. No cheating.'], ['Watch', 'Bread still looks like a cat? Back to step one.']]),
  }, { art: { core: 'duotone-brain', ...signs('folder-open', 'identification-card', 'puzzle-piece', 'wrench', 'flask', 'magnifying-glass') } }),
  made('infographic-hub', 'Cybersecurity infographic', 'archivo harbour', 'cybersecurity, cyber security, infographic, data security, password, phishing, technology, tips', {
    tag: 'Cybersecurity at work', title: 'Six locks on one door', body: 'Do these today. They stop nearly everything that we see in a year.', site: 'Questions? security@harborcu.example',
    ...six([['Passwords', 'Four odd words, and a new set for every account.'], ['Second key', 'A code on your phone, so a stolen password isn’t enough.'], ['Updates', 'Tonight, not next week. Thieves read the notes too.'], ['Backups', 'Three copies, one of them unplugged.'], ['Emails', 'Look at the address, not the name. Then call.'], ['Screens', 'Lock it when you stand up. Even for coffee.']]),
  }, { art: { core: 'duotone-shield-check', ...signs('key', 'fingerprint', 'recycle', 'archive', 'envelope-simple', 'desktop') } }),
  made('infographic-floors', 'SaaS metrics infographic', 'spartan mint', 'saas, saas infographic, metrics, software, startup, growth, statistics, infographic', {
    tag: 'SaaS in five numbers', title: 'What growing looks like', site: 'Figures from 120 small software firms, 2027',
    ...counted('number', ['$49', '3%', '14 mo.', '108%', '$1.2M']), ...counted('head', ['a month, per team', 'leave each month', 'to pay back a customer', 'revenue kept', 'a year, at the median']),
    ...counted('text', ['The most common price. Ends in a nine, as ever.', 'Under two is good. Over five, stop and ask why.', 'Sales and ads, divided by what a customer pays.', 'Teams that stay buy more. That’s the whole trick.', 'With nine people, four of them in support. The happiest firms answer email themselves.']),
  }, { art: signs('storefront', 'users-three', 'hourglass') }),
  made('infographic-stairs', 'SaaS onboarding infographic', 'archivo coast', 'saas, saas infographic, onboarding, software, customer journey, process, steps, infographic', {
    tag: 'From sign-up to habit', title: 'The first five days', site: 'Made by the people at Tandem, tandem.example', ...upTo('number', 5),
    ...counted('step', ['Sign up', 'First win', 'Invite', 'Connect', 'Stay']), ...counted('text', ['One field, no credit card. Seven in ten finish.', 'Send an invoice within ten minutes, with sample data if need be.', 'Two people use it twice as long as one. Ask on day two.', 'Calendar and bank. This is where we lose them, so we call.', 'A Monday email with three numbers. If they open it, they stay.']),
  }, { art: signs('identification-card', 'receipt', 'users-three', 'calendar-check', 'heart') }),
  made('infographic-figures', 'Software survey infographic', 'jakarta lagoon', 'saas, saas infographic, software, survey, data, statistics, technology, chart', {
    tag: 'SaaS survey 2027', title: 'How small firms buy software', body: 'Answers from 900 firms with up to fifty people.', number: '54%', numberText: 'buy alone', share1: '54%', shareText1: 'the owner decides', share2: '29%', shareText2: 'the team decides', share3: '17%', shareText3: 'whoever has the card',
    barsTitle: 'Why they cancel', bar1: 'Too costly', barValue1: '42%', bar2: 'Not used', barValue2: '33%', bar3: 'Too complex', barValue3: '26%', bar4: 'No support', barValue4: '17%', bar5: 'Lost login', barValue5: '11%', unitsTitle: '7 in 10', unitsText: 'pay for an app that nobody opens', source: 'Tandem survey, several answers possible', website: 'tandem.example',
  }, { art: { icon: 'duotone-desktop' } }),
];

const person = (name: string, role: string, phone: string, email: string, more: TemplateSource['copy']): TemplateSource['copy'] => ({ name, role, phone, email, ...more });
const marks: readonly TemplateSource[] = [
  made('logo-line-sun', 'Minimalist sun logo', 'josefin canyon', 'minimalist logo, minimalist, minimal, simple, modern, logo, sun, hotel', { name: 'Playa', tag: 'Guest house' }),
  made('logo-two-rings', 'Minimalist rings logo', 'jakarta graphite', 'minimalist logo, minimalist, minimal, simple, modern, logo, rings, studio', { name: 'tandem', tag: 'Design for two' }),
  made('logo-one-leaf', 'Minimalist leaf logo', 'instrument grove', 'minimalist logo, minimalist, minimal, simple, modern, logo, leaf, plant', { name: 'Fernwell', tag: 'Plants for rooms' }),
  made('card-single-dot', 'Simple business card', 'jakarta graphite', 'simple business card, simple, minimalist, minimal, modern, clean, business card, professional', person('Noah Lindell', 'Accountant', '555-0144', 'noah@lindell.example', { company: 'Lindell & Co.' })),
  made('card-center-rule', 'Simple elegant business card', 'cormorant brass', 'simple business card, simple, minimalist, minimal, elegant, classic, business card, professional', person('Clara Voigt', 'Piano tuner', '+44 20 7946 0171', 'clara@voigt.example', { company: 'Voigt Pianos' })),
  made('logo-open-arch', 'Minimalist arch logo', 'spartan terracotta', 'minimalist logo, minimalist, minimal, simple, modern, logo, arch, bakery', { name: 'Oven No. 3', tag: 'Bread, mornings only' }),
  made('card-low-field', 'Simple modern business card', 'spartan sage', 'simple business card, simple, minimalist, minimal, modern, clean, business card, therapist', person('Ines Calder', 'Family therapist', '555-0152', 'ines@calder.example', { company: 'Quiet Room Practice' })),
  made('signature-portrait', 'Real estate email signature', 'playfair coast', 'email signature, signature, email, real estate, realtor, contact, portrait, professional', person('Marisol Vega', 'Realtor, Harbor Homes', '555-0119', 'marisol@harbor.example', { site: 'harbor.example', place: 'Duluth, Minnesota' }), { art: { portrait: 'person-bust-fur-jacket' } }),
  made('signature-initials', 'Business email signature', 'dmserif atlas', 'email signature, signature, email, business, corporate, contact, initials, professional', person('Howard Tan', 'Tax adviser, Tan & Brook', '555-0187', 'howard@tanbrook.example', { initials: 'HT', site: 'tanbrook.example' })),
  made('signature-card', 'Simple email signature banner', 'jakarta fern', 'email signature, signature, email, simple, contact, small business, gardener, banner', person('Abby Stone', 'Garden designer', '', 'abby@stone.example', {}), { art: { sign: 'duotone-potted-plant' } }),
];

const prices: readonly TemplateSource[] = [
  made('pets-menu', 'Dog grooming price list', 'alfa coast', 'price list, dog grooming price list, dog grooming, pet, groomer, prices, dog, services', menu('Price list', 'The Wet Nose', ['Bath', 'Cut and care'], [['Small', '$35', 'Up to twenty pounds'], ['Medium', '$45', 'Up to fifty pounds'], ['Large', '$60', 'Up to ninety pounds'], ['Giant', '$80', 'Two of us and a hose'], ['Haircut', '$30', 'On top of any bath'], ['Nails', '$15', 'Walk in any day'], ['Teeth', '$12', 'Chicken toothpaste'], ['Skunk', '$50', 'No questions asked']])),
  made('bubbles-menu', 'Cleaning price list', 'jakarta mint', 'price list, cleaning price list, cleaning, house cleaning, cleaner, prices, services, maid', menu('Price list', 'Spick & Sons', ['Homes', 'Extras'], [['Studio', '$90', 'Two hours'], ['Two rooms', '$120', 'Three hours'], ['House', '$170', 'Two of us, three hours'], ['Move-out', '$290', 'Get the deposit back'], ['Oven', '$35', 'Inside, racks and all'], ['Fridge', '$25', 'We don’t judge'], ['Windows', '$8', 'Each, inside and out'], ['Ironing', '$28', 'An hour, crisp']])),
];

export const officeScenes: readonly TemplateSource[] = [...ai, ...security, ...goals, ...infographics, ...marks, ...prices];
