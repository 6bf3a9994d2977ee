import { describe, expect, it } from 'vitest';
import {
  fingerprint,
  isEmptyMask,
  maskText,
  textMask,
} from '../../../../elements/imaging/cutout/mask-text.js';
import type { Mask } from '../../../../elements/imaging/cutout/mask.js';
import { discMask } from '../../../support/cutouts.js';

const random = (width: number, height: number): Mask => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, i) => ((i * 7919) % 16) * 17),
});

describe('a mask as text', () => {
  it('comes back as it was, soft edges in sixteen steps', () => {
    for (const mask of [discMask(400, 300), random(31, 17), random(1, 1), discMask(3, 900)])
      expect(textMask(maskText(mask))).toEqual(mask);
    const soft = { width: 2, height: 1, data: Uint8Array.of(100, 3) };
    expect(textMask(maskText(soft))!.data).toEqual(Uint8Array.of(102, 0));
  });

  it('is a few kilobytes for a subject of the usual size', () => {
    expect(maskText(discMask(400, 300)).length).toBeLessThan(4000);
  });

  it('is none when it is cut short, too long, of another size or no mask at all', () => {
    const text = maskText(discMask(40, 30));
    const bad = [text.slice(0, -8), text.replace('40x30', '40x31'), text.replace('40x30', '9000x1')];
    for (const broken of [...bad, '', '0x0:', '4x4:!!!!', '4x4:AA==', 'x'.repeat(99)])
      expect(textMask(broken)).toBeNull();
  });

  it('tells whether anything is kept, and has a name of its own', () => {
    expect(isEmptyMask(maskText({ width: 4, height: 4, data: new Uint8Array(16) }))).toBe(true);
    expect(isEmptyMask(maskText(discMask(40, 30)))).toBe(false);
    expect(fingerprint(maskText(discMask(40, 30)))).not.toBe(fingerprint(maskText(discMask(40, 31))));
  });
});
