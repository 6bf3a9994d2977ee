import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { wordsOn } from '../../personal/pages/parts.js';
import { box, disc, many, poly, ring, starAt, towards } from '../../scenes/kit.js';
import { card, icon, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const [W, H] = [140, 100];
const HUE = ['accent', 'accent2', 'extra', 'ink'] as const;

/** A set of cards: as many pages as there are words. */
const deck = (id: string, count: number, page: (i: number) => PageRecipe): Recipe => {
  const first = page(0);
  return { ...layoutIn(id, 'flash-card', () => ({ ground: first.ground ?? 'bg', layers: [...first.layers] })), pages: many(count - 1, (i) => page(i + 1)) };
};

/** A picture on a field of color at the left, the word and what it means at the right. */
const halves = (id: string, count: number): Recipe =>
  deck(id, count, (i) => {
    const hue = HUE[i % 3]!;
    return {
      ground: 'bg',
      layers: [box(0, 0, 62, H, hue), ...many(5, (k) => ring(0, H, 22 + k * 13, 2, 'bg', { opacity: 0.2 })), disc(31, 50, 26, 'bg', { opacity: 0.9 }), icon(`picture${i + 1}`, 12, 31, 38), say(`word${i + 1}`, 'heading', [70, 26, 62, 24], [19, 8], 'ink', { lines: 1, v: 'middle' }), box(70, 54, 16, 1.4, hue), say(`means${i + 1}`, 'body', [70, 60, 62, 9], [6.6, 4], 'muted', { v: 'middle' }), say(`say${i + 1}`, 'sub', [70, 80, 62, 6], [4, 3], 'accentText', { v: 'middle' })],
    };
  });

/** A picture in a round over a band with the word. */
const banded = (id: string, count: number): Recipe =>
  deck(id, count, (i) => {
    const hue = HUE[(i + 1) % 3]!;
    return {
      ground: `${hue}/bg/.7`,
      layers: [...many(24, (k) => disc(6 + (k % 8) * 18.4, 8 + Math.floor(k / 8) * 26, 1.5, hue)), disc(W / 2, 36, 32, 'bg'), icon(`picture${i + 1}`, W / 2 - 20, 15, 40), box(0, 68, W, 32, 'ink'), box(0, 68, W, 1.6, hue), say(`word${i + 1}`, 'heading', [10, 71, W - 20, 14], [15, 7], 'bg', { on: 'ink', align: 'center', v: 'middle' }), say(`means${i + 1}`, 'sub', [10, 87, W - 20, 6], [5, 3.4], 'accent2', { on: 'ink', align: 'center', v: 'middle' })],
    };
  });

/** A number as large as the card, and as many things. */
const numbers = (id: string, count: number, mark: 'star' | 'thing'): Recipe =>
  deck(id, count, (i) => {
    const hue = HUE[i % 3]!;
    const n = i + 1;
    const across = n > 6 ? 4 : n > 4 ? 3 : n > 1 ? 2 : 1;
    const size = n > 6 ? 15 : n > 4 ? 18 : n > 1 ? 24 : 38;
    const down = Math.ceil(n / across);
    return {
      ground: 'bg',
      layers: [
        box(0, 0, 58, H, hue), say(`n${n}`, 'heading', [5, 12, 48, 56], [54, 20], wordsOn(hue), { on: hue, align: 'center', v: 'middle' }), say(`name${n}`, 'sub', [6, 76, 46, 9], [9, 5], wordsOn(hue), { on: hue, align: 'center', v: 'middle', weight: 700 }),
        ...many(n, (k): Layer => { const [cx, cy] = [99 + ((k % across) - (across - 1) / 2) * (size + 3), 50 + (Math.floor(k / across) - (down - 1) / 2) * (size + 5)]; return mark === 'star' ? starAt(cx, cy, size * 0.52, HUE[(k + i) % 3]!, 5, 0.5) : icon(`thing${n}`, cx - size / 2, cy - size / 2, size); }),
      ],
    };
  });

/** A sum with dots to count, and its answer on the page after. */
const sum = (id: string, pairs: readonly (readonly [number, number])[]): Recipe =>
  deck(id, pairs.length * 2, (i) => {
    const k = Math.floor(i / 2);
    const [a, b] = pairs[k]!;
    const hue = HUE[k % 3]!;
    if (i % 2) return { ground: hue, layers: [...many(11, (s) => starAt(...towards(W / 2, 46, 42, 145 + s * 25), 2.4, 'bg', 5, 0.48)), disc(W / 2, 46, 34, 'bg'), say(`answer${k + 1}`, 'heading', [W / 2 - 26, 26, 52, 40], [40, 16], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say(`whole${k + 1}`, 'sub', [20, 86, W - 40, 8], [6, 4], wordsOn(hue), { on: hue, align: 'center', v: 'middle', weight: 700 })] };
    const dots = (from: number, count: number, color: string): Layer[] => many(count, (d) => disc(from + (d % 5) * 9, 72 + Math.floor(d / 5) * 9, 3.4, color));
    return { ground: 'bg', layers: [card(8, 10, W - 16, 50, `${hue}/bg/.78`, 5), say(`sum${k + 1}`, 'heading', [12, 12, W - 24, 46], [34, 14], 'ink', { on: `${hue}/bg/.78`, align: 'center', v: 'middle' }), ...dots(20, a, hue), ...dots(80, b, 'ink')] };
  });

/** A form drawn large, its name and sides under it. */
const shapes = (id: string): Recipe =>
  deck(id, 6, (i) => {
    const hue = HUE[i % 3]!;
    const [cx, cy, r] = [W / 2, 40, 30];
    const turn = [0, -90, -45, -90, -90, -90][i]!;
    const sides = [0, 3, 4, 5, 6, 8][i]!;
    const form: Layer = sides ? poly(many(sides, (k) => towards(cx, cy + (sides === 3 ? 6 : 0), r * (sides === 3 ? 1.1 : 1), turn + (k * 360) / sides)), hue) : disc(cx, cy, r, hue);
    return { ground: 'bg', layers: [...many(15, (k) => box(k * 10, 0, 0.25, H, 'accent2/bg/.6')), ...many(11, (k) => box(0, k * 10, W, 0.25, 'accent2/bg/.6')), form, box(0, 76, W, 24, 'ink'), say(`word${i + 1}`, 'heading', [10, 78, 78, 20], [14, 7], 'bg', { on: 'ink', v: 'middle' }), say(`means${i + 1}`, 'sub', [88, 78, 42, 20], [5, 3.2], 'accent2', { on: 'ink', v: 'middle', align: 'right' })] };
  });

const PAINT = ['#d92d3a', '#2563d9', '#f4c020', '#2f9a4f', '#f0832a', '#8247c9'] as const;
/** A card of one color, and three things that have it. */
const colors = (id: string): Recipe =>
  deck(id, 6, (i) => ({
    ground: PAINT[i]!,
    layers: [card(10, 10, W - 20, 50, 'bg', 6), ...many(3, (k) => icon(`${['red', 'blue', 'yellow', 'green', 'orange', 'purple'][i]!}${k + 1}`, 19 + k * 36, 20, 30)), card(10, 66, W - 20, 24, 'bg', 6), say(`word${i + 1}`, 'heading', [16, 67, W - 32, 22], [17, 8], 'ink', { on: 'bg', align: 'center', v: 'middle' })],
  }));

/** Sets of cards to learn from. */
export const cardDecks: readonly Recipe[] = [
  halves('deck-animales', 6), banded('deck-comida', 6), halves('deck-casa', 6), banded('deck-frases', 6), banded('deck-feelings', 6), halves('deck-moods', 6), halves('deck-verbs', 6),
  numbers('deck-stars', 10, 'star'), numbers('deck-things', 10, 'thing'), sum('deck-sums', [[2, 3], [4, 1], [5, 5], [3, 4]]), sum('deck-doubles', [[2, 2], [3, 3], [4, 4], [5, 5]]), shapes('deck-shapes'), colors('deck-colors'),
];
