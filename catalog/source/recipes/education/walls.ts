import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { box, disc, drawn, leaf, many, poly } from '../scenes/kit.js';
import { card, kicker, rule, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

const TILES = ['accent', 'accent2/bg/.3', 'extra/bg/.3', 'bg', 'accent2', 'extra'];
const inkOn = (tile: string): string => (tile === 'accent' ? 'onAccent' : 'ink');

/** A letter and a picture to each tile; the title takes the place of two. */
const alphabetTiles = layoutIn('alphabet-tiles', 'poster', () => ({
  ground: 'surface',
  layers: [
    card(5, 5, 44, 17.6, 'ink', 2), say('title', 'heading', [8, 7, 38, 9], [9, 5], 'bg', { on: 'ink', v: 'middle' }), say('tag', 'sub', [8, 16, 38, 3], [2.7, 2.1], 'accent2', { on: 'ink', v: 'middle' }),
    ...many(26, (i): Layer[] => {
      const cell = i + 2;
      const [x, y] = [5 + (cell % 4) * 22.9, 5 + Math.floor(cell / 4) * 18.8];
      const tile = TILES[((cell % 4) + Math.floor(cell / 4) * 4) % 6]!;
      return [
        card(x, y, 21.3, 17.2, tile, 2),
        say(`letter${i + 1}`, 'heading', [x + 1.6, y + 2, 9, 8.4], [8.6, 5], inkOn(tile), { on: tile, v: 'middle' }), { k: 'art', art: `picture${i + 1}`, at: [x + 11, y + 2.4, 9.2, 9.2], colors: [] },
        say(`word${i + 1}`, 'sub', [x + 1.8, y + 13, 18, 2.8], [2.4, 2], inkOn(tile), { on: tile, v: 'middle' }),
      ];
    }).flat(),
  ],
}));

/** Five sheets pinned side by side, a day on each, with lines for six lessons. */
const schedulePins = layoutIn('class-schedule-pins', 'class-schedule', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    ...many(14, (i) => box(i * 10.4, 0, 5.2, h, 'accent2/bg/.14')),
    say('title', 'heading', [8, 7, 72, 11], [11, 6], 'ink', { on: 'accent2', v: 'middle' }), say('tag', 'sub', [84, 7, w - 116, 11], [2.8, 2.2], 'ink', { on: 'accent2', v: 'middle', align: 'right' }),
    drawn(w - 25, 5, 13, 13, 'M50 15C62 3 100 2 99 42C97 80 74 104 50 95C26 104 3 80 1 42C0 2 38 3 50 15Z', 'accent'), leaf(w - 18, 6, 6, 3, -40, 'extra/ink/.3'),
    ...many(6, (i): Layer[] => [say(`time${i + 1}`, 'sub', [4.6, 35.4 + i * 10, 12, 6], [2.5, 2.1], 'ink', { on: 'accent2', v: 'middle', weight: 700 })]).flat(),
    ...many(5, (i): Layer[] => {
      const x = 17.4 + i * 24.1;
      const head = ['accent', 'ink', 'extra', 'accent', 'ink'][i]!;
      return [
        box(x + 1, 24, 22, h - 29, 'accent2/ink/.24'), box(x, 23, 22, h - 29, 'bg'), box(x, 23, 22, 8.4, head), disc(x + 11, 23, 1.9, 'bg'), disc(x + 11, 23, 1.1, 'ink/accent/.5'),
        say(`day${i + 1}`, 'heading', [x + 1.4, 24.6, 19.2, 6], [4, 2.6], head === 'accent' ? 'onAccent' : head === 'ink' ? 'bg' : 'ink', { on: head, align: 'center', v: 'middle' }),
        ...many(6, (row): Layer[] => [...(row % 2 ? [box(x, 33.4 + row * 10, 22, 10, 'surface')] : []), say(`lesson${i * 6 + row + 1}`, 'sub', [x + 1.6, 33.4 + row * 10, 19, 10], [2.7, 2.1], 'ink', { on: row % 2 ? 'surface' : 'bg', v: 'middle' })]).flat(),
      ];
    }).flat(),
  ],
}));

/** Who I am, to be drawn and filled in by a child. */
const meSheet = layoutIn('worksheet-me', 'worksheet', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 25, 'accent2'), ...many(12, (i) => disc(4.2 + i * 8.34, 25, 4.2, 'accent2')), disc(88, 9, 12, 'accent'), poly([[71, 4], [77, 15], [65, 15]], 'extra'),
    say('title', 'heading', [8, 8, 53, 12], [12, 6], 'ink', { on: 'accent2', v: 'middle' }),
    card(8, 35, 40, 48, 'bg', 3, 'ink'), say('frame', 'sub', [10, 77, 36, 4], [2.4, 2], 'muted', { align: 'center', v: 'middle' }), drawn(20, 43, 16, 32, 'M50 0C76 0 84 18 84 28C84 42 70 50 66 52C92 56 100 74 100 100H0C0 74 8 56 34 52C30 50 16 42 16 28C16 18 24 0 50 0Z', 'surface'),
    ...many(4, (i): Layer[] => [kicker(`ask${i + 1}`, [53, 37 + i * 12, 40, 3], [2.3, 2], 'accentText', { weight: 700 }), rule(53, 45.6 + i * 12, 39, 'ink', 0.3)]).flat(),
    ...many(6, (i): Layer[] => {
      const [x, y] = [8 + (i % 3) * 28.6, 90 + Math.floor(i / 3) * 22.6];
      const color = ['accent', 'accent2', 'extra', 'extra', 'accent', 'accent2'][i]!;
      return [card(x, y, 26.8, 20, `${color}/bg/.7`, 3), say(`box${i + 1}`, 'sub', [x + 2.4, y + 2.6, 22, 3], [2.4, 2], 'ink', { on: `${color}/bg/.7`, weight: 700 })];
    }).flat(),
    say('body', 'body', [8, h - 6.8, w - 16, 2.6], [2.1, 1.95], 'muted', { align: 'center' }),
  ],
}));

export const walls: readonly Recipe[] = [alphabetTiles, schedulePins, meSheet];
