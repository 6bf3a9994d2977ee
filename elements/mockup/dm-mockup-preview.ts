import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import { cspStyleMap } from '../base/csp-style-map.js';
import { buttonStyles } from '../base/theme/button-styles.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import { checkedInputs, hasInputs } from './inputs/inputs-state.js';
import { NO_INPUTS, type MockupInputs } from '../compose/format/mockup-inputs.js';
import type { MockupPackage } from '../compose/format/mockup-package.js';
import type { PrintPlace } from '../compose/scene/print-at.js';
import { adoptEmbedTokens } from '../base/theme/embed-tokens.js';
import type { ExportOptions } from './preview/watermarked-file.js';
import { MockupSession } from './preview/mockup-session.js';
import { plainPictures, type LoadedPicture, type Pictures } from './preview/picture-loader.js';
import { requireConnected } from './require-connected.js';
import { previewStyles } from './dm-mockup-preview.styles.js';
import { isolationStyles } from '../base/theme/isolation.styles.js';
import { t } from './strings.js';

export interface DmMockupPreviewEvents {
  'dm-mockup-ready': { package: MockupPackage };
  'dm-mockup-rendered': object;
  'dm-mockup-error': { error: Error; index: number | null };
}

export interface RenderOptions extends ExportOptions {
  readonly src: string;
  readonly inputs?: MockupInputs;
  readonly pictures?: Pictures;
  readonly signal?: AbortSignal;
}

/** How far outside of what is seen a lazy one begins to load. */
const NEAR = '240px';

const whenSeen = ({ isIntersecting }: IntersectionObserverEntry): boolean => isIntersecting;

/**
 * The picture of a mockup with what was put into it. It begins with the mockup's own picture and changes over once the scene
 * is here (C-007).
 *
 * @fires dm-mockup-ready - The mockup is known: `{ package }`.
 * @fires dm-mockup-rendered - The picture shows the newest inputs.
 * @fires dm-mockup-error - The mockup (`index` null) or one of the pictures could not be loaded: `{ error, index }`.
 * @csspart frame - The square around the picture.
 * @csspart picture - The picture.
 * @csspart placeholder - The mockup’s own picture, until then.
 * @csspart progress - The line of what is on its way.
 */
export class DmMockupPreview extends DmElement<DmMockupPreviewEvents> {
  static override styles = [sharedStyles, isolationStyles, buttonStyles, previewStyles];

  /** Address of the mockup.json of a package; the files it names lie beside it. */
  @property() src = '';

  /** What was put in. */
  @property({ attribute: false }) inputs: MockupInputs = NO_INPUTS;

  /** How the `src` of a picture becomes a file; plain fetching unless told. */
  @property({ attribute: false }) pictures: Pictures = plainPictures;

  /** While a hand moves something: the picture may be rough. */
  @property({ type: Boolean }) live = false;

  /** Waits with loading until it is near to what the reader sees. */
  @property({ type: Boolean }) lazy = false;

  @state() private placeholder = '';
  @state() private label = '';
  @query('canvas') private canvas!: HTMLCanvasElement | null;
  @query('.frame') private frame!: HTMLElement;

  readonly #session = new MockupSession({
    ready: (loaded) => {
      this.placeholder = new URL(loaded.package.placeholders[0]!, loaded.base).href;
      this.label = loaded.package.name;
      this.#tell('dm-mockup-ready', { package: loaded.package });
    },
    rendered: () => this.#tell('dm-mockup-rendered', {}),
    failed: (error, index) => this.#tell('dm-mockup-error', { error, index }),
  });

  /** The package, once it is known. */
  get package(): MockupPackage | null {
    return this.#session.loaded?.package ?? null;
  }

  /** The picture at a place of `user_images`, once it is here. */
  picture(index: number): LoadedPicture | null {
    return this.#session.picture(index);
  }

  readonly #resized = new ResizeObserver(([entry]) => {
    this.#session.shownSide = entry?.contentRect.width ?? 0;
  });
  readonly #seen = new IntersectionObserver((entries) => entries.some(whenSeen) && this.#come(), {
    rootMargin: NEAR,
  });
  #near = false;
  /** Something was put in: until then the mockup shows its own picture, afterwards also what it is without (C-007). */
  #begun = false;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    return adoptEmbedTokens(this, super.createRenderRoot());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#watch();
    // back in the page after it was let go of
    if (this.hasUpdated && this.#near && !this.#session.loaded) void this.#session.load(this.src);
  }

  /** What is only moved in the page keeps all it has. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resized.disconnect();
    this.#seen.disconnect();
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#session.canvas = null;
      this.#session.dispose();
    });
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('pictures')) this.#session.pictures = this.pictures;
    const inputs = checkedInputs(this.inputs);
    if (changed.has('inputs') || changed.has('pictures'))
      void this.#session.show(inputs, { live: this.live });
    if (!this.lazy) this.#near = true;
    if (changed.has('src')) this.#begun = false;
    this.#begun ||= hasInputs(inputs);
    if (!changed.has('src')) return;
    this.placeholder = '';
    if (this.#near) void this.#session.load(this.src);
  }

  protected override firstUpdated(): void {
    this.#watch();
  }

  protected override updated(): void {
    this.#session.canvas = this.canvas;
  }

  #watch(): void {
    this.#session.shownSide = this.frame.clientWidth;
    this.#resized.observe(this.frame);
    if (!this.#near) this.#seen.observe(this.frame);
  }

  #come(): void {
    this.#seen.disconnect();
    if (this.#near) return;
    this.#near = true;
    void this.#session.load(this.src);
  }

  #tell<Name extends keyof DmMockupPreviewEvents>(name: Name, detail: DmMockupPreviewEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** The picture with our mark over it, 1200 px as a rule, once what was put in has come. Rejects where there is none. */
  async exportPreview(options?: ExportOptions): Promise<Blob> {
    requireConnected(this);
    // what was just set is on its way after that
    await this.updateComplete;
    return this.#session.exportPreview(options);
  }

  /** Brings a picture that is about to be put in. Rejects with what is wrong with it, in words fit to show. */
  async load(src: string): Promise<void> {
    if (!this.hasUpdated) await this.updateComplete;
    await this.#session.bring(src);
  }

  /** Which picture lies at a point of the window, px, and where on its print area; null beside all of them. */
  printAt(clientX: number, clientY: number): Promise<PrintPlace | null> {
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    return this.#session.printAt((clientX - left) / width, (clientY - top) / height);
  }

  /** Loads anew what failed. */
  retry(): void {
    void this.#session.load(this.src);
  }

  /** A mockup's picture with our mark over it, without an element on the page. Rejects with what went wrong. */
  static async render({ src, inputs, pictures, signal, ...options }: RenderOptions): Promise<Blob> {
    let fault: Error | null = null;
    const session = new MockupSession({
      ready: () => undefined,
      rendered: () => undefined,
      failed: (error) => (fault ??= error),
    });
    try {
      signal?.throwIfAborted();
      if (pictures) session.pictures = pictures;
      session.canvas = document.createElement('canvas');
      await session.show(checkedInputs(inputs));
      await session.load(src);
      signal?.throwIfAborted();
      if (fault) throw fault as Error;
      return await session.exportPreview(options);
    } finally {
      session.dispose();
    }
  }

  #renderFailure(): TemplateResult {
    return html`<div class="failure" role="alert">
      <p>${t('failed')}</p>
      <button type="button" class="button second" @click=${() => this.retry()}>${t('tryAgain')}</button>
    </div>`;
  }

  protected override render(): TemplateResult {
    const state = this.#session.state.value;
    const busy = this.#session.busy.value;
    const { width = 1, height = 1 } = this.package ?? {};
    return html`<div
      class="frame isolated"
      part="frame"
      ${cspStyleMap({ '--proportion': `${width} / ${height}` })}
      aria-busy=${busy}
    >
      ${this.placeholder ? html`<img src=${this.placeholder} alt="" part="placeholder" />` : nothing}
      <canvas
        part="picture"
        role="img"
        aria-label=${this.label ? t('pictureOf', { name: this.label }) : t('loading')}
        class=${state === 'ready' && this.#begun ? 'shown' : ''}
      ></canvas>
      ${busy && state !== 'failed' ? html`<span class="line" part="progress"></span>` : nothing}
      ${state === 'failed' ? this.#renderFailure() : nothing}
      <slot></slot>
    </div>`;
  }
}

define('dm-mockup-preview', DmMockupPreview);

declare global {
  interface HTMLElementTagNameMap {
    'dm-mockup-preview': DmMockupPreview;
  }
}
