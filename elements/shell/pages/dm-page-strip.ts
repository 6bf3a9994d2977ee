import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { property, query, queryAll, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon } from '../../base/icons/icon.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { nextIndex } from '../../controls/behavior/focus.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import { DESIGN_ID } from '../../document/records.js';
import { checkOf } from '../../editor/preflight/design-check.js';
import type { Editor } from '../../editor/editor.js';
import { addPage } from '../../editor/commands/page/add-page.js';
import type { Command } from '../../editor/commands/command.js';
import { deletePage } from '../../editor/commands/page/delete-page.js';
import { duplicatePage } from '../../editor/commands/page/duplicate-page.js';
import { movePageLeft } from '../../editor/commands/page/move-page-left.js';
import { movePageRight } from '../../editor/commands/page/move-page-right.js';
import { nextPage } from '../../editor/commands/page/next-page.js';
import { previousPage } from '../../editor/commands/page/previous-page.js';
import { renamePageCommand } from '../../editor/commands/page/rename-page.js';
import { renamingPageOf } from '../../editor/view-state/overlays.js';
import { announce } from '../../editor/accessibility/announce.js';
import { pageName } from '../../editor/pages/page-names.js';
import { insertBlankPage, movePages } from '../../editor/pages/pages.js';
import type { DmMenu } from '../../controls/menus/dm-menu.js';
import './dm-page-preview.js';
import { pageMenu } from './page-menu.js';
import { pageNameField } from './page-name-field.js';
import { pageTitle } from './page-title.js';
import { stripButtons } from './strip-buttons.js';
import { pageStripStyles } from './dm-page-strip.styles.js';
import '../frame/dm-zoom-control.js';
import { t } from '../strings.js';

/** Free space kept beside the page that is brought into sight, CSS pixels: more than the fade of an edge takes. */
const EDGE = 32;
const DRAG_TYPE = 'application/x-design-maker-page';
/** Keys on a thumbnail that stand for a verb; with Alt the arrows move the page itself. */
const PAGE_KEYS: Readonly<Record<string, Command>> = {
  'Alt+ArrowLeft': movePageLeft,
  'Alt+ArrowRight': movePageRight,
  Delete: deletePage,
  Backspace: deletePage,
  F2: renamePageCommand,
  PageUp: previousPage,
  PageDown: nextPage,
  'Mod+d': duplicatePage,
};

/** Verbs after which the place of the page is worth hearing. */
const MOVES: ReadonlySet<Command> = new Set([movePageLeft, movePageRight]);

/**
 * The pages as thumbnails below the canvas, with zoom at the right: press to show, right click for more, drag to move.
 * By keys: arrows, Home, End, Page Up and Page Down show a page, Alt with an arrow moves it, Ctrl+D duplicates it, F2 names
 * it, Delete removes it. Between two of them a page can be added.
 */
export class DmPageStrip extends DmElement {
  static override styles = [sharedStyles, pageStripStyles];

  @property({ attribute: false }) editor: Editor | null = null;

  /** Place in front of which a dragged page would land. */
  @state() private dropAt: number | null = null;
  @query('dm-menu.page-menu') private menu!: DmMenu;
  @query('.strip') private whole!: HTMLElement | null;
  @query('.pages') private strip!: HTMLElement | null;
  @query('.page.on') private current!: HTMLElement | null;
  @query('input.rename') private field!: HTMLInputElement | null;
  @queryAll('.page') private thumbnails!: NodeListOf<HTMLElement>;

  /** The strip may get narrower without being drawn anew. */
  readonly #resized = new ResizeObserver(() => this.#showCut());
  #field: HTMLInputElement | null = null;
  #shown = '';
  #checked: Editor | null = null;
  #stopChecking: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resized.observe(this);
    this.#watchCheck();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resized.disconnect();
    this.#watchCheck();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('editor')) this.#watchCheck();
  }

  /** The design is looked over while the strip shows it. */
  #watchCheck(): void {
    const editor = this.isConnected ? this.editor : null;
    if (editor === this.#checked) return;
    this.#stopChecking?.();
    this.#checked = editor;
    this.#stopChecking = editor ? checkOf(editor).watch() : undefined;
  }

  #openMenu(event: MouseEvent, page: string): void {
    event.preventDefault();
    this.editor!.goToPage(page);
    this.menu.openAt(event.clientX, event.clientY);
  }

  /** Does something to the current page and leaves the keyboard on the page that is current then. */
  #run(command: Command): void {
    const editor = this.editor!;
    if (!command.enabled(editor)) return this.#toCurrent();
    command.run(editor);
    if (MOVES.has(command)) announce(editor, pageTitle(editor, editor.page.value));
    // what opens something takes the keyboard along
    if (command.group === 'page' && command !== renamePageCommand) this.#toCurrent();
  }

  #toCurrent(): void {
    void this.updateComplete.then(() => this.current?.focus());
  }

  #onKey(event: KeyboardEvent): void {
    const editor = this.editor!;
    const from = [...this.thumbnails].indexOf(event.target as HTMLElement);
    if (from < 0) return;
    const mod = event.ctrlKey || event.metaKey;
    const key = mod ? event.key.toLowerCase() : event.key;
    const command = PAGE_KEYS[`${mod ? 'Mod+' : ''}${event.altKey ? 'Alt+' : ''}${key}`];
    const pages = editor.index.pages.value;
    const to = event.altKey || mod ? null : nextIndex(event.key, from, pages.length, 'x');
    if (!command && to === null) return;
    consumeEvent(event);
    if (command) {
      // the page that has the keyboard is meant, whichever is shown
      editor.goToPage(pages[from]!);
      return this.#run(command);
    }
    editor.goToPage(pages[to!]!);
    this.#toCurrent();
  }

  /** The gaps count too: a page is dropped between pages, not on one. */
  #onDragOver(event: DragEvent): void {
    if (!event.dataTransfer?.types.includes(DRAG_TYPE)) return;
    event.preventDefault();
    const before = [...this.thumbnails].filter((page) => {
      const { left, width } = page.getBoundingClientRect();
      return left + width / 2 < event.clientX;
    });
    this.dropAt = before.length;
  }

  #onDragLeave(event: DragEvent): void {
    if (!this.whole?.contains(event.relatedTarget as Node | null)) this.dropAt = null;
  }

  #onDragStart(event: DragEvent, page: string): void {
    if (!event.dataTransfer) return;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData(DRAG_TYPE, page);
  }

  #onDrop(event: DragEvent): void {
    const page = event.dataTransfer?.getData(DRAG_TYPE);
    const to = this.dropAt;
    this.dropAt = null;
    if (!page || to === null) return;
    event.preventDefault();
    if (movePages(this.editor!, [page], to)) announce(this.editor!, pageTitle(this.editor!, page));
  }

  /** A page that was added or gone to is brought into sight, without moving anything around the strip. */
  protected override updated(): void {
    const page = this.editor?.page.peek() ?? '';
    const { strip, current } = this;
    this.#showCut();
    this.#focusField();
    if (page === this.#shown || !strip || !current) return;
    this.#shown = page;
    const { left, right } = strip.getBoundingClientRect();
    const box = current.getBoundingClientRect();
    const edge = Math.max(0, Math.min(EDGE, (right - left - box.width) / 2));
    if (box.left < left + edge) strip.scrollLeft -= left + edge - box.left;
    else if (box.right > right - edge) strip.scrollLeft += box.right - right + edge;
    this.#showCut();
  }

  /** A name that is to be typed has the keyboard at once. */
  #focusField(): void {
    const { field } = this;
    if (field && field !== this.#field) {
      field.focus();
      field.select();
    }
    this.#field = field;
  }

  /** An edge that pages go on behind fades. */
  #showCut(): void {
    const { strip } = this;
    if (!strip) return;
    const left = Math.abs(strip.scrollLeft);
    strip.classList.toggle('more-before', left > 1);
    strip.classList.toggle('more-after', left < strip.scrollWidth - strip.clientWidth - 1);
  }

  #renderPage(page: string, index: number, count: number): TemplateResult {
    const editor = this.editor!;
    const on = editor.page.value === page;
    const { width, height } = editor.size;
    const last = index === count - 1;
    const edge = this.dropAt === index ? 'before' : last && this.dropAt === count ? 'after' : '';
    const name = pageName(editor, page);
    const renaming = renamingPageOf(editor).value === page;
    const button = html`<button
      type="button"
      class="page ${on ? 'on' : ''} ${edge}"
      ${cspStyleMap({ 'aspect-ratio': `${width} / ${height}` })}
      draggable="true"
      tabindex=${on ? 0 : -1}
      aria-current=${on ? 'page' : nothing}
      aria-label=${pageTitle(editor, page)}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Control+D F2 Delete"
      @click=${() => editor.goToPage(page)}
      @dblclick=${() => renamePageCommand.run(editor)}
      @contextmenu=${(event: MouseEvent) => this.#openMenu(event, page)}
      @dragstart=${(event: DragEvent) => this.#onDragStart(event, page)}
      @dragend=${() => (this.dropAt = null)}
    >
      <dm-page-preview .editor=${editor} .page=${page}></dm-page-preview>
      <span class="number ellipsis" aria-hidden="true" dir="auto">${[index + 1, name].join(' ').trim()}</span>
    </button>`;
    return html`<div class="cell">
      ${button}${last || renaming ? nothing : this.#renderInsert(index + 1)}
      ${renaming ? pageNameField(editor, page, (ended) => this.#endRename(ended)) : nothing}
    </div>`;
  }

  /** Where the pointer is between two pages one can be added; by keys the menu does it after the current page. */
  #renderInsert(place: number): TemplateResult {
    return html`<button
      type="button"
      class="insert"
      tabindex="-1"
      aria-label=${t('addPageAfter', { number: place })}
      @click=${() => {
        insertBlankPage(this.editor!, place);
        this.#toCurrent();
      }}
    >
      ${icon('plus', { size: 12 })}
    </button>`;
  }

  #endRename({ byKey }: { readonly byKey: boolean }): void {
    renamingPageOf(this.editor!).value = null;
    if (byKey) this.#toCurrent();
  }

  protected override render(): TemplateResult | typeof nothing {
    const editor = this.editor;
    if (!editor) return nothing;
    // the size is the design record's, which an undone template changes
    void editor.store.signal(DESIGN_ID).value;
    const pages = editor.index.pages.value;
    return html`<div
        class="strip"
        role="group"
        aria-label=${t('pages')}
        @keydown=${this.#onKey}
        @dragover=${this.#onDragOver}
        @dragleave=${this.#onDragLeave}
        @drop=${this.#onDrop}
      >
        <div class="pages" @scroll=${this.#showCut}>
          ${repeat(
            pages,
            (page) => page,
            (page, index) => this.#renderPage(page, index, pages.length),
          )}
        </div>
        <button type="button" class="add" aria-label=${t('addPage')} @click=${() => addPage.run(editor)}>
          ${icon('plus')}
        </button>
        <span class="caption numbers count">${t('pageCount', { count: pages.length })}</span>
      </div>
      ${pageMenu(editor, (command) => this.#run(command))} ${stripButtons(editor)}
      <dm-zoom-control .editor=${editor}></dm-zoom-control>`;
  }
}

define('dm-page-strip', DmPageStrip);

declare global {
  interface HTMLElementTagNameMap {
    'dm-page-strip': DmPageStrip;
  }
}
