import { html, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import { icon } from '../base/icons/icon.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import type { Editor } from '../editor/editor.js';
import { addPage } from '../editor/commands/add-page.js';
import { deletePage } from '../editor/commands/delete-page.js';
import { duplicatePage } from '../editor/commands/duplicate-page.js';
import { movePageLeft } from '../editor/commands/move-page-left.js';
import { movePageRight } from '../editor/commands/move-page-right.js';
import { movePage } from '../editor/pages.js';
import '../controls/dm-menu.js';
import '../controls/dm-menu-item.js';
import type { DmMenu } from '../controls/dm-menu.js';
import './dm-page-preview.js';
import { pageStripStyles } from './dm-page-strip.styles.js';
import './dm-zoom-control.js';
import { t } from './strings.js';

const PAGE_MENU = [addPage, duplicatePage, movePageLeft, movePageRight, deletePage];
const DRAG_TYPE = 'application/x-design-maker-page';

/** The pages as thumbnails below the canvas, with zoom at the right: press to show, right click for more, drag to move. */
export class DmPageStrip extends DmElement {
  static override styles = [sharedStyles, pageStripStyles];

  @property({ attribute: false }) editor: Editor | null = null;

  /** Place in front of which a dragged page would land. */
  @state() private dropAt: number | null = null;
  @query('dm-menu.page-menu') private menu!: DmMenu;

  #openMenu(event: MouseEvent, page: string): void {
    event.preventDefault();
    this.editor!.goToPage(page);
    this.menu.openAt(event.clientX, event.clientY);
  }

  #onKey(event: KeyboardEvent): void {
    const editor = this.editor!;
    const pages = editor.index.pages.value;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = pages[pages.indexOf(editor.page.value) + step];
    if (!next) return;
    editor.goToPage(next);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.page.on')?.focus());
  }

  #onDragOver(event: DragEvent, index: number): void {
    if (!event.dataTransfer?.types.includes(DRAG_TYPE)) return;
    event.preventDefault();
    const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.dropAt = event.clientX < left + width / 2 ? index : index + 1;
  }

  #onDrop(event: DragEvent): void {
    const page = event.dataTransfer?.getData(DRAG_TYPE);
    const to = this.dropAt;
    this.dropAt = null;
    if (!page || to === null) return;
    event.preventDefault();
    const from = this.editor!.index.pages.value.indexOf(page);
    movePage(this.editor!, page, (to > from ? to - 1 : to) - from);
  }

  #renderPage(page: string, index: number, count: number): TemplateResult {
    const editor = this.editor!;
    const on = editor.page.value === page;
    const { width, height } = editor.size;
    const edge =
      this.dropAt === index ? 'before' : this.dropAt === index + 1 && index === count - 1 ? 'after' : '';
    return html`<button
      type="button"
      class="page ${on ? 'on' : ''} ${edge}"
      style="aspect-ratio:${width}/${height}"
      draggable="true"
      tabindex=${on ? 0 : -1}
      aria-current=${on ? 'page' : nothing}
      aria-label=${t('page', { number: index + 1, count })}
      @click=${() => editor.goToPage(page)}
      @contextmenu=${(event: MouseEvent) => this.#openMenu(event, page)}
      @dragstart=${(event: DragEvent) => event.dataTransfer?.setData(DRAG_TYPE, page)}
      @dragover=${(event: DragEvent) => this.#onDragOver(event, index)}
      @dragend=${() => (this.dropAt = null)}
      @drop=${this.#onDrop}
    >
      <dm-page-preview .editor=${editor} .page=${page}></dm-page-preview>
      <span class="number" aria-hidden="true">${index + 1}</span>
    </button>`;
  }

  #renderMenu(): TemplateResult {
    const editor = this.editor!;
    return html`<dm-menu class="page-menu" label=${t('pages')}>
      ${PAGE_MENU.map(
        (command) =>
          html`${command === deletePage ? html`<hr />` : nothing}<dm-menu-item
              icon=${command.icon}
              ?danger=${command === deletePage}
              ?disabled=${!command.enabled(editor)}
              @dm-pick=${() => command.run(editor)}
              >${command.label(editor)}</dm-menu-item
            >`,
      )}
    </dm-menu>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const editor = this.editor;
    if (!editor) return nothing;
    // the size is the design record's, which an undone template changes
    void editor.store.signal('design:').value;
    const pages = editor.index.pages.value;
    return html`<div class="pages" role="group" aria-label=${t('pages')} @keydown=${this.#onKey}>
        ${repeat(
          pages,
          (page) => page,
          (page, index) => this.#renderPage(page, index, pages.length),
        )}
        <button type="button" class="add" aria-label=${t('addPage')} @click=${() => addPage.run(editor)}>
          ${icon('plus')}
        </button>
        <span class="caption numbers count">${t('pageCount', { count: pages.length })}</span>
      </div>
      ${this.#renderMenu()}
      <dm-zoom-control .editor=${editor}></dm-zoom-control>`;
  }
}

define('dm-page-strip', DmPageStrip);

declare global {
  interface HTMLElementTagNameMap {
    'dm-page-strip': DmPageStrip;
  }
}
