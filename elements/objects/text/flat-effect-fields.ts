import * as z from 'zod/mini';
import { between, color } from '../schema.js';
import { toStored } from '../value-scales.js';
import type { StoredTextEffect } from './effect-model.js';
import type { TextDetails } from './model.js';

/**
 * The plain fields of a text's stroke and shadow (spec 2 section 3), which designs from elsewhere have instead of
 * `text_effect`. What they mean is not written down, so what cannot be read is let be.
 */

export const FLAT_EFFECT_FIELDS: readonly string[] = [
  'stroke',
  'strokeWidth',
  'strokeColor',
  'shadowColor',
  'shadowType',
];

// made once: every text of a page asks
const COLOR = color();
const WIDTH = between(0, 1000);
const isColor = (value: unknown): value is string => z.safeParse(COLOR, value).success;
const isWidth = (value: unknown): value is number => z.safeParse(WIDTH, value).success;

/** Of a shadow whose type names no other. */
const SOFT = { offset: 30, blur: 40, opacity: 60 };
const HARD = { offset: 35, blur: 0, opacity: 100 };
const DIRECTION = 116;

/** A stroke's width in page pixels as a shown size: 100 is a tenth of an em. */
const PER_EM = 1000;

/** The effect the plain fields stand for; null when they ask for none. */
export function effectOfFlatFields(details: TextDetails): StoredTextEffect | null {
  const effect = { ...strokeFields(details), ...shadowFields(details) };
  return effect.stroke || effect.glow || effect.shadow ? effect : null;
}

/** `stroke` turns it on, or is the color itself. */
function strokeFields({ stroke, strokeWidth, strokeColor, fontSize }: TextDetails): StoredTextEffect {
  if (!stroke || stroke === 'none') return {};
  const ink = [strokeColor, stroke].find(isColor);
  if (ink === undefined || !isWidth(strokeWidth) || strokeWidth === 0) return {};
  // a stroke of this width lies half inside the letters
  const size = Math.min(100, (strokeWidth / 2 / fontSize) * PER_EM);
  return { stroke: true, strokeColor: ink, strokeSize: toStored(size, 'length') };
}

function shadowFields({ shadowColor, shadowType }: TextDetails): StoredTextEffect {
  if (typeof shadowType !== 'string' || /^(none)?$/i.test(shadowType) || !isColor(shadowColor)) return {};
  if (/glow/i.test(shadowType)) return { glow: true, glowColor: shadowColor };
  const { offset, blur, opacity } = /hard|solid|sharp/i.test(shadowType) ? HARD : SOFT;
  const shadow = {
    shadowColor,
    r: toStored(offset, 'length'),
    theta: DIRECTION,
    blur: toStored(blur, 'length'),
    opacity: toStored(opacity, 'opacity'),
  };
  return { shadow: true, shadows: [shadow] };
}
