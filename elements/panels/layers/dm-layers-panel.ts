import { html, nothing, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { property, query, queryAll, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon } from '../../base/icons/icon.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-icon-button.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import type { Editor } from '../../editor/editor.js';
import { kindIcon } from '../../editor/layers/kind-icon.js';
import { layerRows, placeBeside, type LayerRow } from '../../editor/layers/layer-rows.js';
import { moveLayers } from '../../editor/layers/layers.js';
import { layerName, LONGEST_NAME, renameLayer } from '../../editor/layers/layer-name.js';
import { t as named } from '../../editor/strings.js';
import { setHidden } from '../../editor/layers/visibility.js';
import type { DesignObject } from '../../objects/kinds.js';
import { dockedPanelStyles } from '../shared/docked-panel.styles.js';
import { layersPanelStyles, ROW_HEIGHT } from './dm-layers-panel.styles.js';
import { layerRowButton } from './layer-row-button.js';
import { focusAfterRemoval } from './focus-after-removal.js';
import { LayerDrag } from './layer-drag.js';
import { LayerThumbnails } from './layer-thumbnails.js';
import { t } from '../strings.js';

export interface DmLayersPanelEvents {
  'dm-close': Record<string, never>;
}

/** Rows rendered beyond what is in sight, so that scrolling shows no gap. */
const SPARE = 6;

/**
 * The layers of the page as a tree, front first: select (Shift and Ctrl for several), rename (F2, double click), hide,
 * lock, and move by dragging or with Alt and the arrows, into groups and out of them.
 *
 * @fires dm-close - The user closed it.
 */
export class DmLayersPanel extends DmElement<DmLayersPanelEvents> {
  static override styles = [sharedStyles, dockedPanelStyles, layersPanelStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  @state() private collapsed: ReadonlySet<string> = new Set();
  @state() private renaming = '';
  @state() private scrolled = 0;
  @query('.list') private list!: HTMLElement | null;
  @queryAll('.row') private shownRows!: NodeListOf<HTMLElement>;

  readonly #drag = new LayerDrag(this, () => this.#rows);
  /** Where a range with Shift begins. */
  #anchor = '';
  #rows: readonly LayerRow[] = [];
  /** Where the keyboard goes when this update takes its row away; null for the button that closes the panel. */
  #goesOn: LayerRow | null | undefined;
  /** The row the keyboard is at, and the one in the tab order: the same, or the first when that is gone. */
  #active = '';
  #tabStop = '';
  #seen: readonly string[] = [];
  #sizes: ResizeObserver | null = null;
  readonly #thumbnails = new LayerThumbnails(() => this.requestUpdate());

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#thumbnails.rest();
    this.#sizes?.disconnect();
    this.#sizes = null;
  }

  protected override updated(): void {
    if (this.list && !this.#sizes) {
      this.#sizes = new ResizeObserver(() => this.requestUpdate());
      this.#sizes.observe(this.list);
    }
    this.#thumbnails.paint(this.shownRows, this.editor);
    this.#followSelection();
    this.#keepKeyboard();
  }

  /** A row that is removed takes the keyboard with it: the one that comes to stand there, or the last, has it next. */
  #keepKeyboard(): void {
    const next = this.#goesOn;
    this.#goesOn = undefined;
    if (next) void this.#goTo(next);
    else if (next === null) this.renderRoot.querySelector('dm-icon-button')?.focus();
  }

  /** Id of the row that has the keyboard, itself or in one of its buttons. */
  get #keyboardRow(): string | undefined {
    return this.shadowRoot?.activeElement?.closest<HTMLElement>('.row')?.dataset['id'];
  }

  /** What was selected elsewhere comes into sight, its groups open. */
  #followSelection(): void {
    const ids = this.editor?.selection.ids ?? [];
    if (ids === this.#seen) return;
    this.#seen = ids;
    const row = this.#rows.find((one) => one.ids.length > 0 && one.ids.every((id) => ids.includes(id)));
    if (row) return this.#bringToSight(row);
    const closed = this.#rows.find((one) => one.expanded === false && one.ids.some((id) => ids.includes(id)));
    if (!closed) return;
    this.#seen = [];
    this.#fold(closed.id, false);
  }

  /** Tab comes to what is selected; while the keyboard is in the tree it says itself where it is. */
  #activateSelected({ selection }: Editor): void {
    if (this.#hasKeyboard || selection.ids === this.#seen) return;
    const row = this.#rows.find(({ ids }) => ids.length > 0 && ids.every((id) => selection.has(id)));
    if (row) this.#active = row.id;
  }

  get #hasKeyboard(): boolean {
    return this.shadowRoot?.activeElement !== null;
  }

  #bringToSight(row: LayerRow): void {
    const { list } = this;
    if (!list) return;
    const top = this.#rows.indexOf(row) * ROW_HEIGHT;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + ROW_HEIGHT > list.scrollTop + list.clientHeight)
      list.scrollTop = top + ROW_HEIGHT - list.clientHeight;
  }

  #fold(id: string, closed: boolean): void {
    const next = new Set(this.collapsed);
    if (closed) next.add(id);
    else next.delete(id);
    this.collapsed = next;
  }

  /** Moves the keyboard to a row, which may have to be rendered first. */
  async #goTo(row: LayerRow): Promise<void> {
    this.#active = row.id;
    this.requestUpdate();
    this.#bringToSight(row);
    await this.updateComplete;
    [...this.shownRows].find((element) => element.dataset['id'] === row.id)?.focus({ preventScroll: true });
  }

  #onFocus(row: LayerRow): void {
    this.#active = row.id;
    this.requestUpdate();
  }

  #onClick(event: MouseEvent, row: LayerRow): void {
    const onCaret = (event.target as Element).closest('.caret') !== null;
    if (onCaret) this.#fold(row.id, row.expanded === true);
    else this.#choose(row, event);
  }

  #choose(row: LayerRow, { shiftKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent): void {
    const { selection } = this.editor!;
    this.#active = row.id;
    if (shiftKey && this.#anchor) return this.#chooseRange(row);
    this.#anchor = row.id;
    if (!ctrlKey && !metaKey) return selection.set(row.ids, { deep: true });
    const all = row.ids.every((id) => selection.has(id));
    const rest = selection.ids.filter((id) => !row.ids.includes(id));
    selection.set(all ? rest : [...rest, ...row.ids], { deep: true });
  }

  #chooseRange(row: LayerRow): void {
    const at = this.#rows.findIndex(({ id }) => id === this.#anchor);
    const to = this.#rows.indexOf(row);
    const range = this.#rows.slice(Math.min(at, to), Math.max(at, to) + 1);
    const ids = range.filter(({ kind }) => kind !== 'background').flatMap((one) => one.ids);
    this.editor!.selection.set([...new Set(ids)], { deep: true });
  }

  #onKey(event: KeyboardEvent): void {
    // the row that has the keyboard: the tab stop is where it was at the last rendering
    const from = this.#rows.findIndex(({ id }) => id === this.#active);
    const row = this.#rows[from];
    if (!row || this.renaming) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      consumeEvent(event);
      return this.#moveByKey(row, event.key === 'ArrowUp' ? 'up' : 'down');
    }
    if (event.altKey) return;
    if (this.#walk(event, from) || this.#unfold(event, row)) return consumeEvent(event);
    if (event.key === 'F2') this.#beginRename(row);
    else if (event.key === ' ') this.#choose(row, event);
    else return;
    consumeEvent(event);
  }

  /** Up, Down, Home and End go to a row and select it; with Shift all up to it, with Ctrl or Cmd nothing yet. */
  #walk(event: KeyboardEvent, from: number): boolean {
    const last = this.#rows.length - 1;
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: last }[event.key];
    const next = to === undefined ? undefined : this.#rows[Math.min(last, Math.max(0, to))];
    if (!next) return false;
    if (event.shiftKey || (!event.ctrlKey && !event.metaKey)) this.#choose(next, event);
    void this.#goTo(next);
    return true;
  }

  /** Right opens a group or goes into it, Left closes it or goes to the group around. */
  #unfold({ key }: KeyboardEvent, row: LayerRow): boolean {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    const opens = (key === 'ArrowRight') !== this.matches(':dir(rtl)');
    if (opens && row.expanded === false) this.#fold(row.id, false);
    else if (opens && row.expanded) void this.#goTo(this.#rows[this.#rows.indexOf(row) + 1]!);
    else if (!opens && row.expanded) this.#fold(row.id, true);
    else if (!opens && row.parent) void this.#goTo(this.#rows.find(({ id }) => id === row.parent)!);
    return true;
  }

  #moveByKey(row: LayerRow, direction: 'up' | 'down'): void {
    const place =
      row.kind === 'background' || this.#isLocked(row) ? null : placeBeside(this.#rows, row, direction);
    if (!place || !moveLayers(this.editor!, new Set([row.id]), place)) return;
    void this.updateComplete.then(() => {
      const moved = this.#rows.find(({ id }) => id === row.id);
      if (moved) void this.#goTo(moved);
    });
  }

  #isLocked({ ids }: LayerRow): boolean {
    return ids.some((id) => this.editor!.object(id)?.locked);
  }

  #beginRename(row: LayerRow): void {
    if (row.kind === 'background') return;
    this.renaming = row.id;
    void this.updateComplete.then(() => {
      const field = this.renderRoot.querySelector<HTMLInputElement>('input.name');
      field?.focus();
      field?.select();
    });
  }

  #endRename(row: LayerRow, typed: string | null): void {
    if (this.renaming !== row.id) return;
    const hadKeyboard = this.#hasKeyboard;
    this.renaming = '';
    if (typed !== null) renameLayer(this.editor!, row.id, typed);
    if (hadKeyboard) void this.#goTo(row);
  }

  #onRenameKey(event: KeyboardEvent, row: LayerRow): void {
    event.stopPropagation();
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    this.#endRename(row, event.key === 'Enter' ? (event.target as HTMLInputElement).value : null);
  }

  #toggleLock(row: LayerRow, locked: boolean): void {
    const editor = this.editor!;
    editor.run(named(locked ? 'lock' : 'unlock'), () =>
      row.ids.forEach((id) => editor.patch(id, { locked })),
    );
  }

  #renderThumb(object: DesignObject | undefined): TemplateResult {
    if (!object) return html`<span class="thumb">${icon('bounding-box', { size: 16 })}</span>`;
    if (object.type === 'text')
      return html`<span class="thumb">${icon(kindIcon(object), { size: 16 })}</span>`;
    return html`<span class="thumb"><canvas aria-hidden="true"></canvas></span>`;
  }

  #renderName(row: LayerRow, name: string): TemplateResult {
    if (this.renaming !== row.id) return html`<span class="name ellipsis" dir="auto">${name}</span>`;
    return html`<input
      class="name"
      dir="auto"
      .value=${name}
      maxlength=${LONGEST_NAME}
      aria-label=${named('rename')}
      spellcheck="false"
      @keydown=${(event: KeyboardEvent) => this.#onRenameKey(event, row)}
      @blur=${(event: Event) => this.#endRename(row, (event.target as HTMLInputElement).value)}
      @click=${(event: Event) => event.stopPropagation()}
      @dblclick=${(event: Event) => event.stopPropagation()}
    />`;
  }

  #renderCaret(row: LayerRow): TemplateResult | typeof nothing {
    if (row.expanded === undefined) return nothing;
    return html`<span class="caret ${row.expanded ? '' : 'closed'}"
      >${icon('caret-down', { size: 12 })}</span
    >`;
  }

  #renderRow(row: LayerRow, at: number): TemplateResult {
    const editor = this.editor!;
    const objects = row.ids.flatMap((id) => {
      const record = editor.store.signal(id).value;
      return record?.typeName === 'object' ? [record.object] : [];
    });
    // a group's own record carries its name
    void editor.store.signal(row.id).value;
    const hidden = objects.length > 0 && objects.every((object) => object.hidden);
    const locked = objects.some((object) => object.locked);
    const on = row.ids.every((id) => editor.selection.has(id));
    const name = layerName(editor, row.id);
    return html`<div
      class="row ${on ? 'on' : ''} ${hidden ? 'hidden' : ''} ${this.#drag.sideOf(row)}"
      ${cspStyleMap({ top: `${at * ROW_HEIGHT}px`, '--level': String(row.level) })}
      role="treeitem"
      data-id=${row.id}
      aria-level=${row.level}
      aria-posinset=${row.number}
      aria-setsize=${row.count}
      aria-expanded=${row.expanded ?? nothing}
      aria-selected=${on}
      aria-label=${[name, ...(hidden ? [t('layerHidden')] : []), ...(locked ? [t('layerLocked')] : [])].join(', ')}
      tabindex=${row.id === this.#tabStop ? 0 : -1}
      draggable=${this.renaming === row.id ? 'false' : 'true'}
      @keydown=${this.#onKey}
      @click=${(event: MouseEvent) => this.#onClick(event, row)}
      @dblclick=${(event: Event) => (event.target as Element).closest('.caret') ?? this.#beginRename(row)}
      @focus=${() => this.#onFocus(row)}
      @dragstart=${(event: DragEvent) => this.#drag.start(event, row, locked)}
      @dragover=${(event: DragEvent) => this.#drag.over(event, row)}
      @drop=${(event: DragEvent) => this.#drag.drop(event, row, editor)}
      @dragend=${() => this.#drag.end()}
    >
      ${this.#renderCaret(row)}${this.#renderThumb(row.kind === 'group' ? undefined : objects[0])}
      ${this.#renderName(row, name)}
      ${layerRowButton(
        locked ? 'lock-simple' : 'lock-simple-open',
        named(locked ? 'unlock' : 'lock'),
        locked,
        () => this.#toggleLock(row, !locked),
      )}
      ${layerRowButton(hidden ? 'eye-slash' : 'eye', named(hidden ? 'show' : 'hide'), hidden, () =>
        setHidden(editor, row.ids, !hidden),
      )}
    </div>`;
  }

  /** The rows in sight, and that of the keyboard wherever it is. */
  #inSight(): readonly (readonly [LayerRow, number])[] {
    const first = Math.floor(this.scrolled / ROW_HEIGHT) - SPARE;
    const last = first + Math.ceil((this.list?.clientHeight ?? 600) / ROW_HEIGHT) + 2 * SPARE;
    return this.#rows
      .map((row, at) => [row, at] as const)
      .filter(([{ id }, at]) => (at >= first && at <= last) || id === this.#tabStop);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    void editor.resources.version.value;
    void editor.resources.effectArrival.value;
    void editor.selection.ids;
    const rows = layerRows(editor, this.collapsed);
    this.#goesOn = focusAfterRemoval(this.#rows, rows, this.#keyboardRow);
    this.#rows = rows;
    this.#activateSelected(editor);
    this.#tabStop = this.#rows.some(({ id }) => id === this.#active)
      ? this.#active
      : (this.#rows[0]?.id ?? '');
    return html`<div class="head">
        <h2 class="title-3">${t('layers')}</h2>
        <dm-icon-button
          icon="x"
          label=${t('closeLayers')}
          @click=${() => this.emit('dm-close', {})}
        ></dm-icon-button>
      </div>
      <div
        class="list scroll-area"
        @scroll=${(event: Event) => (this.scrolled = (event.target as HTMLElement).scrollTop)}
      >
        ${
          this.#rows.length === 0
            ? html`<p class="empty">${t('noLayers')}</p>`
            : html`<div
                class="tree"
                role="tree"
                aria-label=${t('layers')}
                aria-multiselectable="true"
                ${cspStyleMap({ height: `${this.#rows.length * ROW_HEIGHT}px` })}
                @dragleave=${(event: DragEvent) => this.#drag.leave(event)}
              >
                ${repeat(
                  this.#inSight(),
                  ([row]) => row.id,
                  ([row, at]) => this.#renderRow(row, at),
                )}
              </div>`
        }
      </div>`;
  }
}

define('dm-layers-panel', DmLayersPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-layers-panel': DmLayersPanel;
  }
}
