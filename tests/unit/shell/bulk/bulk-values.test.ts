import { describe, expect, it } from 'vitest';
import { fileStemOf, repeatedNames } from '../../../../elements/shell/bulk/downloading/file-pattern.js';
import { sourceOfValue, valueOfPicture } from '../../../../elements/shell/bulk/pictures/picture-values.js';
import { filledRows } from '../../../../elements/shell/bulk/row-inputs.js';
import type { BulkLabel } from '../../../../elements/document/bulk/bulk-data.js';

const LABELS: readonly BulkLabel[] = [
  { id: 'a', text: 'Title', assigned: [], type: 'text' },
  { id: 'b', text: 'Photo', assigned: [], type: 'image' },
];

describe('rows', () => {
  it('that are empty, or hold blanks or another label’s words, are skipped; the others keep their number', () => {
    const rows = filledRows(
      [{ Title: 'One' }, { Title: '  ' }, { Gone: 'x' }, {}, { Photo: '/uploads/x.jpg' }],
      LABELS,
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 5]);
    expect(rows[0]).toMatchObject({ texts: { a: 'One' }, images: {}, values: { Title: 'One', Photo: '' } });
    expect(rows[1]).toMatchObject({ texts: {}, images: { b: 'src:/uploads/x.jpg' } });
  });
});

describe('values of pictures', () => {
  it('are paths of files and keys of others, and lead back to the same picture', () => {
    for (const source of ['src:/uploads/x.jpg', 'src:uploads/y.png', 'design_resource:ab12', 'unsplash:q']) {
      const value = valueOfPicture({ source });
      expect(sourceOfValue(value)).toBe(source);
    }
    expect(valueOfPicture({ source: 'src:/uploads/x.jpg' })).toBe('/uploads/x.jpg');
    expect(sourceOfValue(' https://example.com/a.png ')).toBe('src:https://example.com/a.png');
  });
});

describe('names of files', () => {
  const naming = {
    ...{ name: 'Summer menu', row: 7, of: 120 },
    values: { Title: 'Figs & honey', Photo: '/uploads/fig%20tart.jpg', row: '' },
  };

  it('take the design, the padded row and the values of labels, and leave other braces alone', () => {
    const { values: _all, ...own } = naming;
    const plain = { ...own, values: { Title: 'Figs & honey' } };
    expect(fileStemOf('{name}-{row}', plain)).toBe('Summer menu-007');
    expect(fileStemOf('{title} {ROW} {nobody}', plain)).toBe('Figs & honey 007 {nobody}');
    expect(fileStemOf('{Photo}', naming)).toBe('fig%20tart');
    // a label of that name is the user's own
    expect(fileStemOf('x{row}', naming)).toBe('x');
  });

  it('that are the same but for cases are told, the later ones', () => {
    expect(repeatedNames(['a', 'B', 'A', 'c', 'b', 'a'])).toEqual([2, 4, 5]);
  });
});
