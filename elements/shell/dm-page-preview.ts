import { effect } from '@preact/signals-core';
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import { pageOps } from '../display/page-ops.js';
import type { Editor } from '../editor/editor.js';
import { kinds, type DesignObject } from '../objects/kinds.js';
import { paintOps } from '../paint/painter.js';
import type { PaintContext } from '../paint/env.js';

/** Quiet time before a changed page is drawn again, ms: a drag changes it at every frame. */
const QUIET_MS = 250;

/** A small live picture of one page, `height` CSS pixels high. */
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
        background: var(--dm-color-sunken);
      }
    `,
  ];

  @property({ attribute: false }) editor: Editor | null = null;

  @property() page = '';

  /** CSS pixels. */
  @property({ type: Number }) height = 56;

  @query('canvas') private canvas!: HTMLCanvasElement;

  #stop: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drawn = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    clearTimeout(this.#timer);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#follow();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('editor') || changed.has('page') || changed.has('height')) this.#follow();
  }

  /** Draws now, and again whenever the page, its objects, its size or a resource changes. */
  #follow(): void {
    const { editor } = this;
    this.#stop?.();
    this.#drawn = false;
    if (!editor) return;
    this.#stop = effect(() => {
      void editor.resources.version.value;
      void editor.index.version(this.page).value;
      void editor.store.signal(this.page).value;
      void editor.store.signal('design:').value;
      editor.index.objects(this.page).forEach((id) => void editor.store.signal(id).value);
      const background = editor.index.background(this.page);
      if (background) void editor.store.signal(background.id).value;
      this.#schedule();
    });
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#draw(), this.#drawn ? QUIET_MS : 0);
  }

  #draw(): void {
    const { editor, page } = this;
    const record = editor?.store.get(page);
    if (!editor || record?.typeName !== 'page' || !this.canvas) return;
    this.#drawn = true;
    const objects = editor.index.objects(page).map((id) => editor.object(id) as DesignObject);
    const background_image = editor.index.background(page)?.object ?? null;
    void editor.resources.ensure(background_image ? [background_image, ...objects] : objects);
    const { size } = editor;
    const scale = (this.height / size.height) * Math.min(2, devicePixelRatio);
    this.canvas.width = Math.max(1, Math.round(size.width * scale));
    this.canvas.height = Math.max(1, Math.round(size.height * scale));
    const drawn = { background_color: record.page.background_color, background_image, objects };
    const context = this.canvas.getContext('2d') as unknown as PaintContext;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paintOps(context, pageOps(drawn, size, kinds, editor.resources.env).ops, editor.resources.paint);
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
