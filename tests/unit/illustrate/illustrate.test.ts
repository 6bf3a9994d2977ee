import { describe, expect, it } from 'vitest';
import type { Op, Paint } from '../../../elements/display/ops.js';
import { illustrate, SHAPES } from '../../../elements/illustrate/illustrate.js';
import { readDrawing } from '../../../elements/illustrate/read-drawing.js';
import { FORMS } from '../../../elements/illustrate/forms/forms.js';
import { DRAWN_FOR } from '../../../elements/illustrate/words/also.js';
import { createLexicon } from '../../../elements/illustrate/words/lexicon.js';
import { understand } from '../../../elements/illustrate/words/understand.js';
import { MOODS, SETTINGS, STYLES } from '../../../elements/illustrate/words/understanding.js';

const lexicon = createLexicon([]);
const plain = understand('', lexicon);
const picture = (wish: Partial<typeof plain>, seed = 1, shape: keyof typeof SHAPES = 'square') =>
  illustrate({ wish: { ...plain, ...wish }, seed, shape, drawing: () => null });

const COLOR = /^(#[0-9a-f]{6}|rgba\(\d+,\d+,\d+,[\d.]+\))$/;
const colorsOf = (paint: Paint): string[] =>
  typeof paint === 'string' ? [paint] : paint.stops.map(({ color }) => color);

/** Whatever is no color, or no number, would be drawn differently by each writer. */
function faults(ops: readonly Op[]): string[] {
  return ops.flatMap((op) => {
    if (op.op === 'group') return [...faults(op.children), ...faults(op.mask ?? [])];
    if (op.op !== 'fillPath' && op.op !== 'strokePath') return [op.op];
    const paint = op.op === 'fillPath' ? op.fill : op.stroke;
    const bad = colorsOf(paint).filter((color) => !COLOR.test(color));
    return /NaN|undefined|Infinity/.test(op.d) ? [...bad, op.d.slice(0, 80)] : bad;
  });
}

describe('pictures without a model', () => {
  it.each(SETTINGS)('%s can be drawn in every style', (setting) => {
    const subjects = [
      { word: 'tree', id: 'form-tree', count: 2 },
      { word: 'balloon', id: 'form-hot-air-balloon', count: 3 },
    ];
    STYLES.forEach((style, i) => {
      const shape = (['square', 'landscape', 'portrait'] as const)[i % 3]!;
      const drawn = picture({ setting, style, subjects, letter: 'M', season: 'winter' }, 3, shape);
      expect([style, faults(drawn.ops)]).toEqual([style, []]);
      expect(drawn).toMatchObject(SHAPES[shape]);
    });
  });

  it.each(MOODS)('every setting has colors in a mood that is %s', (mood) => {
    for (const setting of SETTINGS)
      expect(
        faults(picture({ setting, moods: [mood], colors: ['#d93f3a', '#f7f6f2'], time: 'night' }).ops),
      ).toEqual([]);
  });

  it('are the same for the same words and seed, and others for another', () => {
    const wish = { setting: 'forest' as const };
    expect(picture(wish, 7)).toEqual(picture(wish, 7));
    expect(picture(wish, 7)).not.toEqual(picture(wish, 8));
  });

  it('every form that a word stands for can be drawn', () => {
    const named = [...DRAWN_FOR.values()].map(({ id }) => id).filter((id) => id.startsWith('form-'));
    const missing = named.filter((id) => !(id in FORMS));
    expect(missing).toEqual([]);
    for (const id of Object.keys(FORMS))
      expect([
        id,
        faults(picture({ setting: 'meadow', subjects: [{ word: '', id, count: 1 }] }).ops),
      ]).toEqual([id, []]);
  });

  it('reads the catalog’s drawings, and nothing else', () => {
    const svg =
      '<svg viewBox="0 0 32 32"><path d="M0 0h9z" fill="#ff0000" data-c="0"/><path d="M1 1h9z" fill="url(#a)"/></svg>';
    expect(readDrawing(svg)).toEqual({ width: 32, height: 32, paths: [{ d: 'M0 0h9z', fill: '#ff0000' }] });
    expect(readDrawing('<html>')).toBeNull();
  });
});
