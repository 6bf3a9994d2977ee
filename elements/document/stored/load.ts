import { Store } from '../../store/store.js';
import type { BulkLabel } from '../bulk/bulk-data.js';
import type { DesignFile, StoredPage } from '../design-file.js';
import type { DesignObject } from '../../objects/kinds.js';
import { unpackObjects } from '../unpack-objects.js';
import {
  DESIGN_ID,
  labelRecordId,
  ROWS_ID,
  type DocumentRecord,
  type LabelRecord,
  type ObjectRecord,
  type RowsRecord,
} from '../records.js';

export type DocumentStore = Store<DocumentRecord>;

/** The records of a checked file (`parseDesignFile`). */
export function recordsOf(file: DesignFile): DocumentRecord[] {
  const { pages, bulk_labels: labels = [], bulk_rows: rows, ...design } = file;
  return [
    { typeName: 'design', id: DESIGN_ID, design },
    ...pages.flatMap((page, index) => pageRecords(page, index)),
    ...labels.map((label, index) => labelRecord(label, index)),
    ...(rows ? [{ typeName: 'rows' as const, id: ROWS_ID, rows } satisfies RowsRecord] : []),
  ];
}

/** The record of a bulk label at a place of the sheet. */
export const labelRecord = (label: BulkLabel, index: number): LabelRecord => ({
  ...{ typeName: 'label', id: labelRecordId(label.id) },
  ...{ index, label },
});

/** The records of one page. Objects are restacked from 0 in their stored order of layers. */
export function pageRecords(stored: StoredPage, index: number): DocumentRecord[] {
  const { objects, groups, background_image: background, ...page } = stored;
  const unpacked = unpackObjects([...objects].sort((a, b) => a.layer_index - b.layer_index));
  const record = (object: ObjectRecord['object'], slot: ObjectRecord['slot']): ObjectRecord => ({
    typeName: 'object',
    id: object.id,
    page: page.id,
    slot,
    object,
  });
  return [
    { typeName: 'page', id: page.id, index, page },
    ...unpacked.objects.map((object, layer) => record({ ...object, layer_index: layer }, 'page')),
    ...(background ? [record(background, 'background')] : []),
    ...[...groups, ...unpacked.groups].map(({ id, objects: members, parent, ...extra }) => ({
      typeName: 'group' as const,
      id,
      page: page.id,
      objects: members,
      ...(parent === undefined ? {} : { parent }),
      extra,
    })),
  ];
}

/** The objects among records. */
export const objectsOf = (records: Iterable<DocumentRecord>): DesignObject[] =>
  [...records].flatMap((record) => (record.typeName === 'object' ? [record.object] : []));

/** A store that holds the file. Loading is no step of the history. */
export function loadDesign(file: DesignFile): DocumentStore {
  const store: DocumentStore = new Store();
  store.run('Open', () => recordsOf(file).forEach((record) => store.put(record)), 'ignore');
  return store;
}
