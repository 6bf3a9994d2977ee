import { describe, expect, it } from 'vitest';
import { templateFacts } from '../../../server/search/filters/template-facts.js';

const shape = (fill: string, width: number, height: number) => ({
  ...{ type: 'image', sub_type: 'shape', width, height },
  shape_details: { outline: 'rectangle', fill },
});

/** Colors of a page of 1000 by 1000. */
const colorsOf = (background: string, objects: readonly object[]) =>
  templateFacts({ width: 1000, height: 1000, pages: [{ background_color: background, objects }] }).colors;

describe('colors that a template is found by [E-032]', () => {
  it('are the hues that one sees, the most first', () => {
    expect(colorsOf('#ffffff', [shape('#d21f3c', 600, 600), shape('#1f9d55', 500, 500)])).toEqual([
      'white',
      'red',
      'green',
    ]);
  });

  it('are not those of small parts of a page that is of another color', () => {
    const leaves = Array.from({ length: 4 }, () => shape('#1f9d55', 120, 120));
    expect(colorsOf('#ff4fa3', leaves)).toEqual(['pink']);
    expect(colorsOf('#ffffff', leaves)).toEqual(['white', 'green']);
  });
});
