import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { DocumentStore } from '../document/stored/load.js';
import type { PageIndex } from '../document/page-index.js';
import type { ObjectRecord } from '../document/records.js';
import type { Box } from '../math/geometry.js';
import { kindOf, type DesignObject, type ObjectKind } from '../objects/kinds.js';
import { boundsOfAll, boxOf } from '../objects/object-bounds.js';

/** What the contextual toolbar shows: a kind when all selected objects are of it, else 'mixed', or nothing. */
export type SelectionKind = ObjectKind | 'mixed' | null;

/** What a selection needs of the editor it is in. */
export interface SelectionEditor {
  readonly store: Pick<DocumentStore, 'get' | 'signal'>;
  readonly index: PageIndex;
  /** Id of the page being edited. */
  readonly page: ReadonlySignal<string>;
  /** Id of the text whose words are being edited; another selection ends that. */
  readonly editingText: Signal<string | null>;
  objectRecord(id: string): ObjectRecord | undefined;
}

/** The selected objects of the current page. View state: never undone, never saved. */
export class Selection {
  readonly #editor: SelectionEditor;
  readonly #ids = signal<readonly string[]>([]);

  /** The selected objects as they are now, bottom first. */
  readonly objects: ReadonlySignal<readonly DesignObject[]>;
  readonly kind: ReadonlySignal<SelectionKind>;
  /** One object's own turned box, or the upright bounds of several; null when nothing is selected. */
  readonly box: ReadonlySignal<Box | null>;
  readonly locked: ReadonlySignal<boolean>;

  constructor(editor: SelectionEditor) {
    this.#editor = editor;
    this.objects = computed(() => {
      const records = this.#ids.value.map((id) => editor.store.signal(id).value);
      return records.flatMap((record) => (record?.typeName === 'object' ? [record.object] : []));
    });
    this.kind = computed(() => {
      const found = new Set(this.objects.value.map(kindOf));
      return found.size > 1 ? 'mixed' : ([...found][0] ?? null);
    });
    this.box = computed(() => boxOfAll(this.objects.value));
    this.locked = computed(() => this.objects.value.some((object) => object.locked));
  }

  get ids(): readonly string[] {
    return this.#ids.value;
  }

  has(id: string): boolean {
    return this.#ids.value.includes(id);
  }

  /** Selects exactly these objects; a member of a group brings its whole group unless `deep`. */
  set(ids: readonly string[], { deep = false } = {}): void {
    const wanted = new Set(deep ? ids : ids.flatMap((id) => this.withGroup(id)));
    const next = this.#inOrder(wanted);
    if (next.length === this.#ids.value.length && next.every((id, i) => id === this.#ids.value[i])) return;
    this.#editor.editingText.value = null;
    this.#ids.value = next;
  }

  /** Adds an object (with its group), or takes it out when it is selected. */
  toggle(id: string): void {
    const members = this.withGroup(id);
    const rest = this.ids.filter((other) => !members.includes(other));
    this.set(this.has(id) ? rest : [...rest, ...members], { deep: true });
  }

  clear(): void {
    this.set([]);
  }

  /** Lets go of objects that no longer exist or lie on another page. */
  dropMissing(): void {
    const page = this.#editor.page.peek();
    const left = this.#ids.peek().filter((id) => this.#editor.objectRecord(id)?.page === page);
    if (left.length !== this.#ids.peek().length) this.#ids.value = left;
  }

  /** The object and all that moves with it: everything in its outermost group. */
  withGroup(id: string): readonly string[] {
    const { index, store } = this.#editor;
    let group = index.groupOf(id);
    if (!group) return [id];
    for (;;) {
      const record = store.get(group);
      if (record?.typeName !== 'group' || !record.parent) break;
      group = record.parent;
    }
    const page = this.#editor.objectRecord(id)?.page;
    return page ? membersOf(group, index.groups(page)) : [id];
  }

  #inOrder(ids: ReadonlySet<string>): string[] {
    const { index, page } = this.#editor;
    const background = index.background(page.value)?.id;
    const all = background ? [background, ...index.objects(page.value)] : index.objects(page.value);
    return all.filter((id) => ids.has(id));
  }
}

/** Every object in a group and the groups inside it. */
export function membersOf(
  group: string,
  groups: readonly { readonly id: string; readonly objects: readonly string[]; readonly parent?: string }[],
): readonly string[] {
  const own = groups.find(({ id }) => id === group)?.objects ?? [];
  const inner = groups.filter(({ parent }) => parent === group);
  return [...own, ...inner.flatMap(({ id }) => membersOf(id, groups))];
}

export function boxOfAll(objects: readonly DesignObject[]): Box | null {
  if (objects.length === 0) return null;
  if (objects.length === 1) return boxOf(objects[0]!);
  return { ...boundsOfAll(objects), rotation: 0 };
}
