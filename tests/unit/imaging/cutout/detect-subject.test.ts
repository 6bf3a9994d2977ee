import { describe, expect, it } from 'vitest';
import { detectSubject } from '../../../../elements/imaging/cutout/detect-subject.js';
import { CUT_SIDE } from '../../../../elements/imaging/cutout/mask.js';
import type { Stroke } from '../../../../elements/imaging/cutout/segmentation/seeds.js';
import { grain, inDisc, overlap, painted } from '../../../support/cutouts.js';
import { pixelsOf } from '../../../support/pixels.js';

const SIZE = [240, 160] as const;
const stroke = (keep: boolean, ...points: readonly [number, number][]): Stroke => ({
  keep,
  radius: 0.02,
  points: points.map(([x, y]) => ({ x, y })),
});

/** A thing and its shadow on a wall under the sky. */
const lit = (thing: (x: number, y: number) => boolean, shadow: (x: number, y: number) => boolean) =>
  pixelsOf(...SIZE, (x, y) => {
    if (thing(x, y)) return [240, 160, 30];
    return shadow(x, y) ? [100, 145, 175] : [170, 205, 220];
  });

describe('the subject of a picture', () => {
  it('is what lies before a plain background, and trusted', () => {
    const disc = inDisc(...SIZE);
    const { mask, quality } = detectSubject(painted(...SIZE, disc));
    expect(overlap(mask, disc)).toBeGreaterThan(0.97);
    expect(quality).toMatchObject({ trusted: true, doubts: [] });
  });

  it('is found before a background that slowly changes, white on white but for its rim too', () => {
    const disc = inDisc(...SIZE, 0.34);
    const rim = inDisc(...SIZE, 0.31);
    const picture = pixelsOf(...SIZE, (x, y) => {
      if (rim(x, y)) return [240, 240, 240];
      return disc(x, y) ? [120, 120, 120] : [225 + x / 12, 225 + x / 12, 225 + y / 12].map(Math.round);
    });
    expect(overlap(detectSubject(picture).mask, disc)).toBeGreaterThan(0.95);
  });

  it('is found before a busy background by what stands out', () => {
    const disc = inDisc(...SIZE, 0.28);
    const picture = pixelsOf(...SIZE, (x, y) => {
      const spread = Math.round(40 * grain(x * 3, y * 5));
      return disc(x, y) ? [210, 120 + spread / 4, 40] : [70 + spread, 95 + spread, 110 + spread];
    });
    expect(overlap(detectSubject(picture).mask, disc)).toBeGreaterThan(0.9);
  });

  it('casts a shadow that is none of it', () => {
    const [thing, shadow] = [inDisc(...SIZE, 0.25, -0.15), inDisc(...SIZE, 0.25, 0.2)];
    const { mask, quality } = detectSubject(lit(thing, shadow));
    expect(overlap(mask, thing)).toBeGreaterThan(0.95);
    expect(quality.trusted).toBe(true);
  });

  it('is what differs from the ground beside it, where a table meets a wall and both grow darker', () => {
    const disc = inDisc(...SIZE, 0.3);
    const picture = pixelsOf(...SIZE, (x, y) => {
      const fade = 1 - x / 900;
      const [r, g, b] = y < 100 ? [205, 200, 190] : [150, 110, 70];
      if (disc(x, y)) return y < 80 ? [150, 110, 70] : [205, 200, 190];
      return [r!, g!, b!].map((tone) => Math.round(tone * fade + 2 * grain(x, y)));
    });
    expect(overlap(detectSubject(picture).mask, disc)).toBeGreaterThan(0.85);
  });

  it('keeps its own dark side: that ends softly where a shadow ends in an edge', () => {
    const ball = inDisc(...SIZE, 0.3);
    const picture = pixelsOf(...SIZE, (x, y) => {
      const tone = ball(x, y) ? 205 - 1.3 * Math.max(0, x - 100) : 225;
      return [tone, tone, tone].map((value) => Math.round(value + 2 * grain(x, y)));
    });
    expect(overlap(detectSubject(picture).mask, ball)).toBeGreaterThan(0.9);
  });

  it('keeps its holes filled, and is of the size that is worked at for large pictures', () => {
    const disc = inDisc(900, 600, 0.35);
    const spot = inDisc(900, 600, 0.05);
    const ring = (x: number, y: number) => disc(x, y) && !spot(x, y);
    const { mask } = detectSubject(painted(900, 600, ring));
    expect([mask.width, mask.height]).toEqual([CUT_SIDE, 267]);
    expect(overlap(mask, inDisc(400, 267, 0.35))).toBeGreaterThan(0.95);
  });

  it('follows the brush: what was removed goes, what was kept comes back', () => {
    const left = inDisc(...SIZE, 0.22, -0.4);
    const right = inDisc(...SIZE, 0.22, 0.4);
    const picture = painted(...SIZE, (x, y) => left(x, y) || right(x, y));
    expect(overlap(detectSubject(picture).mask, (x, y) => left(x, y) || right(x, y))).toBeGreaterThan(0.95);
    // a thing of the same color: only its place tells
    const gone = stroke(false, [0.7, 0.4], [0.83, 0.5], [0.7, 0.6]);
    const kept = stroke(true, [0.2, 0.45], [0.28, 0.5]);
    const without = detectSubject(picture, { strokes: [gone, kept] }).mask;
    expect(without.data[80 * 240 + 184]).toBe(0);
    expect(without.data[80 * 240 + 56]).toBe(255);
    const back = stroke(true, [0.7, 0.4], [0.83, 0.5], [0.7, 0.6]);
    expect(detectSubject(picture, { strokes: [gone, back] }).mask.data[80 * 240 + 184]).toBe(255);
  });

  it('lies inside the rectangle when there is one', () => {
    const left = inDisc(...SIZE, 0.22, -0.4);
    const right = inDisc(...SIZE, 0.22, 0.4);
    const picture = painted(...SIZE, (x, y) => left(x, y) || right(x, y));
    const rectangle = { x: 0.05, y: 0.1, width: 0.4, height: 0.8 };
    expect(overlap(detectSubject(picture, { rectangle }).mask, left)).toBeGreaterThan(0.95);
  });
});

describe('the guess how good a cut-out is', () => {
  it('trusts none that found nothing, or that follows no edge', () => {
    const blank = detectSubject(painted(120, 120, () => false, { noise: 1 }));
    expect(blank.quality.trusted).toBe(false);
    const fog = pixelsOf(160, 120, (x, y) => {
      const tone = Math.round(120 + 60 * Math.exp(-((x - 80) ** 2 + (y - 60) ** 2) / 3000));
      return [tone, tone, tone];
    });
    expect(detectSubject(fog).quality.trusted).toBe(false);
  });

  it('asks to check what may be the shadow of a thing it does not touch', () => {
    const [thing, shadow] = [inDisc(...SIZE, 0.18, -0.3), inDisc(...SIZE, 0.18, 0.3)];
    const { mask, quality } = detectSubject(lit(thing, shadow));
    expect(overlap(mask, (x, y) => thing(x, y) || shadow(x, y))).toBeGreaterThan(0.95);
    expect(quality).toMatchObject({ trusted: false, doubts: ['shadows'] });
  });

  it('takes pictures of one pixel, one row and one column', () => {
    for (const [width, height] of [
      [1, 1],
      [50, 1],
      [1, 50],
      [3, 2],
    ] as const)
      expect(detectSubject(painted(width, height, () => true)).mask.data.length).toBe(width * height);
  });
});
