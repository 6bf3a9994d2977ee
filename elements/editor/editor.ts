import { signal, type Signal } from '@preact/signals-core';
import type { DesignFile } from '../document/design-file.js';
import { loadDesign, type DocumentStore } from '../document/stored/load.js';
import { PageIndex } from '../document/page-index.js';
import { DESIGN_ID, type DesignRecord, type ObjectRecord, type PageRecord } from '../document/records.js';
import { saveDesign } from '../document/stored/save.js';
import { scaledObject } from '../objects/scale-object.js';
import { kindFor, type DesignObject } from '../objects/kinds.js';
import { History } from '../store/history.js';
import type { DocumentRecord } from '../document/records.js';
import type { HistoryMode } from '../store/store.js';
import type { Size } from '../math/geometry.js';
import { measureOf, type Measure } from '../math/measure.js';
import type { Notifier } from '../ports/host.js';
import type { Surface } from '../ports/surface.js';
import type { ResourceHub } from './resources/resource-hub.js';
import { toldLetters } from '../text/awaited-letters.js';
import { Selection } from './selection.js';
import { t } from './strings.js';
import { Viewport } from './viewport.js';

export interface EditorOptions {
  readonly resources: ResourceHub;
  readonly notifier: Notifier;
}

/**
 * One open design: its records, history, selection and view. The façade names and wires; what a button or a gesture
 * does lives in `commands/` and `tools/`, which are the only writers.
 */
export class Editor {
  readonly store: DocumentStore;
  readonly history: History<DocumentRecord>;
  readonly index: PageIndex;
  readonly selection: Selection;
  readonly viewport: Viewport;
  readonly resources: ResourceHub;
  readonly notifier: Notifier;
  /** Id of the page being edited. */
  readonly page: Signal<string>;
  /** Id of the text whose words are being edited; the canvas shows the caret there. */
  readonly editingText: Signal<string | null> = signal(null);
  /**
   * Runs a change that replaces the whole design. Whoever saves the design sees to it that what is replaced is kept as a
   * version of its own.
   */
  replacing: (change: () => Promise<void>) => Promise<void> = (change) => change();
  /** Saves what waits now and says how that went; null for a design that is not kept. */
  saveNow: (() => Promise<void>) | null = null;
  /** Place of the page shown, for when it goes. */
  #place = 0;
  /** Whether the host offers a command, a panel or a part of the editor, by its id. */
  offers: (id: string) => boolean = () => true;
  /** Asks the host for a PDF; null where there is no host that makes files. */
  readonly askForPdf: Signal<(() => void) | null> = signal(null);
  /** The canvas, once one shows this design. */
  surface: Surface | null = null;

  constructor(file: DesignFile, { resources, notifier }: EditorOptions) {
    this.store = loadDesign(file);
    this.history = new History(this.store);
    this.index = new PageIndex(this.store);
    this.resources = resources;
    this.notifier = notifier;
    resources.onEffectFailed = () => notifier.warning(t('effectFailed'));
    resources.onPaintFailed = () => notifier.warning(t('paintFailed'));
    resources.onFontsAwaited = (letters) => notifier.warning(t('lettersWait', toldLetters(letters)));
    this.page = signal(this.index.pages.value[0]!);
    this.selection = new Selection(this);
    this.viewport = new Viewport(() => this.design);
    this.store.listen(() => this.#settleView());
  }

  /** All writes: one named step of the history, unless the mode says otherwise. */
  run<T>(name: string, fn: () => T, history: HistoryMode = 'record'): T {
    return this.store.run(name, fn, history);
  }

  get design(): DesignRecord['design'] {
    return (this.store.get(DESIGN_ID) as DesignRecord).design;
  }

  /** Page size, px. */
  get size(): Size {
    return this.design;
  }

  /** How lengths of the design are told and typed. */
  get measure(): Measure {
    return measureOf(this.design);
  }

  pageRecord(id = this.page.value): PageRecord {
    return this.store.get(id) as PageRecord;
  }

  objectRecord(id: string): ObjectRecord | undefined {
    const record = this.store.get(id);
    return record?.typeName === 'object' ? record : undefined;
  }

  object(id: string): DesignObject | undefined {
    return this.objectRecord(id)?.object;
  }

  /** Replaces fields of an object; inside `run`. Unknown ids are let be. */
  patch(id: string, patch: Partial<DesignObject>): void {
    if (!this.objectRecord(id)) return;
    this.store.update<ObjectRecord>(id, (record) => ({
      ...record,
      object: { ...record.object, ...patch } as DesignObject,
    }));
  }

  /** The fields of an object that follow from its others, as they should be (a text's height). */
  settled(object: DesignObject): Partial<DesignObject> {
    return kindFor(object).settled?.(object, this.resources.env) ?? {};
  }

  /** The fields of an object made larger or smaller as a whole, text and strokes with it. */
  scaled(object: DesignObject, factor: number): Partial<DesignObject> {
    return scaledObject(object, factor, this.resources.env);
  }

  /** Shows another page; nothing stays selected. Not a step of the history. */
  goToPage(id: string): void {
    if (this.page.value === id || !this.index.pages.value.includes(id)) return;
    this.selection.clear();
    this.page.value = id;
    this.#place = this.index.pages.value.indexOf(id);
  }

  /** The stored form as it is now. */
  toFile(): DesignFile {
    return saveDesign(this.store);
  }

  /** After undo, redo or a delete, the page shown and what is selected may be gone. */
  #settleView(): void {
    const pages = this.index.pages.value;
    const place = pages.indexOf(this.page.value);
    if (place >= 0) this.#place = place;
    // the one that stands there now, or the last
    else this.page.value = pages[Math.min(this.#place, pages.length - 1)]!;
    this.selection.dropMissing();
    this.viewport.refresh();
    const editing = this.editingText.value;
    if (editing && !this.store.get(editing)) this.editingText.value = null;
  }
}
