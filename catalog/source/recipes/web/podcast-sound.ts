import type { Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from '../social-media/drawing.js';

const BARS = 84;
const { polygon } = pen(100, 100);

/** Bars all round a point, as long as a voice is loud. */
function sound(cx: number, cy: number, from: number, loudest: number): string {
  return Array.from({ length: BARS }, (_, i) => {
    const angle = (2 * Math.PI * i) / BARS;
    const voice = Math.abs(Math.sin(i * 0.61) * Math.sin(i * 0.17 + 0.6) + 0.35 * Math.sin(i * 1.9));
    const to = from + 2.5 + loudest * Math.min(1, voice);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const at = (r: number, side: number) => [cx + dx * r - dy * side, cy + dy * r + dx * side] as const;
    return polygon([at(from, -0.55), at(to, -0.55), at(to, 0.55), at(from, 0.55)]);
  }).join('');
}

const [X, Y] = [66, 29];
const disc = (id: string, r: number, color: string) =>
  ({ k: 'shape', outline: 'ellipse', id, at: [X - r, Y - r, 2 * r, 2 * r], color }) as const;

/** A voice drawn as a ring of bars round an emblem, the show's name as wide as the cover. */
export const podcastSound: Recipe = {
  id: 'podcast-sound',
  category: 'podcast-cover',
  size: [1400, 1400],
  layers: [
    disc('field', 37, 'surface'),
    sketch('sound', [0, 0, 100, 100], sound(X, Y, 19.6, 11), 'accent2'),
    disc('label', 17, 'accent'),
    { k: 'art', art: 'emblem', at: [X - 11, Y - 11, 22, 22], colors: ['onAccent', 'onAccent/accent/.55'] },
    { k: 'text', t: 'tag', font: 'sub', at: [8, 8, 22, 8], size: [2.9, 2.3], lines: 2, leading: 1.35, caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'line', at: [8, 17.6, 7, 0.9], thickness: 0.6, color: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 64, 84, 21.5], size: [19, 10], lines: 2, v: 'bottom', color: 'ink' },
    { k: 'text', t: 'author', font: 'sub', at: [8, 91, 60, 3.6], size: [3.4, 2.6], color: 'muted' },
  ],
};
