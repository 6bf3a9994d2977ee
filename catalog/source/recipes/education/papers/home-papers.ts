import type { Recipe } from '../../../../build/templates/recipe.js';
import { asks, blocks, column, columns, form, stars, told, trail, week, within } from './bodies.js';
import { awning, binder, bunting, corner, dark, dotted, frame, gingham, paper, plain, starry, wave } from './heads.js';

/** Chores, prizes for them, and what has to be known in a house. */
export const homePapers: readonly Recipe[] = [
  paper('chores-stars', 'class-schedule', bunting, asks([0.5, 0.5], [13, 26]), within(8, -4, week(6, 'star'))),
  paper('chores-family', 'planner', gingham, asks([0.6], [16]), within(8, 0, week(9, 'tick', 0.36))),
  paper('chores-rounds', 'class-schedule', wave, week(7, 'disc', 0.3)),
  paper('chores-who', 'planner', starry, asks([0.6], [16]), within(8, 0, columns([0.34, 0.22, 0.22, 0.22], 12, { first: true }))),
  paper('reward-trail', 'planner', wave, asks([0.6, 0.4], [10, 14]), within(8, -3, trail(20, 4))),
  paper('reward-stars', 'class-schedule', starry, asks([0.45, 0.55], [13, 22]), within(8, -1, stars(14, 7))),
  paper('reward-week', 'class-schedule', dotted, asks([0.4, 0.6], [11, 26]), within(8, 0, week(4, 'heart', 0.3))),
  paper('reward-hundred', 'planner', bunting, asks([0.5, 0.5], [12, 16]), within(8, -3, stars(30, 5))),
  paper('emergency-blocks', 'planner', dark, within(0, 9, blocks(1, 1, 'none')), within(13, 0, columns([0.42, 0.26, 0.32], 12, { first: true, color: 'accent' }))),
  paper('emergency-cards', 'planner', corner, blocks(2, 6, 'lines', { line: 7 })),
  paper('emergency-table', 'letter-flyer', awning, columns([0.4, 0.32, 0.28], 10, { first: true, color: 'ink' })),
  paper('sitter-blocks', 'planner', dotted, asks([0.5, 0.5], [14, 20]), within(8, 0, blocks(2, 6, 'lines', { line: 7 }))),
  paper('sitter-day', 'planner', gingham, asks([0.5, 0.5], [18, 18]), within(8, 44, columns([0.24, 0.76], 5, { first: true })), within(58, 0, blocks(2, 4, 'lines', { line: 6.5 }))),
  paper('sitter-list', 'letter-flyer', binder, form(4, 24), within(32, 0, blocks(2, 4, 'ticks', { line: 6 }))),
  paper('rules-told', 'poster', frame, told(6, { body: 2, lead: 3 })),
  paper('rules-cabin', 'letter-flyer', plain, told(8, { across: 2, body: 3, lead: 3 })),
  paper('rules-kids', 'poster', bunting, told(6, { body: 2, lead: 3.2 })),
  paper('thanks-week', 'planner', corner, asks([0.5], [18]), within(8, 0, blocks(1, 7, 'lines', { line: 4.4, gap: 2 }))),
  paper('thanks-day', 'planner', dotted, asks([0.5], [12]), within(8, 44, blocks(1, 2, 'lines', { line: 6 })), within(55, 0, blocks(2, 4, 'lines', { from: 3, line: 6 }))),
  paper('thanks-three', 'planner', frame, asks([0.5], [12]), within(8, 0, blocks(1, 4, 'lines', { line: 7 }))),
  paper('debt-table', 'class-schedule', dark, columns([0.28, 0.16, 0.14, 0.14, 0.14, 0.14], 8)),
  paper('debt-months', 'planner', plain, asks([0.5, 0.5], [18, 20]), within(8, 0, columns([0.25, 0.25, 0.25, 0.25], 12, { first: true }))),
  paper('savings-weeks', 'planner', starry, asks([0.5, 0.5], [18, 14]), within(8, 0, column(0, 0.48, columns([0.3, 0.35, 0.35], 13))), within(8, 0, column(0.52, 1, columns([0.3, 0.35, 0.35], 13)))),
];
