import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted, upTo } from './slots.js';

type Copy = TemplateSource['copy'];
type Lines = readonly (readonly [head: string, text: string])[];

const lines = (slot: string, pairs: Lines): Copy => ({ ...counted(slot, pairs.map(([head]) => head)), ...counted(`${slot}Text`, pairs.map(([, text]) => text)) });
export const agenda = (agendaTitle: string, pairs: Lines): Copy => ({ agendaTitle, ...upTo('no', 4), ...lines('agenda', pairs) });
export const points = (pointsTitle: string, pairs: Lines): Copy => ({ pointsTitle, ...lines('point', pairs) });
export const number = (numberTag: string, value: string, numberTitle: string, numberText: string): Copy => ({ numberTag, number: value, numberTitle, numberText });
export const bars = (words: string): Copy => counted('bar', words.split(' '));
export const swot = (swotTitle: string, texts: readonly string[]): Copy => ({ swotTitle, ...counted('letter', ['S', 'W', 'O', 'T']), ...counted('swot', ['Strengths', 'Weaknesses', 'Opportunities', 'Threats']), ...counted('swotText', texts) });
export const road = (roadTitle: string, stops: readonly (readonly [when: string, head: string, text: string])[]): Copy => ({ roadTitle, ...counted('when', stops.map(([when]) => when)), ...lines('stage', stops.map(([, head, text]) => [head, text])) });
export const shares = (shareTitle: string, pairs: Lines): Copy => ({ shareTitle, ...counted('share', pairs.map(([name]) => name)), ...counted('shareValue', pairs.map(([, value]) => value)) });
export const team = (teamTitle: string, pairs: Lines): Copy => ({ teamTitle, ...counted('member', pairs.map(([name]) => name)), ...counted('memberRole', pairs.map(([, role]) => role)) });
export const end = (closing: string, closingText: string, email: string): Copy => ({ closing, closingText, email });
export const icons = (one: string, two: string, three: string): Readonly<Record<string, string>> => ({ icon1: `duotone-${one}`, icon2: `duotone-${two}`, icon3: `duotone-${three}` });
export const picture = (pictureTag: string, pictureTitle: string, pictureText: string): Copy => ({ pictureTag, pictureTitle, pictureText });
export const photos = (...ids: readonly string[]): TemplateSource['photos'] => Object.fromEntries(ids.map((id, i) => [['hero', 'second', 'third', 'fourth', 'fifth'][i]!, { id: `photo-${id}` }]));

const plans: readonly TemplateSource[] = [
  made('deck-climb', 'Business plan presentation', 'jakarta summit', 'business plan, presentation, deck, startup, strategy, swot analysis, small business, investors, modern', {
    company: 'Nook & Cranny', title: 'A hardware store you can walk to', body: 'Our business plan for two small stores in two big neighborhoods.', date: 'Business plan 2027 to 2030',
    ...agenda('What’s in the plan', [['The idea', 'Two thousand things within ten minutes'], ['The market', 'Who buys a hinge on a Tuesday'], ['The money', 'What it costs and when it pays'], ['The path', 'Three years, two stores, nine people']]),
    ...points('Why neighbors will come', [['Near', 'Eight in ten trips for hardware are for one small part. The closest big store is nine miles away.'], ['Helpful', 'Every clerk has fixed something for a living. Advice is free and so is the cutting of keys.'], ['Open early', 'Doors at six, so that plumbers and painters can start their day with us.']]),
    ...swot('Where we stand', ['Forty years in the trade between two founders, and a lease below market.', 'No brand yet, and a stockroom the size of a minivan.', 'Two builders’ yards closed this year. Their customers need a counter.', 'Next-day delivery from everyone, and rents that follow the coffee shops.']),
    ...shares('How we spend the first $240,000', [['Stock', '45%'], ['Fit-out', '27%'], ['Wages', '18%'], ['Reserve', '10%']]),
    ...number('Break-even', 'Month 14', 'Sales by half year, both stores', 'At eighty-five customers a day we cover every cost. The pilot weekend brought one hundred and twelve.'), ...bars('2027 H2 2028 H2 2029 H2'),
    ...road('Three years on one page', [['Spring 2027', 'Store one', 'Open on Mill Street with two thousand items and a key machine.'], ['Fall 2027', 'Trade accounts', 'Sign forty plumbers, painters and landlords.'], ['Spring 2029', 'Store two', 'Same shelves, second neighborhood, half the setup cost.'], ['2030', 'Pay it back', 'Loans repaid and a share in profits for the staff.']]),
    ...end('Shall we open?', 'The full figures are in the appendix. Ask us anything, even about hinges.', 'hello@nookcranny.example'),
  }, { art: { ...icons('map-pin', 'chats', 'sun-horizon'), climber: 'person-standing-pointing-finger-wb' }, motion: { animation: 'editorial', transition: 'slide', seconds: 8 } }),
  made('deck-loud', 'Marketing plan presentation', 'alfa coast', 'marketing plan, marketing, presentation, deck, strategy, swot analysis, campaign, digital marketing, marketing strategy', {
    company: 'Sunny Side Granola', title: 'How breakfast gets loud', body: 'Our marketing plan for next year: one message, four channels and a bus.', date: 'Marketing plan 2028',
    ...agenda('In this plan', [['Where we are', 'A good product few people know'], ['Who we want', 'Parents between six and eight'], ['What we’ll do', 'Four channels, one message'], ['What it costs', 'And how we’ll know it worked']]),
    ...swot('Before we shout', ['Nine in ten who taste it buy again. The jar gets kept.', 'Known in two states. Our name is not on the front.', 'School stores are asking for a small pack.', 'Oats cost more each fall, and copies arrive in spring.']),
    ...shares('Where the budget goes', [['Sampling tour', '42%'], ['Short videos', '27%'], ['Grocery displays', '19%'], ['Newsletter', '12%']]),
    ...points('Three messages, tested', [['It crunches', 'Said by children, louder than anything we wrote ourselves.'], ['Six things in it', 'Parents count. So we print the number on the front.'], ['Keep the jar', 'Half of our photos from customers show what came after.']]),
    ...number('The goal', '1 in 5', 'homes in our four cities have tasted it by June', 'Today it is one in nineteen. We ask two hundred people outside the same six stores each month.'),
    ...road('The year, by season', [['Winter', 'New label', 'Name in front, six ingredients, a lid worth keeping.'], ['Spring', 'The bus', 'Forty schools and a thousand bowls in eight weeks.'], ['Summer', 'Video', 'Twelve films of twelve seconds, all crunch.'], ['Fall', 'Stores', 'Displays in ninety groceries, paid by the jar.']]),
    ...end('Who’s hungry?', 'Budget, calendar and tests are in the shared folder. So is the bus.', 'plan@sunnyside.example'),
  }, { art: icons('megaphone', 'list-checks', 'heart'), motion: { animation: 'cascade', transition: 'slide', seconds: 8 } }),
  made('deck-house', 'Company profile presentation', 'archivo harbour', 'company profile, presentation, deck, about us, company, corporate, business, company history, team', {
    company: 'Company profile', title: 'Marrow & Sons, builders', body: 'Three generations, two hundred buildings and one phone number.', date: '2027',
    ...agenda('About us', [['Our story', 'From one cart to sixty people'], ['Our people', 'Who you’ll meet on site'], ['Our work', 'Schools, homes and a lighthouse'], ['Our word', 'How we keep to time and price']]),
    ...road('Since 1958', [['1958', 'One cart', 'Leo Marrow lays floors in the harbor district.'], ['1981', 'First school', 'Twelve rooms in one summer, finished by Labor Day.'], ['2006', 'Own workshop', 'Stairs and windows made under our own roof.'], ['2027', 'Sixty of us', 'Two hundred buildings, all of them still standing.']]),
    ...team('Three people to know', [['Grace Marrow', 'Owner. Signs the contract and shakes the hand.'], ['Ezra Cole', 'Site manager. First in, last out, knows the dog.'], ['Lena Voss', 'Estimates. One price, in writing, within a week.']]),
    ...points('What we build', [['Schools', 'Seventeen so far. We do the loud work in July.'], ['Homes', 'New houses and old ones, down to the door handles.'], ['Repairs', 'Roofs, porches and one lighthouse, every spring.']]),
    ...number('On time', '96%', 'of our buildings were handed over on the day we promised', 'The others were late by nine days on average. We paid for each of them.'),
    ...picture('Lately', 'Harbor Point, forty homes', 'A former cannery, now forty apartments around a garden. Brick from the old walls paves the paths, and the crane is a playground.'),
    ...end('Come and look', 'Our yard is open on the first Friday of the month. Wear shoes.', 'office@marrow.example'),
  }, { art: { ...icons('graduation-cap', 'house', 'lighthouse'), person1: 'person-bust-blazer-black-tee', person2: 'person-bust-pocket-shirt', person3: 'person-bust-fur-jacket' }, photos: photos('skyline-noon', 'facade-ochre') }),
];

const fields: readonly TemplateSource[] = [
  made('deck-ward', 'Medical presentation', 'jakarta clinic', 'medical, presentation, healthcare, hospital, doctor, deck, health, clinic, nurse, minimalist', {
    company: 'Lakeside General Hospital', title: 'Fewer falls on the night ward', body: 'What changed in one year, and what every ward can copy.', date: 'Grand rounds, May 12, 2027',
    ...agenda('Outline', [['Background', 'Why patients fall at three in the morning'], ['Method', 'Two wards, twelve months, one checklist'], ['Results', 'What the numbers say, and what they don’t'], ['Next steps', 'Six wards by the fall']]),
    ...points('The bedtime check', [['Water and light', 'Both within reach, with the path to the door kept clear.'], ['Medication', 'Sleep aids are reviewed with the pharmacist every week.'], ['A question', '“What will you need tonight?” It takes two minutes.']]),
    ...number('Night ward', '−34%', 'Rounds completed on time, by quarter', 'Falls per thousand patient days, compared with the year before. Staffing stayed the same.'), ...bars('Q1 Q2 Q3 Q4 Q5 Q6'),
    ...road('How we did it', [['January', 'Listen', 'Interviews with forty patients and every night nurse.'], ['March', 'Try', 'A paper checklist on one ward, changed weekly.'], ['June', 'Train', 'Short sessions at shift change, with coffee.'], ['December', 'Measure', 'Twelve months of data, checked twice.']]),
    ...team('The study team', [['Dr. Amina Yusuf', 'Geriatrics, principal investigator'], ['Paul Reyes, RN', 'Charge nurse, night ward'], ['Dr. Helen Cho', 'Statistics and study design']]),
    quote: 'Nobody had asked me before. I needed my glasses, not a bed alarm.', quoteAuthor: 'Patient, 81, in an interview',
    ...end('Thank you', 'Checklist and training slides are free to use on your ward.', 'nightward@lakeside.example'),
  }, { art: { ...icons('pint-glass', 'pill', 'chats'), person1: 'person-bust-arms-crossed', person2: 'person-bust-shirt-coat', person3: 'person-bust-shirt' }, motion: { animation: 'simple', transition: 'fade', seconds: 8 } }),
  made('deck-spark', 'Artificial intelligence presentation', 'syne nocturne', 'artificial intelligence, ai, presentation, deck, technology, machine learning, tech, chatbot, automation', {
    company: 'Brightwell Library Talks', title: 'AI, explained over lunch', body: 'What the machines can do, what they can’t, and what to ask them.', date: 'June 9, 2027',
    ...agenda('Forty minutes', [['What it is', 'A guess, made very well'], ['How it learns', 'Examples, and lots of them'], ['Where it helps', 'And where it should not'], ['Your turn', 'Good questions to ask it']]),
    ...points('Good at, bad at', [['Patterns', 'Sorting, spotting and summing up what people wrote before.'], ['Drafts', 'A first version in seconds. The second one is yours.'], ['Judgment', 'It has none. It will be wrong with great confidence.']]),
    ...number('Since 2012', '300,000×', 'more computing goes into the largest models', 'More examples and more chips made the guesses better. They are still guesses.'),
    ...road('A short history', [['1950', 'A question', 'Alan Turing asks whether machines can think.'], ['1997', 'Chess', 'A computer beats the world champion in six games.'], ['2012', 'Pictures', 'Networks learn to name what is in a photo.'], ['2022', 'Words', 'Chatbots write, and everyone has an opinion.']]),
    ...shares('How people in this room use it', [['Writing emails', '58%'], ['Looking things up', '37%'], ['Code and tables', '26%'], ['Poems', '15%']]),
    quote: 'Ask it like an intern. Check it like a stranger.', quoteAuthor: 'House rule at Brightwell Library',
    ...end('Questions?', 'Slides, sources and a list of prompts are on our website.', 'talks@brightwell.example'),
  }, { art: icons('puzzle-piece', 'scroll', 'scales'), motion: { animation: 'sweep', transition: 'slide', seconds: 8 } }),
  made('deck-vault', 'Cybersecurity presentation', 'spacemono teal', 'cybersecurity, cyber security, presentation, deck, data security, technology, hacking, training, password', {
    company: 'Harbor Credit Union', title: 'Lock it before lunch', body: 'Security training for everyone who has ever clicked on a link.', date: 'Staff training, October 2027',
    ...agenda('Today', [['Phishing', 'Five emails, one of them real'], ['Passwords', 'Long beats clever'], ['Devices', 'Laptops, phones, that USB stick'], ['If it happens', 'Who to call, and how fast']]),
    ...points('Three habits', [['Pause', 'Urgent, secret and from the boss? Call the boss. On the phone number you already have.'], ['Use the manager', 'One long passphrase for you, and a random one for everything else.'], ['Report early', 'Nobody gets in trouble for a click. Waiting is what costs us.']]),
    ...number('Last test', '4 in 100', 'Reports within ten minutes, by year', 'Clicked on our practice phishing email. Two years ago it was nineteen.'), ...bars('2022 2023 2024 2025 2026 2027'),
    ...road('The first hour', [['0 min', 'Unplug', 'Cable out and Wi-Fi off. Leave the power on.'], ['5 min', 'Call', 'Extension 911. A person answers, day and night.'], ['20 min', 'Contain', 'We lock the account and look for friends.'], ['60 min', 'Tell', 'Everyone hears what happened, in plain words.']]),
    quote: 'Hackers don’t break in. They log in.', quoteAuthor: 'What every security team says sooner or later',
    ...end('Stay curious', 'Saw something odd? Forward it. We love mail.', 'security@harborcu.example'),
  }, { art: icons('hourglass', 'key', 'megaphone'), motion: { animation: 'sweep', transition: 'slide', seconds: 8 } }),
  made('deck-plan', 'Architect portfolio presentation', 'josefin graphite', 'portfolio, architect portfolio, architecture, minimalist, minimal, presentation, deck, architect, clean', {
    company: 'Ida Lindqvist, architect', title: 'Quiet buildings', body: 'Selected projects from ten years of practice.', date: 'Portfolio 2017 to 2027',
    ...agenda('Projects', [['Stair house', 'A home around one oak stair, 2019'], ['Gallery No. 9', 'Four rooms and a corridor, 2021'], ['Salt street', 'Twenty-two flats in a row, 2024'], ['Reading room', 'Concrete, light and chairs, 2027']]),
    ...picture('Stair house, 2019', 'One stair holds it all', 'The plot was eleven feet wide. We put the stair in the middle, lit it from above and hung every room from it. The clients still take the long way up.'),
    galleryTitle: 'Three more', ...counted('caption', ['Gallery No. 9, north room', 'Salt street, north side', 'Reading room, stair']),
    ...number('In ten years', '31', 'buildings, and not one over four floors', 'We work at a scale where you can still wave to somebody on the street.'),
    quote: 'A good room needs one window in the right place.', quoteAuthor: 'From our first sketchbook',
    ...end('Let’s build', 'The studio is open on Thursday afternoons.', 'ida@lindqvist.example'),
  }, { photos: photos('staircase-concrete', 'staircase-oak', 'sunlit-room', 'facade-white', 'gallery-wall') }),
  made('deck-calm', 'Aesthetic minimalist presentation', 'cormorant orchard', 'aesthetic, minimalist, minimal, presentation, deck, beige, elegant, lifestyle, simple, brand', {
    company: 'Maison Alba', title: 'The slow spring edit', body: 'A mood, a palette and nine pieces for mornings at home.',
    ...agenda('The story', [['Mood', 'Linen, steam and open windows'], ['Palette', 'Blush, oat and one green'], ['Pieces', 'Nine things, made to last'], ['Launch', 'A breakfast, not a party']]),
    ...picture('Mood', 'Light before eight', 'The whole collection was drawn in the first hour of the day, when colors are pale and nobody has called yet. Everything in it should feel like that.'),
    quote: 'Own less. Iron nothing.', quoteAuthor: 'The note on our wall',
    ...points('How it’s made', [['Local clay', 'Thrown in a village of four hundred, glazed in two batches a month.'], ['Washed linen', 'Woven heavy and softened with stones. It never needs an iron.'], ['Plain paper', 'No plastic in the box. The ribbon is cotton and wants to be kept.']]),
    galleryTitle: 'Three first pieces', ...counted('caption', ['Oat knit throw', 'Stoneware, five bowls', 'Bath ritual set']),
    ...end('With love', 'Samples leave the studio on April 2.', 'studio@alba.example'),
  }, { art: icons('plant', 'leaf', 'flower-tulip'), photos: photos('leaf-shadow-palm-rose', 'bedroom-linen', 'knit-cream', 'shelf-pottery', 'bath-niche') }),
];

export const officeDecks: readonly TemplateSource[] = [...plans, ...fields];
