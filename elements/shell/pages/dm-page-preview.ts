import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import type { Editor } from '../../editor/editor.js';
import { followPage, paintPage } from '../../editor/pages/page-picture.js';

/** Quiet time before a changed page is drawn again, ms: a drag changes it at every frame. */
const QUIET_MS = 250;
/** More device pixels than this to one CSS pixel nobody can see. */
const MOST_DENSE = 3;

/** A small live picture of one page, `height` CSS pixels high. Drawn only while it is in sight. */
export class DmPagePreview extends DmElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
      }
      canvas {
        display: block;
        height: 100%;
        width: 100%;
        object-fit: contain;
        background: var(--dm-color-sunken);
      }
    `,
  ];

  @property({ attribute: false }) editor: Editor | null = null;

  /** Id of the page. */
  @property() page = '';

  /** CSS pixels. */
  @property({ type: Number }) height = 56;

  @query('canvas') private canvas!: HTMLCanvasElement;

  #stop: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drawn = false;
  #inSight = false;
  #stale = true;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('editor') || changed.has('page') || changed.has('height')) this.#follow();
  }

  #leave(): void {
    clearTimeout(this.#timer);
    for (const stop of this.#stop) stop();
    this.#stop = [];
  }

  /** Draws again whenever the page, its objects, the page size or a resource changes. */
  #follow(): void {
    this.#leave();
    const { editor } = this;
    this.#drawn = false;
    if (!editor || !this.isConnected) return;
    const sight = new IntersectionObserver((entries) => {
      this.#inSight = entries.at(-1)!.isIntersecting;
      if (this.#inSight && this.#stale) this.#schedule();
    });
    sight.observe(this);
    this.#stop = [() => sight.disconnect(), followPage(editor, this.page, () => this.#schedule())];
  }

  #schedule(): void {
    this.#stale = true;
    clearTimeout(this.#timer);
    if (this.#inSight) this.#timer = setTimeout(() => this.#drawQuietly(), this.#drawn ? QUIET_MS : 0);
  }

  /** A hand that holds still in mid-drag must not feel a page being painted. */
  #drawQuietly(): void {
    if (this.editor?.history.inGesture) this.#schedule();
    else this.#draw();
  }

  #draw(): void {
    const { editor, page } = this;
    if (editor?.store.get(page)?.typeName !== 'page') return;
    this.#drawn = true;
    this.#stale = false;
    const scale = (this.height / editor.size.height) * Math.min(MOST_DENSE, devicePixelRatio);
    paintPage(editor, page, this.canvas, scale);
  }

  protected override render(): TemplateResult {
    return html`<canvas aria-hidden="true"></canvas>`;
  }
}

define('dm-page-preview', DmPagePreview);

declare global {
  interface HTMLElementTagNameMap {
    'dm-page-preview': DmPagePreview;
  }
}
