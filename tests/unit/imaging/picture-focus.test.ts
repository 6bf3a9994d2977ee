import { describe, expect, it } from 'vitest';
import { PARTS, pictureFocus } from '../../../elements/imaging/focus/picture-focus.js';

const WIDTH = 96;
const HEIGHT = 64;

/** A picture of one color with a rectangle of another on it, and grain all over. */
function picture(
  ground: readonly number[],
  subject: readonly number[],
  [x, y, width, height]: readonly [number, number, number, number],
) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [at, down] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isIn = at >= x && at < x + width && down >= y && down < y + height;
    const grain = ((i * 7919) % 11) - 5;
    (isIn ? subject : ground).forEach((value, channel) => (data[i * 4 + channel] = value + grain));
    data[i * 4 + 3] = 255;
  }
  return { data, width: WIDTH, height: HEIGHT };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
/** How much lies between two places of a side, fractions of it. */
const between = (focus: readonly number[], from: number, to: number) =>
  sum(focus.slice(Math.floor(from * PARTS), Math.ceil(to * PARTS)));

describe('where one looks in a picture', () => {
  it.each([
    ['a red ball on sand', [226, 205, 170], [200, 40, 30]],
    ['a face before a wall', [120, 130, 140], [205, 150, 118]],
    ['a white cup on a dark table', [40, 30, 28], [240, 240, 238]],
  ])('is at what stands out: %s', (_, ground, subject) => {
    const { x, y } = pictureFocus(picture(ground, subject, [66, 8, 18, 20]));
    expect(x).toHaveLength(PARTS);
    expect(sum(x)).toBeCloseTo(1);
    expect(sum(y)).toBeCloseTo(1);
    expect(between(x, 0.66, 0.9)).toBeGreaterThan(0.8);
    expect(between(y, 0.1, 0.47)).toBeGreaterThan(0.8);
  });

  it.each([
    [1, 40],
    [40, 3],
    [96, 72],
  ])('is as much in each part of an even picture of %i x %i', (width, height) => {
    const { x, y } = pictureFocus({
      data: new Uint8ClampedArray(width * height * 4).fill(90),
      width,
      height,
    });
    for (const share of [...x, ...y]) expect(share).toBeCloseTo(1 / PARTS);
  });

  it('is all over an even picture, and nowhere in what is seen through', () => {
    const even = pictureFocus(picture([90, 90, 90], [90, 90, 90], [0, 0, 0, 0]));
    expect(Math.max(...even.x)).toBeLessThan(2 / PARTS);
    const clear = picture([226, 205, 170], [200, 40, 30], [66, 8, 18, 20]);
    clear.data.forEach((_, i) => i % 4 === 3 && (clear.data[i] = 0));
    expect(Math.max(...pictureFocus(clear).x)).toBeCloseTo(1 / PARTS);
  });
});
