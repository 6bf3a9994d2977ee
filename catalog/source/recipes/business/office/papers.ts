import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, poly, ring } from '../../scenes/kit.js';
import { card, icon, kicker, rule, say, tick } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const PALE = 'accent2/bg/.62';

/** A plan on one page: six fields about what matters, four dates at the foot. */
const planPage = layoutIn('plan-page', 'proposal', ({ w }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 36, 'ink'), ...many(4, (i) => box(70 + i * 7.4, 36 - [8, 13, 19, 26][i]!, 5.4, [8, 13, 19, 26][i]!, i === 3 ? 'accent' : 'accent2')),
    kicker('tag', [8, 9, 56, 3], [2.3, 2], 'accent2', { on: 'ink' }), say('title', 'heading', [8, 15, 58, 14], [8, 4.6], 'bg', { on: 'ink', lines: 2, v: 'middle' }),
    ...many(6, (i): Layer[] => {
      const [x, y] = [8 + (i % 2) * 43, 42 + Math.floor(i / 2) * 23.4];
      const on = i % 4 === 0 || i % 4 === 3 ? 'surface' : PALE;
      return [card(x, y, 41, 21.4, on, 1.6), icon(`sign${i + 1}`, x + 3, y + 3, 6.4, ['accent', 'ink']), say(`head${i + 1}`, 'heading', [x + 11.6, y + 3.4, 27, 5.6], [3.4, 2.4], 'ink', { on, v: 'middle' }), say(`text${i + 1}`, 'body', [x + 3.4, y + 11, 34.6, 8.6], [2.2, 1.95], 'ink', { on, lines: 3, leading: 1.35 })];
    }).flat(),
    box(8, 120.4, 84, 0.5, 'ink'),
    ...many(4, (i): Layer[] => [disc(9.4 + i * 21.6, 120.6, 1.7, 'accent'), say(`date${i + 1}`, 'sub', [8 + i * 21.6, 124.4, 19.6, 2.6], [2.2, 1.95], 'accentText', { weight: 700 }), say(`goal${i + 1}`, 'body', [8 + i * 21.6, 128.4, 19.4, 6], [2.1, 1.95], 'ink', { lines: 2, leading: 1.35 })]).flat(),
  ],
}));

/** A cover with stairs of color that climb off the page. */
const coverStairs = layoutIn('cover-stairs', 'report-cover', ({ h }) => ({
  ground: 'bg',
  layers: [
    ...many(5, (i): Layer => box(i * 20, h - 14 - i * 15, 20.1, 14 + i * 15, (['ink', 'accent2', 'ink', 'accent2', 'accent'] as const)[i]!)),
    disc(90, 59, 6, 'accent2'),
    kicker('tag', [9, 11, 70, 3], [2.6, 2.1], 'accentText'), say('title', 'heading', [9, 18, 82, 32], [15, 8], 'ink', { lines: 2 }), say('body', 'body', [9, 0, 54, 10], [2.9, 2.2], 'ink', { lines: 3, leading: 1.45, below: 'title', gap: 5 }),
    say('company', 'sub', [9, 84, 34, 3], [2.7, 2.1], 'ink', { weight: 700 }), box(9, 80, 10, 0.7, 'accent'),
  ],
}));

/** A cover in three bands: a photo between two fields, a seal over their seam. */
const coverSeal = layoutIn('cover-bands', 'report-cover', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 40, w, 62] },
    box(0, 0, w, 40, 'accent2'), say('title', 'heading', [9, 10, 82, 24], [13, 7], 'ink', { on: 'accent2', lines: 2 }),
    disc(80, 102, 15, 'ink'), disc(80, 102, 13.4, 'accent'), say('year', 'heading', [69, 97, 22, 10], [7, 4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    say('company', 'heading', [9, 112, 56, 7], [6, 3.6], 'bg', { on: 'ink' }), say('body', 'body', [9, 121.4, 58, 8], [2.6, 2.1], 'bg', { on: 'ink', lines: 2, leading: 1.45 }), say('site', 'sub', [9, h - 8.4, 82, 3], [2.3, 2], 'accent2', { on: 'ink' }),
  ],
}));

/** A company on one page: a picture with the name on it, four figures, three trades. */
const profilePage = layoutIn('profile-page', 'proposal', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, w, 46] }, box(8, 28, 62, 26, 'bg'), box(8, 28, 1.2, 26, 'accent'),
    kicker('tag', [13, 32, 54, 3], [2.2, 1.95], 'accentText', { on: 'bg' }), say('title', 'heading', [13, 37, 54, 14], [7.4, 4.4], 'ink', { on: 'bg', lines: 2 }),
    say('body', 'body', [8, 60, 84, 12], [2.6, 2], 'ink', { lines: 3, leading: 1.5 }),
    box(0, 77, w, 20, 'ink'), ...many(4, (i): Layer[] => [say(`number${i + 1}`, 'heading', [8 + i * 21.6, 80.6, 19.4, 7], [6.6, 4], 'accent2', { on: 'ink', v: 'middle' }), say(`label${i + 1}`, 'body', [8 + i * 21.6, 89.4, 19.4, 3], [2.1, 1.95], 'bg', { on: 'ink' })]).flat(),
    ...many(3, (i): Layer[] => { const x = 8 + i * 29; return [icon(`sign${i + 1}`, x, 103, 8, ['accent2', 'ink']), say(`head${i + 1}`, 'heading', [x, 113.4, 26, 4], [3.4, 2.4], 'ink'), say(`text${i + 1}`, 'body', [x, 118.6, 26, 10], [2.15, 1.95], 'muted', { lines: 3, leading: 1.42 })]; }).flat(),
    rule(8, h - 10.6, 84, 'ink', 0.3), say('site', 'sub', [8, h - 8, 40, 3], [2.2, 1.95], 'ink', { weight: 700 }), say('phone', 'sub', [52, h - 8, 40, 3], [2.2, 1.95], 'ink', { align: 'right' }),
  ],
}));

/** Who writes, who reads, and what a post costs: a portrait over a field, figures beside it. */
const mediaKit = layoutIn('media-kit-portrait', 'proposal', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 43, h, 'accent2'), disc(21.5, 34, 17, PALE), { k: 'art', art: 'portrait', at: [7, 16, 29, 35], colors: ['bg', 'ink'] }, box(0, 51, 43, 34, 'accent'),
    say('name', 'heading', [6, 56, 32, 12], [6.6, 4], 'onAccent', { on: 'accent', lines: 2 }), say('role', 'body', [6, 73.4, 32, 7], [2.3, 1.95], 'onAccent', { on: 'accent', lines: 2, leading: 1.4 }),
    kicker('headAbout', [6, 91, 32, 3], [2.1, 1.95], 'ink', { on: 'accent2', weight: 700 }), say('body', 'body', [6, 96, 32, 25], [2.2, 1.95], 'ink', { on: 'accent2', lines: 8, leading: 1.48 }), say('email', 'sub', [6, h - 12, 32, 3], [2.2, 1.95], 'ink', { on: 'accent2', weight: 700 }),
    say('title', 'heading', [49, 9, 45, 11], [12, 6], 'ink', { v: 'middle' }), say('year', 'sub', [49, 22, 45, 3], [2.4, 2], 'accentText'),
    ...many(4, (i): Layer[] => { const [x, y] = [49 + (i % 2) * 23, 31 + (i > 1 ? 16.4 : 0)]; return [card(x, y, 21.4, 14.6, 'surface', 1.6), say(`number${i + 1}`, 'heading', [x + 2.4, y + 2.4, 17, 6], [5.4, 3.4], 'ink', { on: 'surface', v: 'middle' }), say(`label${i + 1}`, 'body', [x + 2.4, y + 9.2, 17.6, 3], [2.2, 2.05], 'muted', { on: 'surface' })]; }).flat(),
    kicker('headReaders', [49, 68, 44, 3], [2.1, 1.95], 'accentText', { weight: 700 }),
    ...many(3, (i): Layer[] => [say(`reader${i + 1}`, 'body', [49, 73.6 + i * 7.2, 26, 2.8], [2.15, 1.95], 'ink'), say(`share${i + 1}`, 'sub', [80, 73.6 + i * 7.2, 13.4, 2.8], [2.15, 1.95], 'ink', { align: 'right', weight: 700 }), box(49, 77.4 + i * 7.2, 44.4, 1.2, 'surface', { radius: 0.5 }), box(49, 77.4 + i * 7.2, [36, 27, 19][i]!, 1.2, 'accent', { radius: 0.5 })]).flat(),
    kicker('headRates', [49, 99, 44, 3], [2.1, 1.95], 'accentText', { weight: 700 }),
    ...many(5, (i): Layer[] => [say(`rate${i + 1}`, 'body', [49, 104.6 + i * 5.6, 32, 2.8], [2.3, 1.95], 'ink'), say(`price${i + 1}`, 'sub', [80, 104.6 + i * 5.6, 13.4, 2.8], [2.3, 1.95], 'ink', { align: 'right', weight: 700 }), rule(49, 108.4 + i * 5.6, 44.4, 'ink/bg/.76', 0.24)]).flat(),
  ],
}));

/** Rates by the row under rings of sound, on the dark. */
const rateCard = layoutIn('rate-card-rings', 'proposal', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(3, (i): Layer => ring(85, 13, 12.6 + i * 4, 0.9, i % 2 ? 'accent2/ink/.3' : 'accent')), disc(85, 13, 10, 'accent'), icon('sign', 78.4, 6.4, 13.2, ['accent/onAccent/.4', 'onAccent']),
    kicker('tag', [8, 10, 56, 3], [2.3, 2], 'accent2', { on: 'ink' }), say('title', 'heading', [8, 16, 55, 20], [10.4, 6], 'bg', { on: 'ink', lines: 2 }), say('body', 'body', [8, 40, 52, 10], [2.4, 2], 'bg', { on: 'ink', lines: 3, leading: 1.45 }),
    ...many(3, (i): Layer[] => [say(`number${i + 1}`, 'heading', [8 + i * 28.6, 56, 26, 7], [6.6, 4], 'accent2', { on: 'ink' }), say(`label${i + 1}`, 'body', [8 + i * 28.6, 64.6, 26, 3], [2.2, 1.95], 'bg', { on: 'ink' })]).flat(),
    card(5, 72, w - 10, h - 84, 'bg', 2.4),
    ...many(6, (i): Layer[] => { const y = 76.4 + i * 8.6; return [say(`rate${i + 1}`, 'sub', [11, y, 56, 3], [2.7, 2.1], 'ink', { on: 'bg', weight: 700 }), say(`note${i + 1}`, 'body', [11, y + 3.8, 56, 2.6], [2.05, 1.95], 'muted', { on: 'bg' }), say(`price${i + 1}`, 'heading', [68, y, 21, 6], [4.4, 3], 'accentText', { on: 'bg', align: 'right', v: 'middle' }), ...(i < 5 ? [rule(11, y + 7.2, 78, 'ink/bg/.78', 0.24)] : [])]; }).flat(),
    say('site', 'sub', [8, h - 8.4, 84, 3], [2.3, 2], 'bg', { on: 'ink', align: 'center' }),
  ],
}));

/** What was said, decided and is to be done. */
const minutes = layoutIn('minutes-columns', 'memo', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    poly([[0, 0], [w, 0], [w, 24], [0, 32]], PALE), say('title', 'heading', [8, 8, 60, 9], [8.4, 5], 'ink', { on: PALE, v: 'middle' }), say('company', 'sub', [8, 19.4, 60, 3], [2.3, 2], 'ink', { on: PALE }), icon('sign', 78, 7, 14, ['accent', 'ink']),
    ...(['date', 'place', 'chair', 'present'] as const).flatMap((t, i): Layer[] => [kicker(`${t}Label`, [8 + i * 21.6, 37, 20, 2.4], [2, 1.95], 'accentText', { weight: 700 }), say(t, 'body', [8 + i * 21.6, 41.4, 20, 6], [2.2, 1.95], 'ink', { lines: 2, leading: 1.35 })]),
    rule(8, 51, 84, 'ink', 0.5),
    ...many(4, (i): Layer[] => { const y = 55 + i * 13.4; return [disc(11, y + 2.6, 3, 'accent'), say(`no${i + 1}`, 'heading', [8, y - 0.4, 6, 6], [3, 2.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), say(`head${i + 1}`, 'sub', [18, y, 74, 3], [2.7, 2.1], 'ink', { weight: 700 }), say(`text${i + 1}`, 'body', [18, y + 4.4, 74, 6.4], [2.2, 1.95], 'ink', { lines: 2, leading: 1.42 })]; }).flat(),
    card(5, 109, w - 10, 24.6, 'surface', 2), kicker('headActions', [10, 112, 40, 2.6], [2.1, 1.95], 'accentText', { on: 'surface', weight: 700 }),
    ...many(3, (i): Layer[] => { const y = 117 + i * 5; return [tick(10, y - 0.2, 3, 'accent'), say(`action${i + 1}`, 'body', [15.4, y, 46, 2.8], [2.2, 1.95], 'ink', { on: 'surface' }), say(`who${i + 1}`, 'sub', [62, y, 14, 2.8], [2.2, 1.95], 'ink', { on: 'surface', weight: 700 }), say(`due${i + 1}`, 'body', [76, y, 14, 2.8], [2.2, 1.95], 'muted', { on: 'surface', align: 'right' })]; }).flat(),
    say('site', 'body', [8, h - 6.8, 84, 2.6], [2.05, 1.95], 'muted'),
  ],
}));

/** A sheet for notes of a meeting: what was planned at the left, lines beside it, what to do at the foot. */
const minutesSheet = layoutIn('minutes-sheet', 'planner', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 34, h, 'accent2/bg/.7'), box(0, 0, 34, 30, 'accent'), say('title', 'heading', [5, 7, 26, 18], [6, 3.6], 'onAccent', { on: 'accent', lines: 2, v: 'middle' }),
    ...(['date', 'place', 'lead'] as const).flatMap((t, i): Layer[] => [kicker(t, [40 + i * 18.6, 9, 16, 2.4], [2, 1.95], 'accentText', { weight: 700 }), rule(40 + i * 18.6, 17.6, 16, 'muted')]),
    kicker('headPeople', [40, 22, 52, 2.4], [2, 1.95], 'accentText', { weight: 700 }), rule(40, 29.6, 53.2, 'muted'),
    kicker('headAgenda', [5, 36, 26, 2.4], [2.1, 1.95], 'ink', { on: 'accent2/bg/.7', weight: 700 }), ...many(6, (i): Layer[] => [say(`no${i + 1}`, 'heading', [5, 42 + i * 8, 4, 3], [3, 2.4], 'ink', { on: 'accent2/bg/.7' }), rule(9.6, 45.6 + i * 8, 20, 'ink/accent2/.4')]).flat(),
    kicker('headNext', [5, 98, 26, 2.4], [2.1, 1.95], 'ink', { on: 'accent2/bg/.7', weight: 700 }), ...many(3, (i) => rule(5, 109 + i * 8, 24.6, 'ink/accent2/.4')),
    kicker('headNotes', [40, 36, 52, 2.4], [2.1, 1.95], 'accentText', { weight: 700 }), ...many(9, (i) => rule(40, 45.6 + i * 6.4, 53.2, 'muted')),
    card(38, 102, w - 43, 33.4, 'surface', 1.8), kicker('headActions', [41, 105, 30, 2.4], [2.1, 1.95], 'accentText', { on: 'surface', weight: 700 }), kicker('headWho', [72, 105, 10, 2.4], [2.1, 1.95], 'accentText', { on: 'surface', weight: 700 }), kicker('headDue', [83, 105, 10, 2.4], [2.1, 1.95], 'accentText', { on: 'surface', weight: 700 }),
    ...many(4, (i): Layer[] => { const y = 110 + i * 6; return [tick(41, y, 3.4, 'accent'), rule(46, y + 3.6, 24, 'muted'), rule(72, y + 3.6, 9, 'muted'), rule(83, y + 3.6, 9, 'muted')]; }).flat(),
  ],
}));

/** Points by the clock along a line down the page. */
const agendaClock = layoutIn('agenda-line', 'memo', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 26, h, 'ink'), say('title', 'heading', [32, 10, 61, 18], [9, 5], 'ink', { lines: 2 }), say('date', 'sub', [32, 32, 61, 3], [2.5, 2], 'accentText', { weight: 700 }), say('place', 'body', [32, 36.6, 61, 3], [2.3, 2], 'muted'),
    icon('sign', 7, 11, 12, ['accent2', 'bg']), box(25.4, 50, 1.2, 72, 'accent'),
    ...many(6, (i): Layer[] => { const y = 50 + i * 12.6; return [disc(26, y + 2, 2.4, 'bg'), disc(26, y + 2, 1.6, 'accent'), say(`time${i + 1}`, 'heading', [5, y, 17, 4], [3.4, 2.4], 'bg', { on: 'ink', align: 'right', v: 'middle' }), say(`item${i + 1}`, 'sub', [32, y, 42, 4], [2.9, 2.1], 'ink', { v: 'middle', weight: 700 }), say(`who${i + 1}`, 'body', [74, y, 19, 4], [2.2, 1.95], 'accentText', { v: 'middle', align: 'right' }), say(`text${i + 1}`, 'body', [32, y + 5.4, 61, 3], [2.2, 1.95], 'muted')]; }).flat(),
    say('site', 'body', [32, h - 9, 61, 3], [2.2, 1.95], 'ink'),
  ],
}));

export const officePapers: readonly Recipe[] = [planPage, coverStairs, coverSeal, profilePage, mediaKit, rateCard, minutes, minutesSheet, agendaClock];
