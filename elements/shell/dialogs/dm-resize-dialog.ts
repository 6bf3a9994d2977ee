import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, queryAll, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { t as base } from '../../base/i18n/en.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { moveChoice, tabStop } from '../../controls/behavior/roving-tabindex.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-icon-button.js';
import '../../controls/buttons/dm-segmented.js';
import '../../controls/fields/dm-number-field.js';
import '../../controls/fields/dm-search-field.js';
import type { DmSearchField } from '../../controls/fields/dm-search-field.js';
import '../../controls/fields/dm-select.js';
import { dialogStyles } from '../../controls/dialogs/dialog-styles.js';
import type { Editor } from '../../editor/editor.js';
import { bleedOf, setBleed } from '../../editor/pages/bleed.js';
import { resizeDesign, type ResizeContents } from '../../editor/pages/resize-design.js';
import {
  checkForm,
  openForm,
  readForm,
  switchUnit,
  typeSide,
  type Dimensions,
  type DimensionsForm,
  type Side,
} from '../../math/dimensions-form.js';
import { findSizes, PAGE_SIZES, type PageSize } from '../../math/page-sizes.js';
import { DECIMALS, STEPS } from '../../math/measure.js';
import {
  BLEED_BOUND,
  bleedInPixels,
  bleedLength,
  dimensionsText,
  lengthOf,
  sideInPixels,
  UNITS,
  type Unit,
} from '../../math/units.js';
import type { AssetSource } from '../../ports/assets.js';
import { resizeDialogStyles } from './dm-resize-dialog.styles.js';
import { t } from '../strings.js';

export interface DmResizeDialogEvents {
  'dm-close': Record<string, never>;
}

const UNIT_CHOICES = UNITS.map((unit) => ({ value: unit, label: unit }));

/**
 * Asks for another size of the design, by name or by measures, and what becomes of what is on its pages [E-056], and for
 * the bleed it is printed with [E-055].
 *
 * @fires dm-close - The design was resized, or the user closed it.
 */
export class DmResizeDialog extends DmElement<DmResizeDialogEvents> {
  static override styles = [sharedStyles, dialogStyles, resizeDialogStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** Has the host's formats, which come before the sizes of everybody. */
  @property({ attribute: false }) assets: AssetSource | null = null;

  @property({ type: Boolean, reflect: true }) open = false;

  @state() private form: DimensionsForm = openForm(0, 0);
  @state() private chosen: PageSize | null = null;
  @state() private searched = '';
  /** Past each edge, in the unit of the form. */
  @state() private bleed = 0;
  @state() private contents: ResizeContents = 'fit';
  @state() private formats: readonly PageSize[] = [];
  @state() private busy = false;
  @query('dialog') private dialog!: HTMLDialogElement | null;
  @query('dm-search-field') private search!: DmSearchField;
  @queryAll('.size') private rows!: NodeListOf<HTMLElement>;

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('open') || !this.open || !this.editor) return;
    const { width, height, dimension_units: unit = 'px' } = this.editor.design;
    this.form = openForm(lengthOf(width, unit), lengthOf(height, unit), unit);
    this.bleed = bleedLength(bleedOf(this.editor), unit);
    this.chosen = null;
    this.searched = '';
    // those of everybody do without the host's
    void this.assets?.formats?.().then(
      (formats) => (this.formats = formats),
      () => undefined,
    );
  }

  protected override updated(): void {
    const { dialog } = this;
    if (this.open && dialog && !dialog.open) {
      dialog.showModal();
      // its input is there once it has drawn itself
      void this.search.updateComplete.then(() => this.search.focus());
    } else if (!this.open && dialog?.open) dialog.close();
  }

  #close(): void {
    if (!this.open) return;
    this.open = false;
    // at once: the keyboard goes back to where it was
    this.dialog?.close();
    this.emit('dm-close', {});
  }

  #choose(size: PageSize): void {
    this.chosen = size;
    this.#measureIn(size.unit);
    this.form = openForm(size.width, size.height, size.unit);
  }

  #type(side: Side, value: number): void {
    this.form = typeSide(this.form, side, String(value));
    this.chosen = null;
  }

  /** The bleed as it is in another unit. */
  #measureIn(unit: Unit): void {
    const from = this.form.unit;
    if (unit === from) return;
    const length = bleedLength(bleedInPixels(this.bleed, from), unit);
    this.bleed = Math.min(length, BLEED_BOUND[unit]);
  }

  #switchUnit(unit: Unit): void {
    this.#measureIn(unit);
    this.form = switchUnit(this.form, unit);
  }

  async #resize(): Promise<void> {
    const size = readForm(this.form);
    if (!this.editor || !size || this.busy) return;
    this.busy = true;
    try {
      if (this.#isSize(this.editor, size)) setBleed(this.editor, this.bleed);
      else await resizeDesign(this.editor, { ...size, bleed: this.bleed }, this.contents);
      this.#close();
    } finally {
      this.busy = false;
    }
  }

  /** A bleed alone leaves what is on the pages alone, and is a step of its own name. */
  #isSize({ design }: Editor, { width, height, unit }: Dimensions): boolean {
    const { dimension_units: own = 'px' } = design;
    const same = design.width === sideInPixels(width, unit) && design.height === sideInPixels(height, unit);
    return same && own === unit && this.bleed !== bleedLength(design.bleed ?? 0, unit);
  }

  #renderSizes(): TemplateResult {
    const sizes = findSizes([...this.formats, ...PAGE_SIZES], this.searched);
    const stop = tabStop(this.chosen ? sizes.indexOf(this.chosen) : -1);
    const row = (size: PageSize, index: number): TemplateResult =>
      html`${size.group === sizes[index - 1]?.group ? nothing : html`<h3>${size.group}</h3>`}<button
          type="button"
          class="size"
          role="radio"
          aria-checked=${size === this.chosen}
          tabindex=${index === stop ? 0 : -1}
          @click=${() => this.#choose(size)}
        >
          <span class="name ellipsis">${size.name}</span>
          <span class="measures">${dimensionsText(size)}</span>
        </button>`;
    return html`<div
        class="sizes scroll-area"
        role="radiogroup"
        aria-label=${t('namedSizes')}
        @keydown=${(event: KeyboardEvent) => moveChoice(event, [...this.rows], (i) => this.#choose(sizes[i]!))}
      >
        ${sizes.map(row)} ${sizes.length === 0 ? html`<p class="none">${t('noSizes')}</p>` : nothing}
      </div>
      <p class="visually-hidden" role="status">${sizes.length === 0 ? t('noSizes') : ''}</p>`;
  }

  #renderSide(side: Side): TemplateResult {
    // bounds are told below, not given in to: a page of another size than typed is no use
    return html`<dm-number-field
      show-label
      label=${t(side)}
      .value=${Number(this.form[side])}
      .decimals=${this.form.unit === 'px' ? 0 : 3}
      @dm-input=${(event: CustomEvent<{ value: number }>) => this.#type(side, event.detail.value)}
      @dm-change=${(event: CustomEvent<{ value: number }>) => this.#type(side, event.detail.value)}
    ></dm-number-field>`;
  }

  #renderBleed(): TemplateResult {
    const { unit } = this.form;
    const take = (event: CustomEvent<{ value: number }>): number => (this.bleed = event.detail.value);
    return html`<div class="bleed">
      <dm-number-field
        show-label
        label=${t('bleed')}
        .unit=${unit}
        .value=${this.bleed}
        .min=${0}
        .max=${BLEED_BOUND[unit]}
        .step=${STEPS[unit]}
        .decimals=${DECIMALS[unit]}
        @dm-input=${take}
        @dm-change=${take}
      ></dm-number-field>
      <p>${t('bleedHelp')}</p>
    </div>`;
  }

  #renderForm(editor: Editor): TemplateResult {
    const count = editor.index.pages.value.length;
    const fault = checkForm(this.form);
    return html`<form
      @submit=${(event: Event) => {
        event.preventDefault();
        void this.#resize();
      }}
    >
      <div class="measure">
        ${this.#renderSide('width')} ${this.#renderSide('height')}
        <dm-select
          size="small"
          show-label
          label=${t('unit')}
          .options=${UNIT_CHOICES}
          .value=${this.form.unit}
          @dm-change=${(event: CustomEvent<{ value: Unit }>) => this.#switchUnit(event.detail.value)}
        ></dm-select>
      </div>
      ${this.#renderBleed()}
      <dm-segmented
        label=${t('contents')}
        .options=${[
          { value: 'fit', label: t('scaleContents') },
          { value: 'keep', label: t('keepContents') },
        ]}
        .value=${this.contents}
        @dm-change=${(event: CustomEvent<{ value: ResizeContents }>) => (this.contents = event.detail.value)}
      ></dm-segmented>
      <p class="fault" role="alert" ?hidden=${!fault}>${fault?.message ?? ''}</p>
      <div class="end">
        <p>${t('resizesPages', { count })}</p>
        <dm-button
          kind="primary"
          ?disabled=${fault !== null}
          .loading=${this.busy}
          @click=${() => void this.#resize()}
          >${t('resize')}</dm-button
        >
      </div>
    </form>`;
  }

  #renderInside(editor: Editor): TemplateResult {
    return html`<header>
        <h2 id="title" class="title-3">${t('resize')}</h2>
        <dm-icon-button icon="x" label=${base('close')} @click=${() => this.#close()}></dm-icon-button>
      </header>
      <div class="find">
        <dm-search-field
          placeholder=${t('searchSizes')}
          .value=${this.searched}
          @dm-input=${(event: CustomEvent<{ value: string }>) => (this.searched = event.detail.value)}
        ></dm-search-field>
      </div>
      ${this.#renderSizes()} ${this.#renderForm(editor)}`;
  }

  protected override render(): TemplateResult {
    const { editor, open } = this;
    return html`<dialog
      aria-labelledby="title"
      @close=${() => this.#close()}
      @click=${(event: Event) => event.target === this.dialog && this.#close()}
      @keydown=${(event: KeyboardEvent) => event.stopPropagation()}
    >
      ${open && editor ? this.#renderInside(editor) : nothing}
    </dialog>`;
  }
}

define('dm-resize-dialog', DmResizeDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dm-resize-dialog': DmResizeDialog;
  }
}
