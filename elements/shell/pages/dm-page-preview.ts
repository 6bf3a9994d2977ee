import { effect, untracked } from '@preact/signals-core';
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { DESIGN_ID, type DocumentRecord } from '../../document/records.js';
import type { Editor } from '../../editor/editor.js';
import { kindFor, type DesignObject } from '../../objects/kinds.js';
import { paintOps } from '../../paint/painter.js';
import type { PaintContext } from '../../paint/env.js';
import { changesOf, type Diff } from '../../store/diff.js';
import { drawnOps, drawnPage } from './drawn-page.js';

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
    this.#stop = [
      () => sight.disconnect(),
      editor.store.listen(({ diff }) => touches(diff, this.page) && this.#schedule()),
      effect(() => {
        void editor.resources.version.value;
        this.#schedule();
      }),
      effect(() => {
        const arrived = editor.resources.effectArrival.value;
        if (arrived && untracked(() => this.#shows(editor, arrived.source))) this.#schedule();
      }),
    ];
  }

  /** Whether the page shows the picture of a source. */
  #shows(editor: Editor, source: string): boolean {
    const background = editor.index.background(this.page)?.object;
    const objects = editor.index.objects(this.page).map((id) => editor.object(id) as DesignObject);
    return [...objects, ...(background ? [background] : [])].some((shown) =>
      kindFor(shown)
        .needs(shown)
        .some((need) => need.type === 'image' && need.source === source),
    );
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
    const drawn = editor && drawnPage(editor, page);
    if (!drawn) return;
    this.#drawn = true;
    this.#stale = false;
    const { background_image: behind, objects } = drawn;
    void editor.resources.ensure(behind ? [behind, ...objects] : objects);
    this.#paint(editor, drawnOps(editor, drawn).ops);
  }

  #paint({ size, resources }: Editor, ops: Parameters<typeof paintOps>[1]): void {
    const scale = (this.height / size.height) * Math.min(MOST_DENSE, devicePixelRatio);
    this.canvas.width = Math.max(1, Math.round(size.width * scale));
    this.canvas.height = Math.max(1, Math.round(size.height * scale));
    const context = this.canvas.getContext('2d') as unknown as PaintContext;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paintOps(context, ops, resources.paint);
  }

  protected override render(): TemplateResult {
    return html`<canvas aria-hidden="true"></canvas>`;
  }
}

/** True when the page looks different after the change. Asked once a frame of a drag: it costs what was changed. */
function touches(diff: Diff<DocumentRecord>, page: string): boolean {
  const concerns = (record: DocumentRecord | undefined): boolean =>
    record !== undefined &&
    (record.id === DESIGN_ID || record.id === page || ('page' in record && record.page === page));
  for (const [from, to] of changesOf(diff).values()) if (concerns(from) || concerns(to)) return true;
  return false;
}

define('dm-page-preview', DmPagePreview);

declare global {
  interface HTMLElementTagNameMap {
    'dm-page-preview': DmPagePreview;
  }
}
