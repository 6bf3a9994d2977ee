import { css, html, nothing, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { property, query } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { dialogStyles } from '../../controls/dialogs/dialog-styles.js';
import { modalDialog, showModal } from '../../controls/dialogs/modal-dialog.js';
import type { Editor } from '../../editor/editor.js';
import type { Size } from '../../math/geometry.js';
import type { TemplateCard } from '../../ports/assets.js';
import { t } from '../strings.js';
import type { TemplateUse } from './apply-template.js';
import { templateChoiceStyles } from './dm-template-choice.styles.js';

export interface DmTemplateChoiceEvents {
  'dm-choose': { readonly use: TemplateUse };
  'dm-close': Record<string, never>;
}

/** Most pages of the design that a picture shows; more say no more. */
const MOST_PAGES = 3;

/**
 * Asks what becomes of a template where the design has something on it: each way is shown as what comes of it [E-047].
 *
 * @fires dm-choose - `{ use }`: 'replace', 'add' or 'fill'.
 * @fires dm-close - It was closed without a choice.
 */
export class DmTemplateChoice extends DmElement<DmTemplateChoiceEvents> {
  static override styles = [
    sharedStyles,
    dialogStyles,
    templateChoiceStyles,
    css`
      :host {
        --width: 720px;
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** The template that was picked; the dialog is open while there is one. */
  @property({ attribute: false }) card: TemplateCard | null = null;

  @query('dialog') private dialog!: HTMLDialogElement | null;

  protected override updated(): void {
    showModal(this.dialog, this.card !== null);
  }

  #choose(use: TemplateUse): void {
    this.emit('dm-choose', { use });
  }

  #close(): void {
    if (this.card) this.emit('dm-close', {});
  }

  #page(size: Size, content: unknown): TemplateResult {
    return html`<span class="page" ${cspStyleMap({ '--ratio': `${size.width / size.height}` })}
      >${content}</span
    >`;
  }

  /** Pages of the design around the one shown, with the template where it comes. */
  #picture(use: TemplateUse): TemplateResult {
    const { card, editor } = this;
    const template = html`<img src=${card!.thumbnail} alt="" />`;
    if (use === 'replace') return this.#page(card!, template);
    const pages = editor!.index.pages.value;
    const at = pages.indexOf(editor!.page.value);
    const first = Math.max(0, Math.min(at, pages.length - MOST_PAGES));
    const around = pages.slice(first, first + MOST_PAGES).map((_, i) => {
      const here = first + i === at;
      const own = this.#page(editor!.size, here && use === 'fill' ? template : first + i + 1);
      return here && use === 'add' ? html`${own}${this.#page(editor!.size, template)}` : own;
    });
    return html`${around}`;
  }

  #option(use: TemplateUse, label: string, hint: string): TemplateResult {
    return html`<button type="button" class="option" @click=${() => this.#choose(use)}>
      <span class="picture" aria-hidden="true">${this.#picture(use)}</span>
      <span class="label">${label}</span>
      <span class="hint">${hint}</span>
    </button>`;
  }

  protected override render(): TemplateResult {
    const { card, editor } = this;
    return modalDialog(
      { title: t('useTemplate'), close: () => this.#close() },
      card && editor ? this.#renderOptions(card, editor) : nothing,
    );
  }

  #renderOptions({ width, height }: TemplateCard, editor: Editor): TemplateResult {
    const pages = editor.index.pages.value.length;
    const page = editor.index.pages.value.indexOf(editor.page.value) + 1;
    return html`<div class="options">
      ${this.#option('fill', t('fillThisPage'), t('fillThisPageHint', { page, pages }))}
      ${this.#option('add', t('addAsNewPages'), t('addAsNewPagesHint', { page }))}
      ${this.#option('replace', t('replaceTheDesign'), t('replaceTheDesignHint', { pages, width, height }))}
    </div>`;
  }
}

define('dm-template-choice', DmTemplateChoice);

declare global {
  interface HTMLElementTagNameMap {
    'dm-template-choice': DmTemplateChoice;
  }
}
