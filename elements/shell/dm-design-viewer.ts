import { css, html, nothing, type TemplateResult } from 'lit';
import { cspStyleMap } from '../base/csp-style-map.js';
import { property, state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import type { EditorSession } from './create-editor.js';
import './pages/dm-page-preview.js';
import { t } from './strings.js';
import { pageText } from '../editor/accessibility/page-text.js';

/** Room around a page, CSS pixels: at each side, and above and below one that is shown whole. */
const MARGIN = 40;
/** Below this width the room is this small. */
const NARROW = { width: 600, margin: 16 } as const;
/** A page is not made narrower than this to be seen whole, CSS pixels. */
const READABLE = 320;

/**
 * The pages of a design one below the other, to look at: nothing can be selected or changed [B-001]. Each page is as large
 * as the room lets it be seen whole, never larger than it is.
 */
export class DmDesignViewer extends DmElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        min-height: 0;
        background: var(--dm-color-canvas);
      }
      .scroll {
        height: 100%;
        overflow: auto;
      }
      .scroll:focus-visible {
        outline: var(--dm-focus-width) solid var(--dm-color-focus);
        outline-offset: calc(-1 * var(--dm-focus-width));
      }
      ol {
        display: grid;
        justify-items: center;
        align-content: safe center;
        gap: 32px;
        min-height: 100%;
        margin: 0;
        padding: var(--room) 0;
        list-style: none;
      }
      dm-page-preview {
        box-shadow: var(--dm-shadow-page);
      }
      .words {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: pre-line;
      }
    `,
  ];

  /** The design to show; made by `createEditor` without a save target. */
  @property({ attribute: false }) session: EditorSession | null = null;

  /** The room there is, CSS pixels. */
  @state() private room = { width: 0, height: 0 };

  readonly #observer = new ResizeObserver(([entry]) => {
    const { inlineSize: width, blockSize: height } = entry!.contentBoxSize[0]!;
    this.room = { width, height };
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  #renderPage(id: string, number: number, count: number, height: number): TemplateResult {
    const { editor } = this.session!;
    const { width } = editor.size;
    const shown = { width: `${(height * width) / editor.size.height}px`, height: `${height}px` };
    return html`<li>
      <dm-page-preview
        role="img"
        aria-label=${t('page', { number, count })}
        ${cspStyleMap(shown)}
        .editor=${editor}
        page=${id}
        .height=${height}
      ></dm-page-preview>
      <p class="words">${pageText(editor, id)}</p>
    </li>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { session, room } = this;
    if (!session || room.width === 0) return nothing;
    const { size, index } = session.editor;
    const margin = room.width < NARROW.width ? NARROW.margin : MARGIN;
    const widest = (room.width - 2 * margin) / size.width;
    const whole = Math.min(widest, (room.height - 2 * margin) / size.height);
    // a page much taller than the window is read by scrolling
    const readable = Math.min(widest, READABLE / size.width);
    const height = Math.max(1, Math.round(size.height * Math.min(1, Math.max(whole, readable))));
    const pages = index.pages.value;
    return html`<div class="scroll" role="region" aria-label=${t('pages')} tabindex="0">
      <ol ${cspStyleMap({ '--room': `${margin}px` })}>
        ${pages.map((id, at) => this.#renderPage(id, at + 1, pages.length, height))}
      </ol>
    </div>`;
  }
}

define('dm-design-viewer', DmDesignViewer);

declare global {
  interface HTMLElementTagNameMap {
    'dm-design-viewer': DmDesignViewer;
  }
}
