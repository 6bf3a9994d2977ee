import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made } from '../../scenes/made.js';
import { counted, upTo } from '../slots.js';

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const SHOTS = Array.from({ length: 4 }, () => ['Shot', 'Action', 'Camera', 'Sound']).flat();

/** A month of posts: the days of March 2027, which starts on a Monday, and the first of April. */
const POSTS: Readonly<Record<number, string>> = {
  1: 'Monday tip: sharpen the knives', 3: 'Behind the counter', 5: 'Weekend bread sale', 9: 'Meet our baker Ruth', 11: 'How long to proof?', 13: 'Last loaves, half price',
  15: 'Tip: freeze it sliced', 17: 'The five o’clock oven', 19: 'Hot cross buns are in', 23: 'A day with the flour man', 25: 'Sourdough, explained', 27: 'Easter orders close', 29: 'Tip: revive old bread', 31: 'Your photos of March', 33: 'Spring menu starts',
};

/** Maps of thoughts, boards of stories and plans of posts. */
export const ideas: readonly TemplateSource[] = [
  made('map-bubbles', 'Bubble mind map', 'fraunces sorbet', 'mind map, mind mapping, brainstorm, concept map, bubble map, graphic organizer, ideas, brainstorming', { title: 'Think it through', head: 'Main idea', ask1: 'Name', ...counted('topic', ['Who', 'What', 'When', 'Where', 'Why', 'How']) }),
  made('map-bulb', 'Light bulb mind map worksheet', 'alfa nocturne', 'mind map, mind mapping, brainstorm, concept map, graphic organizer, ideas, worksheet, school', { title: 'My bright idea', head: 'It is about', ...counted('ask', ['Name', 'Date']), ...counted('topic', ['What I know', 'What I need', 'Who can help', 'First step']) }),
  made('map-plan', 'Business idea mind map', 'jakarta jazz', 'mind map, mind mapping, brainstorm, concept map, business plan, ideas, strategy, diagram', {
    ...{ title: 'From an oven to a shop', head: 'Corner bakery' }, ...counted('topic', ['Product', 'Customers', 'Money', 'Place']), ...counted('leaf', ['Six breads, done well', 'Coffee from next door', 'Cakes to order', 'Early commuters', 'School at three', 'Weekend families', 'Oven on lease', 'Flour bought by the ton', 'Break even in month nine', 'Corner with two windows', 'Room for eight seats', 'Parking behind']),
  }),
  made('map-stem', 'How to study mind map infographic', 'spartan meadow', 'mind map, mind mapping, study tips, concept map, infographic, learning, school, ideas', {
    ...{ tag: 'A mind map for finals', title: 'How to grow an A', head: 'Start here' }, ...counted('topic', ['Plan', 'Place', 'Practice', 'People', 'Pauses', 'Sleep']),
    ...counted('note', ['Twenty minutes a day beats one long night', 'Clear desk, phone in another room', 'Close the book and write what you recall', 'Teach a friend the hard part', 'Stand up, drink water, look far away', 'Eight hours file it all in order']),
  }),
  made('board-film', 'Film strip storyboard', 'bebas ember', 'storyboard, film, video, movie, shot list, animation, filmmaking, scenes', { title: 'Storyboard', ...counted('ask', ['Project', 'Page']), ...upTo('no', 6) }),
  made('board-shots', 'Video storyboard with shot notes', 'archivo harbour', 'storyboard, shot list, video, film, filmmaking, animation, commercial, planner', { title: 'Storyboard', ask1: 'Scene', site: 'Who holds the camera? What do we hear first?', ...counted('row', SHOTS) }),
  made('board-acts', 'Story in three acts storyboard', 'alfa paprika', 'storyboard, story map, story, writing, beginning middle end, school, worksheet, kids', { title: 'On stage: my story', ...counted('ask', ['Name', 'Date']), ...counted('act', ['Beginning', 'Middle', 'End']), ...counted('note', ['Who is it about, and where?', 'What goes wrong?', 'How is it solved?']) }),
  made('posts-week', 'Weekly social media calendar', 'jakarta fuchsia', 'social media calendar, content calendar, social media planner, content planner, posts, marketing, instagram, week', {
    ...{ title: 'Social media calendar', tag: 'Seven days of good posts', head1: 'Hashtags' }, ...counted('col', ['Post', 'Kind', 'Time', 'Done']), ...counted('day', WEEK),
    ...counted('idea', ['Goal of the week', 'Tip in five seconds', 'Customer photo', 'Throwback: our first shop', 'New in this week', 'Ask me anything', 'Slow Sunday, one quote']), ...counted('kind', ['Story', 'Reel', 'Photo', 'Carousel', 'Photo', 'Live', 'Quote']),
  }),
  made('posts-month', 'March social media calendar', 'spartan volt', 'social media calendar, content calendar, social media planner, content planner, posts, marketing, monthly, bakery', {
    ...{ title: 'March content calendar' }, ...counted('kind', ['Stories', 'Offers', 'Tips', 'Free']), ...counted('d', WEEK), ...counted('day', Array.from({ length: 35 }, (_, i) => String(i < 31 ? i + 1 : i - 30))), ...Object.fromEntries(Object.entries(POSTS).map(([at, words]) => [`post${at}`, words])),
  }),
  made('posts-phone', 'Instagram feed social media calendar', 'dmserif lagoon', 'social media calendar, content calendar, social media planner, feed planner, instagram planner, posts, content planner, marketing', {
    ...{ title: 'Plan the next nine', head: '@ferryhouse.books', ask1: 'Weeks' }, ...upTo('no', 9), ...counted('head', ['Captions', 'Hashtags', 'Before I post']), ...counted('item', ['Crop to 4:5', 'Tag the place', 'Alt text']),
  }),
];
