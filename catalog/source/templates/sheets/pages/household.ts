import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made } from '../../scenes/made.js';
import { counted, upTo } from '../slots.js';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SHORT = DAYS.map((day) => day.slice(0, 3));
const LETTERS = DAYS.map((day) => day.slice(0, 1));
const every = (words: readonly string[], times: number): string[] => Array.from({ length: times }, () => words).flat();

/** Meals, money and the house, by the week and the month. */
export const household: readonly TemplateSource[] = [
  made('meal-cloth', 'Gingham meal planner', 'pacifico cherry', 'meal planner, meal plan, weekly meal planner, menu planner, dinner, food, week, family', {
    ...{ title: 'What’s cooking?', ask1: 'Week of' }, ...counted('day', SHORT), ...counted('meal', ['Breakfast', 'Lunch', 'Dinner', 'Snacks']),
  }),
  made('meal-plates', 'Dinner meal planner with grocery list', 'fraunces fern', 'meal planner, meal plan, dinner planner, grocery list, shopping list, weekly menu, food, planner', {
    ...{ title: 'Seven suppers', tag: 'The week on seven plates', head: 'Groceries' }, ...counted('day', SHORT), ...counted('head', ['Produce', 'Dairy', 'Pantry', 'Freezer']),
  }),
  made('meal-market', 'Family meal plan and shopping list', 'spartan sorbet', 'meal planner, meal plan, grocery list, shopping list, weekly meal planner, family, food, planner', {
    ...{ title: 'Meal plan', ask1: 'Week of', head: 'Shopping list' }, ...counted('day', SHORT), ...counted('head', ['Vegetables', 'Meat and fish', 'Dairy and eggs', 'Pantry']), ...counted('meal', every(['Lunch', 'Dinner'], 7)),
  }),
  made('list-bag', 'Paper bag grocery list', 'alfa meadowlark', 'grocery list, shopping list, groceries, supermarket, checklist, food, market, planner', {
    ...{ title: 'Grocery list' }, ...counted('head', ['Produce', 'Bakery', 'Dairy', 'Meat', 'Pantry', 'Household']),
  }),
  made('money-table', 'Monthly budget tracker', 'spartan clinic', 'budget planner, budget tracker, monthly budget, expense tracker, money, finance, savings, planner', {
    ...{ title: 'Budget tracker', ask1: 'Month of', total: 'Total' }, ...counted('sum', ['Income', 'Expenses', 'Left over']), ...counted('sign', ['$', '$', '$']), ...counted('col', ['Category', 'Planned', 'Spent', 'Left']),
    ...counted('item', ['Rent or mortgage', 'Groceries', 'Electric and gas', 'Water', 'Phone and internet', 'Car and gas', 'Insurance', 'Childcare', 'Medical', 'Eating out', 'Gifts', 'Savings']),
  }),
  made('money-envelopes', 'Cash envelope budget planner', 'dmserif prairie', 'budget planner, cash envelope, budget tracker, money, savings, envelope budget, finance, planner', {
    ...{ tag: 'Cash in, cash out', title: 'Six envelopes', site: 'When the envelope is empty, we wait for payday.' }, ...counted('ask', ['Month', 'Payday']), ...counted('head', ['Groceries', 'Gas', 'Eating out', 'Kids', 'Fun', 'Gifts']), ...counted('row', every(['Put in', 'Spent', 'Left'], 6)),
  }),
  made('money-ring', '50/30/20 budget planner', 'jakarta royal', 'budget planner, 50 30 20 budget, budget tracker, personal finance, money, savings, monthly budget, planner', {
    ...{ title: 'The 50/30/20 plan', tag: 'Half for needs, a third for wants, the rest for later' }, ...counted('ask', ['Month', 'Pay']), ...counted('share', ['50%', '30%', '20%']), ...counted('head', ['Needs', 'Wants', 'Savings']), ...counted('total', every(['Total'], 3)),
    ...counted('item', ['Rent', 'Food', 'Power', 'Phone', 'Car', 'Insurance', 'Dining', 'Movies', 'Clothes', 'Hobbies', 'Trips', 'Gifts', 'Rainy day', 'Debt', 'House', 'College', 'Retiring', 'Other']),
  }),
  made('todo-pad', 'Legal pad to do list', 'abril lagoon', 'to do list, todo, checklist, task list, notepad, productivity, planner, daily', { title: 'To do' }),
  made('todo-sort', 'Daily to do list', 'fraunces sorbet', 'to do list, daily planner, task list, priorities, todo, checklist, productivity, planner', {
    ...{ title: 'Get it done', ask1: 'Date', head1: 'The big three', head2: 'To do', head3: 'Call or write', head4: 'Water' }, ...counted('day', LETTERS), ...upTo('no', 3),
  }),
  made('week-notes', 'Sticky note weekly planner', 'amatic fuchsia', 'weekly planner, week, weekly schedule, organizer, sticky notes, to do list, agenda, planner', { ...{ title: 'My week', ask1: 'Week of' }, ...counted('day', [...DAYS, 'Next week']) }),
  made('week-spread', 'Botanical weekly planner', 'cormorant grove', 'weekly planner, week, weekly schedule, organizer, priorities, to do list, agenda, botanical', { ...{ title: 'Weekly planner', ask1: 'Week of', head1: 'Top three', head2: 'To do' }, ...counted('day', DAYS) }),
  made('week-hours', 'Hourly weekly planner', 'jakarta terracotta', 'weekly planner, hourly planner, weekly schedule, week, timetable, agenda, time blocking, planner', {
    ...{ title: 'The week ahead', ask1: 'Week of' }, ...counted('day', SHORT), ...counted('hour', ['7 AM', '8 AM', '9 AM', '10 AM', '11 AM', 'Noon', '1 PM', '2 PM', '3 PM', '4 PM', '5 PM', '6 PM', '7 PM', '8 PM']),
  }),
  made('habit-garden', 'Habit tracker for a month', 'fraunces blossom', 'habit tracker, habits, monthly habit tracker, routine, goals, self care, wellness, month', {
    ...{ title: 'Little by little', ask1: 'Month' }, ...upTo('n', 31), ...counted('habit', ['Wake up by seven', 'Make the bed', 'Drink water', 'Walk 20 minutes', 'Read ten pages', 'No screens at dinner', 'Stretch', 'Write a line', 'Call someone', 'In bed by eleven']),
  }),
  made('clean-often', 'House cleaning checklist', 'pacifico clinic', 'cleaning checklist, cleaning schedule, house cleaning, chores, cleaning, checklist, home, planner', {
    ...{ title: 'Squeaky clean', tag: 'Cleaning checklist for the whole house' }, ...counted('head', ['Every day', 'Every week', 'Every month', 'Each season']),
    ...counted('item', ['Make the beds', 'Wash the dishes', 'Wipe the counters', 'Sweep the kitchen', 'One load of laundry', 'Sort the mail', 'Take out the trash', 'Tidy for ten minutes', 'Vacuum the rugs', 'Mop the floors', 'Scrub the tub', 'Clean the toilets', 'Change the sheets', 'Dust the shelves', 'Clean the mirrors', 'Empty the fridge', 'Wipe the baseboards', 'Clean the oven', 'Wash the windows', 'Descale the kettle', 'Clean the washer', 'Dust the fans', 'Vacuum the couch', 'Wash the trash cans', 'Flip the mattress', 'Wash the curtains', 'Clear the gutters', 'Sort the closets', 'Clean the garage', 'Test the alarms', 'Defrost the freezer', 'Donate a box']),
  }),
  made('clean-week', 'Weekly cleaning checklist', 'archivo harbour', 'cleaning checklist, weekly cleaning schedule, chore chart, house cleaning, cleaning, chores, home, checklist', {
    ...{ title: 'Weekly cleaning checklist', head1: 'Running low' }, ...counted('day', LETTERS), ...counted('item', ['Dishes and counters', 'Sweep the kitchen', 'Wipe the stove', 'Vacuum', 'Mop the floors', 'Dust', 'Bathroom sink and tub', 'Toilets', 'Mirrors and windows', 'Laundry', 'Fresh sheets', 'Trash and recycling']),
  }),
];
