import { hexToOklch, oklchToHex } from '../../math/color.js';
import { DEFAULT_TEXT_EFFECT, type ShownTextEffect } from './effect-model.js';

/** The eight ready-made effects (spec 2 section 9), in the order they are offered. */
export const TEXT_PRESETS = [
  'glow soft',
  'glow medium',
  'stroke medium',
  'stroke thick',
  'shadow soft',
  'shadow hard',
  'stroke glow',
  'stroke shadow',
] as const;
export type TextPreset = (typeof TEXT_PRESETS)[number];

const DIRECTION = 116;

/** Chroma from which something counts as a color, and where grays and colors count as light or dark. */
const COLORED = 0.04;
const LIGHT = 0.72;
const MIDDLE = 0.5;
const DARK = 0.35;

/** The preset in colors that suit letters of this color: made from it, and never lost against it. */
export function presetEffect(preset: TextPreset, textColor: string): ShownTextEffect {
  return { ...DEFAULT_TEXT_EFFECT, ...recipes[preset](palette(textColor)) };
}

interface Palette {
  /** Shines around the letters. */
  readonly light: string;
  /** Stands out around them. */
  readonly edge: string;
  /** Falls beneath them, sharp. */
  readonly depth: string;
}

function palette(textColor: string): Palette {
  const { L, C, h } = hexToOklch(textColor);
  const tone = (lightness: number, chroma: number): string => oklchToHex({ L: lightness, C: chroma, h });
  if (C < COLORED && L > LIGHT) return { light: '#38bdf8', edge: '#4f46e5', depth: '#4f46e5' };
  if (C < COLORED) return { light: '#5b8cff', edge: '#ffd43b', depth: L < DARK ? '#c9ced8' : '#0b1020' };
  const light = tone(Math.max(L, MIDDLE + 0.15), 0.24);
  if (L < MIDDLE) return { light, edge: tone(0.9, 0.1), depth: tone(0.82, 0.1) };
  return { light, edge: tone(0.27, 0.1), depth: tone(L * 0.55, 0.12) };
}

const recipes: Readonly<Record<TextPreset, (colors: Palette) => Partial<ShownTextEffect>>> = {
  'glow soft': ({ light }) => glow(light, 45, 65),
  'glow medium': ({ light }) => glow(light, 80, 100),
  'stroke medium': ({ edge }) => stroke(edge, 40),
  'stroke thick': ({ edge }) => stroke(edge, 80),
  'shadow soft': () => shadow('#000000', 25, { blur: 60, opacity: 45 }),
  'shadow hard': ({ depth }) => shadow(depth, 40, { blur: 0, opacity: 100 }),
  'stroke glow': ({ edge, light }) => ({ ...stroke(edge, 30), ...glow(light, 70, 100) }),
  'stroke shadow': ({ edge }) => ({
    ...stroke(edge, 50),
    ...shadow('#000000', 60, { blur: 25, opacity: 55 }),
  }),
};

const glow = (glowColor: string, glowIntensity: number, glowOpacity: number): Partial<ShownTextEffect> => ({
  glow: true,
  glowColor,
  glowIntensity,
  glowOpacity,
});

const stroke = (strokeColor: string, strokeSize: number): Partial<ShownTextEffect> => ({
  stroke: true,
  strokeColor,
  strokeSize,
});

const shadow = (
  color: string,
  offset: number,
  { blur, opacity }: { blur: number; opacity: number },
): Partial<ShownTextEffect> => ({
  shadow: true,
  shadows: [{ color, offset, direction: DIRECTION, blur, opacity }],
});
