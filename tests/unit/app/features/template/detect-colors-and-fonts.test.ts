import { describe, expect, it } from 'vitest';
import { detectColorsAndFonts } from '../../../../../app/features/template/detect-colors-and-fonts.js';
import { keywordList } from '../../../../../app/features/template/keywords.js';
import { dimensionText } from '../../../../../app/features/template/strings.js';

const page = (...objects: object[]) => ({ background_color: '#F7EEDE', objects });
const file = (...pages: object[]) => ({ width: 1000, height: 1000, pages });

describe('what a template is made of', () => {
  it('finds the colors of page, text, icon, shape and line, largest area first', () => {
    const found = detectColorsAndFonts(
      file(
        page(
          { width: 100, height: 100, text_details: { font: 'Jost', fontColor: '#000000' } },
          { width: 600, height: 600, shape_details: { fill: '#14213d' } },
          {
            width: 400,
            height: 400,
            image_details: { svg_colors: [{ color: '#e4572e' }, { color: '#f2b134' }] },
          },
          { width: 300, height: 10, line_details: { color: '#6fa8a0' } },
        ),
      ),
    );
    expect(found.colors).toEqual(['#f7eede', '#14213d', '#e4572e', '#f2b134', '#6fa8a0', '#000000']);
    expect(found.fonts).toEqual(['Jost']);
  });

  it('shows colors that look alike once, and at most eight', () => {
    const shapes = (fills: string[]) =>
      fills.map((fill) => ({ width: 10, height: 10, shape_details: { fill } }));
    expect(detectColorsAndFonts(file(page(...shapes(['#c8522b', '#c6502a'])))).colors).toEqual([
      '#f7eede',
      '#c8522b',
    ]);
    const many = [
      '#000000',
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#ffff00',
      '#00ffff',
      '#ff00ff',
      '#808080',
      '#804000',
    ];
    expect(detectColorsAndFonts(file(page(...shapes(many)))).colors).toHaveLength(8);
  });

  it('looks into runs, gradients and packed groups', () => {
    const text = { font: 'Anton', fontColor: '#111111', runs: [{ font: 'Jost', fontColor: '#d6246e' }] };
    const packed = {
      type: 'group',
      group_details: { object_data: [{ width: 9, height: 9, text_details: text }] },
    };
    const sky = {
      shape_details: { fill: '#ffffff', gradient: { stops: [{ color: '#0000ff' }, { color: '#00aa00' }] } },
    };
    const found = detectColorsAndFonts(file(page(packed, { width: 90, height: 90, ...sky })));
    expect(found.fonts).toEqual(['Anton', 'Jost']);
    expect(found.colors).toEqual(expect.arrayContaining(['#d6246e', '#0000ff', '#00aa00']));
    expect(found.colors).not.toContain('#ffffff');
  });

  it('finds nothing, and throws nothing, in what is no design', () => {
    for (const value of [
      null,
      undefined,
      7,
      'text',
      [],
      {},
      { pages: 'x' },
      file({ objects: [null, 3, { text_details: [] }] }),
    ]) {
      expect(detectColorsAndFonts(value)).toEqual({ colors: [], fonts: [] });
    }
  });

  it('lists keywords once each, without the blanks around them', () => {
    expect(keywordList(' jazz, music ,jazz,, concert hall ')).toEqual(['jazz', 'music', 'concert hall']);
    expect(keywordList('')).toEqual([]);
  });

  it('writes width before height', () => {
    expect(dimensionText(797, 1123, 'px')).toBe('Dimension: 797 x 1123 px');
  });
});
