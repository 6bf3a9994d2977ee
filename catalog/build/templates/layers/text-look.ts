import {
  DEFAULT_TEXT_EFFECT,
  storedTextEffect,
  type ShownTextEffect,
  type StoredTextEffect,
} from '../../../../elements/objects/text/effect-model.js';
import { presetEffect } from '../../../../elements/objects/text/effect-presets.js';
import type { TextDetails } from '../../../../elements/objects/text/model.js';
import { round2 } from '../compile-context.js';
import type { LetterEffect, TextLayer } from '../recipe.js';
import { colorOf, type Roles } from '../roles.js';

/** The effect of a text as a design stores it; a ready-made one takes its colors from the letters. */
export function textEffectOf(
  { effect }: TextLayer,
  letters: string,
  roles: Roles,
): StoredTextEffect | undefined {
  if (!effect) return undefined;
  return storedTextEffect(
    typeof effect === 'string' ? presetEffect(effect, letters) : shownEffect(effect, roles),
  );
}

function shownEffect({ stroke, glow, shadows }: LetterEffect, roles: Roles): ShownTextEffect {
  return {
    ...DEFAULT_TEXT_EFFECT,
    ...(stroke && { stroke: true, strokeColor: colorOf(stroke.color, roles), strokeSize: stroke.size }),
    ...(glow && {
      ...{ glow: true, glowColor: colorOf(glow.color, roles) },
      ...{ glowIntensity: glow.intensity, glowOpacity: glow.opacity },
    }),
    ...(shadows && {
      shadow: true,
      shadows: shadows.map((shadow) => ({ ...shadow, color: colorOf(shadow.color, roles) })),
    }),
  };
}

/** The gradient of a text's letters, over its whole box. */
export function textGradientOf(
  { gradient }: TextLayer,
  roles: Roles,
): NonNullable<TextDetails['gradient']> | undefined {
  if (!gradient) return undefined;
  const last = gradient.colors.length - 1;
  const stops = gradient.colors.map((word, i) => ({
    offset: round2(i / last),
    color: colorOf(word, roles),
  }));
  return { angle: gradient.angle, stops };
}
