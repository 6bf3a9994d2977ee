import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import { errorMessage } from '../base/i18n/error-message.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import '../canvas/dm-canvas.js';
import '../toolbars/dm-toolbar.js';
import type { DmCanvas } from '../canvas/dm-canvas.js';
import { checkDesign } from '../editor/commands/view/check-design.js';
import type { Editor } from '../editor/editor.js';
import { findingOf } from '../editor/finding/finding.js';
import { closeFind } from '../editor/finding/open-find.js';
import { findReplace } from '../editor/commands/edit/find-replace.js';
import { showDropTarget } from '../editor/pictures/picture-drag.js';
import type { Point } from '../math/geometry.js';
import type { EditorSession } from './create-editor.js';
import { checkShown, layersShown } from '../editor/view-state/overlays.js';
import { insertImage } from '../editor/inserting/insert.js';
import { openPanel, panelOf } from '../editor/view-state/open-panel.js';
import { setFileImporter } from '../editor/inserting/file-importer.js';
import { ActiveEditor } from './keyboard/active-editor.js';
import { ClipboardEvents } from './keyboard/clipboard-events.js';
import { ContextMenuOpener } from './context-menu/context-menu-opener.js';
import { renderOverlays } from './dialogs/overlays.js';
import './context-menu/dm-context-menu.js';
import type { DmContextMenu } from './context-menu/dm-context-menu.js';
import './frame/dm-editor-top-bar.js';
import type { DmMagicResizeDialogEvents } from './magic-resize/dm-magic-resize-dialog.js';
import './pages/dm-page-strip.js';
import './side-bar/dm-side-bar.js';
import { editorShellStyles } from './dm-editor-shell.styles.js';
import { canDrop, dropOnPage, slotUnderDrag } from './dropping/drop.js';
import { UnfocusedKeys } from './keyboard/unfocused-keys.js';
import { warnMissingFonts } from './missing-fonts.js';
import { placeFiles, type DroppedFiles, type FilePlacing } from './dropping/place-files.js';
import { uploadRows, uploadRowsStyles } from './dropping/upload-rows.js';
import { moveToRegion } from './keyboard/region-navigation.js';
import { loadPart, type EditorPart } from './load-part.js';
import { MIN_FREE_WIDTH, LayoutObserver } from './frame/layout-observer.js';
import { ShortcutController } from './keyboard/shortcut-controller.js';
import { t } from './strings.js';

/** The panel begins closed where it would float over the page. */
const NARROW = '(max-width: 991px)';

/** Panels that a picture's replacement may be chosen in; from any other one's uploads are shown. */
const PICTURE_PANELS: ReadonlySet<string | null> = new Set(['photos', 'uploads', 'folders']);

export interface DmEditorShellEvents {
  'dm-open-copy': DmMagicResizeDialogEvents['dm-open-copy'];
  'dm-save-copies': DmMagicResizeDialogEvents['dm-save-copies'];
  /** From the top bar. */
  'dm-back': Record<string, never>;
}

/**
 * The whole design editor: top bar, side bar, toolbar, canvas, pages. It assembles and owns nothing; the open design is
 * the session's (`createEditor`).
 *
 * @slot actions - Buttons of the host at the right of the top bar, such as Download.
 * @slot notice - What lasts and concerns the whole design, over the canvas.
 * @fires dm-back - The user wants to leave the design; the host saves first.
 * @fires dm-open-copy - A copy of the design in another size is to be opened in a new tab. Sent in the press itself.
 * @fires dm-save-copies - Copies of the design are to be saved; `settle` says what came of it.
 */
export class DmEditorShell extends DmElement<DmEditorShellEvents> {
  static override styles = [sharedStyles, editorShellStyles, uploadRowsStyles];

  /** The open design. */
  @property({ attribute: false }) session: EditorSession | null = null;

  /** Category the templates panel begins with. */
  @property() category = '';

  /** The host answers `dm-open-copy` and `dm-save-copies`: 'Resize' then offers copies in many sizes [B-018]. */
  @property({ type: Boolean }) copies = false;

  /** Called in place of opening or saving what Magic Resize made, for who has to subscribe first. */
  @property({ attribute: false }) subscriptionWall: (() => void) | null = null;

  @state() private replaceId: string | null = null;
  @state() private uploads = 0;
  /** Something the canvas can take is dragged over it. */
  @state() private dragOver = false;
  @state() private dropped: readonly DroppedFiles[] = [];
  @query('dm-canvas') private canvas!: DmCanvas;
  @query('dm-context-menu') private contextMenu!: DmContextMenu;

  /** Open beside the canvas when the editor became narrow; it comes back when there is room again. */
  #hiddenPanel: string | null = null;
  readonly #layout = new LayoutObserver(this, (narrow) => this.#onLayout(narrow));
  readonly #menuOpener = new ContextMenuOpener(
    () => this.session?.editor ?? null,
    () => this.contextMenu,
  );

  constructor() {
    super();
    const editor = () => this.session?.editor ?? null;
    const active = new ActiveEditor(this, () => this.contextMenu?.isOpen ?? false);
    new UnfocusedKeys(this, active, () => this.renderRoot?.querySelector('dm-canvas') ?? null);
    new ShortcutController(this, active, editor, () => void this.#keepFocus());
    new ClipboardEvents(this, active, editor);
    this.addEventListener('keydown', (event) => moveToRegion(event, this.renderRoot));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#onVisibility);
    window.addEventListener('pagehide', this.#onHide);
    window.addEventListener('beforeunload', this.#onLeave);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#onVisibility);
    window.removeEventListener('pagehide', this.#onHide);
    window.removeEventListener('beforeunload', this.#onLeave);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { session } = this;
    if (changed.has('session') && session) {
      void warnMissingFonts(session.editor);
      this.#takeFiles(session);
      if (matchMedia(NARROW).matches) openPanel(session.editor, null);
    }
    // replacing ends for good when the picture it was asked for is no longer selected
    const chosen = session?.editor.selection.ids ?? [];
    if (changed.has('session') || !chosen.includes(this.replaceId ?? '')) this.replaceId = null;
  }

  protected override updated(): void {
    const { session, canvas } = this;
    if (!session || !canvas) return;
    const covered = { left: 0, right: 0 };
    if (this.#layout.narrow) {
      const beside = this.renderRoot.querySelector<HTMLElement>('dm-layers-panel, dm-preflight-panel');
      covered.left = this.#panel
        ? parseFloat(getComputedStyle(this).getPropertyValue('--dm-panel-width'))
        : 0;
      covered.right = beside?.offsetWidth ?? 0;
    }
    const free = canvas.clientWidth - covered.left - covered.right;
    session.editor.viewport.cover(free < MIN_FREE_WIDTH ? { left: 0, right: 0 } : covered);
  }

  get #panel(): string | null {
    return this.session ? panelOf(this.session.editor).value : null;
  }

  /** A panel beside the canvas would lie over it, over the toolbar and over what is selected. */
  #onLayout(narrow: boolean): void {
    const panel = this.#panel;
    if (narrow) this.#showPanel(null);
    else if (!panel) this.#showPanel(this.#hiddenPanel);
    this.#hiddenPanel = narrow ? panel : null;
  }

  #showPanel(id: string | null): void {
    if (this.session) openPanel(this.session.editor, id);
  }

  #openPanel(id: string | null): void {
    this.#showPanel(id);
    this.#hiddenPanel = null;
  }

  /** Who presses the page is done with a panel that lies over it. */
  #onPress(): void {
    this.#menuOpener.onPointerDown();
    if (this.#layout.narrow) this.#showPanel(null);
  }

  #onVisibility = (): void => {
    if (document.visibilityState === 'hidden') this.#onHide();
  };

  #onHide = (): void => this.session?.autosave?.leaving();

  /** What is on this device comes back when the design is opened again: only what would be lost is worth a question. */
  #onLeave = (event: BeforeUnloadEvent): void => {
    if (this.session?.autosave?.atRisk) event.preventDefault();
  };

  #onReplace(event: CustomEvent<{ id: string }>): void {
    this.replaceId = event.detail.id;
    if (!PICTURE_PANELS.has(this.#panel)) this.#showPanel('uploads');
  }

  /** A button may vanish under the keyboard, as Delete does: it then goes to the canvas, never to nowhere. */
  async #keepFocus(): Promise<void> {
    await new Promise(requestAnimationFrame);
    if (document.activeElement === document.body) this.canvas.focus({ preventScroll: true });
  }

  /** Pasted pictures are kept where dropped ones are. */
  #takeFiles({ editor, host }: EditorSession): void {
    const put: FilePlacing['put'] = (picture, at, { page }) => insertImage(editor, picture, at, page);
    const placing = { editor, assets: host.assets, put };
    setFileImporter(editor, {
      files: async (files, at) => {
        const progress = this.#progress();
        this.uploads += await placeFiles({ ...placing, progress }, files, at);
      },
    });
  }

  #onDragOver(event: DragEvent): void {
    if (!canDrop(event)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'copy';
    const { session } = this;
    const slot = session && slotUnderDrag(session.editor, event, this.#onCanvas(event));
    if (session) showDropTarget(session.editor, slot);
    // the slot says more than the page as a whole
    this.dragOver = !slot;
  }

  #onDragLeave(): void {
    this.dragOver = false;
    if (this.session) showDropTarget(this.session.editor, null);
  }

  #onCanvas({ clientX, clientY }: DragEvent): Point {
    const { left, top } = this.canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #onDrop(event: DragEvent): void {
    const { session } = this;
    this.#onDragLeave();
    if (!session || !canDrop(event)) return;
    event.preventDefault();
    const at = this.#onCanvas(event);
    const { editor, host } = session;
    this.canvas.showPageAt(at);
    void dropOnPage({ editor, assets: host.assets, progress: this.#progress() }, event, at).then(
      (kept) => (this.uploads += kept),
    );
  }

  /** Shows how far the files of one drop or paste are. */
  #progress(): (files: DroppedFiles) => void {
    let shown: DroppedFiles | undefined;
    return (files) => {
      const others = this.dropped.filter((batch) => batch !== shown);
      this.dropped = files.runs.length > 0 ? [...others, files] : others;
      shown = files;
    };
  }

  /** Has the code of a part fetched that is to be shown; `close` when it cannot be had. */
  readonly #need = (part: EditorPart, close: () => void): void => {
    loadPart(part).catch((error: unknown) => {
      close();
      this.session?.editor.notifier.error(errorMessage(error));
    });
  };

  /** What stands right of the canvas: the layers, or what is wrong with the design. */
  #renderBeside(editor: Editor): TemplateResult | typeof nothing {
    const [layers, check] = [layersShown(editor), checkShown(editor)];
    const close = (): void => {
      layers.value = check.value = false;
      this.canvas.focus({ preventScroll: true });
    };
    if (layers.value) this.#need('layers', close);
    else if (check.value) this.#need('check', close);
    if (layers.value)
      return html`<dm-layers-panel
        role="region"
        aria-label=${t('layers')}
        .editor=${editor}
        @dm-close=${close}
      ></dm-layers-panel>`;
    if (!check.value) return nothing;
    return html`<dm-preflight-panel
      role="region"
      aria-label=${checkDesign.label(editor)}
      .editor=${editor}
      @dm-close=${close}
    ></dm-preflight-panel>`;
  }

  #renderFind(editor: Editor): TemplateResult | typeof nothing {
    if (!findingOf(editor).open.value) return nothing;
    const close = (): void => {
      if (!closeFind(editor)) this.canvas.focus({ preventScroll: true });
    };
    this.#need('find', close);
    return html`<dm-find-bar
      role="search"
      aria-label=${findReplace.label(editor)}
      .editor=${editor}
      .canvas=${this.canvas}
      @dm-close=${close}
    ></dm-find-bar>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { session } = this;
    if (!session) return nothing;
    // read to be told: `willUpdate` looks at it
    void session.editor.selection.ids;
    const { replaceId, category, uploads } = this;
    const panelState = { replaceId, category, uploads };
    return html`<dm-editor-top-bar role="region" aria-label=${t('design')} .session=${session}
        ><slot name="actions"></slot
      ></dm-editor-top-bar>
      <dm-side-bar
        .session=${session}
        .open=${this.#panel}
        .panelState=${panelState}
        @dm-panel=${(event: CustomEvent<{ id: string | null }>) => this.#openPanel(event.detail.id)}
        @dm-replaced=${() => (this.replaceId = null)}
      ></dm-side-bar>
      <div class="work" @dm-replace=${this.#onReplace}>
        <dm-toolbar
          role="region"
          .editor=${session.editor}
          .fonts=${session.host.fonts}
          @click=${this.#keepFocus}
          @keydown=${this.#keepFocus}
        ></dm-toolbar>
        <dm-canvas
          .editor=${session.editor}
          @dragover=${this.#onDragOver}
          @dragleave=${this.#onDragLeave}
          @drop=${this.#onDrop}
          @contextmenu=${this.#menuOpener.onContextMenu}
          @keydown=${this.#menuOpener.onKeyDown}
          @pointerdown=${this.#onPress}
        ></dm-canvas>
        ${this.dragOver ? html`<div class="target"></div>` : nothing} ${uploadRows(this.dropped)}
        <slot name="notice"></slot>
        ${this.#renderFind(session.editor)} ${this.#renderBeside(session.editor)}
        ${
          session.editor.offers('page-strip')
            ? html`<dm-page-strip
                role="region"
                aria-label=${t('pages')}
                .editor=${session.editor}
              ></dm-page-strip>`
            : nothing
        }
      </div>
      <dm-context-menu .editor=${session.editor}></dm-context-menu
      >${renderOverlays(session, this, this.#need)}`;
  }
}

define('dm-editor-shell', DmEditorShell);

declare global {
  interface HTMLElementTagNameMap {
    'dm-editor-shell': DmEditorShell;
  }
}
