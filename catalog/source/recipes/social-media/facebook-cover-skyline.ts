import type { Recipe } from '../../../build/templates/recipe.js';
import { chance, pen, sketch } from './drawing.js';

const [WIDTH, HEIGHT] = [262.82, 100];
const { polygon, box, circle } = pen(WIDTH, HEIGHT);

interface House {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly roof: number;
}

/** Houses side by side along the whole street, none like its neighbor. */
function street(seed: number, low: number, high: number): House[] {
  const houses: House[] = [];
  for (let x = 0; x < WIDTH; ) {
    const i = seed + houses.length * 3;
    const width = 11 + Math.round(chance(i) * 11);
    const top = low - chance(i + 1) * (low - high);
    houses.push({ x, width: Math.min(width, WIDTH - x), top, roof: Math.floor(chance(i + 2) * 4) });
    x += width;
  }
  return houses;
}

/** Flat, pitched, sloping, or flat with a mast. */
function outline({ x, width, top, roof }: House): string {
  const body = box(x, top, width + 0.1, HEIGHT - top);
  if (roof === 1) return body + polygon([[x, top], [x + width / 2, top - 7], [x + width, top]]);
  if (roof === 2) return body + polygon([[x, top], [x + width, top - 6], [x + width, top]]);
  if (roof === 3) return body + box(x + width / 2 - 0.4, top - 9, 0.8, 9);
  return body;
}

/** Windows in rows, most of them dark: only the lit ones are drawn. */
const windows = (houses: readonly House[]): string =>
  houses
    .flatMap(({ x, width, top }, h) =>
      Array.from({ length: 8 }, (_, row) =>
        [0, 1, 2].map((column) => {
          const lit = chance(h * 97 + row * 13 + column * 5) > 0.58;
          const [left, y] = [x + width * (0.18 + column * 0.25), top + 5 + row * 6.4];
          return lit && y < HEIGHT - 5 ? box(left, y, width * 0.13, 3.2) : '';
        }),
      ),
    )
    .flat()
    .join('');

/** Stars, but none among the words. */
const stars = (): string =>
  Array.from({ length: 60 }, (_, i) => [chance(i * 2) * WIDTH, chance(i * 2 + 1) * 44, 0.22 + chance(i) * 0.35] as const)
    .filter(([x, y]) => x > 172 || y < 9)
    .map(([x, y, radius]) => circle(x, y, radius))
    .join('');

const [FAR, NEAR] = [street(5, 62, 34), street(800, 84, 58)];

/** A street of lit windows under a large moon, the name in the sky. */
export const facebookCoverSkyline: Recipe = {
  id: 'facebook-cover-skyline',
  category: 'facebook-cover',
  size: [1640, 624],
  mode: 'dark',
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'sky', at: [0, 0, WIDTH, HEIGHT], gradient: { angle: 90, colors: ['bg', 'bg/extra/.5', 'extra/accent/.35'] } },
    sketch('stars', [0, 0, WIDTH, HEIGHT], stars(), 'ink'),
    { k: 'shape', outline: 'ellipse', id: 'moon-glow', at: [184, -2, 62, 62], color: 'accent2', opacity: 0.16 },
    { k: 'shape', outline: 'ellipse', id: 'moon', at: [193, 7, 44, 44], color: 'accent2' },
    sketch('far-street', [0, 0, WIDTH, HEIGHT], FAR.map((house) => outline({ ...house, top: house.top + (house.x < 150 ? 22 : 0) })).join(''), 'bg/extra/.42'),
    sketch('near-street', [0, 0, WIDTH, HEIGHT], NEAR.map(outline).join(''), 'bg'),
    sketch('windows', [0, 0, WIDTH, HEIGHT], windows(NEAR), 'accent2'),
    { k: 'text', t: 'tag', font: 'sub', at: [12, 13, 130, 4], size: [4, 3.2], caps: true, tracking: 0.16, color: 'accent2' },
    { k: 'text', t: 'title', font: 'heading', at: [12, 23, 150, 22], size: [25, 12], color: 'ink' },
    { k: 'text', t: 'body', font: 'sub', below: 'title', gap: 6, at: [12, 0, 150, 5], size: [5.4, 4], color: 'ink' },
  ],
};
