import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const HEIGHT = 140.91;
const SUN = { x: 50, y: 58 };
const RAYS = 18;
/** Far enough to reach the farthest corner. */
const REACH = 160;

const n = (value: number): number => Math.round(value * 100) / 100;

/** A point around the sun, in the stretched box of the whole page. */
function around(step: number): string {
  const angle = (Math.PI * step) / RAYS - Math.PI / 2;
  return `${n(SUN.x + REACH * Math.cos(angle))} ${n(((SUN.y + REACH * Math.sin(angle)) / HEIGHT) * 100)}`;
}

const rays = Array.from({ length: RAYS }, (_, i) => {
  const from = 2 * i - 0.5;
  return `M${SUN.x} ${n((SUN.y / HEIGHT) * 100)}L${around(from)}L${around(from + 1)}Z`;
}).join('');

const disc = (radius: number, color: string): Layer => ({
  k: 'shape',
  outline: 'ellipse',
  at: [SUN.x - radius, SUN.y - radius, radius * 2, radius * 2],
  color,
});

const hill = (y: number, path: string, color: string): Layer => ({
  k: 'shape',
  outline: 'rectangle',
  path,
  at: [-1, y, 102, HEIGHT - y + 1],
  color,
});

/** A low sun of rings with rays to every edge, going down behind two hills that carry the words. */
export const posterSunburst: Recipe = {
  id: 'poster-sunburst',
  category: 'poster',
  size: [797, 1123],
  ground: 'accent2',
  layers: [
    { k: 'shape', outline: 'rectangle', path: rays, at: [0, 0, 100, HEIGHT], color: 'accent2/bg/.34' },
    disc(37, 'bg'),
    disc(32, 'accent2'),
    disc(27, 'accent'),
    disc(20, 'accent/accent2/.35'),
    disc(13, 'bg'),
    hill(72, 'M0 22C18 2 36 0 54 12S84 30 100 10V100H0Z', 'extra'),
    hill(82, 'M0 10C20 0 34 2 52 12S82 20 100 4V100H0Z', 'ink'),
    { k: 'text', t: 'title', font: 'heading', at: [8, 96.5, 84, 23], size: [17, 9], lines: 2, v: 'middle', color: 'bg', on: 'ink' },
    { k: 'line', at: [8, 126, 84, 0.9], thickness: 0.35, color: 'accent2' },
    { k: 'text', t: 'date', font: 'sub', at: [8, 129.4, 40, 7], size: [2.75, 2.3], lines: 2, weight: 700, leading: 1.3, color: 'accent2', on: 'ink' },
    { k: 'text', t: 'place', font: 'sub', at: [52, 129.4, 40, 7], size: [2.75, 2.3], lines: 2, leading: 1.3, align: 'right', color: 'bg', on: 'ink' },
  ],
};
