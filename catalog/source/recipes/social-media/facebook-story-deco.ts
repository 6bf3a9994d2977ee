import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch, type Point } from './drawing.js';

const { to, arc } = pen(100, 50);

/** A fan of slender rays, cut round at its rim. */
function fan(): string {
  const rays = 13;
  return Array.from({ length: rays }, (_, i) => {
    const middle = Math.PI * ((i + 0.5) / rays);
    const [from, past] = [middle - 0.085, middle + 0.085];
    const reach = i % 2 ? 46 : 38;
    const point = (angle: number, r: number): Point => [50 - Math.cos(angle) * r, 50 - Math.sin(angle) * r];
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [point(middle, 13), point(from, reach), point(past, reach), point(middle, 13)];
    return `M${to(ax, ay)}L${to(bx, by)}${arc(Math.hypot(bx - cx, by - cy) / 2, cx, cy)}L${to(dx, dy)}Z`;
  }).join('');
}

const frame = (inset: number, width: number): Layer => ({
  k: 'shape',
  outline: 'rectangle',
  id: `frame-${inset}`,
  at: [inset, inset, 100 - 2 * inset, 177.78 - 2 * inset],
  stroke: { color: 'accent', width },
});

const diamond = (x: number, y: number, side: number): Layer => ({
  k: 'shape',
  outline: 'diamond',
  at: [x - side / 2, y - side / 2, side, side],
  color: 'accent',
});

/** An evening invitation in the manner of the twenties: a fan and fine frames on a dark ground, all on one axis. */
export const facebookStoryDeco: Recipe = {
  id: 'facebook-story-deco',
  category: 'facebook-story',
  size: [1080, 1920],
  mode: 'dark',
  layers: [
    frame(5, 0.5),
    frame(7, 0.25),
    sketch('fan', [12, 29, 76, 38], fan(), 'accent'),
    { k: 'shape', outline: 'half', id: 'core', at: [44, 61, 12, 6], color: 'accent2' },
    { k: 'line', at: [14, 68.8, 72, 0.8], thickness: 0.4, color: 'accent' },
    { k: 'text', t: 'tag', font: 'sub', at: [14, 76, 72, 3], size: [3.1, 2.4], caps: true, tracking: 0.2, align: 'center', color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [12, 85, 76, 44], size: [19, 10], lines: 3, v: 'middle', align: 'center', color: 'ink' },
    diamond(50, 137, 3),
    { k: 'line', at: [28, 136.6, 17, 0.8], thickness: 0.35, color: 'accent' },
    { k: 'line', at: [55, 136.6, 17, 0.8], thickness: 0.35, color: 'accent' },
    { k: 'text', t: 'date', font: 'heading', at: [14, 144, 72, 5.4], size: [7.2, 4.6], align: 'center', color: 'ink' },
    { k: 'text', t: 'place', font: 'body', at: [14, 154.5, 72, 9], size: [3.9, 3], lines: 2, align: 'center', color: 'muted' },
  ],
};
