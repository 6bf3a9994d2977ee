import { css, html, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon } from '../../base/icons/icon.js';
import { fieldStyles } from '../../base/theme/field-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-button.js';
import type { DmButton } from '../../controls/buttons/dm-button.js';
import '../../controls/overlays/dm-popover.js';
import type { Editor } from '../../editor/editor.js';
import { applyLook, pictureLook } from '../../editor/effects/picture-effects.js';
import { filterCode, readFilterCode } from '../../imaging/filters/filter-code.js';
import { t } from '../strings.js';

/**
 * Copies the selected picture's filter and adjustments as a short text, and gives pictures the look of such a text. Where
 * the browser keeps its clipboard closed, a field takes its place [D-030].
 */
export class DmFilterCode extends DmElement {
  static override styles = [
    sharedStyles,
    fieldStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--dm-space-2);
      }
      dm-popover {
        display: flex;
      }
      dm-popover > dm-button {
        flex: 1;
      }
      .code {
        display: grid;
        gap: 6px;
        width: 244px;
      }
      .code input {
        letter-spacing: 0.02em;
      }
      .code dm-button {
        justify-self: end;
        margin-top: 6px;
      }
      .code .field-error {
        margin-top: 0;
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** What stands in the field. */
  @state() private typed = '';
  @state() private invalid = false;
  /** The field shows a code for the user to copy. */
  @state() private toCopy = false;
  @state() private open = false;

  @query('dm-button.copy') private copyButton!: DmButton;
  @query('dm-button.paste') private pasteButton!: DmButton;
  @query('input') private input!: HTMLInputElement;

  async #copy(): Promise<void> {
    const editor = this.editor!;
    const look = pictureLook(editor);
    if (!look) return;
    const code = filterCode(look);
    try {
      await navigator.clipboard.writeText(code);
      editor.notifier.success(t('codeCopied'));
    } catch {
      await this.#show({ typed: code, toCopy: true });
      this.input.select();
    }
  }

  /** Takes what lies on the clipboard; where that cannot be read, or is no code, the field opens. */
  async #paste(event: Event): Promise<void> {
    // the popover opens by itself else, before the clipboard was looked at
    event.stopPropagation();
    if (this.open) return this.#close();
    let text = '';
    try {
      text = await navigator.clipboard.readText();
    } catch {
      // closed to us: the field takes what the keys paste
    }
    if (text.trim() !== '' && this.#apply(text)) return;
    await this.#show({ typed: text.trim(), invalid: text.trim() !== '' });
  }

  /** True when the text was a code, and the pictures now have its look. */
  #apply(text: string): boolean {
    const settings = readFilterCode(text);
    if (!settings || !this.editor) return false;
    applyLook(this.editor, settings);
    this.editor.notifier.success(t('codeApplied'));
    return true;
  }

  async #show({ typed = '', toCopy = false, invalid = false }): Promise<void> {
    Object.assign(this, { typed, toCopy, invalid, open: true });
    await this.updateComplete;
  }

  #close(): void {
    this.open = false;
    (this.toCopy ? this.copyButton : this.pasteButton).focus();
  }

  #submit(): void {
    if (this.#apply(this.typed)) return this.#close();
    this.invalid = true;
    this.input.focus();
  }

  #onInput(event: Event): void {
    this.typed = (event.target as HTMLInputElement).value;
    this.invalid = false;
  }

  /** A whole code that is pasted is meant: it needs no second press. */
  #onPaste(event: ClipboardEvent): void {
    event.stopPropagation();
    if (this.toCopy || !this.#apply(event.clipboardData?.getData('text/plain') ?? '')) return;
    event.preventDefault();
    this.#close();
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.isComposing || this.toCopy || this.typed.trim() === '') return;
    event.preventDefault();
    this.#submit();
  }

  #renderField(): TemplateResult {
    return html`<div class="code">
      <label class="label" for="code">${t('filterCode')}</label>
      <div class="field small ${this.invalid ? 'bad' : ''}">
        <input
          id="code"
          type="text"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="characters"
          placeholder=${EXAMPLE}
          .value=${this.typed}
          ?readonly=${this.toCopy}
          aria-invalid=${this.invalid}
          aria-describedby=${this.invalid || this.toCopy ? 'hint' : nothing}
          @input=${this.#onInput}
          @paste=${this.#onPaste}
          @keydown=${this.#onKeyDown}
        />
      </div>
      ${this.toCopy ? html`<p id="hint" class="caption">${t('codeToCopy')}</p>` : this.#renderApply()}
    </div>`;
  }

  #renderApply(): TemplateResult {
    return html`${
        this.invalid
          ? html`<p id="hint" class="field-error" role="alert">
              ${icon('warning-circle', { size: 16 })}<span>${t('invalidCode')}</span>
            </p>`
          : nothing
      }
      <dm-button size="small" ?disabled=${this.typed.trim() === ''} @click=${this.#submit}
        >${t('applyCode')}</dm-button
      >`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    const none = pictureLook(editor) === null;
    return html`<dm-button class="copy" block size="small" icon="copy" ?disabled=${none} @click=${this.#copy}
        >${t('copyCode')}</dm-button
      >
      <dm-popover
        label=${t('filterCode')}
        placement="top-end"
        .open=${this.open}
        @dm-close=${() => (this.open = false)}
      >
        <dm-button
          slot="anchor"
          class="paste"
          block
          size="small"
          icon="clipboard"
          ?disabled=${none || editor.selection.locked.value}
          @click=${this.#paste}
          >${t('pasteCode')}</dm-button
        >
        ${this.#renderField()}
      </dm-popover>`;
  }
}

/** What a code looks like. */
const EXAMPLE = filterCode({ filter: 'citrine', intensity: 50, adjustments: {} });

define('dm-filter-code', DmFilterCode);

declare global {
  interface HTMLElementTagNameMap {
    'dm-filter-code': DmFilterCode;
  }
}
