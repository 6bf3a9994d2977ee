import { Store } from '../store/store.js';
import type { DesignFile, StoredPage } from './design-file.js';
import type { DesignObject } from '../objects/kinds.js';
import { unpackObjects } from './unpack-objects.js';
import { DESIGN_ID, type DocumentRecord, type ObjectRecord } from './records.js';

export type DocumentStore = Store<DocumentRecord>;

/** The records of a checked file (`parseDesignFile`). */
export function recordsOf(file: DesignFile): DocumentRecord[] {
  const { pages, ...design } = file;
  return [
    { typeName: 'design', id: DESIGN_ID, design },
    ...pages.flatMap((page, index) => pageRecords(page, index)),
  ];
}

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
