import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, queryAll, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { t as base } from '../../base/i18n/en.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import { fieldStyles } from '../../base/theme/field-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-icon-button.js';
import '../../controls/buttons/dm-segmented.js';
import { dialogStyles } from '../../controls/dialogs/dialog-styles.js';
import { showModal } from '../../controls/dialogs/modal-dialog.js';
import type { DesignFile } from '../../document/design-file.js';
import { RESIZE_PRESETS, type ResizePreset } from '../../generate/resize/presets.js';
import type { EditorSession } from '../create-editor.js';
import { generatorOf } from '../generating/create-generator.js';
import { resultStyles } from '../generating/result-styles.js';
import { tileBeside } from '../generating/walk-tiles.js';
import { readCustomSize } from './custom-size.js';
import { magicResizeStyles } from './dm-magic-resize-dialog.styles.js';
import { ResizeResults, type ResizeResult } from './resize-results.js';
import { resultTile, type ResultTileActions } from './result-tile.js';
import { t } from './strings.js';

/** Shown in the empty fields, px. */
const EXAMPLE = { width: 1200, height: 628 };

const PAGES = [
  { value: 'all', label: t('allPages') },
  { value: 'this', label: t('thisPage') },
];

/** A design made of another one. */
export interface DesignCopy {
  readonly file: DesignFile;
  /** Name of its size. */
  readonly title: string;
  /** What the name of the design is continued with. */
  readonly nameAppend: string;
}

export interface DmMagicResizeDialogEvents {
  'dm-close': Record<string, never>;
  'dm-open-copy': DesignCopy;
  /** `settle` says what came of it: true closes the dialog, false shows it again as it was. */
  'dm-save-copies': { readonly copies: readonly DesignCopy[]; readonly settle: (saved: boolean) => void };
  'dm-resize-this': Record<string, never>;
}

/**
 * Magic Resize [B-018]: the design in many sizes, each laid out anew, with previews that appear as they are ready. Pressing
 * one opens it as a copy; several are selected and saved into a folder. The design itself stays as it is.
 *
 * @fires dm-open-copy - The user chose a size: the host opens the copy in a new tab. Sent in the press itself.
 * @fires dm-save-copies - Several are to be saved; the dialog is out of the way until the host calls `settle`.
 * @fires dm-resize-this - The user wants this design itself to take another size.
 * @fires dm-close - The dialog was closed.
 */
export class DmMagicResizeDialog extends DmElement<DmMagicResizeDialogEvents> {
  static override styles = [
    sharedStyles,
    buttonStyles,
    fieldStyles,
    dialogStyles,
    resultStyles,
    magicResizeStyles,
  ];

  /** The open design. */
  @property({ attribute: false }) session: EditorSession | null = null;

  @property({ type: Boolean, reflect: true }) open = false;

  /** Called in place of opening or saving what was chosen, for who has to subscribe first. */
  @property({ attribute: false }) subscriptionWall: (() => void) | null = null;

  @state() private results: ResizeResults | null = null;
  @state() private chosen: ReadonlySet<string> = new Set();
  @state() private active = '';
  /** 'all' or 'this'. */
  @state() private pages = 'all';
  @state() private fault = '';
  /** The host asks something of its own meanwhile. */
  @state() private away = false;
  @query('dialog') private dialog!: HTMLDialogElement | null;
  @query('form') private form!: HTMLFormElement;
  @queryAll('.open') private tiles!: NodeListOf<HTMLElement>;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.results?.stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('open') && !changed.has('session')) return;
    this.results?.stop();
    this.results = null;
    this.chosen = new Set();
    this.fault = '';
    if (!this.open || !this.session) return;
    this.pages = 'all';
    this.#make(RESIZE_PRESETS);
  }

  /** The whole design in the sizes, or the page that is shown alone [E-056]. */
  #make(sizes: readonly ResizePreset[]): void {
    const { editor } = this.session!;
    const file = editor.toFile();
    const shown = file.pages.filter(({ id }) => this.pages === 'all' || id === editor.page.value);
    this.results = new ResizeResults(generatorOf(this.session!), { ...file, pages: shown }, sizes);
    this.active = this.#list[0]?.key ?? '';
  }

  #choosePages(pages: string): void {
    const sizes = this.#list.map(({ name, width, height, unit }) => ({ name, width, height, unit }));
    this.results?.stop();
    this.pages = pages;
    this.chosen = new Set();
    this.#make(sizes);
  }

  protected override updated(): void {
    if (showModal(this.dialog, this.open && !this.away)) this.#focusActive();
  }

  get #list(): readonly ResizeResult[] {
    return this.results?.list.value ?? [];
  }

  #focusActive(): void {
    void this.updateComplete.then(() => {
      const tile = [...this.tiles].find(({ dataset }) => dataset['key'] === this.active);
      tile?.focus();
      tile?.scrollIntoView({ block: 'nearest' });
    });
  }

  #close(): void {
    if (!this.open || this.away) return;
    this.open = false;
    // at once: the keyboard goes back to where it was
    this.dialog?.close();
    this.emit('dm-close', {});
  }

  /** True when the wall is shown in place of what was asked for. */
  #isWalled(): boolean {
    const wall = this.subscriptionWall;
    if (!wall) return false;
    this.#close();
    wall();
    return true;
  }

  #openCopy(result: ResizeResult): void {
    if (this.#isWalled()) return;
    this.#close();
    this.emit('dm-open-copy', copyOf(result));
  }

  #saveChosen(): void {
    const copies = this.#list.filter(({ key }) => this.chosen.has(key)).map(copyOf);
    if (this.#isWalled()) return;
    // a dialog of the host's would lie beneath this one
    this.away = true;
    this.dialog?.close();
    const settle = (saved: boolean): void => {
      this.away = false;
      if (saved) this.#close();
    };
    this.emit('dm-save-copies', { copies, settle });
  }

  #apply(event: Event): void {
    event.preventDefault();
    const [width, height] = [...this.form.querySelectorAll('input')].map(({ value }) => value);
    const size = readCustomSize(width!, height!);
    this.fault = size && 'message' in size ? size.message : '';
    if (!size || 'message' in size || !this.results) return;
    this.active = this.results.add({ name: t('custom'), ...size, unit: 'px' });
    void this.updateComplete.then(() => this.tiles[this.tiles.length - 1]?.scrollIntoView());
  }

  #choose(result: ResizeResult, on: boolean): void {
    const chosen = new Set(this.chosen);
    if (on) chosen.add(result.key);
    else chosen.delete(result.key);
    this.chosen = chosen;
  }

  #chooseAll(): void {
    this.chosen = new Set(this.#list.filter(({ state }) => state === 'ready').map(({ key }) => key));
  }

  #onGridKey(event: KeyboardEvent): void {
    const to = tileBeside(event, this.tiles);
    if (to === undefined) return;
    this.active = this.#list[to]!.key;
    this.#focusActive();
  }

  readonly #actions: ResultTileActions = {
    open: (result) => this.#openCopy(result),
    choose: (result, on) => this.#choose(result, on),
    retry: () => this.#retry(),
    reach: ({ key }) => (this.active = key),
  };

  #retry(): void {
    this.chosen = new Set();
    this.results?.retry();
  }

  #renderSide(label: string, example: number): TemplateResult {
    return html`<span class="field ${this.fault ? 'bad' : ''}">
      <input inputmode="numeric" autocomplete="off" aria-label=${label} placeholder=${example} />
    </span>`;
  }

  #renderHead(): TemplateResult {
    return html`<header>
        <h2 id="title" class="title-2">${t('title')}</h2>
        <form role="group" aria-labelledby="custom" @submit=${(event: Event) => this.#apply(event)}>
          <span id="custom" class="label">${t('custom')}</span>
          ${this.#renderSide(t('width'), EXAMPLE.width)}<span aria-hidden="true">×</span
          >${this.#renderSide(t('height'), EXAMPLE.height)}
          <span>px</span>
          <button type="submit" class="button second">${t('apply')}</button>
        </form>
        <dm-icon-button icon="x" label=${base('close')} @click=${() => this.#close()}></dm-icon-button>
      </header>
      <div class="about">
        <p class="fault" role="alert" ?hidden=${!this.fault}>${this.fault}</p>
        <p class="lead" ?hidden=${this.fault !== ''}>${t('lead')}</p>
        ${this.#renderPages()}
        <dm-button kind="quiet" size="small" icon="resize" @click=${() => this.#resizeThis()}
          >${t('resizeThis')}</dm-button
        >
      </div>`;
  }

  #renderPages(): TemplateResult | typeof nothing {
    if (this.session!.editor.index.pages.value.length < 2) return nothing;
    return html`<dm-segmented
      class="pages"
      label=${t('pages')}
      .options=${PAGES}
      value=${this.pages}
      @dm-change=${(event: CustomEvent<{ value: string }>) => {
        consumeEvent(event);
        this.#choosePages(event.detail.value);
      }}
    ></dm-segmented>`;
  }

  #resizeThis(): void {
    this.#close();
    this.emit('dm-resize-this', {});
  }

  #renderNote(list: readonly ResizeResult[]): TemplateResult | typeof nothing {
    if (!list.some(({ made }) => made?.isPartial)) return nothing;
    return html`<div class="note" role="status">
      <p>${t('missing')}</p>
      <dm-button size="small" kind="quiet" @click=${() => this.#retry()}>${t('tryAgain')}</dm-button>
    </div>`;
  }

  #renderFoot(): TemplateResult | typeof nothing {
    const count = this.chosen.size;
    if (count === 0) return nothing;
    return html`<footer>
      <span class="count numbers" role="status">${t('selected', { count })}</span>
      <dm-button kind="quiet" @click=${() => this.#chooseAll()}>${t('selectAll')}</dm-button>
      <dm-button kind="quiet" @click=${() => (this.chosen = new Set())}>${t('clear')}</dm-button>
      <span class="grow"></span>
      <dm-button kind="primary" icon="folder" @click=${() => this.#saveChosen()}>${t('save')}</dm-button>
    </footer>`;
  }

  #renderInside(): TemplateResult {
    const list = this.#list;
    const done = list.filter(({ state }) => state !== 'making').length;
    const count = list.length;
    return html`${this.#renderHead()} ${this.#renderNote(list)}
      <ul
        class="scroll-area ${this.chosen.size > 0 ? 'choosing' : ''}"
        aria-label=${t('sizes')}
        @keydown=${(event: KeyboardEvent) => this.#onGridKey(event)}
      >
        ${repeat(
          list,
          ({ key }) => key,
          (result) =>
            resultTile(
              result,
              { chosen: this.chosen.has(result.key), active: result.key === this.active },
              this.#actions,
            ),
        )}
      </ul>
      <p class="visually-hidden" role="status">
        ${done < count ? t('making', { done, count }) : t('made', { count })}
      </p>
      ${this.#renderFoot()}`;
  }

  protected override render(): TemplateResult {
    return html`<dialog
      aria-labelledby="title"
      @close=${() => this.#close()}
      @click=${(event: Event) => event.target === event.currentTarget && this.#close()}
      @keydown=${(event: KeyboardEvent) => event.stopPropagation()}
    >
      ${this.open && this.session ? this.#renderInside() : nothing}
    </dialog>`;
  }
}

const copyOf = ({ name, width, height, made }: ResizeResult): DesignCopy => {
  const title = name === t('custom') ? `${width} × ${height} px` : name;
  return { file: made!.file, title, nameAppend: ` - ${title}` };
};

define('dm-magic-resize-dialog', DmMagicResizeDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dm-magic-resize-dialog': DmMagicResizeDialog;
  }
}
