import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import '../canvas/dm-canvas.js';
import '../toolbars/dm-toolbar.js';
import type { DmCanvas } from '../canvas/dm-canvas.js';
import type { EditorSession } from './create-editor.js';
import './dm-editor-top-bar.js';
import './dm-page-strip.js';
import './dm-side-bar.js';
import { canDrop, dropOnPage } from './drop.js';
import { previewFonts } from './preview-fonts.js';
import { ShortcutController } from './shortcuts.js';

/** A page that was out of sight for longer, ms, looks whether its design was changed elsewhere. */
const AWAY_MS = 30_000;

/** The panel begins closed where it would float over the page. */
const NARROW = '(max-width: 991px)';

export interface DmDesignEditorEvents {
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
 */
export class DmDesignEditor extends DmElement<DmDesignEditorEvents> {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr);
        height: 100%;
        min-height: 0;
        background: var(--dm-color-canvas);
        container: editor / inline-size;
      }
      dm-editor-top-bar {
        grid-column: 1 / -1;
        z-index: var(--dm-layer-bar);
      }
      dm-side-bar {
        z-index: var(--dm-layer-panel);
      }
      .work {
        display: grid;
        grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
        min-width: 0;
        min-height: 0;
      }
      dm-canvas {
        grid-area: 2 / 1;
        min-width: 0;
        min-height: 0;
      }
      dm-page-strip {
        grid-row: 3;
      }
      slot[name='notice'] {
        display: block;
        grid-area: 2 / 1;
        place-self: start center;
        margin: 16px 16px 0;
        z-index: var(--dm-layer-panel);
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) session: EditorSession | null = null;

  /** Category the templates panel begins with. */
  @property() category = '';

  @state() private panel: string | null = matchMedia(NARROW).matches ? null : 'templates';
  @state() private replaceId: string | null = null;
  @state() private uploads = 0;
  @query('dm-canvas') private canvas!: DmCanvas;

  #hiddenAt = 0;

  constructor() {
    super();
    new ShortcutController(this, () => this.session?.editor ?? null);
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
    if (changed.has('session') && session) void previewFonts(session.host.fonts);
    // replacing ends for good when the picture it was asked for is no longer selected
    const chosen = session?.editor.selection.ids ?? [];
    if (changed.has('session') || !chosen.includes(this.replaceId ?? '')) this.replaceId = null;
  }

  #onVisibility = (): void => {
    if (document.visibilityState === 'hidden') {
      this.#hiddenAt = Date.now();
      this.#onHide();
    } else if (Date.now() - this.#hiddenAt > AWAY_MS) void this.session?.autosave?.look();
  };

  #onHide = (): void => this.session?.autosave?.leaving();

  /** What is on this device comes back when the design is opened again: only what would be lost is worth a question. */
  #onLeave = (event: BeforeUnloadEvent): void => {
    if (this.session?.autosave?.atRisk) event.preventDefault();
  };

  #onReplace(event: CustomEvent<{ id: string }>): void {
    this.replaceId = event.detail.id;
    if (this.panel !== 'photos') this.panel = 'uploads';
  }

  /** A button may vanish under the keyboard, as Delete does: it then goes to the canvas, never to nowhere. */
  async #keepFocus(): Promise<void> {
    await new Promise(requestAnimationFrame);
    if (document.activeElement === document.body) this.canvas.focus({ preventScroll: true });
  }

  #onDragOver(event: DragEvent): void {
    if (!canDrop(event)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'copy';
  }

  #onDrop(event: DragEvent): void {
    const { session } = this;
    if (!session || !canDrop(event)) return;
    event.preventDefault();
    const { left, top } = this.canvas.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    void dropOnPage(session.editor, session.host.assets, event, at).then((kept) => (this.uploads += kept));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { session } = this;
    if (!session) return nothing;
    // read to be told: `willUpdate` looks at it
    void session.editor.selection.ids;
    const { replaceId, category, uploads } = this;
    const panelState = { replaceId, category, uploads };
    return html`<dm-editor-top-bar .session=${session}><slot name="actions"></slot></dm-editor-top-bar>
      <dm-side-bar
        .session=${session}
        .open=${this.panel}
        .panelState=${panelState}
        @dm-panel=${(event: CustomEvent<{ id: string | null }>) => (this.panel = event.detail.id)}
        @dm-replaced=${() => (this.replaceId = null)}
      ></dm-side-bar>
      <div class="work" @dm-replace=${this.#onReplace}>
        <dm-toolbar
          .editor=${session.editor}
          .fonts=${session.host.fonts}
          @click=${this.#keepFocus}
          @keydown=${this.#keepFocus}
        ></dm-toolbar>
        <dm-canvas .editor=${session.editor} @dragover=${this.#onDragOver} @drop=${this.#onDrop}></dm-canvas>
        <slot name="notice"></slot>
        <dm-page-strip .editor=${session.editor}></dm-page-strip>
      </div>`;
  }
}

define('dm-design-editor', DmDesignEditor);

declare global {
  interface HTMLElementTagNameMap {
    'dm-design-editor': DmDesignEditor;
  }
}
