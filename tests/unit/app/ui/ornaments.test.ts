import { describe, expect, it } from 'vitest';
import { matchAspectRatios } from '../../../../app/ui/ornaments/match-aspect-ratios.js';
import { rulerStep, rulerTicks } from '../../../../app/ui/ornaments/ruler-ticks.js';

describe('ruler', () => {
  it('chooses the smallest 1-2-5 step whose figures do not touch', () => {
    expect([0.64, 0.417, 0.22, 1.58, 39, 0.005].map(rulerStep)).toEqual([100, 100, 200, 50, 1, 10_000]);
  });

  it('puts zero where the page begins and measures from there', () => {
    const { major, middle, minor } = rulerTicks({ zero: 40, scale: 0.64, length: 200 });
    expect(major.slice(0, 3)).toEqual([
      { at: -24, figure: -100 },
      { at: 40, figure: 0 },
      { at: 104, figure: 100 },
    ]);
    expect(middle).toContain(72);
    expect(minor).toContain(46.4);
    expect(minor).not.toContain(40);
  });
});

describe('pictures in slots', () => {
  const tall = { width: 800, height: 1120 };
  const square = { width: 500, height: 500 };
  const wide = { width: 1050, height: 600 };

  it('gives each slot the picture whose proportion suits it best, each once', () => {
    const slots = [
      { width: 150, height: 211 },
      { width: 210, height: 120 },
      { width: 190, height: 190 },
    ];
    expect(matchAspectRatios(slots, [wide, square, tall])).toEqual([tall, wide, square]);
  });

  it('leaves slots empty when there are too few', () => {
    expect(matchAspectRatios([square, square], [tall])).toEqual([tall, undefined]);
    expect(matchAspectRatios([square], [])).toEqual([undefined]);
  });
});
