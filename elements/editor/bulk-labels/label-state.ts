import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { BulkLabel, BulkRow } from '../../document/bulk/bulk-data.js';
import { labeledSlots, type LabeledSlot } from '../../document/bulk/labeled-slots.js';
import { ROWS_ID, type DocumentRecord, type LabelRecord, type RowsRecord } from '../../document/records.js';
import type { DesignObject } from '../../objects/kinds.js';
import { changesOf } from '../../store/diff.js';
import type { Editor } from '../editor.js';

interface LabelState {
  readonly labels: ReadonlySignal<readonly BulkLabel[]>;
  readonly slots: ReadonlySignal<readonly LabeledSlot[]>;
}

const states = new WeakMap<Editor, LabelState>();

const NO_ROWS: readonly BulkRow[] = [];

function stateOf(editor: Editor): LabelState {
  const known = states.get(editor);
  if (known) return known;
  const version = signal(0);
  // as long as the editor: it listens to nothing else's store
  editor.store.listen(({ diff }) => {
    if ([...changesOf(diff).values()].some(([from, to]) => matters(from, to))) version.value++;
  });
  const labels = computed(() => (void version.value, readLabels(editor)));
  const slots = computed(() => {
    void version.value;
    return labels.value.length === 0 ? [] : labeledSlots(objectsInOrder(editor), labels.value);
  });
  const state = { labels, slots };
  states.set(editor, state);
  return state;
}

/** True when a change may give a label another name, place or object. */
function matters(from: DocumentRecord | undefined, to: DocumentRecord | undefined): boolean {
  const { typeName } = (from ?? to)!;
  if (typeName === 'label' || typeName === 'page') return true;
  if (typeName !== 'object') return false;
  if (from?.typeName !== 'object' || to?.typeName !== 'object') return true;
  return from.object.user_labels !== to.object.user_labels || from.object.type === 'grid';
}

const readLabels = (editor: Editor): readonly BulkLabel[] => labelRecords(editor).map(({ label }) => label);

/** The records of the labels in the order of the sheet. */
export const labelRecords = (editor: Editor): readonly LabelRecord[] =>
  [...editor.store.values()]
    .filter((record): record is LabelRecord => record.typeName === 'label')
    .sort((a, b) => a.index - b.index);

function* objectsInOrder(editor: Editor): Iterable<DesignObject> {
  for (const page of editor.index.pages.peek()) {
    const background = editor.index.background(page);
    if (background) yield background.object;
    for (const id of editor.index.objects(page)) yield editor.object(id)!;
  }
}

/** The design's bulk labels in the order of the sheet. */
export const bulkLabelsOf = (editor: Editor): ReadonlySignal<readonly BulkLabel[]> => stateOf(editor).labels;

/** What each label fills, in the order of pages and layers. */
export const labeledSlotsOf = (editor: Editor): ReadonlySignal<readonly LabeledSlot[]> =>
  stateOf(editor).slots;

/** The rows of the sheet as they were kept last; none for a design that was never filled in. Follows them. */
export function bulkRowsOf(editor: Editor): readonly BulkRow[] {
  return (editor.store.signal(ROWS_ID).value as RowsRecord | undefined)?.rows ?? NO_ROWS;
}
