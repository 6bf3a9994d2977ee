import type { DesignFile, GroupEntry, StoredPage } from '../design-file.js';
import type { DocumentStore } from './load.js';
import {
  DESIGN_ID,
  type DesignRecord,
  ROWS_ID,
  type GroupRecord,
  type LabelRecord,
  type ObjectRecord,
  type PageRecord,
  type RowsRecord,
} from '../records.js';

/** The stored form of what a store holds: pages in order, objects from back to front. */
export function saveDesign(store: Pick<DocumentStore, 'get' | 'values'>): DesignFile {
  const pages: PageRecord[] = [];
  const labels: LabelRecord[] = [];
  const content = new Map<string, { objects: ObjectRecord[]; groups: GroupRecord[] }>();
  const on = (page: string) => {
    let found = content.get(page);
    if (!found) content.set(page, (found = { objects: [], groups: [] }));
    return found;
  };
  for (const record of store.values()) {
    if (record.typeName === 'page') pages.push(record);
    else if (record.typeName === 'label') labels.push(record);
    else if (record.typeName === 'object') on(record.page).objects.push(record);
    else if (record.typeName === 'group') on(record.page).groups.push(record);
  }
  const { design } = store.get(DESIGN_ID) as DesignRecord;
  return {
    ...design,
    ...bulkFields(labels, store.get(ROWS_ID) as RowsRecord | undefined),
    pages: pages.sort((a, b) => a.index - b.index).map((page) => savePage(page, on(page.id))),
  } as DesignFile;
}

/** What bulk editing keeps: nothing at all in a design without labels and rows. */
function bulkFields(
  labels: readonly LabelRecord[],
  kept: RowsRecord | undefined,
): Pick<DesignFile, 'bulk_labels' | 'bulk_rows'> {
  const sorted = [...labels].sort((a, b) => a.index - b.index || (a.id < b.id ? -1 : 1));
  return {
    ...(labels.length > 0 && { bulk_labels: sorted.map(({ label }) => label) }),
    ...(kept && { bulk_rows: [...kept.rows] }),
  };
}

function savePage(record: PageRecord, on: { objects: ObjectRecord[]; groups: GroupRecord[] }): StoredPage {
  const stacked = on.objects
    .filter((object) => object.slot === 'page')
    .sort((a, b) => a.object.layer_index - b.object.layer_index || (a.id < b.id ? -1 : 1));
  const background = on.objects.find((object) => object.slot === 'background');
  return {
    ...record.page,
    objects: stacked.map(({ object }) => object),
    // by id: the order of groups carries no meaning, and undo must give back the same bytes
    groups: on.groups.sort((a, b) => (a.id < b.id ? -1 : 1)).map(saveGroup),
    background_image: background?.object ?? null,
  };
}

/** A group as a page stores it. */
export const saveGroup = ({ id, objects, parent, extra }: GroupRecord): GroupEntry => ({
  ...extra,
  id,
  objects: [...objects],
  ...(parent === undefined ? {} : { parent }),
});
