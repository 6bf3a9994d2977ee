import { describe, expect, it } from 'vitest';
import { FaultIndex } from '../../../elements/bulk/model/faults.js';
import { shownRows, valueOf, type SheetRow } from '../../../elements/bulk/model/rows.js';
import { SheetModel } from '../../../elements/bulk/model/sheet-model.js';
import { summarize } from '../../../elements/bulk/model/summary.js';
import { LABELS } from './support.js';

const row = (Headline: string): SheetRow => ({ Headline });
const rowsOf = (...words: string[]): SheetRow[] => words.map(row);

/** A sheet with rows, and the rows it told of. */
function sheet(rows: readonly SheetRow[], max = 100) {
  const told: (readonly SheetRow[])[] = [];
  const model = new SheetModel((changed) => told.push(changed));
  model.labels.value = LABELS;
  model.maxRows.value = max;
  model.give(rows);
  return { model, told };
}

const words = (model: SheetModel): string[] => model.rows.map((values) => valueOf(values, 'Headline'));

describe('rows', () => {
  it('are 20 at first, with three spare ones after the last, up to the most', () => {
    expect(
      [[], rowsOf(...Array(18).fill('a')), rowsOf(...Array(100).fill('a'))].map((rows) =>
        shownRows(rows, 100),
      ),
    ).toEqual([20, 21, 100]);
    expect(shownRows(rowsOf(...Array(120).fill('a')), 100)).toBe(120);
  });

  it('take names of labels as they are', () => {
    expect([valueOf({}, 'constructor'), valueOf({ toString: 'x' }, 'toString')]).toEqual(['', 'x']);
  });

  it('are counted with the pictures that are missing', () => {
    expect(summarize(LABELS, [row('a'), {}, { 'Hero photo': 'x' }, row(' ')])).toEqual({
      filled: 2,
      missingImages: 1,
    });
  });

  it('keep what is wrong by cell', () => {
    const faults = new FaultIndex([
      { row: 1, label: 'Date', message: 'Cut off.' },
      { row: 1, label: 'Date', message: 'Too small.' },
    ]);
    expect([faults.at(1, 'Date'), faults.at(1, 'Headline')]).toEqual(['Cut off. Too small.', '']);
  });
});

describe('edits of a sheet', () => {
  it('tell of each once, and of rows that are given not at all', () => {
    const { model, told } = sheet(rowsOf('a'));
    model.setValue({ row: 0, column: 0 }, 'a');
    expect(told).toEqual([]);
    model.setValue({ row: 2, column: 0 }, 'c');
    expect(told).toEqual([[row('a'), {}, row('c')]]);
  });

  it('repeat a block over the chosen cells in whole times', () => {
    const { model } = sheet([]);
    model.choose({ row: 0, column: 0 }, { row: 3, column: 0 });
    model.paste([['a'], ['b']]);
    expect(words(model)).toEqual(['a', 'b', 'a', 'b']);
    model.choose({ row: 0, column: 0 }, { row: 2, column: 0 });
    model.paste([['x'], ['y']]);
    expect(words(model)).toEqual(['x', 'y', 'a', 'b']);
  });

  it('leave out what is beyond the last row and the last label', () => {
    const { model } = sheet([], 4);
    model.choose({ row: 2, column: 2 });
    expect(model.paste([['a', 'b'], ['c'], ['d'], ['e']])).toEqual({ rows: 2, columns: 1 });
    expect(model.rows.length).toBe(4);
  });

  it('fill down from the first chosen row, from the row above one, and by the handle both ways', () => {
    const { model } = sheet(rowsOf('a', 'b'));
    model.choose({ row: 1, column: 0 });
    model.fillDown();
    expect(words(model)).toEqual(['a', 'a']);
    model.choose({ row: 3, column: 0 }, { row: 4, column: 0 });
    model.paste([['x'], ['y']]);
    model.fillTo(6);
    expect(words(model)).toEqual(['a', 'a', '', 'x', 'y', 'x', 'y']);
    model.choose({ row: 3, column: 0 }, { row: 4, column: 0 });
    model.fillTo(0);
    expect(words(model)).toEqual(['y', 'x', 'y', 'x', 'y', 'x', 'y']);
  });

  it('put rows in while there is room, and take them out', () => {
    const { model } = sheet(rowsOf('a', 'b', 'c'), 4);
    model.choose({ row: 1, column: 0 });
    expect([model.insert(), words(model), model.insert()]).toEqual([true, ['a', '', 'b', 'c'], false]);
    model.choose({ row: 0, column: 0 }, { row: 1, column: 2 });
    model.deleteRows();
    expect(words(model)).toEqual(['b', 'c']);
  });

  it('can be taken back one by one, with what was chosen, and done again', () => {
    const { model } = sheet(rowsOf('a'));
    model.setValue({ row: 0, column: 0 }, 'b');
    model.choose({ row: 5, column: 1 });
    model.clear();
    model.setValue({ row: 5, column: 1 }, 'x');
    model.undo();
    model.undo();
    expect([words(model), model.canUndo, model.canRedo]).toEqual([['a'], false, true]);
    expect(model.chosen.value.active).toEqual({ row: 0, column: 0 });
    model.redo();
    expect(words(model)).toEqual(['b']);
  });

  it('take rows from outside as a step when rows were there', () => {
    const { model } = sheet(rowsOf('a'));
    model.give(rowsOf('b', ''));
    expect([words(model), model.canUndo]).toEqual([['b'], true]);
    model.give(model.rows);
    model.undo();
    expect([words(model), model.canUndo]).toEqual([['a'], false]);
  });

  it('join what was found to the step before', () => {
    const { model } = sheet([]);
    model.setValue({ row: 0, column: 2 }, 'tea.jpg');
    model.amend((rows) => rows.map((values) => ({ ...values, 'Hero photo': '/kept/1' })));
    expect(model.valueAt({ row: 0, column: 2 })).toBe('/kept/1');
    model.undo();
    expect(model.rows).toEqual([]);
  });

  it('stay inside when labels go away', () => {
    const { model } = sheet(rowsOf('a'));
    model.choose({ row: 3, column: 2 });
    model.labels.value = LABELS.slice(0, 1);
    expect(model.chosen.value.active).toEqual({ row: 3, column: 0 });
    expect([model.step(1), model.chosen.value.active.row]).toEqual([true, 4]);
  });
});
