import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { property, query, queryAll, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import { dialogStyles } from '../../controls/dialogs/dialog-styles.js';
import { redo } from '../../editor/commands/edit/redo.js';
import { undo } from '../../editor/commands/edit/undo.js';
import { renamePageCommand } from '../../editor/commands/page/rename-page.js';
import { commandFor } from '../../editor/commands/shortcuts.js';
import type { Editor } from '../../editor/editor.js';
import { pageName } from '../../editor/pages/page-names.js';
import { copyPages, insertBlankPage, movePages, removePages } from '../../editor/pages/pages.js';
import { pageGridStyles } from './dm-page-grid.styles.js';
import './dm-page-preview.js';
import { besideInGrid, columnsOf, dropPlace } from './grid-drop-place.js';
import {
  choiceLeft,
  choicePages,
  choosePage,
  meantPages,
  type HeldKeys,
  type PageChoice,
} from './page-choice.js';
import { pageGridHead, type PageGridActions } from './page-grid-head.js';
import { pageNameField } from './page-name-field.js';
import { pageTitle } from './page-title.js';
import { t } from '../strings.js';

export interface DmPageGridEvents {
  'dm-close': Record<string, never>;
}

/** Room for the picture of a page, CSS pixels each way. */
const PICTURE = 132;
const DRAG_TYPE = 'application/x-design-maker-pages';

/**
 * All pages as a grid over the editor [E-020]: press to select (Ctrl and Shift for several), Enter or a double press shows a
 * page, drag or Alt with the arrows moves what is selected, Ctrl+D duplicates and Delete removes it, F2 names the page.
 *
 * @fires dm-close - The user closed it, or chose a page to show.
 */
export class DmPageGrid extends DmElement<DmPageGridEvents> {
  static override styles = [sharedStyles, dialogStyles, pageGridStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  @property({ type: Boolean, reflect: true }) open = false;

  @state() private choice: PageChoice = choicePages([]);
  @state() private renaming = '';
  @state() private dropAt: number | null = null;
  @state() private dragging = false;
  @state() private news = '';
  @query('dialog') private dialog!: HTMLDialogElement | null;
  @query('input.rename') private field!: HTMLInputElement | null;
  @queryAll('.page') private tiles!: NodeListOf<HTMLElement>;

  #field: HTMLInputElement | null = null;
  #order: readonly string[] = [];

  get #pages(): readonly string[] {
    return this.editor?.index.pages.value ?? [];
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.open || !this.editor) return;
    if (!changed.has('open')) return this.#keepToPages();
    this.choice = choicePages([this.editor.page.peek()]);
    this.#order = this.#pages;
    this.renaming = this.news = '';
  }

  protected override updated(): void {
    const { dialog, field } = this;
    if (this.open && dialog && !dialog.open) {
      dialog.showModal();
      this.#focusActive();
    } else if (!this.open && dialog?.open) dialog.close();
    if (field && field !== this.#field) {
      field.focus();
      field.select();
    }
    this.#field = field;
  }

  /** What was deleted or undone is no longer selected, and the keyboard goes to what stands there now. */
  #keepToPages(): void {
    const [before, pages] = [this.#order, this.#pages];
    this.#order = pages;
    if (before === pages || pages.length === 0) return;
    const { active } = this.choice;
    this.choice = choiceLeft(this.choice, before, pages);
    if (this.choice.active !== active) this.#focusActive();
  }

  #focusActive(): void {
    void this.updateComplete.then(() => {
      const tile = [...this.tiles].find(({ dataset }) => dataset['id'] === this.choice.active);
      tile?.focus();
      tile?.scrollIntoView({ block: 'nearest' });
    });
  }

  #close(): void {
    if (!this.open) return;
    this.open = false;
    this.dialog?.close();
    this.emit('dm-close', {});
  }

  #show(page: string): void {
    this.editor!.goToPage(page);
    this.#close();
  }

  #choose(page: string, held: HeldKeys): void {
    this.choice = choosePage(this.choice, this.#pages, page, held);
  }

  #meant(): readonly string[] {
    return meantPages(this.choice, this.#pages);
  }

  #delete(): void {
    const pages = this.#meant();
    if (pages.length === this.#pages.length) return;
    removePages(this.editor!, pages);
    this.news = t('pagesDeleted', { count: pages.length });
  }

  #duplicate(): void {
    const copies = copyPages(this.editor!, this.#meant());
    this.#take(copies);
    this.news = t('pagesDuplicated', { count: copies.length });
  }

  #add(): void {
    insertBlankPage(this.editor!, this.#pages.indexOf(this.#meant().at(-1) ?? '') + 1);
    this.#take([this.editor!.page.peek()]);
  }

  /** The keyboard comes to a page; what is selected stays. */
  #reach(page: string): void {
    if (page !== this.choice.active) this.choice = { ...this.choice, active: page };
  }

  #rename(page: string): void {
    this.#reach(page);
    this.renaming = page;
  }

  /** Selects pages and gives the first of them the keyboard. */
  #take(pages: readonly string[]): void {
    this.choice = choicePages(pages);
    this.#focusActive();
  }

  #move(pages: readonly string[], place: number): void {
    if (!movePages(this.editor!, pages, place)) return;
    const first = this.#pages.indexOf(pages[0]!) + 1;
    this.news = t('pagesAt', { count: pages.length, first, last: first + pages.length - 1 });
    this.#focusActive();
  }

  /** What is selected goes one place, or one row, on. */
  #moveByKey(key: string): boolean {
    const pages = this.#meant();
    const at = pages.map((id) => this.#pages.indexOf(id));
    const back = key === 'ArrowLeft' || key === 'ArrowUp';
    const from = back ? at[0]! : at.at(-1)!;
    const to = besideInGrid(key, from, { count: this.#pages.length, columns: columnsOf(this.tiles) });
    if (to === undefined) return false;
    this.#move(pages, back ? to : to + 1);
    return true;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.composedPath()[0] === this.field) return;
    const command = commandFor(event, { bare: false });
    if (command === undo || command === redo) {
      consumeEvent(event);
      if (command.enabled(this.editor!)) command.run(this.editor!);
      return;
    }
    const onTile = [...this.tiles].includes(event.target as HTMLElement);
    if (onTile && this.#onTileKey(event)) consumeEvent(event);
  }

  /** True when the key did something. */
  #onTileKey(event: KeyboardEvent): boolean {
    const mod = event.ctrlKey || event.metaKey;
    const { key } = event;
    if (event.altKey) return this.#moveByKey(key);
    if (mod && key.toLowerCase() === 'a') this.choice = { ...this.choice, chosen: new Set(this.#pages) };
    else if (mod && key.toLowerCase() === 'd') this.#duplicate();
    else if (key === 'Delete' || key === 'Backspace') this.#delete();
    else if (key === 'F2') this.#rename(this.choice.active);
    else if (key === 'Enter') this.#show(this.choice.active);
    else if (key === ' ') this.#choose(this.choice.active, { ctrlKey: true });
    else return this.#walk(event);
    return true;
  }

  /** Arrows, Home and End go to a page and select it; with Shift all up to it, with Ctrl or Cmd nothing yet. */
  #walk(event: KeyboardEvent): boolean {
    const pages = this.#pages;
    const grid = { count: pages.length, columns: columnsOf(this.tiles) };
    const to = besideInGrid(event.key, pages.indexOf(this.choice.active), grid);
    if (to === undefined) return false;
    if (event.shiftKey || (!event.ctrlKey && !event.metaKey)) this.#choose(pages[to]!, event);
    this.#reach(pages[to]!);
    this.#focusActive();
    return true;
  }

  #onDragStart(event: DragEvent, page: string): void {
    if (this.choice.chosen.has(page)) this.#reach(page);
    else this.choice = choicePages([page]);
    this.dragging = true;
    event.dataTransfer!.effectAllowed = 'move';
    event.dataTransfer!.setData(DRAG_TYPE, page);
  }

  #onDragOver(event: DragEvent): void {
    if (!event.dataTransfer?.types.includes(DRAG_TYPE)) return;
    event.preventDefault();
    const tiles = [...this.tiles].map((tile) => tile.getBoundingClientRect());
    this.dropAt = dropPlace(tiles, { x: event.clientX, y: event.clientY });
  }

  #onDrop(event: DragEvent): void {
    const place = this.dropAt;
    this.#endDrag();
    if (place === null) return;
    event.preventDefault();
    this.#move(this.#meant(), place);
  }

  #endDrag(): void {
    this.dropAt = null;
    this.dragging = false;
  }

  readonly #actions: PageGridActions = {
    add: () => this.#add(),
    duplicate: () => this.#duplicate(),
    rename: () => this.#rename(this.choice.active),
    remove: () => this.#delete(),
    close: () => this.#close(),
  };

  #renderPage(page: string, index: number): TemplateResult {
    const editor = this.editor!;
    const { width, height } = editor.size;
    const scale = Math.min(PICTURE / width, PICTURE / height);
    const on = this.choice.chosen.has(page);
    const name = pageName(editor, page);
    const last = index === this.#pages.length - 1;
    const edge = this.dropAt === index ? 'before' : last && this.dropAt === index + 1 ? 'after' : '';
    const current = editor.page.value === page;
    return html`<div class="cell ${edge} ${on && this.dragging ? 'dragged' : ''} ${current ? 'current' : ''}">
      <button
        type="button"
        class="page"
        data-id=${page}
        draggable="true"
        tabindex=${this.choice.active === page ? 0 : -1}
        aria-pressed=${on}
        aria-current=${current ? 'page' : nothing}
        aria-label=${pageTitle(editor, page)}
        aria-keyshortcuts="Enter Alt+ArrowLeft Alt+ArrowRight Control+D F2 Delete"
        @click=${(event: MouseEvent) => this.#choose(page, event)}
        @dblclick=${() => this.#show(page)}
        @focus=${() => this.#reach(page)}
        @dragstart=${(event: DragEvent) => this.#onDragStart(event, page)}
        @dragend=${() => this.#endDrag()}
      >
        <dm-page-preview
          ${cspStyleMap({ width: `${width * scale}px`, height: `${height * scale}px` })}
          .editor=${editor}
          .page=${page}
          .height=${height * scale}
        ></dm-page-preview>
      </button>
      <div class="caption">
        <span class="place" aria-hidden="true">${index + 1}</span>
        ${
          this.renaming === page
            ? pageNameField(editor, page, ({ byKey }) => {
                this.renaming = '';
                if (byKey) this.#focusActive();
              })
            : html`<button
                type="button"
                class="name ellipsis ${name ? '' : 'none'}"
                dir="auto"
                tabindex="-1"
                aria-label="${name || t('pageName')}, ${renamePageCommand.label(editor)} ${index + 1}"
                @click=${() => this.#rename(page)}
              >
                ${name || t('pageName')}
              </button>`
        }
      </div>
    </div>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    return html`<dialog
      aria-label=${t('allPages')}
      @close=${() => this.#close()}
      @click=${(event: Event) => event.target === event.currentTarget && this.#close()}
      @keydown=${(event: KeyboardEvent) => {
        this.#onKey(event);
        event.stopPropagation();
      }}
    >
      ${pageGridHead(editor, { count: this.#pages.length, chosen: this.choice.chosen.size }, this.#actions)}
      <p class="hint">${t('pagesHint')}</p>
      <div
        class="grid scroll-area"
        role="group"
        aria-label=${t('pages')}
        @dragover=${this.#onDragOver}
        @drop=${this.#onDrop}
      >
        ${repeat(
          this.#pages,
          (page) => page,
          (page, index) => this.#renderPage(page, index),
        )}
      </div>
      <p class="visually-hidden" role="status">${this.news}</p>
    </dialog>`;
  }
}

define('dm-page-grid', DmPageGrid);

declare global {
  interface HTMLElementTagNameMap {
    'dm-page-grid': DmPageGrid;
  }
}
