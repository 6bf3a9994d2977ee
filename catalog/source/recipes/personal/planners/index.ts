import type { Recipe } from '../../../../build/templates/recipe.js';
import { plannerMeals, plannerMonth, plannerYear } from './calendars.js';
import { lists } from './lists.js';
import { plannerBudget, plannerGoals, plannerHabits, plannerPacking, plannerWorkout } from './trackers.js';

export const planners: readonly Recipe[] = [
  plannerMonth, plannerYear, plannerMeals, plannerHabits, plannerBudget, plannerGoals, plannerWorkout, plannerPacking,
  ...lists,
];
