import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { icon } from '../../base/icons/icon.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/lists/dm-font-name.js';
import '../../controls/fields/dm-search-field.js';
import '../../controls/lists/dm-skeleton.js';
import { nextIndex } from '../../controls/behavior/focus.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import { moveChoice, tabStop } from '../../controls/behavior/roving-tabindex.js';
import type { Editor } from '../../editor/editor.js';
import { nearestFace } from '../../render/font-loader.js';
import { designFonts, keyOfFamily, selectedFont, setFont } from '../../editor/text-formatting/fonts.js';
import { keepTextFocus, returnTextFocus } from '../../editor/text-editing/keep-focus.js';
import type { FontFamily, FontSource } from '../../ports/fonts.js';
import { fontsPanelStyles } from './dm-fonts-panel.styles.js';
import { categoriesOf, fontSections, type FontCategory, type FontSection } from './font-sections.js';
import { nothingFound, PanelBase } from '../shared/panel-base.js';
import { t } from '../strings.js';
import { UnpagedList } from '../shared/unpaged-list.js';

/** Rows shown at first, and added whenever the end comes near. */
const PAGE = 60;
const SKELETONS = Array.from({ length: 12 });

/**
 * The fonts that the selected words can be set in, each name in its own face: those of the design first, then the brand
 * kit's, then all. A press sets the words and leaves the panel open.
 */
export class DmFontsPanel extends PanelBase {
  static override styles = [PanelBase.styles, fontsPanelStyles];

  /** Where the fonts come from. */
  @property({ attribute: false }) fonts: FontSource | null = null;

  @state() private query = '';
  @state() private category: FontCategory | null = null;
  @state() private room = PAGE;
  /** Key of the row that the keyboard is at. */
  @state() private current = '';
  /** As they were when the panel opened: rows must not move away from under a pointer that tries one after another. */
  @state() private used: ReturnType<typeof designFonts> = [];

  readonly #all = new UnpagedList<FontFamily>(() => this.fonts!.families());
  readonly #brand = new UnpagedList<FontFamily>(async () => (await this.fonts!.brand?.()) ?? []);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('editor')) this.used = this.editor ? designFonts(this.editor) : [];
    if (!changed.has('fonts')) return;
    this.#all.reset();
    this.#brand.reset();
    if (!this.fonts) return;
    void this.#all.load();
    void this.#brand.load();
  }

  /** Families of the catalog by their names, fonts of teams wherever the design says they lie. */
  #designFamilies(all: readonly FontFamily[]): readonly FontFamily[] {
    return this.used.flatMap(({ family, src }) => {
      const placed = src === undefined ? null : (this.fonts?.placed?.(family, src) ?? null);
      return placed ?? all.find(({ name }) => name === family) ?? [];
    });
  }

  #sections(): readonly FontSection[] {
    const all = this.#all.items.value ?? [];
    const lists = { design: this.#designFamilies(all), brand: this.#brand.items.value ?? [], all };
    return fontSections(lists, { query: this.query, category: this.category });
  }

  #look(change: { readonly query?: string; readonly category?: FontCategory | null }): void {
    Object.assign(this, change);
    this.room = PAGE;
    this.renderRoot.querySelector('dm-scroller')?.scrollToTop();
  }

  /** With the mouse the keyboard goes back to words that are being edited; with keys it stays, for the next one. */
  #pick(editor: Editor, family: FontFamily, event: UIEvent): void {
    if (editor.selection.locked.value) return;
    this.current = keyOfFamily(family);
    setFont(editor, family);
    if (event.detail > 0) returnTextFocus(editor);
  }

  get #rows(): readonly HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[role=option]')];
  }

  #onSearchKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return;
    consumeEvent(event);
    this.#rows[0]?.focus();
  }

  #onRowKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    consumeEvent(event);
    (event.currentTarget as HTMLElement).click();
  }

  #onListKey(event: KeyboardEvent): void {
    const rows = this.#rows;
    const at = rows.indexOf(event.target as HTMLElement);
    const index = nextIndex(event.key, at, rows.length, 'y');
    if (index === null) return;
    consumeEvent(event);
    // from the first row up lies the search field, not the last of a thousand fonts
    if (at === 0 && event.key === 'ArrowUp')
      this.renderRoot.querySelector<HTMLElement>('dm-search-field')?.focus();
    else rows[index]?.focus();
  }

  #renderChips(all: readonly FontFamily[]): TemplateResult {
    const choices = [{ id: null, label: t('all') }, ...categoriesOf(all)];
    const at = choices.findIndex(({ id }) => id === this.category);
    const choose = (index: number): void => this.#look({ category: choices[index]!.id });
    return html`<div
      class="chips"
      role="radiogroup"
      aria-label=${t('fontCategories')}
      @keydown=${(event: KeyboardEvent) =>
        moveChoice(event, [...this.renderRoot.querySelectorAll<HTMLElement>('.chip')], choose)}
    >
      ${choices.map(
        ({ label }, index) =>
          html`<button
            type="button"
            class="chip"
            role="radio"
            aria-checked=${index === at}
            tabindex=${index === tabStop(at) ? 0 : -1}
            @click=${() => choose(index)}
          >
            ${label}
          </button>`,
      )}
    </div>`;
  }

  #renderRow(editor: Editor, family: FontFamily, stop: boolean): TemplateResult {
    const key = keyOfFamily(family);
    const chosen = selectedFont(editor) === key;
    const face = nearestFace(family, 400, false);
    return html`<div
      role="option"
      aria-selected=${chosen}
      aria-label=${family.name}
      title=${family.name}
      tabindex=${stop ? 0 : -1}
      @click=${(event: MouseEvent) => this.#pick(editor, family, event)}
      @keydown=${(event: KeyboardEvent) => this.#onRowKey(event)}
      @focus=${() => (this.current = key)}
    >
      <dm-font-name
        name=${family.name}
        preview=${family.preview ?? ''}
        .face=${face?.id ?? ''}
        .load=${face ? () => this.fonts!.load(face) : null}
      ></dm-font-name>
      ${chosen ? icon('check', { size: 16 }) : nothing}
    </div>`;
  }

  #renderSections(editor: Editor, sections: readonly FontSection[]): TemplateResult {
    let room = this.room;
    // one tab stop for all: the row last visited, the chosen one, or the first
    const keys = sections.flatMap(({ families }) => families.map(keyOfFamily)).slice(0, room);
    const stop = Math.max(
      0,
      keys.indexOf(keys.includes(this.current) ? this.current : (selectedFont(editor) ?? '')),
    );
    let at = 0;
    const groups = sections.map(({ heading, families }) => {
      const shown = families.slice(0, room);
      room -= shown.length;
      if (shown.length === 0) return nothing;
      return html`<div role="group" aria-label=${heading || t('searchResults')}>
        ${heading ? html`<p class="heading" aria-hidden="true">${heading}</p>` : nothing}
        ${shown.map((family) => this.#renderRow(editor, family, at++ === stop))}
      </div>`;
    });
    return html`<div
      role="listbox"
      aria-label=${t('fonts')}
      aria-disabled=${editor.selection.locked.value}
      @keydown=${this.#onListKey}
    >
      ${groups}
    </div>`;
  }

  /** The team's fonts come by themselves: what goes wrong with them must not take the others away. */
  #renderBrandFailure(): TemplateResult | typeof nothing {
    if (this.#brand.state.value !== 'failed') return nothing;
    return html`<div class="failed caption" role="status">
      <span>${t('brandKit')}: ${t('wentWrong')}</span>
      <dm-button size="small" kind="quiet" @click=${() => void this.#brand.load()}
        >${t('tryAgain')}</dm-button
      >
    </div>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor || !this.fonts) return nothing;
    const sections = this.#sections();
    const count = sections.reduce((sum, { families }) => sum + families.length, 0);
    const state = this.#all.state.value;
    const shown = state === 'ready' ? (count === 0 ? 'empty' : count > this.room ? 'ready' : 'end') : state;
    return html`<div class="head">
        <dm-search-field
          placeholder=${t('searchFonts')}
          .value=${this.query}
          @dm-input=${(event: CustomEvent<{ value: string }>) => this.#look({ query: event.detail.value })}
          @keydown=${this.#onSearchKey}
        ></dm-search-field>
        ${this.#renderChips(this.#all.items.value ?? [])}
      </div>
      <dm-scroller
        label=${t('fonts')}
        .state=${shown}
        @dm-more=${() => (state === 'failed' ? void this.#all.load() : (this.room += PAGE))}
        @mousedown=${(event: MouseEvent) => keepTextFocus(event, editor)}
      >
        ${this.#renderBrandFailure()}
        ${state === 'ready' && count > 0 ? this.#renderSections(editor, sections) : nothing}
        <div slot="skeleton" class="skeletons">${SKELETONS.map(() => html`<dm-skeleton></dm-skeleton>`)}</div>
        ${nothingFound()}
      </dm-scroller>`;
  }
}

define('dm-fonts-panel', DmFontsPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-fonts-panel': DmFontsPanel;
  }
}
