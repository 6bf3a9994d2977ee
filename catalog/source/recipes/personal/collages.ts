import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { box, disc, many, ring } from '../scenes/kit.js';
import { kicker, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

const photo = (n: number, x: number, y: number, w: number, h: number, frame?: 'ellipse' | 'arch'): Layer => ({
  ...{ k: 'photo', photo: `photo${n}`, at: [x, y, w, h] },
  ...(frame ? { frame } : {}),
});

/** Prints with white edges, laid over each other on a field of color, the title on a strip of tape. */
const collageStrip = layoutIn('collage-strip', 'photo-collage', () => ({
  ground: 'accent2',
  layers: [
    disc(88, 12, 26, 'accent'),
    ...[[6, 8, 46, 38, -4], [48, 20, 44, 36, 5], [8, 47, 38, 46, 3], [50, 58, 42, 34, -3]].flatMap(([x, y, w, h, rotate], i): Layer[] => [
      { ...box(x! - 1.4, y! - 1.4, w! + 2.8, h! + 2.8, 'bg'), rotate: rotate!, shadow: { color: '#000000', offset: 8, direction: 90, blur: 18, opacity: 26 } },
      { ...photo(i + 1, x!, y!, w!, h!), rotate: rotate! },
    ]),
    { ...box(20, 43, 60, 15, 'ink'), rotate: -2 },
    say('title', 'heading', [24, 45, 52, 6.4], [7.4, 4], 'bg', { on: 'ink', align: 'center', v: 'middle', rotate: -2 }),
    say('body', 'body', [24, 53, 52, 3], [2.8, 2.2], 'bg', { on: 'ink', align: 'center', rotate: -2 }),
    say('date', 'sub', [70, 6, 24, 3], [2.8, 2.2], 'onAccent', { on: 'accent', align: 'right' }),
  ],
}));

/** Four windows of four shapes, swatches of the palette between them. */
const collageCircles = layoutIn('collage-circles', 'photo-collage', () => ({
  ground: 'surface',
  layers: [
    photo(1, 0, 0, 56, 62),
    photo(2, 60, 6, 34, 44, 'arch'),
    photo(3, 44, 50, 40, 40, 'ellipse'),
    ring(64, 70, 22.6, 0.4, 'ink'),
    photo(4, 6, 66, 32, 28),
    ...many(4, (i): Layer => disc(91, 66 + i * 8.4, 3.2, ['accent', 'accent2', 'extra', 'ink'][i]!)),
    box(0, 44, 40, 18, 'ink'),
    kicker('tag', [6, 47.4, 32, 2.6], 2.4, 'accent2', { on: 'ink' }),
    say('title', 'heading', [6, 51.4, 32, 8], [4.4, 2.8], 'bg', { on: 'ink', lines: 2 }),
  ],
}));

export const collages: readonly Recipe[] = [collageStrip, collageCircles];
