import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import type { Editor } from '../editor/editor.js';
import type { ToolKey } from '../editor/tools/events.js';
import type { Point } from '../math/geometry.js';
import { Announcer } from './announcer.js';
import { CanvasSession } from './canvas-session.js';
import { neighborStyles } from './neighbors/neighbor.styles.js';
import { rulerStyles } from './rulers/rulers.styles.js';
import { KeyboardArrival } from './input/keyboard-arrival.js';
import { isMac } from './input/platform.js';
import { t } from './strings.js';

/**
 * The page of a design on the desk, where it is edited: objects are selected, moved, resized and turned with pointer or
 * keys, and texts are typed in place. Fills its box.
 *
 * @cssprop --dm-color-canvas - The desk around the page.
 * @cssprop --dm-shadow-page - Shadow of the page on the desk.
 */
export class DmCanvas extends DmElement {
  static override styles = [
    DmElement.styles,
    rulerStyles,
    neighborStyles,
    css`
      :host {
        display: block;
        position: relative;
        overflow: hidden;
        background: var(--dm-color-canvas);
        user-select: none;
        -webkit-user-select: none;
      }
      :host(:focus-visible) {
        outline: none;
      }
      /* inside, since a canvas fills its room, and thin, since it goes around all of it */
      .ring {
        position: absolute;
        inset: 3px;
        border: 1px solid var(--dm-color-focus);
        border-radius: var(--dm-radius-xs);
        /* the page under it may be as light as the line */
        box-shadow:
          0 0 0 1px var(--dm-color-canvas),
          inset 0 0 0 1px var(--dm-color-canvas);
        pointer-events: none;
      }
      .stage {
        position: absolute;
        inset: 0;
        touch-action: none;
      }
      .stage > * {
        position: absolute;
        left: 0;
        top: 0;
      }
      .page {
        /* The chequer of see-through pages belongs to the page, so it is the same in both themes. */
        background: repeating-conic-gradient(rgb(233 233 233) 0 25%, white 0 50%) 0 0 / 16px 16px;
        box-shadow: var(--dm-shadow-page);
      }
      canvas {
        width: 100%;
        height: 100%;
        pointer-events: none;
      }
      textarea {
        width: 2px;
        padding: 0;
        border: 0;
        margin: 0;
        opacity: 0;
        resize: none;
        overflow: hidden;
        white-space: pre;
        pointer-events: none;
      }
    `,
  ];

  /** The design shown; null shows an empty desk. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** Only shows: the page can be moved and zoomed, nothing can be selected. */
  @property({ type: Boolean, reflect: true }) readonly = false;

  @query('.stage') private stage!: HTMLElement;
  @query('.neighbors') private neighbors!: HTMLElement;
  @query('.page') private pageElement!: HTMLElement;
  @query('.art') private art!: HTMLCanvasElement;
  @query('.chrome') private chrome!: HTMLCanvasElement;
  @query('.guides') private guides!: HTMLElement;
  @query('.rulers') private rulers!: HTMLElement;
  @query('.ring') private ring!: HTMLElement;
  @query('textarea') private field!: HTMLTextAreaElement;
  @query('.news') private news!: HTMLElement;

  #session: CanvasSession | null = null;
  #announcer: Announcer | null = null;
  #resizing: ResizeObserver | null = null;
  #screen: AbortController | null = null;

  /** What is going on under the pointer: 'idle', 'translating', 'brushing' … */
  get gesture(): string {
    return this.#session?.tools.state ?? 'idle';
  }

  /** True when the layers for dragging the selection are ready. */
  get dragPrepared(): boolean {
    return this.#session?.prepared ?? false;
  }

  /** True when all of the page is painted as sharp as it will be: not while it is zoomed, or rests too short for that. */
  get crisp(): boolean {
    return this.#session?.crisp ?? true;
  }

  constructor() {
    super();
    new KeyboardArrival(this, (shown) => (this.ring.hidden = !shown));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
    if (!this.hasAttribute('role')) this.setAttribute('role', 'application');
    if (!this.hasAttribute('aria-roledescription'))
      this.setAttribute('aria-roledescription', t('canvasRole'));
    if (!this.hasAttribute('aria-label')) this.setAttribute('aria-label', t('canvas'));
    this.addEventListener('keydown', this.#keyDown);
    this.addEventListener('keyup', this.#keyUp);
    this.addEventListener('blur', this.#blur);
    if (this.hasUpdated) this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#keyDown);
    this.removeEventListener('keyup', this.#keyUp);
    this.removeEventListener('blur', this.#blur);
    this.#close();
  }

  /** Does at once what the next frame would do; `all` paints the whole page crisp. */
  paintNow({ all = false } = {}): void {
    if (all) this.#session?.paintAll();
    else this.#session?.paintNow();
  }

  /** Makes the page under a point of the canvas, CSS pixels, the one being edited, where pages lie under one another. */
  showPageAt(point: Point): void {
    this.#session?.showPageAt(point);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('editor') || changed.has('readonly')) this.#open();
  }

  protected override render(): TemplateResult {
    return html`
      <div class="stage">
        <div class="neighbors" aria-hidden="true"></div>
        <div class="page" ?hidden=${!this.editor}></div>
        <canvas class="art" aria-hidden="true"></canvas>
        <div class="guides"></div>
        <canvas class="chrome" aria-hidden="true"></canvas>
        <div class="rulers" aria-hidden="true" hidden></div>
        <textarea
          hidden
          rows="1"
          wrap="off"
          autocomplete="off"
          autocapitalize="sentences"
          spellcheck="false"
          aria-label=${t('text')}
          aria-multiline="true"
          @focus=${() => this.#setTextFocus(true)}
          @blur=${() => this.#setTextFocus(false)}
        ></textarea>
      </div>
      <div class="ring" hidden></div>
      <p class="news visually-hidden" role="status"></p>
    `;
  }

  #open(): void {
    this.#close();
    const { editor, stage, neighbors, art, chrome, field, guides, rulers, pageElement: page } = this;
    if (!editor || !this.isConnected) return;
    const parts = { host: this, stage, neighbors, page, art, chrome, field, guides, rulers };
    this.#session = new CanvasSession(editor, parts, { readonly: this.readonly });
    if (!this.readonly) this.#announcer = new Announcer(editor, (text) => (this.news.textContent = text));
    this.#measure();
    this.#resizing = new ResizeObserver(() => this.#measure());
    this.#resizing.observe(this);
    this.#watchScreen();
  }

  #close(): void {
    this.#resizing?.disconnect();
    this.#resizing = null;
    this.#screen?.abort();
    this.#session?.dispose();
    this.#session = null;
    this.#announcer?.dispose();
    this.#announcer = null;
  }

  /** A window moved to a screen of finer pixels keeps its size in CSS pixels: no observer tells. */
  #watchScreen(): void {
    this.#screen?.abort();
    this.#screen = new AbortController();
    const changed = (): void => {
      this.#measure();
      this.#watchScreen();
    };
    const { signal } = this.#screen;
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', changed, { signal });
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this;
    this.#session?.resize({ width, height }, devicePixelRatio);
  }

  #setTextFocus(focused: boolean): void {
    if (this.#session) this.#session.textFocused = focused;
    const ended = !focused && this.editor?.editingText.peek() === null;
    // Escape and a finished text leave the keyboard on the canvas
    if (ended && this.shadowRoot?.activeElement === null && document.activeElement === document.body)
      this.focus({ preventScroll: true });
  }

  readonly #keyDown = (event: KeyboardEvent): void => {
    if (event.composedPath()[0] === this.field || event.defaultPrevented) return;
    if (this.#session?.tools.keyDown(toolKey(event))) event.preventDefault();
  };

  readonly #keyUp = (event: KeyboardEvent): void => {
    if (this.#session?.tools.keyUp(toolKey(event))) event.preventDefault();
  };

  /** A space bar held while the window is left never comes up here. */
  readonly #blur = (): void => {
    this.#session?.tools.keyUp({ key: ' ' });
  };
}

const toolKey = (event: KeyboardEvent): ToolKey => ({
  key: event.key,
  shift: event.shiftKey,
  alt: event.altKey,
  mod: isMac ? event.metaKey : event.ctrlKey,
  repeat: event.repeat,
});

define('dm-canvas', DmCanvas);

declare global {
  interface HTMLElementTagNameMap {
    'dm-canvas': DmCanvas;
  }
}
