import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { chance, pen, sketch } from '../social-media/drawing.js';

const [WIDTH, HEIGHT] = [177.78, 100];

const stars = (): string =>
  Array.from({ length: 60 }, (_, i) => {
    const [x, y] = [chance(i * 3 + 1) * WIDTH, chance(i * 5 + 17) * HEIGHT];
    return pen(WIDTH, HEIGHT).circle(x, y, 0.12 + chance(i * 11) * 0.28);
  }).join('');

const orbit = (width: number, height: number, opacity: number): Layer => ({
  k: 'shape',
  outline: 'ellipse',
  at: [128 - width / 2, 54 - height / 2, width, height],
  stroke: { color: 'ink', width: 0.3 },
  rotate: -18,
  opacity,
});

const moon = (x: number, y: number, side: number, colors: readonly string[]): Layer => ({
  k: 'shape',
  outline: 'ellipse',
  at: [x, y, side, side],
  gradient: { angle: 50, colors },
});

/** A planet and its moons on thin orbits, the title of a film or a lesson beside it. */
export const videoCoverOrbit: Recipe = {
  id: 'video-cover-orbit',
  category: 'video-cover',
  size: [1920, 1080],
  mode: 'dark',
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'sky', at: [0, 0, WIDTH, HEIGHT], gradient: { angle: 20, colors: ['bg', 'bg', 'bg/extra/.45'] } },
    sketch('stars', [0, 0, WIDTH, HEIGHT], stars(), 'bg/ink/.7'),
    orbit(132, 84, 0.25),
    orbit(110, 60, 0.4),
    moon(98, 24, 60, ['accent2', 'accent', 'accent/bg/.75']),
    orbit(88, 26, 0.9),
    moon(81, 62, 9, ['ink', 'extra']),
    moon(160, 13, 5, ['accent2', 'accent']),
    { k: 'text', t: 'tag', font: 'sub', at: [10, 14, 70, 3], size: [2.9, 2.3], caps: true, tracking: 0.2, color: 'accentText' },
    { k: 'line', at: [10, 20.6, 9, 0.9], thickness: 0.5, color: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [10, 31, 78, 42], size: [18, 10], lines: 3, v: 'top', color: 'ink' },
    { k: 'text', t: 'body', font: 'body', at: [10, 78, 50, 11], size: [3.3, 2.7], lines: 3, v: 'bottom', color: 'muted' },
  ],
};
