import { describe, expect, it } from 'vitest';
import { guessColumns, isComplete } from '../../../elements/bulk/files/match-columns.js';
import { rowsOfTable } from '../../../elements/bulk/files/rows-of-table.js';
import { LABELS } from './support.js';

describe('columns of a file and labels', () => {
  it('finds names in any order, case and spacing, each once', () => {
    const { heads, match } = guessColumns([['hero_photo', ' DATE ', 'date', 'Headline']], LABELS);
    expect([heads, match, isComplete(match)]).toEqual([true, [3, 1, 0], true]);
  });

  it('takes columns in order where the file has no names', () => {
    const { heads, match } = guessColumns(
      [
        ['Sand', '12.6.'],
        ['Salt', '13.6.'],
      ],
      LABELS,
    );
    expect([heads, match]).toEqual([false, [0, 1, -1]]);
  });

  it('takes a first row of different words for names, though no label has them', () => {
    expect(
      guessColumns(
        [
          ['Titel', 'Tag'],
          ['Sand', '12.6.'],
        ],
        LABELS,
      ),
    ).toEqual({ heads: true, match: [-1, -1, -1] });
    expect(guessColumns([['Sand'], ['Salt']], LABELS).heads).toBe(false);
  });

  it('makes rows of the chosen columns, skips empty ones and counts what does not fit', () => {
    const table = [
      ['Title', 'x', 'Rest', ''],
      [' One ', '', 'r', ''],
      ['', '', 'only rest', ''],
      ['Two', '', '', ''],
      ['Three', '', '', ''],
    ];
    expect(rowsOfTable(table, LABELS, { heads: true, match: [0, -1, -1], room: 2 })).toEqual({
      rows: [{ Headline: 'One' }, { Headline: 'Two' }],
      rowsLeftOut: 1,
      columnsLeftOut: ['x', 'Rest'],
    });
  });
});
