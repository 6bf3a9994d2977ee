import { signal } from '@preact/signals-core';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import { errorMessage } from '../base/i18n/error-message.js';
import { translateStrings } from '../base/i18n/strings.js';
import { adoptEmbedTokens } from '../base/theme/embed-tokens.js';
import { isolationStyles } from '../base/theme/isolation.styles.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import { warnOnce } from '../base/warn-once.js';
import type { DesignFile } from '../document/design-file.js';
import type { NewDesign } from '../headless/designs.js';
import type { FontSource } from '../ports/fonts.js';
import type { EditorHost, EditorSession } from './create-editor.js';
import { designEditorStyles } from './dm-design-editor.styles.js';
import './dm-editor-shell.js';
import type { ExportFileOptions, FileFormat } from './partner/export-file.js';
import { Messages, messageStyles } from './partner/messages.js';
import { isOffered, type Offer } from './partner/offered.js';
import { t } from './partner/strings.js';
import type { DesignStorage, PartnerAssets, PartnerFont } from './partner/types.js';
import { UserChanges } from './partner/user-changes.js';

/** What is opened: a stored design, its JSON text, or the size of a blank one (px). */
export type OpenableDesign = DesignFile | NewDesign | object | string;

/** Texts by room and key; those that hold names or counts are functions. */
export type EditorWords = Readonly<
  Record<string, Readonly<Record<string, string | ((params: never) => string)>>>
>;

export interface DmDesignEditorEvents {
  'dm-design-ready': Record<string, never>;
  'dm-design-change': Record<string, never>;
  'dm-design-save': { readonly design: DesignFile; readonly json: string; readonly name: string };
  'dm-design-error': { readonly error: Error };
  /** From the top bar. */
  'dm-back': Record<string, never>;
}

/** Ids in an attribute stand apart by spaces or commas. */
const ids = (value: string | null): readonly string[] => value?.split(/[\s,]+/).filter(Boolean) ?? [];

/**
 * The design editor for any page: give it a `design`, listen to `dm-design-save`. It asks no server; pictures, fonts and
 * storage are the page's own. What `assets`, `fonts`, `storage` and `host` are counts when a design opens.
 *
 * @slot actions - Buttons of the page at the right of the top bar, such as Order.
 * @slot notice - What concerns the whole design, over the canvas.
 * @fires dm-design-ready - A design is open.
 * @fires dm-design-change - The user changed the design, or took a change back; `getDesign()` is what it is now.
 * @fires dm-design-save - The storage has kept the design, or without one the user asked to save it: `{ design, json, name }`.
 * @fires dm-design-error - The design could not be opened: `{ error }`.
 * @fires dm-back - The user wants to leave the design (`with-back`).
 * @cssprop --dm-color-accent - Buttons that lead on, what is chosen; likewise -accent-hover, -accent-active, -on-accent, -accent-soft, -on-accent-soft.
 * @cssprop --dm-color-selection - Outlines and handles on the page.
 * @cssprop --dm-color-canvas - The desk around the page.
 * @cssprop --dm-color-surface - Bars, panels and fields; likewise -background, -sunken, -raised, -hover, -active.
 * @cssprop --dm-color-text - Words; likewise -text-2 and -text-3 for those that matter less.
 * @cssprop --dm-color-line - Lines; likewise -line-strong, and -control around what can be filled in.
 * @cssprop --dm-color-focus - The ring around what has the focus.
 * @cssprop --dm-radius-sm - Corners of buttons and fields; likewise -md of menus, -lg of dialogs.
 * @cssprop --dm-font-ui - The family of all words.
 * @cssprop --dm-panel-width - Of the open panel.
 */
export class DmDesignEditor extends DmElement<DmDesignEditorEvents> {
  static override styles = [sharedStyles, isolationStyles, messageStyles, designEditorStyles];

  /** What to open: a stored design, its JSON text, or `{ width, height }` of a blank one. Setting another opens that one. */
  @property() design: OpenableDesign | null = null;

  /** The design's name. */
  @property({ attribute: 'design-name' }) designName = '';

  /** Pictures, templates and uploads of the page. */
  @property({ attribute: false }) assets: PartnerAssets = {};

  /** Fonts of the page: a list of files, or a source of them. One family of our own when null. */
  @property({ attribute: false }) fonts: readonly PartnerFont[] | FontSource | null = null;

  /** Where changes are kept by themselves; without it they are handed out by `dm-design-save` and `save()`. */
  @property({ attribute: false }) storage: DesignStorage | null = null;

  /** Further ports: `brand`, `folders`, `mockups`, `imageMaker`, `notifier` and the others of `EditorHost`. */
  @property({ attribute: false }) host: Partial<EditorHost> = {};

  /** Ids of the panels that are shown; those that the page gives something for when null. */
  @property({ converter: (value) => (value === null ? null : ids(value)) })
  panels: readonly string[] | null = null;

  /** Ids of panels and commands, 'name' and 'page-strip', that are left out. */
  @property({ converter: ids }) without: readonly string[] = [];

  /** Shows the button that leaves the design. */
  @property({ type: Boolean, attribute: 'with-back' }) withBack = false;

  /** Words of the interface in place of ours, for all editors of the page. */
  @property({ attribute: false }) words: EditorWords | null = null;

  /** The open design as hosts know it that make their own with `createEditor`; set by the element itself otherwise. */
  @property({ attribute: false }) session: EditorSession | null = null;

  @state() private fault = '';

  readonly #messages = new Messages();
  readonly #changes = new UserChanges(() => this.emit('dm-design-change', {}));
  readonly #offer = signal<Offer>({ panels: null, without: [], back: false });
  /** The session that this element opened. */
  #own: EditorSession | null = null;
  #openings = 0;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    return adoptEmbedTokens(this, super.createRenderRoot());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    void this.session?.autosave?.flush().catch(() => undefined);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { panels, without, withBack: back } = this;
    if (changed.has('panels') || changed.has('without') || changed.has('withBack'))
      this.#offer.value = { panels, without, back };
    if (changed.has('words'))
      for (const [room, words] of Object.entries(this.words ?? {})) translateStrings(room, words);
    if (changed.has('session')) this.#changes.follow(this.session?.editor ?? null);
    if (changed.has('design') && this.design !== null) void this.#openGiven(this.design);
  }

  /** A bad value warns and never throws. */
  async #openGiven(design: OpenableDesign): Promise<void> {
    try {
      await this.open(design);
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      warnOnce(`dm-design-editor cannot open its design: ${error.message}`);
      if (!this.session) this.fault = t('cannotOpen', { reason: errorMessage(error) });
      this.emit('dm-design-error', { error });
    }
  }

  /**
   * Opens a design as setting `design` does; what the one before has unsaved is saved first. Rejects with a DesignFileError,
   * which tells the path of the fault, or a RangeError for a size that no page has; the open design then stays.
   */
  async open(
    design: OpenableDesign,
    { name = this.designName }: { readonly name?: string } = {},
  ): Promise<void> {
    const turn = ++this.#openings;
    const { openPartner, readDesign } = await import('./partner/open-partner.js');
    readDesign(design);
    await this.#close();
    // another one was given meanwhile
    if (turn !== this.#openings) return;
    const { assets, fonts, storage, host } = this;
    this.#own = openPartner({
      ...{ design, name, assets, fonts, storage, host },
      notifier: this.#messages,
      offers: (id) => isOffered(id, this.#offer.value, assets, host),
      save: (json) => this.#saved(json),
    });
    this.session = this.#own;
    this.fault = '';
    await this.updateComplete;
    this.emit('dm-design-ready', {});
  }

  async #close(): Promise<void> {
    const before = this.#own?.autosave;
    await before?.flush().catch(() => undefined);
    await before?.dispose();
  }

  #saved(json: string): void {
    const name = this.session?.name.peek() ?? '';
    this.emit('dm-design-save', { design: JSON.parse(json) as DesignFile, json, name });
  }

  #opened(): EditorSession {
    if (!this.session) throw new Error('no design is open');
    return this.session;
  }

  /** The design as it is now, to be kept as JSON. Throws while none is open. */
  getDesign(): DesignFile {
    return this.#opened().editor.toFile();
  }

  /** Saves what waits now and gives the design's JSON text. Rejects when the storage could not keep it. */
  async save(): Promise<string> {
    const { editor, autosave } = this.#opened();
    await autosave?.flush();
    return JSON.stringify(editor.toFile());
  }

  /** The design as a file: a page as 'png', 'jpg', 'webp' or 'svg', or all pages as one 'pdf'. Rejects while none is open. */
  async exportFile(format: FileFormat = 'png', options: ExportFileOptions = {}): Promise<Blob> {
    const session = this.#opened();
    const { exportFile } = await import('./partner/open-partner.js');
    return exportFile(session, format, options);
  }

  /** The canvas gets the keyboard. */
  override focus(options?: FocusOptions): void {
    const shell = this.renderRoot.querySelector('dm-editor-shell');
    shell?.shadowRoot?.querySelector<HTMLElement>('dm-canvas')?.focus(options);
  }

  protected override render(): TemplateResult {
    return html`<div class="isolated">
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      ${
        this.session
          ? html`<dm-editor-shell .session=${this.session}
              ><slot name="actions" slot="actions"></slot><slot name="notice" slot="notice"></slot
            ></dm-editor-shell>`
          : nothing
      }
      ${this.#messages.render()}
    </div>`;
  }
}

define('dm-design-editor', DmDesignEditor);

declare global {
  interface HTMLElementTagNameMap {
    'dm-design-editor': DmDesignEditor;
  }
}
