import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SHADOW, shownShadow, storedShadow } from '../../../elements/objects/shadow.js';
import {
  DEFAULT_TEXT_EFFECT,
  shownTextEffect,
  storedTextEffect,
  textEffect,
  type StoredTextEffect,
} from '../../../elements/objects/text/effect-model.js';
import { presetEffect, TEXT_PRESETS } from '../../../elements/objects/text/effect-presets.js';

/** Numbers with up to four decimals, as sliders, typing and design files hold them. */
const decimal = (most: number, least = 0) =>
  fc.integer({ min: least * 10_000, max: most * 10_000 }).map((value) => value / 10_000);
const slider = decimal(100);
const direction = decimal(180, -180);
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const shownTextShadow = fc.record({ color, offset: slider, direction, blur: slider, opacity: slider });
const shownEffect = fc.record({
  stroke: fc.boolean(),
  strokeSize: slider,
  strokeColor: color,
  glow: fc.boolean(),
  glowColor: color,
  glowIntensity: slider,
  glowOpacity: slider,
  shadow: fc.boolean(),
  shadows: fc.array(shownTextShadow, { maxLength: 4 }),
});
const storedEffect: fc.Arbitrary<StoredTextEffect> = fc.record({
  stroke: fc.boolean(),
  strokeSize: decimal(5),
  strokeColor: color,
  glow: fc.boolean(),
  glowColor: color,
  glowIntensity: slider,
  glowOpacity: decimal(1),
  shadow: fc.boolean(),
  shadows: fc.array(
    fc.record({ shadowColor: color, r: decimal(5), theta: direction, blur: decimal(5), opacity: decimal(1) }),
    { maxLength: 4 },
  ),
});

describe('text effects', () => {
  it('[D-026] start as the constants say, and convert between stored and shown values without loss', () => {
    expect(DEFAULT_TEXT_EFFECT).toMatchObject({
      strokeSize: 40,
      strokeColor: '#0000ff',
      glowColor: '#0000ff',
      glowIntensity: 50,
      glowOpacity: 100,
      shadows: [{ color: '#0000ff', direction: 116, opacity: 100 }],
    });
    expect(storedTextEffect(DEFAULT_TEXT_EFFECT)).toMatchObject({
      strokeSize: 2,
      glowIntensity: 50,
      glowOpacity: 1,
      shadows: [{ shadowColor: '#0000ff', r: 2, theta: 116, blur: 2, opacity: 1 }],
    });
    fc.assert(
      fc.property(shownEffect, (shown) => {
        expect(shownTextEffect(storedTextEffect(shown))).toEqual(shown);
      }),
    );
    fc.assert(
      fc.property(storedEffect, (stored) => {
        expect(storedTextEffect(shownTextEffect(stored))).toEqual(stored);
      }),
    );
  });

  it('stay within what a design file may hold, whatever the sliders show', () => {
    fc.assert(
      fc.property(shownEffect, (shown) => {
        expect(textEffect.safeParse(storedTextEffect(shown)).success).toBe(true);
      }),
    );
  });

  it('come as eight presets, each an effect of its own in any color of text', () => {
    expect(TEXT_PRESETS).toHaveLength(8);
    for (const textColor of ['#000000', '#ffffff', '#e11d48', '#fde047', '#1e1b4b', '#808080']) {
      const effects = TEXT_PRESETS.map((preset) => presetEffect(preset, textColor));
      const parts = effects.map(({ stroke, glow, shadow }) => [stroke, glow, shadow].map(Number).join(''));
      expect(parts).toEqual(['010', '010', '100', '100', '001', '001', '110', '101']);
      expect(new Set(effects.map((effect) => JSON.stringify(effect))).size).toBe(8);
      for (const { stroke, strokeColor } of effects) if (stroke) expect(strokeColor).not.toBe(textColor);
    }
  });
});

describe('drop shadows', () => {
  it('start as the constants say, and convert between stored and shown values without loss', () => {
    expect(storedShadow(DEFAULT_SHADOW)).toEqual({
      shadowColor: '#aaaaaa',
      r: 2,
      theta: 116,
      blur: 2,
      opacity: 1,
      size: 4,
    });
    const shown = fc.record({
      color,
      offset: slider,
      direction,
      blur: slider,
      opacity: slider,
      size: slider,
    });
    fc.assert(
      fc.property(shown, (values) => {
        expect(shownShadow(storedShadow(values))).toEqual(values);
      }),
    );
    const stored = fc.record({
      shadowColor: color,
      r: decimal(5),
      theta: direction,
      blur: decimal(5),
      opacity: decimal(1),
      size: decimal(10),
    });
    fc.assert(
      fc.property(stored, (values) => {
        expect(storedShadow(shownShadow(values))).toEqual(values);
      }),
    );
  });
});
