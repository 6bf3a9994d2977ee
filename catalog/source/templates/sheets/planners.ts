import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted, upTo } from './slots.js';

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** What fills the planners of `recipes/personal/planners`. */
export const planners: readonly TemplateSource[] = [
  made('planner-month', 'June calendar', 'fraunces lagoon', 'planner, calendar, month, june, summer, vacation, monthly planner, monthly calendar, wall calendar, 2027 calendar, schedule, birthdays', {
    ...{ title: 'June', year: '2027', head1: 'Don’t forget', head2: 'Birthdays' },
    ...counted('d', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']), ...upTo('day', 30),
  }),
  made('planner-year', 'Year at a glance', 'archivo festival', 'planner, year, calendar, goals, overview, retro, bold, yearly planner, annual planner, 2027 calendar, vision board, new year', {
    ...{ title: '2027', tag: 'The whole year, three lines a month.', site: 'Big rocks first. The sand finds its own way in.' }, ...counted('month', MONTHS),
  }),
  made('planner-meals', 'Weekly meal planner', 'dmserif meadow', 'planner, meal plan, food, menu, groceries, family, week, meal planner, shopping list, grocery list, weekly menu, dinner', {
    ...{ title: 'What’s for dinner?', tag: 'Week of', head1: 'To buy' }, ...counted('meal', ['Breakfast', 'Lunch', 'Dinner']), ...counted('d', WEEK),
  }),
  made('planner-habits', 'Habit wheel', 'spartan sorbet', 'planner, habit tracker, habits, month, wellness, goals, wheel, self care, monthly planner, bullet journal, vision board, routine', {
    ...{ title: 'Small things, daily', tag: 'Color one in a day', month: 'May', head1: 'My reward' },
    ...upTo('day', 31), ...counted('habit', ['Outside before noon', 'Two pages of anything', 'Eight glasses', 'Phone in the drawer', 'Ten minutes of piano']),
  }),
  made('planner-budget', 'Monthly budget', 'jakarta mint', 'planner, budget, money, finance, savings, month, bills, budget planner, expense tracker, financial, savings tracker, personal finance', {
    ...{ title: 'Where the money goes', tag: 'Month', in: 'Coming in', out: 'Going out', head1: 'Bike fund', goal: 'We want to reach' },
    ...counted('in', ['Paycheck', 'Side jobs', 'Other']),
    ...counted('out', ['Rent', 'Groceries', 'Power and water', 'Phone', 'Getting around', 'Eating out', 'Insurance', 'Gifts', 'Just for fun']),
  }),
  made('planner-goals', 'Five steps to a goal', 'alfa summit', 'planner, goals, project, steps, mountain, motivation, goal planner, goal setting, vision board, roadmap, action plan, process', {
    ...{ title: 'One peak at a time', tag: 'By this date I want to stand up here', site: 'Start down here. Rest at every camp.' },
    ...counted('no', ['5', '4', '3', '2', '1']), ...counted('step', ['The summit: what does done look like?', 'The last hard part', 'Halfway: how will I know?', 'The first proof that it works', 'What I can do this afternoon']),
  }),
  made('planner-workout', 'Workout week', 'anton volt', 'planner, workout, fitness, gym, training, week, exercise, workout planner, exercise log, fitness planner, weekly planner, crossfit', {
    ...{ title: 'Six days strong', tag: 'Three moves a day. Fill a ring for every set.', head1: 'Day seven' },
    ...counted('d', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']), ...counted('focus', ['Legs', 'Push', 'Easy run', 'Pull', 'Core', 'Long run']),
  }),
  made('planner-packing', 'Packing list', 'pacifico teal', 'planner, packing list, travel, vacation, checklist, trip, what to pack, suitcase, beach, itinerary, to do list, summer', {
    ...{ title: 'Nothing left behind', tag: 'Four days by the sea' }, ...counted('head', ['Wear', 'Wash', 'Plug in', 'Carry']),
    ...counted('item', ['Swimsuit', 'Two sweaters', 'Rain jacket', 'Good shoes', 'Sun hat', 'Toothbrush', 'Sunscreen', 'Comb', 'First aid', 'Bug spray', 'Charger', 'Camera', 'Headphones', 'Reading light', 'Adapter', 'Passport', 'Tickets', 'A long novel', 'Snacks', 'Spare key']),
  }),
];
