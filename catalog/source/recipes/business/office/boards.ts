import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, poly, ring } from '../../scenes/kit.js';
import { card, icon, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** Fields and what is written on them. */
const FIELDS = [['accent', 'onAccent'], ['accent2', 'ink'], ['accent2/bg/.6', 'ink'], ['ink', 'bg']] as const;

/** Four fields that meet in a ring with the word itself. */
const swotFields = layoutIn('swot-fields', 'presentation-wide', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    say('title', 'heading', [9, 8, 100, 8], [7, 4.6], 'ink', { v: 'middle' }), say('company', 'sub', [w - 69, 8, 60, 8], [2.6, 2.1], 'muted', { align: 'right', v: 'middle' }),
    ...many(4, (i): Layer[] => {
      const [color, ink] = FIELDS[i]!;
      const [right, low] = [i % 2, i > 1 ? 1 : 0];
      const [x, y] = [9 + right * 80.9, 21 + low * 36.5];
      return [
        card(x, y, 78.9, 34.5, color, 2),
        say(`letter${i + 1}`, 'heading', [right ? x + 61 : x + 4, y + 4, 14, 14], [14, 9], ink, { on: color, align: right ? 'right' : 'left' }),
        say(`head${i + 1}`, 'heading', [right ? x + 17 : x + 20, y + 5, 42, 5], [4.6, 3], ink, { on: color }),
        say(`text${i + 1}`, 'body', [right ? x + 17 : x + 20, y + 12.6, right ? 44 : 43, 20], [2.8, 2.2], ink, { on: color, lines: 6, leading: 1.42 }),
      ];
    }).flat(),
    disc(w / 2, 56.5, 15.4, 'bg'), ring(w / 2, 56.5, 12.6, 0.9, 'accent'), say('tag', 'heading', [w / 2 - 11, 51, 22, 11], [6.6, 4], 'ink', { align: 'center', v: 'middle' }),
    say('site', 'body', [9, h - 6.9, w - 18, 2.6], [2.1, 1.95], 'muted', { v: 'top', align: 'right' }),
  ],
}));

/** Four tall columns, each a step lower, a sign on its head. */
const swotSteps = layoutIn('swot-steps', 'pitch-board', ({ h }) => ({
  ground: 'surface',
  layers: [
    kicker('tag', [8, 8, 70, 3], [2.6, 2.1], 'accentText', { on: 'surface' }), say('title', 'heading', [8, 13, 76, 20], [9.4, 5.6], 'ink', { on: 'surface', lines: 2 }),
    ...many(4, (n): Layer[] => {
      const i = 3 - n;
      const [color, ink] = FIELDS[n]!;
      const [x, y] = [8 + n * 29.7, 30 - (n - 1.6) * 4 + 14];
      return [
        card(x, y, 28.2, h - y + 6, color, 2.4),
        disc(x + 14.1, y, 8.4, 'bg'), ring(x + 14.1, y, 8.4, 0.8, 'ink'), icon(`sign${n + 1}`, x + 8.8, y - 5.3, 10.6, ['accent2', 'ink']),
        say(`head${n + 1}`, 'heading', [x + 2.6, y + 11, 23, 4], [3.5, 2.5], ink, { on: color, align: 'center', v: 'middle' }),
        say(`text${n + 1}`, 'body', [x + 3, y + 18, 22.4, 30 + i], [2.3, 1.95], ink, { on: color, lines: 9, leading: 1.45, align: 'center' }),
      ];
    }).flat(),
  ],
}));

/** A sheet to fill in: a question and lines in each quarter. */
const swotSheet = layoutIn('swot-sheet', 'worksheet', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 29, 'accent'), say('title', 'heading', [8, 7, 64, 9], [9, 5.4], 'onAccent', { on: 'accent', v: 'middle' }), say('body', 'body', [8, 19.4, 64, 3], [2.4, 2], 'onAccent', { on: 'accent' }),
    ...many(4, (i): Layer[] => [card(76 + (i % 2) * 8.6, 6.4 + (i > 1 ? 8.6 : 0), 8, 8, i % 3 ? 'bg' : 'accent2', 1)]).flat(),
    say('name', 'sub', [8, 34, 40, 3], [2.3, 2], 'ink'), rule(21, 36.8, 30, 'muted'), say('date', 'sub', [56, 34, 10, 3], [2.3, 2], 'ink'), rule(66, 36.8, 26, 'muted'),
    ...many(4, (i): Layer[] => {
      const [x, y] = [8 + (i % 2) * 43, 42 + (i > 1 ? 45.8 : 0)];
      const on = i % 3 ? 'accent2/bg/.68' : 'surface';
      return [
        card(x, y, 41, 43.6, on, 2), card(x, y, 10, 10, i % 3 ? 'accent2' : 'ink', 2), say(`letter${i + 1}`, 'heading', [x + 1, y, 8, 10], [5.6, 4], i % 3 ? 'ink' : 'bg', { on: i % 3 ? 'accent2' : 'ink', align: 'center', v: 'middle' }),
        say(`head${i + 1}`, 'heading', [x + 13, y + 1.6, 26, 7], [3.3, 2.4], 'ink', { on, v: 'middle' }), say(`text${i + 1}`, 'body', [x + 3.4, y + 12.8, 34, 6], [2.1, 1.95], 'ink', { on, lines: 2, leading: 1.35 }),
        ...many(4, (n) => rule(x + 3.4, y + 22.6 + n * 5.6, 34.2, 'muted')),
      ];
    }).flat(),
    say('site', 'body', [8, h - 7.4, 84, 2.6], [2.1, 1.95], 'muted'),
  ],
}));

const LINE = 0.6;

/** People in three tiers, the heads of each standing on cards with their names. */
const orgTiers = layoutIn('org-tiers', 'presentation-wide', ({ w }) => {
  const seat = (n: number, x: number, y: number, wide: number, color: string, ink: string): Layer[] => [
    { k: 'art', art: `person${n}`, at: [x + wide / 2 - 6.4, y - 12.6, 12.8, 13.6], colors: ['bg', 'ink'] },
    card(x, y, wide, 12, color, 1.6), say(`name${n}`, 'heading', [x + 2, y + 2.2, wide - 4, 3.4], [3.1, 2.2], ink, { on: color, align: 'center' }), say(`role${n}`, 'body', [x + 2, y + 7.2, wide - 4, 2.6], [2.2, 1.95], ink, { on: color, align: 'center' }),
  ];
  const heads = [33, 88.9, 144.8];
  return {
    ground: 'bg',
    layers: [
      box(0, 0, w, 100, 'accent2/bg/.74'), disc(w / 2, 20, 36, 'accent2/bg/.4'),
      say('title', 'heading', [9, 9, 50, 18], [8, 5], 'ink', { on: 'accent2/bg/.74', lines: 2 }), say('company', 'sub', [w - 59, 9.6, 50, 3], [2.5, 2.1], 'ink', { on: 'accent2/bg/.74', align: 'right' }),
      box(w / 2 - LINE / 2, 34, LINE, 8, 'ink'), box(33, 41.4, 111.8, LINE, 'ink'), ...heads.map((x) => box(x - LINE / 2, 41.4, LINE, 12, 'ink')),
      ...heads.flatMap((x): Layer[] => [box(x - LINE / 2, 66, LINE, 10, 'ink'), box(x - 12.4, 75.4, 24.8, LINE, 'ink'), ...[-12.4, 12.4].map((d) => box(x + d - LINE / 2, 75.4, LINE, 6, 'ink'))]),
      ...seat(1, w / 2 - 19, 24, 38, 'ink', 'bg'),
      ...heads.flatMap((x, i) => seat(i + 2, x - 19, 58, 38, 'accent', 'onAccent')),
      ...many(6, (i): Layer[] => {
        const x = heads[Math.floor(i / 2)]! + (i % 2 ? 12.4 : -12.4) - 11.6;
        return [card(x, 80, 23.2, 12, 'bg', 1.6), say(`name${i + 5}`, 'sub', [x + 1.4, 81.8, 20.4, 3], [2.3, 1.95], 'ink', { align: 'center', weight: 700 }), say(`role${i + 5}`, 'body', [x + 1.4, 86.6, 20.4, 2.6], [2.05, 1.95], 'muted', { align: 'center' })];
      }).flat(),
    ],
  };
});

/** A tree that grows down a page: three departments, their people hung from a spine. */
const orgTree = layoutIn('org-tree', 'proposal', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 34, 'ink'), kicker('tag', [8, 8, 60, 3], [2.4, 2], 'accent2', { on: 'ink' }), say('title', 'heading', [8, 14, 60, 12], [8.6, 5], 'bg', { on: 'ink', v: 'middle' }),
    box(w / 2 - LINE / 2, 40, LINE, 22, 'ink'), card(28, 28, 44, 17, 'accent', 2), say('name1', 'heading', [31, 31.6, 38, 4.4], [4, 2.8], 'onAccent', { on: 'accent', align: 'center' }), say('role1', 'body', [31, 38, 38, 3], [2.4, 2], 'onAccent', { on: 'accent', align: 'center' }),
    box(21.4, 52, 57.2, LINE, 'ink'),
    ...many(3, (i): Layer[] => {
      const x = 8 + i * 28.6;
      return [
        box(x + 13.4, 52, LINE, 7, 'ink'), box(x + 2, 70, LINE, 53.2, 'muted'),
        card(x, 58, 26.8, 15, 'accent2', 1.6), say(`name${i * 5 + 2}`, 'heading', [x + 2, 60.6, 22.8, 3.6], [2.9, 2.1], 'ink', { on: 'accent2', align: 'center' }), say(`role${i * 5 + 2}`, 'body', [x + 1.4, 66.4, 24, 2.8], [2.1, 1.95], 'ink', { on: 'accent2', align: 'center' }),
        ...many(4, (n): Layer[] => {
          const [y, k] = [78 + n * 13.2, i * 5 + 3 + n];
          return [box(x + 2, y + 5, 4, LINE, 'muted'), card(x + 5, y, 21.8, 10.8, 'surface', 1.2), say(`name${k}`, 'sub', [x + 6.8, y + 1.7, 18.6, 3], [2.2, 1.95], 'ink', { on: 'surface', weight: 700 }), say(`role${k}`, 'body', [x + 6.8, y + 5.7, 18.6, 2.8], [2, 1.95], 'muted', { on: 'surface' })];
        }).flat(),
      ];
    }).flat(),
    say('site', 'body', [8, h - 8, 84, 3], [2.1, 1.95], 'muted', { v: 'bottom' }),
  ],
}));

/** One in the middle, six around, each at the end of a spoke. */
const orgHub = layoutIn('org-hub', 'pitch-board', ({ w }) => {
  const [cx, cy] = [w - 47.4, 50];
  const at = (i: number): [number, number] => [cx + Math.cos((i * Math.PI) / 3) * 31, cy + Math.sin((i * Math.PI) / 3) * 31];
  return {
    ground: 'bg',
    layers: [
      box(0, 0, 37, 100, 'ink'), say('title', 'heading', [7, 12, 27, 28], [7, 3.4], 'bg', { on: 'ink', lines: 3 }), box(7, 45, 10, 0.9, 'accent2'), say('body', 'body', [7, 51, 26, 24], [2.4, 2], 'bg', { on: 'ink', lines: 6, leading: 1.5 }), say('company', 'sub', [7, 88, 27, 3.4], [2.4, 2], 'accent2', { on: 'ink', v: 'bottom' }),
      ring(cx, cy, 31, 0.7, 'accent2'),
      ...many(6, (i): Layer => { const [x, y] = at(i); return poly([[cx - 0.4, cy], [cx + 0.4, cy], [x + 0.4, y], [x - 0.4, y + 0.1]], 'ink/bg/.5'); }),
      disc(cx, cy, 15, 'bg'), disc(cx, cy, 14.4, 'accent'), say('name1', 'heading', [cx - 12, cy - 5.4, 24, 5], [3.6, 2.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), say('role1', 'body', [cx - 11, cy + 1.6, 22, 3], [2.3, 1.95], 'onAccent', { on: 'accent', align: 'center' }),
      ...many(6, (i): Layer[] => {
        const [x, y] = at(i);
        const color = i % 2 ? 'accent2' : 'accent2/bg/.55';
        return [disc(x, y, 12.6, 'bg'), disc(x, y, 11.6, color), say(`name${i + 2}`, 'sub', [x - 9.8, y - 4.6, 19.6, 4], [2.6, 2], 'ink', { on: color, align: 'center', v: 'middle', weight: 700 }), say(`role${i + 2}`, 'body', [x - 9.8, y + 1, 19.6, 5.4], [2.05, 1.95], 'ink', { on: color, align: 'center', lines: 2, leading: 1.25 })];
      }).flat(),
    ],
  };
});

export const boards: readonly Recipe[] = [swotFields, swotSteps, swotSheet, orgTiers, orgTree, orgHub];
