import type { Layer } from '../../../build/templates/recipe.js';
import { box, disc, drawn, outlined, ring, type Region, type Scene } from '../scenes/kit.js';
import { panelOf, type Stage } from './stage.js';

/** A name and what is done under it, centered. */
const signed = (y: number, on: string, color: string, soft: string): Layer[] => [
  { k: 'text', t: 'name', font: 'heading', at: [7, y, 86, 11], size: [11, 6], align: 'center', v: 'middle', color, on },
  { k: 'text', t: 'tag', font: 'sub', at: [10, y + 14.6, 80, 4], size: [3.7, 3], caps: true, tracking: 0.16, align: 'center', color: soft, on },
];

/** The page with a hole in it, of percents: no layer can be cut by another, so a plate covers what runs past. */
const ROUND = 'M0 0H100V100H0Z M50 8C33.4 8 20 21.4 20 38C20 54.6 33.4 68 50 68C66.6 68 80 54.6 80 38C80 21.4 66.6 8 50 8Z';
const ARCHED = 'M0 0H100V100H0Z M50 9C36.2 9 25 20.2 25 34V68H75V34C75 20.2 63.8 9 50 9Z';

/** A logo: the scene in a round window with a double edge, the name below. */
export const roundel: Stage = (scene) => round(scene, { x: 20, y: 8, w: 60, h: 60 });

/** As a roundel, for a thing that stands alone and must not be cut by the window. */
export const medal: Stage = (scene) => round(scene, { x: 28, y: 11, w: 44, h: 57 });

const round = (scene: Scene, region: Region): ReturnType<Stage> => ({
  ground: 'bg',
  layers: [
    disc(50, 38, 31, panelOf(scene)),
    ...scene.draw(region),
    drawn(0, 0, 100, 100, ROUND, 'bg'),
    ring(50, 38, 30, 1.6, 'ink'),
    ring(50, 38, 32.6, 0.5, 'accent'),
    ...signed(74, 'bg', 'ink', 'accentText'),
  ],
});

/** A logo on ink: the scene in a doorway. */
export const crest: Stage = (scene) => ({
  ground: 'ink',
  layers: [
    outlined('arch', 50, 38.5, 50, 59, panelOf(scene)),
    ...scene.draw({ x: 25, y: 13, w: 50, h: 55 }),
    drawn(0, 0, 100, 100, ARCHED, 'ink'),
    { k: 'shape', outline: 'arch', at: [22.6, 6.6, 54.8, 63.8], stroke: { color: 'accent2', width: 0.7 } },
    ...signed(74.6, 'ink', 'bg', 'accent2'),
  ],
});

/** A logo like a label on a crate: the scene over a field of color with the name, a frame about both. */
export const crate: Stage = (scene) => ({
  ground: 'bg',
  layers: [
    box(7, 7, 86, 59, panelOf(scene)),
    ...scene.draw({ x: 7, y: 13, w: 86, h: 53 }),
    box(0, 0, 100, 7, 'bg'), box(0, 0, 7, 100, 'bg'), box(93, 0, 7, 100, 'bg'), box(0, 93, 100, 7, 'bg'),
    box(7, 66, 86, 27, 'accent'),
    box(7, 65.4, 86, 1.2, 'ink'),
    { k: 'shape', outline: 'rectangle', at: [7, 7, 86, 86], stroke: { color: 'ink', width: 1.2 } },
    ...signed(69.4, 'accent', 'onAccent', 'onAccent'),
  ],
});
