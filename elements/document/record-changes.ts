import { sameValue } from '../store/rebase.js';
import type { DesignFile } from './design-file.js';
import { recordsOf, type DocumentStore } from './stored/load.js';
import type { DocumentRecord } from './records.js';

/** What each record becomes; null for one that goes. */
export type RecordChanges = ReadonlyMap<string, DocumentRecord | null>;

/**
 * The records of a file that `saveDesign` wrote, each at the very layer it had: loading a design restacks its objects,
 * and changes that were made before know the old layers.
 */
export function recordsAsSaved(file: DesignFile): DocumentRecord[] {
  const layers = new Map(file.pages.flatMap((page) => page.objects.map((o) => [o.id, o.layer_index])));
  return recordsOf(file).map((record) => {
    if (record.typeName !== 'object' || record.slot === 'background') return record;
    const layer_index = layers.get(record.id) ?? record.object.layer_index;
    return { ...record, object: { ...record.object, layer_index } };
  });
}

/** What makes the store hold exactly these records. */
export function changesTo(store: DocumentStore, records: Iterable<DocumentRecord>): RecordChanges {
  const changes = new Map<string, DocumentRecord | null>();
  const kept = new Set<string>();
  for (const record of records) {
    kept.add(record.id);
    const held = store.get(record.id);
    if (!held || !sameValue(held, record)) changes.set(record.id, record);
  }
  for (const { id } of store.values()) if (!kept.has(id)) changes.set(id, null);
  return changes;
}

/** Writes the changes, inside `run`. */
export function applyChanges(store: DocumentStore, changes: RecordChanges): void {
  for (const [id, record] of changes) {
    if (record) store.put(record);
    else store.remove(id);
  }
}
