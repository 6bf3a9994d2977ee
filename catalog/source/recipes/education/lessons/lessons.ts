import type { Recipe } from '../../../../build/templates/recipe.js';
import { asks, blocks, columns, told, within } from '../papers/bodies.js';
import { awning, binder, bunting, corner, dark, dotted, frame, gingham, paper, plain, starry, wave, type Body, type Head } from '../papers/heads.js';
import { abcWall, choose, crossword, facts, gridMap, heaps, letterBoxes, numberWall, pairs, passage, pies, prompt, shapesToName, staff, sums, traceLetter, years } from './bodies.js';

/** A sheet with a line for whose it is and when. */
const sheet = (id: string, head: Head, ...bodies: readonly Body[]): Recipe => paper(id, 'worksheet', head, asks([0.62, 0.38], [10, 10]), ...bodies.map((body) => within(9, 0, body)));

const OCEAN = [[2, 0, 0, 7], [3, 0, 1, 5], [1, 3, 0, 5], [1, 3, 1, 4], [0, 6, 0, 4], [8, 0, 1, 5], [6, 2, 0, 4], [0, 6, 1, 4]] as const;
const SPACE = [[0, 3, 0, 6], [4, 3, 1, 6], [0, 7, 0, 6], [2, 0, 1, 5], [0, 1, 0, 4], [5, 0, 1, 4], [4, 5, 0, 5], [8, 1, 1, 5]] as const;
const KITCHEN = [[0, 4, 0, 5], [1, 0, 1, 6], [3, 2, 1, 5], [3, 2, 0, 5], [1, 0, 0, 5], [6, 2, 1, 5], [5, 5, 0, 5], [9, 3, 1, 4]] as const;
const SCHOOL = [[0, 3, 0, 7], [6, 3, 1, 5], [5, 6, 0, 4], [1, 2, 1, 6], [8, 2, 1, 5], [3, 0, 1, 6], [0, 5, 0, 4], [3, 0, 0, 5]] as const;
const FALL = [[0, 4, 0, 7], [6, 0, 1, 5], [3, 2, 1, 5], [0, 6, 0, 4], [4, 0, 0, 5], [0, 1, 1, 4], [6, 2, 0, 3], [8, 2, 1, 4]] as const;

/** Worksheets by subject. */
export const lessons: readonly Recipe[] = [
  sheet('sums-column', wave, sums(3, 4)), sheet('sums-take', binder, sums(3, 3)), sheet('sums-times', dark, sums(4, 3)),
  sheet('facts-add', gingham, facts(2, 8)), sheet('facts-take', corner, facts(2, 8)), sheet('facts-times', awning, facts(3, 9)), sheet('facts-seven', starry, facts(2, 7)), sheet('facts-share', plain, facts(2, 9)),
  sheet('heaps-add', bunting, heaps([[2, 3], [4, 1], [3, 3], [5, 2], [4, 4]])), sheet('choose-count', dotted, choose([3, 5, 2, 6, 4, 7])), sheet('choose-farm', awning, choose([4, 2, 6, 3, 5])),
  sheet('pies-name', wave, pies([[2, 1], [3, 2], [4, 3], [6, 5], [8, 3], [5, 2], [4, 1], [3, 1]], 2)), sheet('pies-bars', dark, pies([[4, 3], [5, 2], [6, 1], [8, 5], [3, 2], [10, 7]], 1, 'bar')), sheet('pies-six', bunting, pies([[4, 2], [6, 3], [8, 4], [3, 1], [6, 2], [9, 3]], 2)),
  sheet('shapes-name', corner, shapesToName(true)), sheet('shapes-color', gingham, shapesToName(false)),
  sheet('reading-story', wave, passage(4)), sheet('reading-fable', frame, passage(3, 0.5)), sheet('reading-facts', binder, passage(5, 0.36)), sheet('reading-night', starry, passage(4, 0.42)),
  paper('cross-ocean', 'worksheet', wave, crossword(OCEAN, 10, 10, 4)), paper('cross-space', 'worksheet', starry, crossword(SPACE, 9, 9, 4)), paper('cross-kitchen', 'worksheet', gingham, crossword(KITCHEN, 10, 7, 4)),
  paper('cross-school', 'worksheet', plain, crossword(SCHOOL, 9, 8, 4)), paper('cross-fall', 'worksheet', awning, crossword(FALL, 9, 7, 4)), sheet('pairs-tempo', dark, pairs(6)), sheet('years-rights', binder, years(5)), sheet('pairs-rivers', corner, pairs(6)), sheet('pairs-numeros', starry, pairs(7)), sheet('pairs-sides', bunting, pairs(6)), sheet('prompt-shapes', awning, prompt(6)), sheet('facts-split', gingham, facts(2, 8)),
  sheet('spell-animals', awning, letterBoxes([3, 4, 4, 3, 5, 3, 4, 5])), sheet('spell-food', dotted, letterBoxes([4, 5, 4, 5, 6, 4])), sheet('spell-test', plain, columns([0.12, 0.44, 0.44], 12, { first: true })), sheet('spell-weeks', bunting, columns([0.28, 0.24, 0.24, 0.24], 10, { first: true, color: 'accent2' })),
  sheet('staff-treble', frame, staff([[0, 2, 4, 6, 8, 1], [3, 5, 7, 2, 4, 0], [6, 1, 8, 3, 5, 7]])), sheet('staff-kids', bunting, staff([[0, 1, 2, 3], [4, 2, 0, 1], [3, 4, 2, 4]])), sheet('pairs-band', wave, pairs(6)),
  sheet('map-treasure', binder, gridMap(6, [[1, 1], [3, 2], [4, 4], [2, 4], [4, 1], [1, 3]], 5)), sheet('map-town', corner, gridMap(5, [[1, 1], [3, 1], [2, 3], [3, 3], [1, 2]], 5)), sheet('pairs-capitals', dark, pairs(7)),
  sheet('years-flight', frame, years(5)), sheet('years-egypt', dark, years(5)), sheet('pairs-makers', plain, pairs(6)),
  sheet('pairs-colors', gingham, pairs(6)), sheet('pairs-saludos', wave, pairs(6)), sheet('spell-spanish', corner, letterBoxes([4, 5, 4, 3, 5, 4])),
  sheet('trace-one', bunting, traceLetter), sheet('trace-two', corner, traceLetter), sheet('trace-three', awning, traceLetter),
  sheet('prompt-door', wave, prompt(9)), sheet('prompt-monday', binder, prompt(9)), sheet('prompt-letter', dotted, prompt(8)),
  sheet('science-matter', awning, blocks(1, 3, 'lines', { line: 6.4 })), sheet('science-plant', corner, within(0, 44, told(4, { across: 2, body: 3, lead: 2.6 })), within(46, 0, columns([0.2, 0.27, 0.27, 0.26], 6, { first: true }))),
  paper('abc-rounds', 'poster', wave, abcWall('round', 5)), paper('abc-flags', 'poster', plain, abcWall('flag', 5)), paper('abc-stars', 'a3-poster', starry, abcWall('round', 4)), paper('numbers-rows', 'poster', bunting, numberWall), paper('numbers-night', 'a3-poster', dark, numberWall),
  paper('project-board', 'planner', dark, asks([0.6, 0.4], [16, 14]), within(8, 46, columns([0.4, 0.2, 0.2, 0.2], 6)), within(59, 0, blocks(3, 3, 'ticks', { line: 6 }))), paper('project-weeks', 'planner', plain, asks([0.6, 0.4], [16, 14]), within(8, 0, columns([0.28, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12], 12))), paper('project-blocks', 'planner', corner, asks([0.6, 0.4], [16, 14]), within(8, 0, blocks(2, 6, 'lines', { line: 6.4 }))),
  paper('student-week', 'planner', binder, asks([0.6, 0.4], [12, 12]), within(8, 0, blocks(2, 6, 'ticks', { line: 6 }))), paper('student-subjects', 'planner', wave, asks([0.6, 0.4], [12, 12]), within(8, 60, columns([0.28, 0.36, 0.18, 0.18], 7)), within(72, 0, blocks(2, 2, 'lines', { line: 6 }))), paper('student-day', 'planner', dotted, asks([0.6, 0.4], [12, 12]), within(8, 62, columns([0.2, 0.8], 8, { first: true })), within(74, 0, blocks(2, 2, 'ticks', { line: 6 }))),
  paper('goal-steps', 'planner', starry, asks([0.6, 0.4], [14, 14]), within(8, 0, blocks(1, 4, 'ticks', { line: 6.4 }))), paper('goal-quarters', 'planner', frame, asks([0.6, 0.4], [14, 14]), within(8, 0, blocks(2, 4, 'ticks', { line: 6.6 }))), paper('goal-why', 'planner', awning, asks([0.6, 0.4], [14, 14]), within(8, 44, blocks(1, 2, 'lines', { line: 6 })), within(56, 0, columns([0.5, 0.25, 0.25], 7))),
  paper('month-weeks', 'planner', gingham, asks([0.6, 0.4], [12, 12]), within(8, 0, blocks(1, 5, 'lines', { line: 4.6, gap: 2 }))), paper('month-focus', 'planner', wave, asks([0.6, 0.4], [12, 12]), within(8, 0, blocks(2, 6, 'dots', { line: 6 }))),
];
