import { applyEffect } from '../../elements/imaging/apply-effect.js';
import { maskText } from '../../elements/imaging/cutout/mask-text.js';
import {
  ADJUSTMENTS,
  outlineEffect,
  pictureEffect,
  type EffectParts,
} from '../../elements/imaging/effect.js';
import { FILTERS } from '../../elements/imaging/filters/filter-recipes.js';
import { discMask } from '../support/cutouts.js';
import { hills } from '../support/pixels.js';

const mask = maskText(discMask(40, 30));

/** Every filter, adjustment and cut-out, at its ends and together. */
const CASES: readonly EffectParts[] = [
  ...FILTERS.flatMap(({ id }) => [30, 50, 100].map((intensity) => ({ filter: { id, intensity } }))),
  ...ADJUSTMENTS.flatMap((name) => [-100, -37, 13, 100].map((value) => ({ adjustments: { [name]: value } }))),
  ...[-100, -37, 0, 100].flatMap((value) => [
    { cutout: { mask, crf: value, matting: 0 } },
    { cutout: { mask, crf: 0, matting: value || 13 } },
  ]),
  {
    filter: { id: 'polaroid', intensity: 70 },
    adjustments: {
      brightness: 12,
      contrast: -20,
      saturation: 40,
      tint: 9,
      blur: 30,
      x_process: 25,
      vignette: 60,
    },
    shown: { x: 0.1, y: 0.2, width: 0.5, height: 0.7 },
    cutout: { mask, crf: 30, matting: -20 },
  },
];

/** A fingerprint of the bytes of each case, on an opaque and on a translucent picture. */
export const effectBytes = (): string[] => [...effects(), ...outlines()];

/** Lines around discs of every softness, cut out and not. */
const outlines = (): string[] =>
  [1, 33, 100].flatMap((width) =>
    [undefined, { mask, crf: 20, matting: 10 }].map((cutout) => {
      const effect = outlineEffect({ width, color: '#ffcc00' }, { cutout });
      return `${effect.key}: ${fingerprint(applyEffect(hills(97, 61, cutout ? 255 : 0), effect).data)}`;
    }),
  );

const effects = (): string[] =>
  CASES.flatMap((parts) =>
    [255, 0].map((alpha) => {
      const pixels = hills(97, 61, alpha);
      const effect = pictureEffect(parts);
      if (effect) applyEffect(pixels, effect);
      return `${effect?.key} ${alpha}: ${fingerprint(pixels.data)}`;
    }),
  );

/** FNV-1a. */
function fingerprint(data: Uint8ClampedArray): string {
  let hash = 0x811c9dc5;
  for (const byte of data) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16);
}
