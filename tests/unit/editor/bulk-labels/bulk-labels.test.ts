import { describe, expect, it } from 'vitest';
import type { DesignFile } from '../../../../elements/document/design-file.js';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { withFreshIds } from '../../../../elements/document/fresh-ids.js';
import {
  addBulkLabel,
  deleteBulkLabel,
  renameBulkLabel,
} from '../../../../elements/editor/bulk-labels/edit-labels.js';
import { saveBulkRows } from '../../../../elements/editor/bulk-labels/bulk-rows.js';
import {
  bulkLabelsOf,
  bulkRowsOf,
  labeledSlotsOf,
} from '../../../../elements/editor/bulk-labels/label-state.js';
import {
  giveLabel,
  labelSelection,
  labelTarget,
  takeLabel,
} from '../../../../elements/editor/bulk-labels/label-target.js';
import { openBulk, selectLabeled } from '../../../../elements/editor/bulk-labels/open-bulk.js';
import { removeObjects } from '../../../../elements/editor/layers/remove-objects.js';
import { duplicate } from '../../../../elements/editor/commands/edit/duplicate.js';
import { panelOf } from '../../../../elements/editor/view-state/open-panel.js';
import { overlayOf } from '../../../../elements/editor/view-state/overlays.js';
import { testEditor } from '../../../support/fakes/test-editor.js';
import { imageOf, shapeOf, textOf } from '../../../support/objects.js';

function open(extra: Partial<DesignFile> = {}) {
  const file: DesignFile = {
    ...{ version: 1, id: 'd', width: 600, height: 600 },
    pages: [
      {
        ...{ id: 'p', background_color: '#ffffff', groups: [], background_image: null },
        objects: [
          textOf({ text: 'Head' }, { id: 'head', layer_index: 0 }),
          textOf({ text: 'Date' }, { id: 'date', layer_index: 1 }),
          imageOf({ src: '/a.png' }, { id: 'hero', layer_index: 2 }),
          shapeOf({ outline: 'rectangle', fill: '#336699' }, { id: 'box', layer_index: 3 }),
        ],
      },
      {
        ...{ id: 'q', background_color: '#ffffff', groups: [], background_image: null },
        objects: [textOf({ text: 'Foot' }, { id: 'foot', layer_index: 0 })],
      },
    ],
    ...extra,
  };
  const warnings: string[] = [];
  const { editor, text } = testEditor(file);
  Object.assign(editor, {
    notifier: { ...editor.notifier, warning: (message: string) => warnings.push(message) },
  });
  const label = (...ids: string[]) => {
    editor.selection.set(ids);
    return (name: string) => labelSelection(editor, name);
  };
  return { editor, text, label, warnings, names: () => bulkLabelsOf(editor).value.map((one) => one.text) };
}

describe('a bulk label', () => {
  it('is made of a name for what is selected, assigned to it, as one step, and the labels are shown', () => {
    const { editor, label, text, names } = open();
    const before = text();
    expect(label('head')('  ')).toBe(false);
    expect(text()).toBe(before);
    expect(label('head')(' Main  title ')).toBe(true);
    expect(names()).toEqual([' Main  title ']);
    expect(panelOf(editor).value).toBe('bulk_edit');
    const [made] = editor.toFile().bulk_labels!;
    expect(made).toMatchObject({ type: 'text', assigned: ['head'], selected: false });
    expect(editor.object('head')!.user_labels).toEqual({ text: made!.id });
    // it has one now: a second is not made
    expect(label('head')('Other')).toBe(false);
    expect(labelTarget(editor)!.labels).toEqual([made!.id]);
    editor.history.undo();
    expect(text()).toBe(before);
    editor.history.redo();
    expect(names()).toEqual([' Main  title ']);
  });

  it('is one for several texts; a picture has one of its own type, and a shape none', () => {
    const { editor, label } = open();
    label('head', 'date')('Words');
    expect(labeledSlotsOf(editor).value.map(({ id }) => id)).toEqual(['head', 'date']);
    label('hero')('Photo');
    expect(bulkLabelsOf(editor).value.map(({ type }) => type)).toEqual(['text', 'image']);
    expect(label('box')('Shape')).toBe(false);
    expect(label('head', 'hero')('Both')).toBe(false);
  });

  it('is given to another object of its type only, and taken from it again', () => {
    const { editor, label, text } = open();
    label('head')('Words');
    const [words] = bulkLabelsOf(editor).value;
    editor.selection.set(['hero']);
    const before = text();
    giveLabel(editor, words!.id);
    expect(text()).toBe(before);
    editor.selection.set(['date']);
    giveLabel(editor, words!.id);
    expect(bulkLabelsOf(editor).value[0]!.assigned).toEqual(['head', 'date']);
    takeLabel(editor);
    expect(text()).toBe(before);
  });

  it('stays when its object is deleted, and has it again when that is taken back', () => {
    const { editor, label, names } = open();
    label('head')('Title');
    removeObjects(editor, ['head'], 'Delete');
    expect(names()).toEqual(['Title']);
    expect(labeledSlotsOf(editor).value).toEqual([]);
    expect(editor.toFile().bulk_labels![0]!.assigned).toEqual(['head']);
    expect(selectLabeled(editor, bulkLabelsOf(editor).value[0]!.id)).toBe(false);
    editor.history.undo();
    expect(labeledSlotsOf(editor).value.map(({ id }) => id)).toEqual(['head']);
  });

  it('fills a copy of its object too', () => {
    const { editor, label } = open();
    label('head')('Title');
    editor.selection.set(['head']);
    duplicate.run(editor);
    expect(labeledSlotsOf(editor).value).toHaveLength(2);
  });

  it('goes with its values and leaves its objects, as one step', () => {
    const { editor, label, text, names } = open();
    label('head')('Title');
    label('date')('Date');
    saveBulkRows(editor, [{ Title: 'One', Date: 'May' }]);
    const before = text();
    deleteBulkLabel(editor, bulkLabelsOf(editor).value[0]!.id);
    expect(names()).toEqual(['Date']);
    expect(bulkRowsOf(editor)).toEqual([{ Date: 'May' }]);
    expect('user_labels' in editor.object('head')!).toBe(false);
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('selects its objects, on the page they are on', () => {
    const { editor, label } = open();
    editor.goToPage('q');
    label('foot')('Foot');
    editor.goToPage('p');
    expect(selectLabeled(editor, bulkLabelsOf(editor).value[0]!.id)).toBe(true);
    expect(editor.page.value).toBe('q');
    expect(editor.selection.ids).toEqual(['foot']);
  });
});

describe('the rows of the sheet', () => {
  it('are kept with the design as one step, without empty values and empty rows at the end', () => {
    const { editor, label, text } = open();
    label('head')('Title');
    const before = text();
    saveBulkRows(editor, [{ Title: 'One' }, { Title: '' }, { Title: 'Three' }, { Title: '' }]);
    expect(editor.toFile().bulk_rows).toEqual([{ Title: 'One' }, {}, { Title: 'Three' }]);
    const steps = text();
    saveBulkRows(editor, [{ Title: 'One' }, {}, { Title: 'Three' }]);
    expect(text()).toBe(steps);
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('keep their values while labels are renamed, even to a name that another has', () => {
    const { editor } = open();
    const a = addBulkLabel(editor, 'text', 'A')!;
    const b = addBulkLabel(editor, 'text', 'B')!;
    saveBulkRows(editor, [{ A: '1', B: '2' }]);
    renameBulkLabel(editor, b, 'A');
    expect(bulkRowsOf(editor)).toEqual([{ [a]: '1', [b]: '2' }]);
    renameBulkLabel(editor, a, 'Title');
    expect(bulkRowsOf(editor)).toEqual([{ Title: '1', A: '2' }]);
    renameBulkLabel(editor, b, '__proto__');
    expect(Object.entries(bulkRowsOf(editor)[0]!)).toEqual([
      ['Title', '1'],
      ['__proto__', '2'],
    ]);
  });
});

describe('the dialogs of bulk editing', () => {
  it('open only while labels have unique names; otherwise that is said', () => {
    const { editor, warnings } = open();
    openBulk(editor, 'bulk_data');
    expect(overlayOf(editor).value).toBe(null);
    const a = addBulkLabel(editor, 'text', 'A')!;
    addBulkLabel(editor, 'image', 'A ');
    openBulk(editor, 'bulk_data');
    openBulk(editor, 'bulk_generate');
    expect(warnings).toEqual(['Labels must have unique names', 'Labels must have unique names']);
    expect(overlayOf(editor).value).toBe(null);
    renameBulkLabel(editor, a, 'B');
    openBulk(editor, 'bulk_data');
    expect(overlayOf(editor).value).toBe('bulk_data');
  });
});

describe('the stored form', () => {
  const bulk_labels: DesignFile['bulk_labels'] = [
    { id: 'l1', text: 'Title', assigned: ['head', 'gone'], selected: true, type: 'text', color: 'red' },
    { id: 'l2', text: 'Photo', assigned: [], type: 'image' },
  ];
  const bulk_rows: DesignFile['bulk_rows'] = [{ Title: 'One', Elsewhere: 'kept' }, {}];

  it('survives a round trip, unknown fields and lost objects too; assigned objects count without a word of their own', () => {
    const { editor } = open({ bulk_labels, bulk_rows });
    const file = editor.toFile();
    expect(file.bulk_labels).toEqual(bulk_labels);
    expect(file.bulk_rows).toEqual(bulk_rows);
    expect(labeledSlotsOf(editor).value).toEqual([{ id: 'head', box: null, label: 'l1' }]);
  });

  it('names the same objects in a copy under new ids', () => {
    const { editor } = open({ bulk_labels });
    const copy = withFreshIds(editor.toFile());
    const [head] = copy.pages[0]!.objects;
    expect(copy.bulk_labels![0]!.assigned).toEqual([head!.id, 'gone']);
  });

  it('is refused with the path of the fault', () => {
    const broken = (labels: unknown) => () =>
      parseDesignFile({ ...open().editor.toFile(), bulk_labels: labels });
    expect(broken([{ id: 'a', text: 'x', assigned: [], type: 'video' }])).toThrow('bulk_labels[0].type');
    expect(broken([bulk_labels[0], bulk_labels[0]])).toThrow('bulk_labels[1].id');
  });
});
