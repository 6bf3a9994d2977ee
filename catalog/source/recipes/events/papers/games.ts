import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, leaf, many, poly, starAt } from '../../scenes/kit.js';
import { card, kicker, rule, say } from '../../sheet.js';
import { layoutIn, type Page } from '../../stages/stage.js';

const LETTERS = 5;
const FREE = 12;

interface Board {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly size: number;
  readonly paper: string;
  readonly free: string;
  readonly line?: string;
  readonly round?: boolean;
  /** Size of the word on the free one; 2 when absent. */
  readonly note?: number;
}

/** Five rows of five; the one in the middle is free. */
const board = ({ x, y, side, size, paper, free, line, round, note = 2 }: Board): Layer[] =>
  many(LETTERS * LETTERS, (i): Layer[] => {
    const [cx, cy] = [x + (i % LETTERS) * side, y + Math.floor(i / LETTERS) * side];
    const middle = i === FREE;
    const color = middle ? free : paper;
    const ink = color === 'accent' ? 'onAccent' : 'ink';
    return [
      round ? disc(cx + side / 2, cy + side / 2, side * 0.46, color) : card(cx + 0.5, cy + 0.5, side - 1, side - 1, color, 1.4, line),
      ...(middle ? [{ k: 'art', art: 'free', at: [cx + side * 0.2, cy + side * 0.1, side * 0.6, side * 0.6], colors: [] } as const, say('cell13', 'sub', [cx + 1, cy + side * 0.7, side - 2, side * 0.22], [note * 1.15, note * 0.98], ink, { on: color, align: 'center', v: 'middle', weight: 700 })] : [say(`cell${i + 1}`, size > 4 ? 'heading' : 'sub', [cx + 1.4, cy + 1, side - 2.8, side - 2], [size, 1.95], ink, { on: color, align: 'center', v: 'middle', ...(size > 4 ? {} : { lines: 4, leading: 1.2 }) })]),
    ];
  }).flat();

/** The classic: letters on balls, numbers in squares. */
const bingoClassic = (id: string, category: string): Recipe => layoutIn(id, category, ({ w, h, small }: Page) => {
  const side = (w - 14) / LETTERS;
  const top = h - 9 - side * LETTERS;
  return {
    ground: 'accent',
    layers: [
      card(4, 4, w - 8, h - 8, 'bg', 4), kicker('tag', [8, 7.6, w - 16, 3], [small * 1.05, small], 'accentText', { on: 'bg', align: 'center', weight: 700 }),
      ...many(LETTERS, (i) => disc(7 + (i + 0.5) * side, top - side * 0.52, side * 0.43, ['accent', 'accent2', 'extra', 'accent2', 'accent'][i]!)), ...many(LETTERS, (i): Layer[] => [disc(7 + (i + 0.5) * side, top - side * 0.52, side * 0.3, 'bg'), say(`letter${i + 1}`, 'heading', [7 + i * side, top - side * 0.82, side, side * 0.6], [side * 0.44, 5], 'ink', { on: 'bg', align: 'center', v: 'middle' })]).flat(),
      ...board({ x: 7, y: top, side, size: 8, paper: 'surface', free: 'accent2', line: 'ink/bg/.7', note: small }),
    ],
  };
});

/** A party's bingo: the title in a band between pictures, a wish or a sight in each square. */
const bingoParty = layoutIn('bingo-party', 'letter-flyer', ({ w, h }) => {
  const side = (w - 16) / LETTERS;
  const top = h - 11 - side * LETTERS;
  return {
    ground: 'accent2/bg/.6',
    layers: [
      ...many(14, (i) => disc((i + 0.5) * (w / 14), 0, 4, i % 2 ? 'accent' : 'extra')), ...many(14, (i) => disc((i + 0.5) * (w / 14), h, 4, i % 2 ? 'extra' : 'accent')),
      { k: 'art', art: 'left', at: [7, 8, 15, 15], colors: [] }, { k: 'art', art: 'right', at: [w - 22, 8, 15, 15], colors: [] }, say('title', 'heading', [23, 7, w - 46, 11], [10, 5], 'ink', { on: 'accent2/bg/.6', align: 'center', v: 'middle' }), say('tag', 'body', [23, 19, w - 46, 4], [2.5, 2], 'ink', { on: 'accent2/bg/.6', align: 'center', v: 'middle' }),
      ...board({ x: 8, y: top, side, size: 2.6, paper: 'bg', free: 'accent' }),
    ],
  };
});

/** The same as stickers in rounds on a dark page. */
const bingoRound = layoutIn('bingo-round', 'letter-flyer', ({ w, h }) => {
  const side = (w - 12) / LETTERS;
  const top = h - 8 - side * LETTERS;
  return {
    ground: 'ink',
    layers: [
      ...many(18, (i) => starAt((i % 2 ? 2 : w - 20) + ((i * 41) % 18), 3 + ((i * 13) % 20), 0.9 + (i % 3) * 0.4, 'accent2')), { k: 'art', art: 'left', at: [6, 6, 15, 15], colors: [] }, { k: 'art', art: 'right', at: [w - 21, 6, 15, 15], colors: [] },
      say('title', 'heading', [22, 5, w - 44, 12], [10.4, 5], 'bg', { on: 'ink', align: 'center', v: 'middle' }), say('tag', 'body', [22, 17.4, w - 44, 4], [2.5, 2], 'accent2', { on: 'ink', align: 'center', v: 'middle' }), ...board({ x: 6, y: top, side, size: 2.4, paper: 'bg', free: 'accent2', round: true }),
    ],
  };
});

/** Ten rows of a game: something on the left, a line to answer on. */
const gameRows = layoutIn('game-rows', 'letter-flyer', ({ w, h }) => {
  const step = (h - 52) / 10;
  return {
    ground: 'accent2/bg/.55',
    layers: [
      card(5, 5, w - 10, h - 10, 'bg', 3), { k: 'art', art: 'picture', at: [w - 28, 8, 19, 19], colors: [] }, kicker('tag', [10, 10, 58, 3], [2.4, 2], 'accentText', { on: 'bg', weight: 700 }), say('title', 'heading', [10, 14.6, 60, 11], [8.6, 4.6], 'ink', { on: 'bg', v: 'middle' }), say('body', 'body', [10, 28, w - 20, 4], [2.4, 2], 'ink', { on: 'bg', v: 'middle' }), rule(10, 34, w - 20, 'accent', 0.6),
      ...many(10, (i): Layer[] => { const y = 38 + i * step; return [disc(13, y + step / 2 - 0.6, 2.7, i % 2 ? 'accent2' : 'accent'), say(`no${i + 1}`, 'sub', [10, y + step / 2 - 3.2, 6, 5.2], [2.6, 2], i % 2 ? 'ink' : 'onAccent', { on: i % 2 ? 'accent2' : 'accent', align: 'center', v: 'middle', weight: 700 }), say(`item${i + 1}`, 'sub', [19, y + step / 2 - 3.2, 36, 5.2], [2.7, 2], 'ink', { on: 'bg', v: 'middle', weight: 600 }), rule(57, y + step / 2 + 2, w - 67)]; }).flat(),
      say('site', 'sub', [10, h - 10.6, w - 20, 3], [2.3, 2], 'accentText', { on: 'bg', v: 'middle', align: 'center' }),
    ],
  };
});

/** The same between leaves, in two columns of five fields. */
const gameFields = layoutIn('game-fields', 'letter-flyer', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...[0, 1].flatMap((end) => many(11, (i) => leaf((i + 0.5) * (w / 11), end ? h + 1 : -1, 8 + (i % 3) * 2, 5, (end ? -90 : 90) + (i - 5) * (end ? 5 : -5), i % 2 ? 'extra' : 'accent2'))), { k: 'art', art: 'picture', at: [w / 2 - 8, 14, 16, 16], colors: [] },
    say('title', 'heading', [10, 31, w - 20, 11], [9.4, 5], 'ink', { align: 'center', v: 'middle' }), say('body', 'body', [14, 43, w - 28, 4], [2.4, 2], 'muted', { align: 'center', v: 'middle' }),
    ...many(10, (i): Layer[] => { const [x, y] = [10 + (i % 2) * (w / 2 - 8), 50 + Math.floor(i / 2) * 12.2]; return [card(x, y, w / 2 - 12, 10.6, 'accent2/bg/.72', 2), say(`item${i + 1}`, 'sub', [x + 2.4, y + 1, w / 2 - 17, 4], [2.4, 1.95], 'ink', { on: 'accent2/bg/.72', v: 'middle', weight: 600 }), rule(x + 2.4, y + 8.6, w / 2 - 17)]; }).flat(),
    say('site', 'sub', [14, h - 16.8, w - 28, 3], [2.3, 2], 'accentText', { align: 'center', v: 'middle' }),
  ],
}));

/** Who brings what: a name, a dish and a line for the telephone. */
const signTable = layoutIn('sign-table', 'letter-flyer', ({ w, h }) => {
  const rows = 14;
  const [top, step] = [40, (h - 40 - 12) / rows];
  return {
    ground: 'bg',
    layers: [
      box(0, 0, w, 27, 'accent'), ...many(12, (i) => poly([[i * (w / 12), 27], [(i + 1) * (w / 12), 27], [(i + 0.5) * (w / 12), 31]], i % 2 ? 'accent' : 'accent2')), { k: 'art', art: 'picture', at: [w - 26, 5, 17, 17], colors: [] }, kicker('tag', [8, 6.4, 62, 3], [2.5, 2], 'onAccent', { on: 'accent', weight: 700 }), say('title', 'heading', [8, 11, 64, 12], [9.4, 5], 'onAccent', { on: 'accent', v: 'middle' }),
      ...(['col1', 'col2', 'col3'] as const).map((t, i) => say(t, 'sub', [[8, 40, 72][i]!, 34, 30, 3.4], [2.5, 2], 'accentText', { weight: 700, v: 'middle' })), box(8, 39, w - 16, 0.6, 'ink'),
      ...many(rows, (i): Layer[] => [...(i % 2 ? [box(8, top + i * step, w - 16, step, 'surface')] : []), rule(8, top + (i + 1) * step, w - 16, 'ink/bg/.6')]).flat(), ...[38, 70].map((x) => box(x, 34, 0.3, top + rows * step - 34, 'ink/bg/.6')), say('site', 'sub', [8, h - 9, w - 16, 3.4], [2.4, 2], 'muted', { align: 'center', v: 'middle' }),
    ],
  };
});

/** Slots down the page with a time to each and room for two names. */
const signSlots = layoutIn('sign-slots', 'letter-flyer', ({ w, h }) => {
  const rows = 8;
  const step = (h - 36 - 12) / rows;
  return {
    ground: 'accent2/bg/.6',
    layers: [
      { k: 'art', art: 'picture', at: [8, 8, 17, 17], colors: [] }, kicker('tag', [29, 8.6, w - 37, 3], [2.5, 2], 'accentText', { on: 'accent2/bg/.6', weight: 700 }), say('title', 'heading', [29, 13, w - 37, 11], [9, 5], 'ink', { on: 'accent2/bg/.6', v: 'middle' }), say('body', 'body', [8, 28, w - 16, 4], [2.4, 2], 'ink', { on: 'accent2/bg/.6', v: 'middle' }),
      ...many(rows, (i): Layer[] => { const y = 35 + i * step; return [card(8, y, w - 16, step - 2, 'bg', 2), card(8, y, 27, step - 2, i % 2 ? 'accent2' : 'accent', 2), say(`time${i + 1}`, 'sub', [10, y, 23, step - 2], [2.8, 2], i % 2 ? 'ink' : 'onAccent', { on: i % 2 ? 'accent2' : 'accent', align: 'center', v: 'middle', weight: 700, lines: 2, leading: 1.2 }), rule(39, y + (step - 2) * 0.46, w - 50), rule(39, y + (step - 2) * 0.86, w - 50)]; }).flat(), say('site', 'sub', [8, h - 9, w - 16, 3.4], [2.4, 2], 'ink', { on: 'accent2/bg/.6', align: 'center', v: 'middle' }),
    ],
  };
});

export const games: readonly Recipe[] = [bingoClassic('bingo-classic', 'letter-flyer'), bingoClassic('bingo-small', 'a6-card'), bingoParty, bingoRound, gameRows, gameFields, signTable, signSlots];
