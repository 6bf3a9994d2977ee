import { describe, expect, it } from 'vitest';
import { applyEffect } from '../../../../elements/imaging/apply-effect.js';
import { maskText } from '../../../../elements/imaging/cutout/mask-text.js';
import { pictureEffect } from '../../../../elements/imaging/effect.js';
import type { Pixels } from '../../../../elements/imaging/pixel-row.js';
import { discMask, inDisc, painted } from '../../../support/cutouts.js';
import { copyOf } from '../../../support/pixels.js';

const mask = maskText(discMask(200, 150));
const picture = (width: number, height: number): Pixels =>
  painted(width, height, inDisc(width, height), { subject: [220, 40, 30], ground: [40, 60, 200] });

function cut(pixels: Pixels, crf = 0, matting = 0, text = mask): Pixels {
  const changed = copyOf(pixels);
  applyEffect(changed, pictureEffect({ cutout: { mask: text, crf, matting } })!);
  return changed;
}

const alphas = ({ data }: Pixels): number[] => Array.from(data).filter((_, i) => i % 4 === 3);
const soft = (pixels: Pixels): number => alphas(pixels).filter((a) => a > 8 && a < 247).length;

describe('a picture cut out', () => {
  it('keeps the subject as it was and nothing of the background', () => {
    const before = picture(400, 300);
    const after = cut(before);
    const [inner, outer] = [inDisc(400, 300, 0.27), inDisc(400, 300, 0.33)];
    for (let y = 0, i = 0; y < 300; y++)
      for (let x = 0; x < 400; x++, i += 4) {
        if (inner(x, y)) expect(after.data.slice(i, i + 4)).toEqual(before.data.slice(i, i + 4));
        else if (!outer(x, y)) expect(after.data[i + 3]).toBe(0);
      }
  });

  it('has its edge where the picture has, though the mask is smaller', () => {
    const inside = inDisc(800, 600);
    const after = cut(picture(800, 600));
    let wrong = 0;
    alphas(after).forEach((a, i) => {
      if (a > 127 !== inside(i % 800, Math.floor(i / 800))) wrong++;
    });
    // of some 1100 pixels along the edge
    expect(wrong).toBeLessThan(200);
  });

  it('has none of the background color in its edge', () => {
    const soften = picture(400, 300);
    const inside = inDisc(400, 300);
    const near = (x: number, y: number): boolean => inside(x - 1, y) !== inside(x + 1, y);
    for (let y = 0, i = 0; y < 300; y++)
      for (let x = 0; x < 400; x++, i += 4) if (near(x, y)) soften.data.set([130, 50, 115], i);
    const after = cut(soften);
    const edge = alphas(after).flatMap((a, i) => (a > 60 && a < 200 ? [after.data[4 * i + 2]!] : []));
    expect(edge.length).toBeGreaterThan(50);
    expect(edge.reduce((sum, blue) => sum + blue, 0) / edge.length).toBeLessThan(60);
  });

  it('has a wider soft edge with more matting, and follows the picture more with more crf', () => {
    // out of focus, as the edges of photos are
    const blurred = picture(400, 300);
    applyEffect(blurred, pictureEffect({ adjustments: { blur: 40 } })!);
    const [crisp, usual, wide] = [-100, 0, 100].map((matting) => soft(cut(blurred, 0, matting)));
    expect(crisp).toBeLessThan(usual!);
    expect(usual).toBeLessThan(wide!);
    expect(cut(picture(400, 300), -100).data).not.toEqual(cut(picture(400, 300), 100).data);
  });

  it('looks the same at every size', () => {
    const share = (pixels: Pixels): number =>
      alphas(pixels).reduce((sum, a) => sum + a, 0) / 255 / (pixels.width * pixels.height);
    const [small, large] = [share(cut(picture(120, 90))), share(cut(picture(1200, 900)))];
    expect(Math.abs(small - large)).toBeLessThan(0.005);
  });

  it('multiplies with the alpha the picture had', () => {
    const before = picture(100, 75);
    for (let i = 3; i < before.data.length; i += 4) before.data[i] = 128;
    expect(Math.max(...alphas(cut(before)))).toBe(128);
  });

  it('stays whole with a text that is no mask, and takes pictures of one pixel', () => {
    const before = picture(60, 40);
    expect(cut(before, 0, 0, 'nonsense').data).toEqual(before.data);
    for (const [width, height] of [
      [1, 1],
      [40, 1],
      [1, 40],
    ] as const)
      expect(cut(picture(width, height)).data.length).toBe(4 * width * height);
  });

  it('is cut before the colors are changed', () => {
    const cutout = { mask, crf: 0, matting: 0 };
    const filter = { id: 'mint', intensity: 80 };
    const together = copyOf(picture(200, 150));
    applyEffect(together, pictureEffect({ cutout, filter })!);
    const after = cut(picture(200, 150));
    expect(alphas(together)).toEqual(alphas(after));
    expect(together.data).not.toEqual(after.data);
  });
});
