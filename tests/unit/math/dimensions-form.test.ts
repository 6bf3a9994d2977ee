import { describe, expect, it } from 'vitest';
import { boundsMessage, SIDE_BOUNDS, UNITS, type Unit } from '../../../elements/math/units.js';
import {
  checkForm,
  openForm,
  readForm,
  stepSide,
  switchUnit,
  typeSide,
  type DimensionsForm,
} from '../../../elements/math/dimensions-form.js';

const form = (width: string, height: string, unit: Unit = 'px'): DimensionsForm =>
  typeSide(typeSide(openForm(800, 800, unit), 'width', width), 'height', height);

describe('custom dimensions', () => {
  it("[A-020] names the side that is not a number: 'Invalid width', 'Invalid height'", () => {
    for (const text of ['', ' ', 'abc', '12px', '1,5,2', '1e3', '0x40', 'NaN', 'Infinity', '1.2.3', '.']) {
      expect(checkForm(form(text, '600'))).toEqual({ message: 'Invalid width', sides: ['width'] });
      expect(checkForm(form('600', text))).toEqual({ message: 'Invalid height', sides: ['height'] });
      expect(readForm(form(text, '600'))).toBeNull();
    }
    expect(checkForm(form('a', 'b'))).toEqual({ message: 'Invalid width', sides: ['width', 'height'] });
    expect(checkForm(form('a', '12000'))?.message).toBe('Invalid width');
    expect(readForm(form(' 600 ', '400.5'))).toEqual({ width: 600, height: 400.5, unit: 'px' });
  });

  it('takes a comma for a point, as half of the world writes it', () => {
    expect(readForm(form('500,5', ',5e'))).toBeNull();
    expect(readForm(form('500,5', '400'))).toEqual({ width: 500.5, height: 400, unit: 'px' });
    expect(checkForm(form('1,2.3', '600'))?.message).toBe('Invalid width');
  });

  it('[A-021] takes each side within the bounds of its unit and says the bounds in that unit', () => {
    const bounds = { px: [40, 8000], mm: [10.583, 2116.664], cm: [1.058, 211.664], in: [0.417, 83.328] };
    for (const unit of UNITS) {
      const [low, high] = bounds[unit] as [number, number];
      expect(SIDE_BOUNDS[unit]).toEqual({ low, high });
      const message = `Dimensions must be greater than ${low}${unit} and smaller than ${high}${unit}`;
      expect(boundsMessage(unit)).toBe(message);
      expect(checkForm(form(String(low), String(high), unit))).toBeNull();
      for (const outside of [low - 0.001, high + 0.001, 0, -low]) {
        expect(checkForm(form(String(outside), String(low), unit))).toEqual({ message, sides: ['width'] });
        expect(checkForm(form(String(high), String(outside), unit))).toEqual({ message, sides: ['height'] });
      }
      expect(checkForm(form('0', '99999', unit))?.sides).toEqual(['width', 'height']);
    }
    expect(boundsMessage('px')).toBe('Dimensions must be greater than 40px and smaller than 8000px');
  });

  it('an arrow key goes a unit on, within the bounds, and leaves alone what is no number', () => {
    expect(stepSide(form('800', '600'), 'width', 1).width).toBe('801');
    expect(stepSide(form('1.5', '2', 'in'), 'height', -1).height).toBe('1');
    expect(stepSide(form('7999', '600'), 'width', 10).width).toBe('8000');
    expect(stepSide(form('41', '600'), 'width', -10).width).toBe('40');
    expect(stepSide(form('abc', '600'), 'width', 1).width).toBe('abc');
  });

  it('converts with the factors of the product and shortens to three decimals', () => {
    const from = (text: string, unit: Unit, to: Unit) => switchUnit(form(text, text, unit), to).width;
    expect(from('378', 'px', 'mm')).toBe('100');
    expect(from('378', 'px', 'cm')).toBe('10');
    expect(from('96', 'px', 'in')).toBe('1');
    expect(from('100', 'mm', 'px')).toBe('378');
    expect(from('10', 'cm', 'mm')).toBe('100');
    expect(from('8.5', 'in', 'px')).toBe('816');
    // 1080 / 3.78 = 285.7142857...: longer than five characters, so three decimals.
    expect(from('1080', 'px', 'mm')).toBe('285.714');
    // 600 / 96 = 6.25 has four characters and stays.
    expect(from('600', 'px', 'in')).toBe('6.25');
  });

  it('checks again after the unit changed', () => {
    const tooLarge = switchUnit(form('12000', '600'), 'mm');
    expect(checkForm(tooLarge)).toEqual({ message: boundsMessage('mm'), sides: ['width'] });
    expect(checkForm(switchUnit(form('90', '90', 'mm'), 'px'))).toBeNull();
    expect(switchUnit(form('wide', '600'), 'in').width).toBe('wide');
  });

  it('keeps a legal size legal in every other unit, though the bounds are not exact conversions', () => {
    for (const unit of UNITS) {
      for (const other of UNITS) {
        for (const edge of [SIDE_BOUNDS[unit].low, SIDE_BOUNDS[unit].high]) {
          const there = switchUnit(form(String(edge), String(edge), unit), other);
          expect(checkForm(there), `${edge}${unit} in ${other}: ${there.width}`).toBeNull();
        }
      }
    }
  });

  it('shows what was typed again after any tour through the units', () => {
    const start = form('1080', '1350.25');
    const tour = (['mm', 'in', 'cm', 'mm', 'px'] as const).reduce(switchUnit, start);
    expect(tour).toEqual(start);
  });

  it('takes an edit in another unit as typed in that unit, and leaves the other side alone', () => {
    const inches = typeSide(switchUnit(form('960', '1081'), 'in'), 'width', '5');
    expect(switchUnit(inches, 'px')).toMatchObject({ width: '480', height: '1081' });
  });
});
