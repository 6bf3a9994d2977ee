import { expect, test } from 'vitest';
import { readCustomSize } from '../../../../elements/shell/magic-resize/custom-size.js';

test.each([
  ['', ''],
  ['0', '600'],
  ['600', '-0'],
  ['wide', '600'],
  ['0x40', '600'],
  ['1e3', '600'],
])('nothing comes of %j x %j', (width, height) => expect(readCustomSize(width, height)).toBeNull());

test('sides are whole px within the bounds of pages', () => {
  expect(readCustomSize(' 1200 ', '627.6')).toEqual({ width: 1200, height: 628 });
  expect(readCustomSize('40', '8000')).toEqual({ width: 40, height: 8000 });
});

test.each([
  ['39', '600'],
  ['600', '8001'],
  ['-600', '600'],
])('%j x %j is out of bounds, and told', (width, height) =>
  expect(readCustomSize(width, height)).toEqual({
    message: 'Dimensions must be greater than 40px and smaller than 8000px',
  }),
);
