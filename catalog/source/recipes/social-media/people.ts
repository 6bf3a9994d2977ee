import type { At, Layer } from '../../../build/templates/recipe.js';
import { sketch } from './drawing.js';

/** Skin keeps its color whatever palette the page is given. */
export const skins = {
  light: { lit: '#f2c6a3', shade: '#dfa57f' },
  tan: { lit: '#cf9061', shade: '#b3764a' },
  brown: { lit: '#9a5f3d', shade: '#814b2d' },
  dark: { lit: '#6b3d29', shade: '#562e1d' },
} as const;

/** How one of the people put together from plain shapes looks. */
export interface Looks {
  readonly hair: 'long' | 'short' | 'bun' | 'curls';
  readonly beard?: boolean;
  readonly glasses?: boolean;
  readonly apron?: boolean;
  readonly skin: (typeof skins)[keyof typeof skins];
  /** Color words. */
  readonly hairColor: string;
  readonly shirt: string;
  readonly apronColor?: string;
}

/** Head and shoulders: the crown of the face is at (x, y), the face so many u wide. */
export function person(id: string, x: number, y: number, width: number, looks: Looks): Layer[] {
  const s = width / 22;
  const box = (left: number, top: number, w: number, h: number): At => [x + left * s, y + top * s, w * s, h * s];
  const oval = (part: string, at: At, color: string): Layer => ({ k: 'shape', outline: 'ellipse', id: `${id}-${part}`, at, color });
  const pill = (part: string, at: At, color: string): Layer => ({ k: 'shape', outline: 'pill', id: `${id}-${part}`, at, color });
  const drawn = (part: string, at: At, path: string, color: string): Layer => sketch(`${id}-${part}`, at, path, color);
  const { hair, hairColor, shirt } = looks;
  const { lit, shade } = looks.skin;

  const behind: Record<Looks['hair'], Layer[]> = {
    long: [pill('hair', box(-15, -8, 30, 40), hairColor)],
    short: [oval('hair', box(-12.4, -6, 24.8, 25), hairColor)],
    bun: [oval('bun', box(-7, -17, 14, 14), hairColor), oval('hair', box(-12.4, -6.4, 24.8, 26), hairColor)],
    curls: [
      ...[[-20, 0], [-17, -9], [-8, -14], [3, -12.5], [7, -5], [6, 4], [-21, 8]].map(([left, top], i) =>
        oval(`curl-${i}`, box(left!, top!, 15, 15), hairColor),
      ),
      oval('hair', box(-15, -8, 30, 28), hairColor),
    ],
  };
  const over: Record<Looks['hair'], Layer[]> = {
    long: [drawn('fringe', box(-15, -8, 30, 20), 'M0 74A50 74 0 0 1 100 74L91 100C88 80 62 70 40 46C36 68 24 84 10 100Z', hairColor)],
    short: [drawn('fringe', box(-12.4, -6, 24.8, 17), 'M2 100C-6 30 20 0 54 0C88 0 104 34 98 100C92 88 92 72 88 58C60 62 34 56 22 42C14 56 8 80 2 100Z', hairColor)],
    bun: [drawn('fringe', box(-12.4, -6.4, 24.8, 14), 'M0 100C0 30 22 0 50 0S100 30 100 100C90 66 72 46 50 44C28 46 10 66 0 100Z', hairColor)],
    curls: [drawn('fringe', box(-12, -6, 24, 13), 'M0 90A18 32 0 0 1 18 40A20 34 0 0 1 50 30A20 34 0 0 1 82 40A18 32 0 0 1 100 90L100 30L50 -10L0 30Z', hairColor)],
  };
  const ears = looks.hair === 'long' ? [] : [oval('ear-left', box(-13.4, 9, 5, 7), shade), oval('ear-right', box(8.4, 9, 5, 7), shade)];
  const beard = looks.beard
    ? [drawn('beard', box(-11.4, 10, 22.8, 20), 'M0 0C5 26 18 34 32 30C42 27 58 27 68 30C82 34 95 26 100 0V46C100 78 78 100 50 100S0 78 0 46Z', hairColor)]
    : [];
  const rim = (part: string, left: number): Layer => ({
    ...{ k: 'shape', outline: 'ellipse', id: `${id}-${part}`, at: box(left, 7, 8.4, 8.4) },
    ...{ stroke: { color: '#20160f', width: 1 * s } },
  });
  const glasses: Layer[] = looks.glasses
    ? [rim('glass-left', -9.4), rim('glass-right', 1), { k: 'shape', outline: 'rectangle', id: `${id}-bridge`, at: box(-1.2, 10.4, 2.4, 1), color: '#20160f' }]
    : [];
  const apron = looks.apron
    ? [drawn('apron', box(-15, 33, 30, 60), 'M17 0H28L30 12H70L72 0H83L87 17C88 24 100 27 100 36V100H0V36C0 27 12 24 13 17Z', looks.apronColor ?? 'accent')]
    : [];
  return [
    ...behind[hair],
    ...ears,
    { k: 'shape', outline: 'arch', id: `${id}-shirt`, at: box(-27, 32, 54, 64), color: shirt },
    { k: 'shape', outline: 'rectangle', id: `${id}-neck`, at: box(-5, 18, 10, 17), color: shade, radius: 0.3 },
    { k: 'shape', outline: 'half', id: `${id}-collar`, at: box(-7.5, 33.1, 15, 6), color: shade, rotate: 180 },
    pill('face', box(-11, 0, 22, 28), lit),
    ...beard,
    ...over[hair],
    ...glasses,
    ...apron,
  ];
}
