import { describe, expect, it } from 'vitest';
import { mergeStroke } from '../../../../elements/imaging/cutout/merge-stroke.js';
import type { Mask } from '../../../../elements/imaging/cutout/mask.js';

const maskOf = (...rows: readonly string[]): Mask => ({
  width: rows[0]!.length,
  height: rows.length,
  data: Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 255 : 0)),
});

const rowsOf = ({ width, data }: Mask): string[] =>
  Array.from({ length: data.length / width }, (_, y) =>
    Array.from(data.slice(y * width, (y + 1) * width), (value) => (value > 127 ? '#' : '.')).join(''),
  );

const at = (x: number, y: number, keep: boolean) => ({ keep, radius: 0.01, points: [{ x, y }] });

describe('what a stroke changes of a mask', () => {
  const before = maskOf('##..##', '##..##', '......');

  it('is what hangs together with it; what turned over elsewhere stays', () => {
    const after = maskOf('......', '......', '......');
    expect(rowsOf(mergeStroke(before, after, at(0.1, 0.2, false)))).toEqual(['....##', '....##', '......']);
  });

  it('never goes the other way: a stroke that removes brings nothing back', () => {
    const after = maskOf('..####', '..####', '..####');
    expect(rowsOf(mergeStroke(before, after, at(0.1, 0.2, false)))).toEqual(['....##', '....##', '......']);
  });

  it('is the place under the brush at least, whatever the colors say', () => {
    expect(rowsOf(mergeStroke(before, before, at(0.42, 0.85, true)))).toEqual(['##..##', '##..##', '..#...']);
  });

  it('is only the place under the brush where nearly all would go', () => {
    const all = maskOf('######', '######', '######');
    const none = maskOf('......', '......', '......');
    expect(rowsOf(mergeStroke(all, none, at(0.42, 0.5, false)))).toEqual(['######', '##.###', '######']);
  });

  it('is the same where the mask before is of another size, as a service gives it', () => {
    const known = maskOf('##.####.', '##.####.', '........', '........');
    const after = maskOf('####', '....');
    expect(rowsOf(mergeStroke(known, after, at(0.9, 0.2, true)))).toEqual(['####', '....']);
    expect(rowsOf(mergeStroke(known, maskOf('....', '....'), at(0.1, 0.2, false)))).toEqual(['.##.', '....']);
  });

  it('does not go around the edge of the picture', () => {
    const row = maskOf('..#', '#.#');
    const after = maskOf('...', '..#');
    expect(rowsOf(mergeStroke(row, after, at(0.9, 0.2, false)))).toEqual(['...', '#.#']);
  });
});
