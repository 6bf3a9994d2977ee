import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted, upTo } from './slots.js';

type Copy = TemplateSource['copy'];
type Lines = readonly (readonly [head: string, text: string])[];

const lines = (slot: string, pairs: Lines): Copy => ({
  ...counted(slot, pairs.map(([head]) => head)), ...counted(`${slot}Text`, pairs.map(([, text]) => text)),
});

/** Contents in four parts, three points, a number with what it says, and the end. */
export const inside = (agendaTitle: string, agenda: Lines, pointsTitle: string, points: Lines, number: readonly [tag: string, value: string, title: string, text: string], end: readonly [closing: string, text: string, email: string]): Copy => ({
  ...{ agendaTitle, pointsTitle, ...upTo('no', 4), ...lines('agenda', agenda), ...lines('point', points) },
  ...{ numberTag: number[0], number: number[1], numberTitle: number[2], numberText: number[3] },
  ...{ closing: end[0], closingText: end[1], email: end[2] },
  ...counted('bar', ['2022', '2023', '2024', '2025', '2026', '2027']),
});

export const icons = (one: string, two: string, three: string): Readonly<Record<string, string>> => ({ icon1: `duotone-${one}`, icon2: `duotone-${two}`, icon3: `duotone-${three}` });

/** What fills the decks of `recipes/presentations/wide`. */
export const decks: readonly TemplateSource[] = [
  made('deck-site', 'Construction proposal deck', 'oswald skyline', 'presentation, construction, building, proposal, project, contractor, deck, builder, architecture, school, business proposal, renovation', {
    company: 'Keystone Builders', title: 'A new wing for Mercer School', body: 'Six classrooms, one summer, and not a lesson lost.',
    ...inside('What’s in this plan', [['The site today', 'Twelve portables and a leaky gym'], ['The new wing', 'Timber, daylight, a room to be loud in'], ['Thirteen weeks', 'What happens when, and who is where'], ['The price', 'Fixed, with every allowance listed']],
      'Three promises', [['No lost days', 'Loud work happens in July. By September the only noise is children.'], ['One contact', 'Call Dana. She answers, she knows, and she can decide on the spot.'], ['Open books', 'You see every invoice in the same week that we do.']],
      ['Track record', '41 of 42', 'School projects we finished on time', 'The other one was a Tuesday late. There was a flood, and we still brought doughnuts.'], ['Shall we dig?', 'The drawings are yours to keep, whatever you decide.', 'dana@keystone.example']),
  }, { art: icons('calendar-check', 'phone-call', 'receipt'), motion: { animation: 'editorial', transition: 'slide', seconds: 8 } }),
  made('deck-screens', 'Product update deck', 'jakarta iris', 'presentation, software, product, update, startup, saas, technology, deck, tech, app, roadmap, product launch', {
    company: 'Tandem', title: 'What we shipped this spring', body: 'Eleven releases, two of them big, and one we took back.', date: 'All hands, May 2027',
    ...inside('The next twenty minutes', [['Shipped', 'What is live and who uses it'], ['Learned', 'What surprised us, in numbers'], ['Stopped', 'Two things we will not build'], ['Next', 'The one bet for summer']],
      'What people asked for', [['Faster search', 'Results now come back before you have finished typing the word.'], ['Shared notes', 'Two people, one page, no more copies of copies of copies.'], ['A quiet mode', 'One switch, and nothing pings until tomorrow at nine.']],
      ['Weekly teams', '8,400', 'Teams that open Tandem every week', 'Up from three thousand two years ago. Most of them came because a friend sent a page.'], ['Questions?', 'Ask now, or add them to the page. We answer every one by Friday.', 'product@tandem.example']),
  }, { art: icons('magnifying-glass', 'chats', 'bell'), motion: { animation: 'cascade', transition: 'slide', seconds: 8 } }),
  made('deck-jungle', 'Rainforest lesson deck', 'fraunces grove', 'presentation, lesson, biology, nature, school, rainforest, education, deck, science, jungle, tropical, animals', {
    company: 'Seventh grade science', title: 'Life in the layers', body: 'From the forest floor to the tallest tree in four stops.',
    ...inside('Our way up', [['The floor', 'Dark, damp and full of jobs'], ['The understory', 'Big leaves, small frogs'], ['The canopy', 'Where most of the noise is'], ['The top', 'Wind, sun and eagles']],
      'Three ways to get light', [['Climb', 'Vines start in the dark and borrow another plant’s trunk.'], ['Wait', 'Seedlings can stand still for ten years until a tree falls.'], ['Move in', 'Orchids begin high up and never touch the ground at all.']],
      ['One tree', '1,000+', 'kinds of beetles can live on a single tree', 'Scientists counted them with a fogger and a very large sheet. Nobody has counted the ants.'], ['See you outside', 'Bring a jar, a lens and shoes that may get wet.', 'science@mercer.example']),
  }, { art: icons('plant', 'hourglass', 'leaf') }),
  made('deck-rooms', 'Interior design portfolio', 'cormorant sage', 'presentation, portfolio, interior design, architecture, studio, minimal, minimalist, aesthetic, elegant, deck, interior designer, home decor, architect, lookbook', {
    company: 'Studio Hale', title: 'Rooms that hold the light', body: 'Selected work, 2024 to 2027. Homes, one hotel and a very small chapel.',
    ...inside('Selected work', [['House on Pine', 'One wall gone, six windows kept'], ['The Linden Hotel', 'Forty rooms, no two lamps alike'], ['Loft for a cellist', 'Quiet floors and a loud kitchen'], ['Chapel, Route 9', 'Nineteen feet of plaster and sun']],
      'How we work', [['We visit twice', 'Once in the morning and once at dusk, before we draw a single line.'], ['We use less', 'Three materials a room. The fourth has to earn its place.'], ['We stay', 'A year after you move in we come back with tools.']],
      ['On average', 'Three', 'materials in every room we finish', 'Wood, clay and linen do most of the work. The rest is where you put the window.'], ['Come by', 'The studio is open on Thursdays. There is always coffee.', 'hello@hale.example']),
  }, { art: icons('sun-horizon', 'couch', 'key'), photos: { hero: { id: 'photo-sunlit-room' }, second: { id: 'photo-vase-and-pears' }, third: { id: 'photo-desk-window' } } }),
  made('deck-peaks', 'Trekking trip deck', 'anton summit', 'presentation, travel, trip, mountains, hiking, adventure, photo, deck, trek, itinerary, hike, vacation', {
    company: 'Ridge Walkers Club', title: 'Nine days in the fog', body: 'The Misty Range on foot: the route, the gear and the people.',
    ...inside('The plan', [['Route', 'Eighty-four miles, six passes, two ferries'], ['Huts', 'Where we sleep, and what they cook'], ['Gear', 'One list. Please bring less'], ['Money', 'All in, including the second ferry']],
      'Good to know', [['Weather', 'Fog until ten on most days. Carry a warm layer and a whistle.'], ['Fitness', 'Nine hours with a pack. We have three training walks in May.'], ['Food', 'Hot supper at every hut. Lunch is bread, cheese and a view.']],
      ['All the way up', '21,300', 'feet of climbing in nine days', 'That is most of the way from the sea to the top of Denali, with better soup.'], ['Who’s in?', 'Twelve places. Names and deposits by the end of March.', 'walks@ridge.example']),
  }, { art: icons('cloud-fog', 'boot', 'bowl-steam'), photos: { hero: { id: 'photo-misty-mountains' } } }),
  made('deck-quilt', 'Quarterly marketing report', 'archivo jazz', 'presentation, marketing, report, quarterly, business, geometric, bold, deck, digital marketing, marketing agency, social media marketing, chart', {
    company: 'Northbound Marketing', date: 'Q3', title: 'What worked, what didn’t, what’s next',
    ...inside('In this report', [['Results', 'The quarter on one page'], ['Channels', 'Where the money went'], ['Lessons', 'Two flops, told honestly'], ['Fourth quarter', 'One bet, three safe things']],
      'Three things that worked', [['The postcard', 'Real paper to nine hundred people. One in eleven came by.'], ['Short films', 'Forty seconds, no logo until the end, seen to the last frame.'], ['The waiting list', 'Saying “not yet” sold more than any discount.']],
      ['New customers', '+38%', 'New customers by year, first nine months', 'Our best third quarter so far, on a budget that has not grown since 2024.'], ['That’s Q3', 'The tables behind every chart are in the shared folder.', 'reports@northbound.example']),
  }, { art: icons('mailbox', 'film-slate', 'clock'), motion: { animation: 'simple', transition: 'fade', seconds: 8 } }),
  made('deck-people', 'Nonprofit annual report', 'spartan sorbet', 'presentation, nonprofit, charity, annual report, community, people, volunteers, deck, fundraiser, volunteering, donate, impact report', {
    company: 'Porchlight Neighbors', title: 'Six streets, one porch light', body: 'What four hundred volunteers did with their Saturdays', date: 'Annual report 2027',
    ...inside('This year', [['Meals', 'Sixty-one thousand, most of them warm'], ['Rides', 'To clinics, courts and choir'], ['Repairs', 'Ramps, roofs and one famous mailbox'], ['Money', 'Every dollar, and who gave it']],
      'Where help went', [['Kitchens', 'Nine church kitchens, five nights a week, open to anyone at the door.'], ['Homes', 'Two hundred and twelve small repairs that kept people in their houses.'], ['Rides', 'Forty drivers and one dispatcher who knows every stop by heart.']],
      ['Volunteers', '412', 'neighbors who gave at least one Saturday', 'A third of them were helped by us first. We think that is the best number in this report.'], ['Thank you', 'Leave the light on. We’ll see you Saturday.', 'hello@porchlight.example']),
  }, { art: { ...icons('cooking-pot', 'house', 'van'), person1: 'person-standing-blazer-pants-bw', person2: 'person-standing-polka-dots', person3: 'person-standing-walking-wb', person4: 'person-standing-resting-bw', person5: 'person-standing-shirt-wb', person6: 'person-standing-easing-bw' } }),
  made('deck-lesson', 'Geography lesson deck', 'alfa lagoon', 'presentation, lesson, school, geography, teacher, education, kids, deck, map, maps, elementary school, classroom', {
    company: 'Fourth grade', title: 'Maps and how to read them', body: 'Bring a pencil, a ruler and the street you live on.',
    ...inside('Today', [['What’s a map?', 'A picture from above, with rules'], ['The legend', 'Little signs for big things'], ['Scale', 'How an inch becomes a mile'], ['Your turn', 'Draw the way to school']],
      'Three things on every map', [['A legend', 'Blue for water, green for parks, and a star for city hall.'], ['A scale', 'Measure with your ruler, then multiply. Check it with your feet.'], ['North', 'Look for the arrow. Then turn the map until it agrees with you.']],
      ['Scale', '1 inch', 'on our map is one mile outside', 'It’s two inches from school to the library. How long does it take you to walk?'], ['Well done!', 'Hang your map by the door. We’ll walk three of them on Friday.', 'room12@mercer.example']),
  }, { art: { ...icons('compass-rose', 'map-trifold', 'map-pin'), thing1: 'flat-globe-showing-americas', thing2: 'flat-world-map', thing3: 'flat-compass' } }),
  made('deck-orbit', 'Tech keynote deck', 'syne volt', 'presentation, keynote, technology, conference, space, dark, talk, deck, satellite, software, speaker, startup', {
    company: 'Signal Conference', date: 'June 3, 2027', title: 'Small satellites',
    ...inside('Forty minutes', [['Why small', 'A bread box that sees a whole continent'], ['How it flies', 'Springs, sails and patience'], ['What it sees', 'Crops, ships and one lost whale'], ['What’s next', 'A thousand of them, and who cleans up']],
      'What changed', [['Cheap rides', 'A seat to orbit now costs less than the camera you put in it.'], ['Phone parts', 'The chip in your pocket survives up there if you shade it well.'], ['Shared ears', 'Hobby antennas on five continents pass the data down.']],
      ['In orbit', '6,100', 'Small satellites in orbit, by year', 'More than half are younger than the phone you are photographing this slide with.'], ['Look up', 'Slides, sources and a pass schedule for tonight are online.', 'talks@signal.example']),
  }, { art: icons('rocket-launch', 'desktop', 'globe-stand') }),
];
