import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon } from '../../base/icons/icon.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-icon-button.js';
import '../../controls/buttons/dm-segmented.js';
import type { ImageMaker, MadePicture, PictureShape } from '../../ports/imagemaker.js';
import { t } from '../strings.js';
import { alertOf, emptyPrompt, loginNeeded, outOfCredit, type GeneratorAlert } from './generator-alert.js';
import { textareaStyles } from '../../controls/fields/textarea.styles.js';
import { generatorStyles } from './dm-image-generator.styles.js';

export interface DmImageGeneratorEvents {
  'dm-made': { pictures: readonly MadePicture[] };
}

/** Letters of a prompt. */
const LONGEST = 1000;
const COUNTS = ['1', '4'] as const;
const SHAPES: readonly PictureShape[] = ['square', 'landscape', 'portrait'];

/**
 * Makes pictures from words: the prompt, one picture or four, their shape, what it costs and what is left (C-020).
 *
 * @fires dm-made - Pictures were made: `{ pictures }`.
 */
export class DmImageGenerator extends DmElement<DmImageGeneratorEvents> {
  static override styles = [sharedStyles, textareaStyles, generatorStyles];

  /** Who makes the pictures. */
  @property({ attribute: false }) source: ImageMaker | null = null;

  /** What is to be seen, at most 1000 letters. */
  @property() prompt = '';

  /** Only the heading shows, which opens it. */
  @property({ type: Boolean, reflect: true }) collapsed = false;

  @state() private count: (typeof COUNTS)[number] = '1';
  @state() private shape: PictureShape = 'square';
  @state() private alert: GeneratorAlert | null = null;
  @state() private note = '';
  @state() private balance: { readonly credits: number; readonly illustrated: boolean } | null = null;
  /** How many are made of those in the making; null while nothing is. */
  @state() private made: number | null = null;

  @query('textarea') private field!: HTMLTextAreaElement | null;

  #making: AbortController | null = null;
  #stop = (): void => undefined;

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('source')) return;
    this.#stop();
    this.balance = null;
    this.#stop = this.source?.onChange(() => void this.#ask()) ?? (() => undefined);
    void this.#ask();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
    this.#stop = () => undefined;
  }

  override focus(options?: FocusOptions): void {
    this.field?.focus(options);
  }

  /** Without an answer the balance is not shown; the server decides all the same. */
  async #ask(): Promise<void> {
    const { source } = this;
    if (!source?.signedIn()) return;
    const balance = await source.balance().catch(() => null);
    if (source === this.source && balance) this.balance = balance;
  }

  async #generate(): Promise<void> {
    const { source, balance } = this;
    if (!source || this.made !== null) return;
    const prompt = this.prompt.trim();
    this.note = '';
    if (prompt === '') return this.#tell(emptyPrompt());
    if (!source.signedIn()) return this.#tell(loginNeeded());
    if (balance && balance.credits < Number(this.count)) return this.#tell(outOfCredit());
    const making = new AbortController();
    this.#making = making;
    this.made = 0;
    try {
      const wish = { prompt, count: Number(this.count), shape: this.shape };
      const progress = (made: number): void => void (this.made !== null && (this.made = made));
      const { pictures, note } = await source.make(wish, { signal: making.signal, progress });
      this.note = note;
      this.emit('dm-made', { pictures });
    } catch (error) {
      if (!making.signal.aborted) this.#tell(alertOf(error));
    } finally {
      this.made = null;
      this.#making = null;
      void this.#ask();
    }
  }

  #tell(alert: GeneratorAlert): void {
    this.alert = alert;
  }

  #write(event: Event): void {
    this.prompt = (event.target as HTMLTextAreaElement).value;
    this.alert = null;
  }

  /** Enter makes the picture; with Shift it begins a line. */
  #key(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void this.#generate();
  }

  #renderAlert({ type, title, desc, signIn }: GeneratorAlert): TemplateResult {
    return html`<div class="alert" data-type=${type} role="alert">
      ${icon(type === 'error' ? 'warning-circle' : 'warning', { size: 20 })}
      <div>
        <p class="title">${title}</p>
        ${desc ? html`<p>${desc}</p>` : nothing}
        ${
          signIn && this.source?.signIn
            ? html`<dm-button kind="second" size="small" @click=${() => this.source?.signIn?.()}>
                ${t('signIn')}
              </dm-button>`
            : nothing
        }
      </div>
      <dm-icon-button icon="x" label=${t('closeAlert')} @click=${() => (this.alert = null)}></dm-icon-button>
    </div>`;
  }

  #renderChoices(): TemplateResult {
    return html`<div class="choices">
      <dm-segmented
        label=${t('pictureCount')}
        .options=${COUNTS.map((value) => ({ value, label: t('pictures', { count: Number(value) }) }))}
        .value=${this.count}
        @dm-change=${(event: CustomEvent<{ value: string }>) => {
          event.stopPropagation();
          this.count = event.detail.value as (typeof COUNTS)[number];
          this.alert = null;
        }}
      ></dm-segmented>
      <dm-segmented
        label=${t('pictureShape')}
        .options=${SHAPES.map((value) => ({ value, label: t(`shape_${value}`) }))}
        .value=${this.shape}
        @dm-change=${(event: CustomEvent<{ value: string }>) => {
          event.stopPropagation();
          this.shape = event.detail.value as PictureShape;
        }}
      ></dm-segmented>
    </div>`;
  }

  #renderAct(): TemplateResult {
    const { made, count } = this;
    if (made !== null)
      return html`<div class="making" role="status">
        <span class="spinner"></span>
        <span>${count === '1' ? t('making') : t('makingSeveral', { made, asked: Number(count) })}</span>
        <dm-button kind="second" size="small" @click=${() => this.#making?.abort()}
          >${t('cancelImage')}</dm-button
        >
      </div>`;
    return html`<dm-button
      kind="primary"
      block
      ?disabled=${this.prompt.trim() === '' || this.alert !== null}
      @click=${() => void this.#generate()}
      >${t('generateImage')}</dm-button
    >`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.source) return nothing;
    const { balance } = this;
    return html`<section aria-label=${t('imageGenerator')}>
      <button
        type="button"
        class="heading"
        aria-expanded=${String(!this.collapsed)}
        @click=${() => (this.collapsed = !this.collapsed)}
      >
        ${icon('magic-wand', { size: 20 })}<span>${t('imageGenerator')}</span>
        ${balance ? html`<span class="balance">${t('creditsLeft', { count: balance.credits })}</span>` : nothing}
        ${icon(this.collapsed ? 'caret-down' : 'caret-up', { size: 16 })}
      </button>
      ${this.collapsed ? nothing : this.#renderOpen(balance?.illustrated ?? false)}
    </section>`;
  }

  #renderOpen(illustrated: boolean): TemplateResult {
    const cost = Number(this.count);
    return html`<div class="open">
      <label class="sr-only" for="prompt">${t('prompt')}</label>
      <textarea
        id="prompt"
        rows="3"
        maxlength=${LONGEST}
        placeholder=${t('promptExample')}
        .value=${this.prompt}
        @input=${(event: Event) => this.#write(event)}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
      ></textarea>
      ${this.#renderChoices()} ${this.alert ? this.#renderAlert(this.alert) : nothing} ${this.#renderAct()}
      <p class="hint">${t('costs', { count: cost })}${illustrated ? html` ${t('illustrated')}` : nothing}</p>
      ${this.note ? html`<p class="hint" role="status">${this.note}</p>` : nothing}
    </div>`;
  }
}

define('dm-image-generator', DmImageGenerator);

declare global {
  interface HTMLElementTagNameMap {
    'dm-image-generator': DmImageGenerator;
  }
}
