import { expect, it } from 'vitest';
import { colorFamily } from '../../../elements/math/color-family.js';

it.each([
  ['#d0201c', 'red'],
  ['#f28c28', 'orange'],
  ['#ffd23f', 'yellow'],
  ['#3a9d4a', 'green'],
  ['#1aa6a6', 'teal'],
  ['#2348d0', 'blue'],
  ['#7b3fbf', 'purple'],
  ['#f7a8c4', 'pink'],
  ['#ff4fa0', 'pink'],
  ['#6b4226', 'brown'],
  ['#131b33', 'black'],
  ['#8a8f98', 'gray'],
  ['#fdf6ec', 'white'],
])('%s is called %s', (hex, family) => {
  expect(colorFamily(hex)).toBe(family);
});
