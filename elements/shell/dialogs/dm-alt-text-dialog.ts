import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-switch.js';
import { dialogStyles } from '../../controls/dialogs/dialog-styles.js';
import { modalDialog, showModal } from '../../controls/dialogs/modal-dialog.js';
import { textareaStyles } from '../../controls/fields/textarea.styles.js';
import { altTextOf, describable, setAltText } from '../../editor/alt-text/alt-text.js';
import type { Editor } from '../../editor/editor.js';
import { LONGEST_ALT } from '../../objects/schema.js';
import { t as named } from '../../editor/strings.js';
import { t } from '../strings.js';

export interface DmAltTextDialogEvents {
  'dm-close': Record<string, never>;
}

/**
 * Asks what the selected picture shows, for somebody who cannot see it [E-073]: words of one's own, those it came with, or none
 * where it decorates.
 *
 * @fires dm-close - The words were kept, or the user closed it.
 */
export class DmAltTextDialog extends DmElement<DmAltTextDialogEvents> {
  static override styles = [
    sharedStyles,
    dialogStyles,
    textareaStyles,
    css`
      :host {
        --width: 440px;
      }
      .parts {
        display: grid;
        gap: var(--dm-space-3);
        padding: 8px 24px 24px;
        overflow: auto;
      }
      p,
      label {
        color: var(--dm-color-text-2);
      }
      textarea {
        min-height: 92px;
      }
      .end {
        display: flex;
        justify-content: flex-end;
        gap: 8px;
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  @property({ type: Boolean, reflect: true }) open = false;

  /** Id of the object it began with; another may be selected meanwhile. */
  @state() private object: string | null = null;
  @state() private words = '';
  @state() private decorative = false;
  @query('dialog') private dialog!: HTMLDialogElement | null;
  @query('textarea') private field!: HTMLTextAreaElement | null;

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('open') || !this.open || !this.editor) return;
    const object = describable(this.editor);
    const { typed, own } = object ? altTextOf(object) : { typed: null, own: '' };
    this.object = object?.id ?? null;
    this.decorative = typed === '';
    this.words = typed || own;
  }

  protected override updated(): void {
    if (showModal(this.dialog, this.open)) this.field?.focus();
  }

  readonly #close = (): void => {
    if (!this.open) return;
    this.open = false;
    this.emit('dm-close', {});
  };

  readonly #keep = (): void => {
    const { editor, object: id } = this;
    const object = id === null ? undefined : editor?.object(id);
    if (editor && object) setAltText(editor, object.id, this.#wanted(altTextOf(object).own));
    this.#close();
  };

  /** No words, or those it came with, are nothing that was typed. */
  #wanted(own: string): string | null {
    if (this.decorative) return '';
    const words = this.words.trim();
    return words === '' || words === own ? null : words;
  }

  protected override render(): TemplateResult {
    return modalDialog(
      { title: named('altText'), close: this.#close },
      html`<div class="parts">
        <label for="words">${t('altTextFor')}</label>
        <textarea
          id="words"
          maxlength=${LONGEST_ALT}
          placeholder=${t('altTextExample')}
          ?disabled=${this.decorative}
          .value=${live(this.decorative ? '' : this.words)}
          @input=${(event: Event) => (this.words = (event.target as HTMLTextAreaElement).value)}
        ></textarea>
        <dm-switch
          ?checked=${this.decorative}
          @dm-change=${(event: CustomEvent<{ checked: boolean }>) => {
            event.stopPropagation();
            this.decorative = event.detail.checked;
          }}
          >${t('decorative')}</dm-switch
        >
        ${this.decorative ? html`<p>${t('decorativeHint')}</p>` : nothing}
        <div class="end">
          <dm-button @click=${this.#close}>${t('cancel')}</dm-button>
          <dm-button kind="primary" @click=${this.#keep}>${t('keepAltText')}</dm-button>
        </div>
      </div>`,
    );
  }
}

define('dm-alt-text-dialog', DmAltTextDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dm-alt-text-dialog': DmAltTextDialog;
  }
}
