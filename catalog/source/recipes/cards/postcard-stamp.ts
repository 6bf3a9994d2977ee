import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from '../social-media/drawing.js';
import { inked } from '../events/linework.js';

const [LEFT, TOP, WIDTH, HEIGHT] = [104.5, 8, 28, 34];

/** A stamp's paper: half holes all along its four edges. */
function perforated(): string {
  const { to, arc } = pen(WIDTH, HEIGHT);
  const [across, down, hole] = [10, 12, 0.95];
  const [stepX, stepY] = [WIDTH / across, HEIGHT / down];
  const along = (count: number, place: (i: number) => readonly [number, number], dx: number, dy: number): string =>
    Array.from({ length: count }, (_, i) => {
      const [x, y] = place(i + 0.5);
      return `L${to(x - dx * hole, y - dy * hole)}${arc(hole, x + dx * hole, y + dy * hole, false)}`;
    }).join('');
  return (
    `M${to(0, 0)}${along(across, (i) => [i * stepX, 0], 1, 0)}L${to(WIDTH, 0)}${along(down, (i) => [WIDTH, i * stepY], 0, 1)}` +
    `L${to(WIDTH, HEIGHT)}${along(across, (i) => [WIDTH - i * stepX, HEIGHT], -1, 0)}L${to(0, HEIGHT)}${along(down, (i) => [0, HEIGHT - i * stepY], 0, -1)}Z`
  );
}

const wave = (i: number): Layer => {
  const { to } = pen(8, 2);
  const swings = Array.from({ length: 8 }, (_, k) => `Q${to(k + 0.5, k % 2 ? 2.4 : -0.4)} ${to(k + 1, 1)}`).join('');
  return { ...inked(`cancel-${i}`, [58, 17.6 + i * 3.6, 34, 2.4], `M${to(0, 1)}${swings}`, 'ink', 0.42), opacity: 0.7 };
};

const POSTMARK = [98.5, 24] as const;
const postmark = (id: string, radius: number): Layer => ({
  ...{ k: 'shape', outline: 'ellipse', id: `postmark-${id}`, opacity: 0.7, stroke: { color: 'ink', width: 0.5 } },
  at: [POSTMARK[0] - radius, POSTMARK[1] - radius, 2 * radius, 2 * radius],
});

/** A photo on card, a stamp in the corner with the postmark's waves across both, the news beside it. */
export const postcardStamp: Recipe = {
  id: 'postcard-stamp',
  category: 'postcard',
  size: [1748, 1240],
  ground: 'surface',
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'card', at: [4.5, 4.5, 131.97, 91], color: 'bg' },
    { k: 'photo', photo: 'hero', at: [8, 8, 89, 84] },
    sketch('stamp', [LEFT, TOP, WIDTH, HEIGHT], perforated(), 'accent2/bg/.5'),
    { k: 'shape', outline: 'rectangle', id: 'stamp-picture', at: [LEFT + 2.6, TOP + 2.6, WIDTH - 5.2, HEIGHT - 5.2], color: 'accent' },
    { k: 'shape', outline: 'ellipse', id: 'stamp-sun', at: [LEFT + 5, TOP + 5, 18, 18], color: 'accent2' },
    { k: 'art', art: 'emblem', at: [LEFT + 6.5, TOP + 6.5, 15, 15], colors: ['ink', 'bg'] },
    { k: 'text', t: 'price', font: 'heading', at: [LEFT + 5, TOP + 24.6, WIDTH - 10, 4.4], size: [5.4, 3.4], align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
    ...[0, 1, 2, 3].map(wave),
    postmark('outer', 11),
    postmark('inner', 8.6),
    { k: 'shape', outline: 'star', id: 'postmark-star', at: [POSTMARK[0] - 4, POSTMARK[1] - 4, 8, 8], color: 'ink', opacity: 0.7, rotate: -14 },
    { k: 'text', t: 'tag', font: 'sub', at: [104, 49.4, 28, 3], size: [2.6, 2.1], caps: true, tracking: 0.14, color: 'accentText', on: 'bg' },
    { k: 'text', t: 'title', font: 'heading', at: [104, 55.4, 28.6, 18], size: [9.4, 5], lines: 2, color: 'ink', on: 'bg' },
    { k: 'text', t: 'body', font: 'body', below: 'title', gap: 4.8, at: [104, 0, 28.4, 12], size: [3, 2.3], lines: 4, leading: 1.5, color: 'muted', on: 'bg' },
    { k: 'text', t: 'author', font: 'sub', at: [104, 88, 28, 4], size: [2.8, 2.2], v: 'bottom', color: 'ink', on: 'bg' },
  ],
};
