import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { define } from '../base/define.js';
import { icon } from '../base/icons/icon.js';
import { fieldStyles } from '../base/theme/field-styles.js';
import { consumeEvent } from '../controls/behavior/consume-event.js';
import { QR_TEXT } from '../editor/inserting/new-objects.js';
import { LiveEdit } from '../editor/live-edit.js';
import { qrText, selectedQrs, setQr } from '../editor/styling/qr-style.js';
import { fitsQr, MOST_QR_BYTES } from '../objects/qr/model.js';
import { t } from './strings.js';
import { ToolbarBase } from './shared/toolbar-base.js';

const WHITE = '#ffffff';

/** The toolbar of a selected QR code: what it says, its color, its ground. A new one is there to be typed over. */
export class DmQrToolbar extends ToolbarBase {
  static override styles = [
    ToolbarBase.styles,
    fieldStyles,
    css`
      .field {
        width: 260px;
        margin-right: 6px;
      }
      @container toolbar (width < 640px) {
        .field {
          width: 160px;
        }
      }
    `,
  ];

  /** What is being typed; null while the field shows what the code says. */
  @state() private typed: string | null = null;
  @query('input') private field!: HTMLInputElement | null;

  readonly #live = { text: new LiveEdit(), color: new LiveEdit(), ground: new LiveEdit() };
  #shown = '';
  /** Another code is selected than was shown before. */
  #isOther = false;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const shown = (this.editor && selectedQrs(this.editor)[0]?.id) ?? '';
    this.#isOther = shown !== this.#shown;
    this.#shown = shown;
    if (this.#isOther) this.typed = null;
  }

  /** A new code waits for its words as a new text does [E-015]. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const [code] = this.editor ? selectedQrs(this.editor) : [];
    if (!this.#isOther || code?.qr_details.text !== QR_TEXT || code.locked) return;
    this.field?.focus({ preventScroll: true });
    this.field?.select();
  }

  /** The code follows each letter, all of them one step; emptied, or with more than it can hold, it stays as it was. */
  #onInput(event: Event): void {
    this.typed = (event.target as HTMLInputElement).value;
    this.#say(this.typed.trim(), 'dm-input');
  }

  #onChange(): void {
    const text = qrText(this.typed ?? '');
    // what was typed stays, to be shortened
    if (text !== '' && !fitsQr(text)) return this.editor!.notifier.error(t('qrTooLong'));
    this.typed = null;
    this.#say(text, 'dm-change');
  }

  #say(text: string, type: 'dm-input' | 'dm-change'): void {
    const editor = this.editor!;
    const [code] = selectedQrs(editor);
    // another may be selected by the press that ended the typing
    if (!fitsQr(text) || code?.id !== this.#shown) return;
    const mode = this.#live.text.mode(new CustomEvent(type), editor);
    if (text !== code.qr_details.text) setQr(editor, { text }, mode);
  }

  #toggleGround(): void {
    const editor = this.editor!;
    const ground = selectedQrs(editor)[0]?.qr_details.background;
    setQr(editor, { background: ground === undefined ? WHITE : undefined });
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    consumeEvent(event);
    this.#onChange();
    this.editor!.surface?.takeKeyboard();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    const code = editor && selectedQrs(editor)[0]?.qr_details;
    if (!editor || !code) return nothing;
    const locked = editor.selection.locked.value;
    const { background } = code;
    const tooLong = Boolean(this.typed?.trim()) && !fitsQr(this.typed!.trim());
    return html`<div class="field small ${tooLong ? 'bad' : ''}">
        ${icon('qr-code', { size: 16 })}
        <input
          type="text"
          aria-label=${t('qrText')}
          placeholder=${QR_TEXT}
          maxlength=${MOST_QR_BYTES}
          aria-invalid=${tooLong ? 'true' : nothing}
          title=${tooLong ? t('qrTooLong') : nothing}
          .value=${live(this.typed ?? code.text)}
          ?disabled=${locked}
          @input=${this.#onInput}
          @change=${this.#onChange}
          @keydown=${this.#onKeyDown}
        />
      </div>
      ${this.colorButton(t('qrColor'), code.color, (color, event) =>
        setQr(editor, { color }, this.#live.color.mode(event, editor)),
      )}
      ${this.colorButton(t('qrBackground'), background, (next, event) =>
        setQr(editor, { background: next }, this.#live.ground.mode(event, editor)),
      )}
      <dm-icon-button
        icon="selection-background"
        label=${t('qrGround')}
        toggle
        ?pressed=${background !== undefined}
        ?disabled=${locked}
        @click=${this.#toggleGround}
      ></dm-icon-button>`;
  }
}

define('dm-qr-toolbar', DmQrToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-qr-toolbar': DmQrToolbar;
  }
}
