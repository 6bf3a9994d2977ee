import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made } from '../../scenes/made.js';
import { counted } from '../slots.js';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const TIMES = ['Morning', 'Afternoon', 'Evening'];

/** Plans of lessons and of trips. */
export const lessonsAndTrips: readonly TemplateSource[] = [
  made('lesson-page', 'Daily lesson plan', 'fraunces meadow', 'lesson plan, lesson planner, teacher planner, daily lesson plan, classroom, school, education, planner', {
    ...{ title: 'Lesson plan', tag: 'One good hour, thought through', head1: 'By the end, students can', head2: 'Materials', head3: 'How it went' },
    ...counted('ask', ['Teacher', 'Subject', 'Grade', 'Date']), ...counted('item', ['Books', 'Handouts', 'Markers', 'Timer']), ...counted('part', ['Warm-up', 'Teach', 'Practice', 'Wrap-up']), ...counted('min', ['5 min', '15 min', '20 min', '10 min']),
  }),
  made('lesson-week', 'Weekly lesson plan', 'alfa summit', 'lesson plan, weekly lesson plan, lesson planner, teacher planner, classroom, school, schedule, elementary', {
    ...{ title: 'This week’s lessons' }, ...counted('ask', ['Class', 'Week of']), ...counted('day', WEEKDAYS), ...counted('subject', ['Reading', 'Math', 'Science', 'Writing', 'Social studies']),
  }),
  made('lesson-clock', 'Fifty-minute lesson plan', 'spartan mint', 'lesson plan, lesson planner, class plan, teacher planner, minute by minute, high school, education, planner', {
    ...{ title: 'Fifty bright minutes', tag: 'A lesson plan by the clock', head1: 'Check how they did' },
    ...counted('ask', ['Class', 'Topic']), ...counted('min', ['0–5', '5–15', '15–30', '30–45', '45–50']), ...counted('part', ['Hook: the question on the board', 'Teach: one idea, two examples', 'Together: work it out in pairs', 'Alone: everybody has a try', 'Exit ticket and homework']), ...counted('mark', ['Quiz', 'Talk', 'Poster', 'Game']),
  }),
  made('lesson-board', 'Chalkboard lesson plan', 'amatic prairie', 'lesson plan, lesson planner, gradual release, teacher planner, chalkboard, classroom, education, school', {
    ...{ title: 'My lesson plan', head1: 'Bring to class', head2: 'Exit ticket', note4: 'One question to answer at the door' },
    ...counted('ask', ['Subject', 'Date', 'We will learn']), ...counted('part', ['I do', 'We do', 'You do']), ...counted('note', ['Show it and say every step aloud', 'Try it together, hands up for ideas', 'Work alone while I walk around']),
  }),
  made('trip-route', 'Road trip itinerary', 'pacifico coast', 'travel itinerary, trip planner, itinerary, road trip, travel planner, vacation planner, travel, planner', {
    ...{ title: 'Five days away', site: 'Leave early, stop often, send one postcard.' }, ...counted('ask', ['Going to', 'Dates']), ...counted('no', ['1', '2', '3', '4', '5']), ...counted('part', Array.from({ length: 15 }, (_, i) => TIMES[i % 3]!)),
  }),
  made('trip-pass', 'Boarding pass travel itinerary', 'archivo harbour', 'travel itinerary, trip planner, flight itinerary, itinerary, travel planner, vacation planner, boarding pass, planner', {
    ...{ title: 'Travel itinerary', tag: 'Boarding pass', place1: 'Home', place2: 'Rome', head1: 'Where we stay' }, ...counted('ask', ['Flight', 'Date', 'Leaves', 'Seat', 'Booking']), ...counted('col', TIMES), ...counted('day', ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5']),
  }),
  made('trip-tags', 'One-week trip planner', 'josefin teal', 'trip planner, travel itinerary, itinerary, vacation planner, travel planner, week, holiday, luggage', {
    ...{ title: 'A week in Kyoto', tag: 'April 3 to 9, 2027' }, ...counted('day', ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']), ...counted('ask', ['Flights', 'Hotel', 'In case of']),
    ...counted('what', ['Land at 9:40', 'Drop the bags', 'Noodles', 'Temple walk', 'Tea at two', 'Early night', 'Bamboo grove', 'River boat', 'Night market', 'Train to Nara', 'Feed the deer', 'Bath house', 'Kiln visit', 'Paint a cup', 'Supper out', 'Garden day', 'Nap!', 'Lantern street', 'Last gifts', 'Pack', 'Fly home']),
  }),
  made('trip-tiles', 'Weekend travel itinerary', 'playfair royal', 'travel itinerary, itinerary, trip planner, city break, weekend trip, travel planner, lisbon, vacation', {
    ...{ title: 'Three days in Lisbon', tag: 'Friday to Sunday, May 14 to 16', head1: 'Confirmation numbers', head2: 'Before we go' }, ...counted('day', ['Friday', 'Saturday', 'Sunday']), ...counted('item', ['Print the tickets', 'Water the plants']),
    ...counted('time', ['3:00 PM', '5:00 PM', '7:30 PM', '10:00 PM', '9:00 AM', '11:00 AM', '2:00 PM', '8:00 PM', '8:30 AM', '10:00 AM', '1:00 PM', '4:20 PM']),
    ...counted('what', ['Check in, leave the bags', 'Tram up to the castle', 'Grilled fish by the river', 'Fado in the old town', 'Custard tarts, warm', 'Tile museum', 'Ferry across and back', 'Dinner with Inês', 'Flea market', 'Lookout with the view', 'Long lunch on the hill', 'Train to the airport']),
  }),
];
