import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readExpression } from '../../../elements/math/expression.js';
import {
  axisText,
  lengthText,
  letterPixels,
  measureOf,
  onGrid,
  placeText,
  sizeText,
  toPixels,
  toUnits,
} from '../../../elements/math/measure.js';

const CARD = measureOf({ width: 321, height: 208, dimension_units: 'mm' });
const PIXELS = measureOf({ width: 800, height: 600 });

describe('lengths of a design', () => {
  it('are those of its unit: its sides are what was asked for, to the last digit', () => {
    expect([toUnits(321, 'x', CARD), toUnits(208, 'y', CARD)]).toEqual([85, 55]);
    expect(sizeText({ width: 321, height: 208 }, CARD)).toBe('85 × 55\u00a0mm');
    const letter = measureOf({ width: 816, height: 1056, dimension_units: 'in' });
    expect(sizeText({ width: 816, height: 1056 }, letter)).toBe('8.5 × 11\u00a0in');
  });

  it('come back as they were typed', () => {
    const hundredths = fc.integer({ min: -50_000, max: 50_000 }).map((n) => n / 100);
    fc.assert(
      fc.property(hundredths, (length) => {
        expect(Number(lengthText(toPixels(length, 'x', CARD), 'x', CARD))).toBe(length === 0 ? 0 : length);
      }),
    );
  });

  it('have the decimals of their unit and no more', () => {
    const inches = measureOf({ width: 336, height: 192, dimension_units: 'in' });
    expect(lengthText(100, 'x', CARD)).toBe('26.48');
    expect(lengthText(100, 'x', inches)).toBe('1.042');
    expect(placeText({ x: -0.001, y: 100 }, CARD)).toBe('0, 26.44\u00a0mm');
    expect(axisText('x', toPixels(10, 'x', CARD), CARD)).toBe('x 10\u00a0mm');
  });

  it('in pixels are whole, without a unit', () => {
    expect(placeText({ x: 10.4, y: 19.6 }, PIXELS)).toBe('10, 20');
    expect(sizeText({ width: 10.4, height: 19.6 }, PIXELS)).toBe('10 × 20');
    expect(axisText('y', 3.2, PIXELS)).toBe('y 3');
    expect([onGrid(3.4, 'x', PIXELS), letterPixels(PIXELS)]).toEqual([3, 1]);
  });

  it('are dragged to half millimeters', () => {
    expect(toUnits(onGrid(38, 'x', CARD), 'x', CARD)).toBe(10);
    expect(toUnits(onGrid(39.4, 'x', CARD), 'x', CARD)).toBe(10.5);
  });

  it('of letters are points, as they are printed', () => {
    expect((12 * letterPixels(CARD)) / CARD.pixels.y).toBeCloseTo((12 * 25.4) / 72, 9);
  });
});

describe('what is typed into a number field', () => {
  it.each([
    ['12', 12],
    [' 12,5 ', 12.5],
    ['−3 px', -3],
    ['.5', 0.5],
    ['85-2*3', 79],
    ['(85 - 2) * 3', 249],
    ['10/4', 2.5],
    ['2×3÷4', 1.5],
    ['--2', 2],
    ['-(2+3)*2', -10],
    ['1in', 96],
    ['72pt', 96],
  ])('%s is %d', (text, value) => expect(readExpression(text, 'px')).toBeCloseTo(value, 9));

  it.each([
    ['1in', 25.4],
    ['72 pt', 25.4],
    ['1 cm + 5', 15],
    ['(1in - 5.4mm) / 2', 10],
    ['2 * 1cm', 20],
    ['10MM', 10],
  ])('%s are %d mm', (text, value) => expect(readExpression(text, 'mm')).toBeCloseTo(value, 9));

  it('takes the unit of its own field, and no length where there is none', () => {
    expect(readExpression('40 %', '%')).toBe(40);
    expect(readExpression('90°', '°')).toBe(90);
    expect(readExpression('12 px')).toBe(12);
    expect([readExpression('10mm', '%'), readExpression('10%', 'mm'), readExpression('1in', '°')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([
    '',
    '  ',
    'wide',
    '1e3',
    '0x40',
    '1.2.3',
    '2+',
    '(2',
    '2)',
    '2 3',
    '1/0',
    '2mm*3mm',
    '6/2mm',
    '3mmm',
  ])('refuses "%s"', (text) => expect(readExpression(text, 'mm')).toBeNull());

  it('computes no code and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = readExpression(text, 'mm');
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
    expect(readExpression('constructor', 'mm')).toBeNull();
    expect(readExpression(`${'('.repeat(150)}1`, 'mm')).toBeNull();
  });
});
