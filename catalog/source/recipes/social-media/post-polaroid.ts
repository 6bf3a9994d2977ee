import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const CARD = 43;
const BORDER = 3;
/** The picture is square: the card's wide foot is what is left under it. */
const FOOT = 9;

/** A photo on its card, with a strip of tape; all turned about the card's middle. */
function polaroid(photo: string, x: number, y: number, degrees: number): Layer[] {
  const angle = (degrees * Math.PI) / 180;
  const side = CARD - 2 * BORDER;
  const height = side + BORDER + FOOT;
  /** A box that lies so far above or under the card's middle. */
  const at = (offset: number, width: number, tall: number) =>
    [x - Math.sin(angle) * offset - width / 2, y + Math.cos(angle) * offset - tall / 2, width, tall] as const;
  return [
    { k: 'shape', outline: 'rectangle', id: `${photo}-card`, at: at(0, CARD, height), color: '#ffffff', rotate: degrees, shadow: { color: 'ink', offset: 8, direction: 90, blur: 30, opacity: 22 } },
    { k: 'photo', photo, at: at((BORDER - FOOT) / 2, side, side), rotate: degrees },
    { k: 'shape', outline: 'rectangle', id: `${photo}-tape`, at: at(-height / 2, 15, 4.6), color: 'accent2', opacity: 0.85, rotate: degrees - 3 },
  ];
}

/** Two snapshots taped to a colored wall, the words under them. */
export const postPolaroid: Recipe = {
  id: 'post-polaroid',
  category: 'instagram-post',
  size: [1080, 1080],
  ground: 'accent',
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'foot', at: [0, 52, 100, 48], color: 'ink' },
    ...polaroid('second', 68, 40, 6),
    ...polaroid('hero', 34, 33, -6),
    { k: 'text', t: 'title', font: 'heading', at: [8, 73, 54, 19], size: [11.5, 6.5], lines: 2, v: 'bottom', color: 'bg', on: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [66, 74.4, 26, 3], size: [2.4, 2], caps: true, tracking: 0.12, align: 'right', color: 'accent2', on: 'ink' },
    { k: 'text', t: 'date', font: 'sub', at: [66, 82, 26, 4], size: [3.2, 2.4], weight: 700, align: 'right', color: 'bg', on: 'ink' },
    { k: 'text', t: 'place', font: 'body', at: [66, 88.6, 26, 3.4], size: [2.6, 2.1], align: 'right', v: 'bottom', color: 'bg/ink/.15', on: 'ink' },
  ],
};
