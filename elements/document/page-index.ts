import { signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { changesOf } from '../store/diff.js';
import type { DocumentStore } from './stored/load.js';
import type { DocumentRecord, GroupRecord, ObjectRecord, PageRecord } from './records.js';

/**
 * Which records belong to which page, kept up to date from the store's diffs, so that reading a page of thousands of
 * objects costs nothing while one of them moves. Every answer reads a signal: whoever asks while rendering or in an effect
 * follows it, and none can forget to [E-016].
 */
export class PageIndex {
  readonly #store: DocumentStore;
  readonly #members = new Map<string, Set<string>>();
  readonly #order = new Map<string, readonly ObjectRecord['id'][]>();
  /** The background picture of each page that was asked about it; null for none. */
  readonly #backgrounds = new Map<string, string | null>();
  readonly #versions = new Map<string, Signal<number>>();
  readonly #pages = signal<readonly string[]>([]);
  readonly #groupOf = new Map<string, string>();

  constructor(store: DocumentStore) {
    this.#store = store;
    for (const record of store.values()) this.#enter(record);
    this.#sortPages();
    store.listen(({ diff }) => {
      let pages = false;
      for (const [from, to] of changesOf(diff).values()) {
        if (from && to && !moved(from, to)) continue;
        if (from) this.#leave(from);
        if (to) this.#enter(to);
        pages ||= (from ?? to)!.typeName === 'page';
      }
      if (pages) this.#sortPages();
    });
  }

  /** Ids of the pages in order, as a signal. */
  get pages(): ReadonlySignal<readonly string[]> {
    return this.#pages;
  }

  /** Ids of a page's objects from back to front; the background picture is not among them. */
  objects(page: string): readonly string[] {
    this.#read(page);
    let order = this.#order.get(page);
    if (!order) this.#order.set(page, (order = this.#sorted(page)));
    return order;
  }

  /** Counts changes of a page's members, groups and stacking. */
  version(page: string): ReadonlySignal<number> {
    let version = this.#versions.get(page);
    if (!version) this.#versions.set(page, (version = signal(0)));
    return version;
  }

  background(page: string): ObjectRecord | undefined {
    this.#read(page);
    let id = this.#backgrounds.get(page);
    if (id === undefined) {
      const found = this.members(page).find((r) => r.typeName === 'object' && r.slot === 'background');
      this.#backgrounds.set(page, (id = found?.id ?? null));
    }
    return id === null ? undefined : (this.#store.get(id) as ObjectRecord | undefined);
  }

  groups(page: string): readonly GroupRecord[] {
    return this.members(page).filter((record): record is GroupRecord => record.typeName === 'group');
  }

  /** The innermost group an object is in. */
  groupOf(object: string): string | undefined {
    const record = this.#store.get(object) ?? this.#store.get(this.#groupOf.get(object) ?? '');
    if (record?.typeName === 'object' || record?.typeName === 'group') this.#read(record.page);
    return this.#groupOf.get(object);
  }

  /** All that belongs to a page: its objects, background and groups. */
  members(page: string): readonly DocumentRecord[] {
    this.#read(page);
    return [...(this.#members.get(page) ?? [])].map((id) => this.#store.get(id)!);
  }

  #read(page: string): void {
    void this.version(page).value;
  }

  #sorted(page: string): readonly string[] {
    const stacked = this.members(page).filter(
      (r): r is ObjectRecord => r.typeName === 'object' && r.slot === 'page',
    );
    stacked.sort((a, b) => a.object.layer_index - b.object.layer_index || (a.id < b.id ? -1 : 1));
    return stacked.map((record) => record.id);
  }

  #sortPages(): void {
    const pages: PageRecord[] = [];
    for (const record of this.#store.values()) if (record.typeName === 'page') pages.push(record);
    this.#pages.value = pages.sort((a, b) => a.index - b.index).map((page) => page.id);
  }

  #enter(record: DocumentRecord): void {
    if (record.typeName !== 'object' && record.typeName !== 'group') return;
    let members = this.#members.get(record.page);
    if (!members) this.#members.set(record.page, (members = new Set()));
    members.add(record.id);
    if (record.typeName === 'group') for (const id of record.objects) this.#groupOf.set(id, record.id);
    this.#touch(record.page);
  }

  #leave(record: DocumentRecord): void {
    if (record.typeName !== 'object' && record.typeName !== 'group') return;
    this.#members.get(record.page)?.delete(record.id);
    if (record.typeName === 'group')
      for (const id of record.objects) if (this.#groupOf.get(id) === record.id) this.#groupOf.delete(id);
    this.#touch(record.page);
  }

  #touch(page: string): void {
    this.#order.delete(page);
    this.#backgrounds.delete(page);
    const version = this.#versions.get(page);
    // peeked at: an effect that writes does not follow what it writes
    if (version) version.value = version.peek() + 1;
  }
}

/** True when a change is one of place (page, slot, layer, group members), not only of looks. */
function moved(from: DocumentRecord, to: DocumentRecord): boolean {
  if (from.typeName === 'object' && to.typeName === 'object')
    return (
      from.page !== to.page || from.slot !== to.slot || from.object.layer_index !== to.object.layer_index
    );
  if (from.typeName === 'page' && to.typeName === 'page') return from.index !== to.index;
  return from.typeName === 'group';
}
