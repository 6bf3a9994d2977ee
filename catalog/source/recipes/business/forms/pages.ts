import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly, ring } from '../../scenes/kit.js';
import { card, icon, kicker, rule, say, tick } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** An agreement in two columns of clauses between a head of color and two places to sign. */
const contractColumns = layoutIn('contract-columns', 'proposal', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 3, h, 'accent'), kicker('tag', [10, 10, 60, 3], [2.3, 2], 'accentText', { weight: 700 }), say('title', 'heading', [10, 15.6, 62, 10], [9.4, 5], 'ink', { v: 'middle' }), icon('sign', 78, 9, 14, ['accent2', 'ink']),
    card(10, 31, 82, 14, 'surface', 1.2), say('party1', 'body', [13, 31, 36, 14], [2.2, 1.95], 'ink', { on: 'surface', lines: 2, v: 'middle', leading: 1.4 }), box(50.6, 33, 0.3, 10, 'muted'), say('party2', 'body', [54, 31, 36, 14], [2.2, 1.95], 'ink', { on: 'surface', lines: 2, v: 'middle', leading: 1.4 }),
    ...many(6, (i): Layer[] => { const [x, y] = [10 + (i % 2) * 42.4, 51 + Math.floor(i / 2) * 22]; return [say(`no${i + 1}`, 'heading', [x, y, 6, 4], [4, 2.8], 'accentText', { v: 'middle' }), say(`head${i + 1}`, 'heading', [x + 6.6, y, 33, 4], [3, 2.2], 'ink', { v: 'middle' }), say(`text${i + 1}`, 'body', [x, y + 6.4, 39.4, 13], [2.15, 1.95], 'ink', { lines: 5, leading: 1.4 })]; }).flat(),
    rule(10, 117.4, 82, 'ink', 0.3), ...[0, 1].flatMap((i): Layer[] => [rule(10 + i * 43, 130, 38, 'ink', 0.35), say(`sign${i + 1}`, 'body', [10 + i * 43, 131.6, 38, 3], [2.2, 1.95], 'muted')]), box(w - 8, h - 8, 8, 8, 'accent2'),
  ],
}));

/** A work step by step: what it is for, six steps down a line, what to check at the end. */
const sopSteps = layoutIn('sop-steps', 'proposal', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 33, 'ink'), kicker('tag', [8, 8, 60, 3], [2.3, 2], 'accent2', { on: 'ink', weight: 700 }), say('title', 'heading', [8, 13.4, 62, 13], [8.4, 4.6], 'bg', { on: 'ink', lines: 2, v: 'middle' }), card(76, 8, 16, 17, 'accent', 2), icon('sign', 78.6, 11, 10.8, ['accent/onAccent/.4', 'onAccent']),
    ...(['number', 'version', 'owner', 'date'] as const).flatMap((t, i): Layer[] => { const x = 8 + i * 21.4; return [say(`${t}Label`, 'sub', [x, 37.4, 19, 2.6], [2.1, 1.95], 'accentText', { weight: 700 }), say(t, 'body', [x, 41, 19.4, 3], [2.3, 1.95], 'ink')]; }), rule(8, 46.6, 84, 'ink', 0.3), say('body', 'body', [8, 49.4, 84, 7], [2.4, 2], 'ink', { lines: 2, leading: 1.45 }),
    box(13.4, 64, 0.8, 50, 'accent2'), ...many(6, (i): Layer[] => [disc(13.8, 64 + i * 10, 4, i % 2 ? 'accent2' : 'accent'), say(`no${i + 1}`, 'heading', [10.8, 61.6 + i * 10, 6, 4.8], [3.4, 2.4], i % 2 ? 'ink' : 'onAccent', { on: i % 2 ? 'accent2' : 'accent', align: 'center', v: 'middle' }), say(`head${i + 1}`, 'heading', [21, 60.8 + i * 10, 71, 3.4], [2.9, 2.2], 'ink'), say(`text${i + 1}`, 'body', [21, 65 + i * 10, 71, 3], [2.2, 1.95], 'muted')]).flat(),
    card(8, 120.6, 84, 15, 'accent2/bg/.62', 1.6), say('check', 'sub', [11, 122.6, 60, 3], [2.4, 2], 'ink', { on: 'accent2/bg/.62', weight: 700 }), ...many(3, (i): Layer[] => [tick(11 + i * 27, 128.8, 3, 'accent'), say(`check${i + 1}`, 'body', [15.6 + i * 27, 128, 21, 4.6], [2.1, 1.95], 'ink', { on: 'accent2/bg/.62', v: 'middle' })]).flat(), box(0, h - 1.2, w, 1.2, 'accent'),
  ],
}));

/** A work as boxes that follow each other, with a question where the way parts. */
const sopFlow = layoutIn('sop-flow', 'proposal', ({ w, h }) => {
  const boxAt = (n: number, y: number): Layer[] => [card(8, y, 54, 12, n % 2 ? 'bg' : 'surface', 1.6, 'ink'), box(8, y + 1.6, 1.6, 8.8, 'accent'), say(`head${n}`, 'heading', [13, y + 2.2, 46, 3.4], [2.9, 2.2], 'ink', { on: n % 2 ? 'bg' : 'surface' }), say(`text${n}`, 'body', [13, y + 7, 46, 3], [2.15, 1.95], 'muted', { on: n % 2 ? 'bg' : 'surface' })];
  const arrow = (y: number): Layer[] => [box(34.6, y, 0.8, 3, 'ink'), poly([[33, y + 2.6], [37, y + 2.6], [35, y + 5]], 'ink')];
  return {
    ground: 'bg',
    layers: [
      poly([[0, 0], [w, 0], [w, 26], [0, 34]], 'accent2'), kicker('tag', [8, 7, 60, 3], [2.3, 2], 'ink', { on: 'accent2', weight: 700 }), say('title', 'heading', [8, 12, 66, 12], [8, 4.4], 'ink', { on: 'accent2', lines: 2, v: 'middle' }), icon('sign', 80, 7, 13, ['accent', 'ink']),
      ...[1, 2, 3].flatMap((n, i): Layer[] => [...boxAt(n, 39 + i * 17), ...arrow(51 + i * 17)]),
      poly([[35, 90], [62, 99], [35, 108], [8, 99]], 'accent'), say('question', 'sub', [17, 95, 36, 8], [2.5, 2], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 2, weight: 700 }), ...arrow(108), box(62, 98.6, 6, 0.8, 'ink'), poly([[67.6, 97], [67.6, 101], [70, 99]], 'ink'), say('yes', 'sub', [37.4, 108.4, 10, 3], [2.2, 1.95], 'ink', { weight: 700 }), say('no', 'sub', [62, 94, 6, 3], [2.2, 1.95], 'ink', { weight: 700 }),
      card(70, 90, 22, 18, 'accent2/bg/.6', 1.6), say('help', 'body', [72, 90, 18, 18], [2.15, 1.95], 'ink', { on: 'accent2/bg/.6', v: 'middle', lines: 5, leading: 1.36 }), ...boxAt(4, 113.4),
      card(68, 39, 24, 46, 'ink', 1.6), say('needs', 'heading', [71, 43, 18, 4], [3, 2.2], 'accent2', { on: 'ink' }), ...many(5, (i): Layer[] => [tick(71, 51 + i * 6.4, 2.6, 'accent2'), say(`need${i + 1}`, 'body', [75.2, 50.2 + i * 6.4, 16, 4.2], [2.1, 1.95], 'bg', { on: 'ink', v: 'middle' })]).flat(),
      say('site', 'body', [8, h - 9.6, 84, 3], [2.1, 1.95], 'muted', { v: 'middle' }),
    ],
  };
});

/** What was wrong, what was done, what came of it: a picture, three columns and one large figure. */
const caseFigure = layoutIn('case-figure', 'proposal', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, w, 54] }, box(8, 38, 58, 30, 'accent'), kicker('tag', [12, 42.4, 50, 3], [2.3, 2], 'onAccent', { on: 'accent', weight: 700 }), say('title', 'heading', [12, 47.6, 50, 17], [8, 4.4], 'onAccent', { on: 'accent', lines: 3, v: 'middle' }),
    ...(['number1', 'number2'] as const).flatMap((t, i): Layer[] => [say(t, 'heading', [70 + i * 12, 57.4, 11, 6], [5.4, 3.2], 'ink', { v: 'middle' }), say(`label${i + 1}`, 'body', [70 + i * 12, 64.4, 11, 3], [2.1, 1.95], 'muted')]),
    ...many(3, (i): Layer[] => { const x = 8 + i * 29; return [box(x, 76, 26, 0.7, 'accent2'), icon(`sign${i + 1}`, x, 79, 7.4, ['accent2', 'ink']), say(`head${i + 1}`, 'heading', [x, 89, 26, 4], [3.4, 2.4], 'ink', { v: 'middle' }), say(`text${i + 1}`, 'body', [x, 95, 26, 17], [2.15, 1.95], 'ink', { lines: 7, leading: 1.42 })]; }).flat(),
    box(0, 117.6, w, h - 117.6, 'ink'), say('quote', 'heading', [8, 121, 58, 10.6], [3.8, 2.6], 'bg', { on: 'ink', lines: 2, v: 'middle', leading: 1.24 }), say('author', 'sub', [8, 133.4, 58, 3], [2.2, 1.95], 'accent2', { on: 'ink' }), say('site', 'sub', [68, 133.4, 24, 3], [2.2, 1.95], 'bg', { on: 'ink', align: 'right' }),
  ],
}));

/** A story told by numbers: before and after in two bars, with how it was done. */
const caseBars = layoutIn('case-bars', 'proposal', ({ w, h }) => ({
  ground: 'surface',
  layers: [
    kicker('tag', [8, 9, 50, 3], [2.3, 2], 'accentText', { on: 'surface', weight: 700 }), say('title', 'heading', [8, 14.6, 84, 19], [10.4, 5.4], 'ink', { on: 'surface', lines: 2 }), say('body', 'body', [8, 38, 84, 8], [2.5, 2], 'ink', { on: 'surface', lines: 2, leading: 1.45 }),
    card(8, 51, 84, 37, 'ink', 2), say('measure', 'sub', [13, 54.6, 40, 3], [2.3, 1.95], 'bg', { on: 'ink' }), say('beforeLabel', 'sub', [13, 62, 14, 7], [2.3, 1.95], 'bg', { on: 'ink', v: 'middle' }), box(28, 62, 17, 7, 'ink/bg/.4'), say('before', 'heading', [47, 62, 20, 7], [4.4, 3], 'bg', { on: 'ink', v: 'middle' }), say('afterLabel', 'sub', [13, 74, 14, 9], [2.3, 1.95], 'accent2', { on: 'ink', v: 'middle' }), box(28, 74, 42, 9, 'accent2'), say('after', 'heading', [72, 74, 18, 9], [6.4, 3.6], 'accent2', { on: 'ink', v: 'middle' }),
    ...many(3, (i): Layer[] => { const y = 94 + i * 12; return [card(8, y, 84, 10.4, 'bg', 1.4), disc(14, y + 5.2, 3.4, 'accent'), say(`no${i + 1}`, 'heading', [11, y + 2.6, 6, 5.2], [3, 2.2], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), say(`head${i + 1}`, 'heading', [20, y, 20, 10.4], [3, 2.2], 'ink', { on: 'bg', v: 'middle' }), say(`text${i + 1}`, 'body', [41, y, 48, 10.4], [2.2, 1.95], 'ink', { on: 'bg', v: 'middle', lines: 2, leading: 1.36 })]; }).flat(),
    say('site', 'sub', [8, h - 8.4, 60, 3], [2.2, 1.95], 'ink', { on: 'surface', v: 'middle' }), box(0, 0, w, 2, 'accent'),
  ],
}));

/** One page that sells one thing: a picture and a promise, three reasons, facts beside a price. */
const sheetHero = layoutIn('sheet-hero', 'proposal', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 60, 'accent2/bg/.4'), { k: 'photo', photo: 'hero', at: [52, 0, 48, 60] }, kicker('tag', [8, 9, 40, 3], [2.3, 2], 'ink', { on: 'accent2/bg/.4', weight: 700 }), say('title', 'heading', [8, 15, 40, 27], [9.6, 5], 'ink', { on: 'accent2/bg/.4', lines: 3 }), say('body', 'body', [8, 46, 40, 10], [2.4, 2], 'ink', { on: 'accent2/bg/.4', lines: 3, leading: 1.45 }),
    ...many(3, (i): Layer[] => { const x = 8 + i * 29; return [card(x, 66, 26, 36, 'surface', 2), icon(`sign${i + 1}`, x + 3, 69.4, 8.4, ['accent', 'ink']), say(`head${i + 1}`, 'heading', [x + 3, 80.4, 20, 4], [3.2, 2.3], 'ink', { on: 'surface', v: 'middle' }), say(`text${i + 1}`, 'body', [x + 3, 86, 20.4, 14], [2.15, 1.95], 'ink', { on: 'surface', lines: 5, leading: 1.4 })]; }).flat(),
    ...many(4, (i): Layer[] => [say(`fact${i + 1}`, 'body', [8, 107.6 + i * 5, 22, 3], [2.2, 1.95], 'muted'), say(`value${i + 1}`, 'sub', [30, 107.6 + i * 5, 26, 3], [2.2, 1.95], 'ink', { weight: 600, align: 'right' }), rule(8, 111.2 + i * 5, 48, 'ink/bg/.76', 0.22)]).flat(),
    card(62, 106, 30, 21, 'accent', 2), say('priceLabel', 'sub', [65, 108.6, 24, 3], [2.3, 1.95], 'onAccent', { on: 'accent', align: 'center' }), say('price', 'heading', [64, 113, 26, 9], [8.4, 4.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    box(0, h - 11, w, 11, 'ink'), say('site', 'sub', [8, h - 11, 50, 11], [2.5, 2], 'bg', { on: 'ink', v: 'middle', weight: 600 }), say('phone', 'heading', [60, h - 11, 32, 11], [4, 2.6], 'accent2', { on: 'ink', v: 'middle', align: 'right' }),
  ],
}));

/** A page to leave behind: a dark column with figures, what is offered in four fields. */
const sheetSplit = layoutIn('sheet-split', 'proposal', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 36, h, 'ink'), disc(0, h, 30, 'accent'), ring(0, h, 35, 0.8, 'accent2'), say('company', 'heading', [6, 10, 26, 9], [5, 3], 'bg', { on: 'ink', lines: 2 }), box(6, 24, 9, 0.8, 'accent2'),
    ...many(3, (i): Layer[] => [say(`number${i + 1}`, 'heading', [6, 32 + i * 21, 26, 9], [9, 4.4], 'accent2', { on: 'ink', v: 'middle' }), say(`label${i + 1}`, 'body', [6, 42.4 + i * 21, 26, 6], [2.2, 1.95], 'bg', { on: 'ink', lines: 2, leading: 1.35 })]).flat(),
    kicker('tag', [43, 11, 50, 3], [2.3, 2], 'accentText', { weight: 700 }), say('title', 'heading', [43, 16.4, 50, 24], [9.6, 5], 'ink', { lines: 3 }), say('body', 'body', [43, 45, 50, 11], [2.4, 2], 'ink', { lines: 3, leading: 1.5 }),
    ...many(4, (i): Layer[] => { const y = 62 + i * 15; return [icon(`sign${i + 1}`, 43, y, 8, ['accent2', 'ink']), say(`head${i + 1}`, 'heading', [54, y - 0.4, 39, 4], [3.2, 2.3], 'ink', { v: 'middle' }), say(`text${i + 1}`, 'body', [54, y + 4.8, 39, 6.4], [2.2, 1.95], 'muted', { lines: 2, leading: 1.4 })]; }).flat(),
    card(43, 124, 50, 10, 'accent2/bg/.5', 1.4), say('cta', 'sub', [46, 124, 44, 10], [2.8, 2.1], 'ink', { on: 'accent2/bg/.5', v: 'middle', weight: 700 }),
  ],
}));

/** A cover of quarter rounds that fit together as blocks do. */
const coverQuarters = layoutIn('offer-quarters', 'proposal', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...many(12, (i): Layer[] => {
      const [x, y] = [(i % 4) * 25, 66 + Math.floor(i / 4) * 25.2];
      const color = ['accent', 'accent2', 'ink', 'extra'][(i * 3 + Math.floor(i / 4)) % 4]!;
      const under = ['accent2/bg/.5', 'surface', 'accent2/bg/.7', 'surface'][(i + Math.floor(i / 4)) % 4]!;
      return [box(x, y, 25.1, 25.3, under), { k: 'shape', outline: 'quarter', at: [x, y, 25, 25.2], color, rotate: ((i * 7) % 4) * 90 }];
    }).flat(),
    kicker('tag', [9, 10, 60, 3], [2.6, 2.1], 'accentText', { weight: 700 }), say('title', 'heading', [9, 17, 82, 30], [14, 7], 'ink', { lines: 2 }), say('body', 'body', [9, 0, 66, 8], [2.9, 2.2], 'ink', { lines: 2, leading: 1.45, below: 'title', gap: 4 }),
    say('client', 'sub', [9, 55, 50, 4], [2.6, 2.1], 'muted', { v: 'middle' }), say('company', 'sub', [60, 55, 31, 4], [2.6, 2.1], 'ink', { align: 'right', weight: 700, v: 'middle' }), box(0, h - 0.4, w, 0.4, 'ink'),
  ],
}));

/** A cover with a photo in an arch on a field of color. */
const coverArch = layoutIn('offer-arch', 'proposal', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    { k: 'photo', photo: 'hero', frame: 'arch', at: [40, 46, 51, h - 46] }, { k: 'shape', outline: 'arch', at: [36.6, 42.6, 57.8, h - 42.6], stroke: { color: 'onAccent', width: 0.5 } },
    kicker('tag', [9, 10, 60, 3], [2.6, 2.1], 'onAccent', { on: 'accent', weight: 700 }), say('title', 'heading', [9, 16.6, 82, 22], [12.4, 6.4], 'onAccent', { on: 'accent', lines: 2 }),
    say('body', 'body', [9, 60, 24, 40], [2.5, 2], 'onAccent', { on: 'accent', lines: 8, leading: 1.5 }), box(9, 54, 9, 0.7, 'onAccent'), say('company', 'heading', [9, h - 19, 25, 6], [4, 2.6], 'onAccent', { on: 'accent', v: 'bottom' }), say('date', 'sub', [9, h - 11, 25, 3], [2.3, 2], 'onAccent', { on: 'accent', v: 'bottom' }),
    outlined('ellipse', w - 10, 12, 9, 9, 'accent/onAccent/.24'),
  ],
}));

/** A project on one page: why, what, by when and for how much. */
const projectPage = layoutIn('project-page', 'proposal', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 37, 'accent2'), disc(90, 6, 22, 'accent'), icon('sign', 78, 8, 14, ['accent/onAccent/.4', 'onAccent']), kicker('tag', [8, 8, 50, 3], [2.3, 2], 'ink', { on: 'accent2', weight: 700 }), say('title', 'heading', [8, 13.4, 58, 18], [9, 5], 'ink', { on: 'accent2', lines: 2, v: 'middle' }),
    ...many(3, (i): Layer[] => [say(`head${i + 1}`, 'heading', [8, 43 + i * 14.4, 24, 4], [3.4, 2.4], 'accentText', { v: 'middle' }), say(`text${i + 1}`, 'body', [34, 43 + i * 14.4, 58, 10], [2.3, 1.95], 'ink', { lines: 3, leading: 1.45 }), rule(8, 54.4 + i * 14.4, 84, 'ink/bg/.74', 0.24)]).flat(),
    say('plan', 'heading', [8, 87, 40, 4], [3.4, 2.4], 'ink', { v: 'middle' }), ...many(4, (i): Layer[] => { const y = 94.6 + i * 6.4; return [say(`step${i + 1}`, 'body', [8, y, 22, 4.4], [2.2, 1.95], 'ink', { v: 'middle' }), box(31, y, 61, 4.4, 'surface'), box(31 + i * 13.4, y, [17, 22, 21, 20.8][i]!, 4.4, i % 2 ? 'accent2' : 'accent'), say(`when${i + 1}`, 'sub', [32 + i * 13.4, y, [15, 20, 19, 18][i]!, 4.4], [2.1, 1.95], i % 2 ? 'ink' : 'onAccent', { on: i % 2 ? 'accent2' : 'accent', v: 'middle' })]; }).flat(),
    card(8, 123, 52, 11, 'ink', 1.4), say('costLabel', 'sub', [11, 123, 20, 11], [2.5, 2], 'bg', { on: 'ink', v: 'middle' }), say('cost', 'heading', [30, 123, 27, 11], [6.4, 3.6], 'accent2', { on: 'ink', v: 'middle', align: 'right' }), say('site', 'body', [64, 123, 28, 11], [2.3, 1.95], 'ink', { v: 'middle', lines: 2, leading: 1.4 }), box(0, h - 1.2, w, 1.2, 'accent'),
  ],
}));

export const formPages: readonly Recipe[] = [contractColumns, sopSteps, sopFlow, caseFigure, caseBars, sheetHero, sheetSplit, coverQuarters, coverArch, projectPage];
