import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../../../base/define.js';
import { DmElement } from '../../../base/dm-element.js';
import { errorMessage } from '../../../base/i18n/error-message.js';
import { truncateName } from '../../../base/i18n/truncate-name.js';
import { fieldStyles } from '../../../base/theme/field-styles.js';
import { sharedStyles } from '../../../base/theme/shared-styles.js';
import '../../../controls/buttons/dm-button.js';
import '../../../controls/fields/dm-select.js';
import { UnpagedList } from '../../../panels/shared/unpaged-list.js';
import type { BulkTarget, DesignFolder } from '../../../ports/bulk.js';
import type { Notifier } from '../../../ports/host.js';
import { t } from '../strings.js';

export interface DmBulkFolderPickerEvents {
  'dm-change': { value: string };
}

/**
 * Chooses the folder that designs go into, or makes one [B-026]. Long names are shortened as in all lists of folders.
 *
 * @fires dm-change - The user chose a folder: `{ value }`, its id.
 */
export class DmBulkFolderPicker extends DmElement<DmBulkFolderPickerEvents> {
  static override styles = [
    sharedStyles,
    fieldStyles,
    css`
      :host,
      form {
        display: flex;
        align-items: center;
        gap: 8px;
        min-width: 0;
      }
      dm-select {
        width: 216px;
      }
      .field {
        width: 216px;
      }
      .failed {
        color: var(--dm-color-danger);
        font: var(--dm-text-caption);
      }
    `,
  ];

  /** Where folders are. */
  @property({ attribute: false }) target: BulkTarget | null = null;

  /** Is told what fails, beside the place where it can be tried again. */
  @property({ attribute: false }) notifier: Notifier | null = null;

  /** Id of the chosen folder; '' for none. */
  @property() value = '';

  @property({ type: Boolean }) disabled = false;

  @state() private naming = false;
  @state() private name = '';
  @state() private busy = false;
  @state() private fault = '';
  @query('input') private field!: HTMLInputElement | null;
  @query('.new') private newButton!: HTMLElement | null;

  readonly #folders = new UnpagedList<DesignFolder>(
    (signal) => this.target!.folders({ signal }),
    () => this.notifier?.error(t('wentWrong')),
  );

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('target') || !this.target) return;
    this.#folders.reset();
    void this.#folders.load();
  }

  #choose(id: string): void {
    this.value = id;
    this.emit('dm-change', { value: id });
  }

  async #ask(naming: boolean): Promise<void> {
    this.naming = naming;
    this.name = this.fault = '';
    await this.updateComplete;
    (naming ? this.field : this.newButton)?.focus();
  }

  async #create(): Promise<void> {
    const name = this.name.trim();
    if (!this.target || this.busy || name === '') return;
    this.busy = true;
    try {
      const { id } = await this.target.createFolder(name);
      await this.#folders.load();
      this.#choose(id);
      await this.#ask(false);
    } catch (error) {
      this.fault = errorMessage(error);
    } finally {
      this.busy = false;
    }
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    void this.#ask(false);
  }

  #renderNaming(): TemplateResult {
    const empty = this.name.trim() === '';
    return html`<form
      @submit=${(event: Event) => {
        event.preventDefault();
        void this.#create();
      }}
      @keydown=${this.#onKey}
    >
      ${this.fault ? html`<span class="failed" role="alert">${this.fault}</span>` : ''}
      <div class="field ${this.fault ? 'bad' : ''}">
        <input
          .value=${this.name}
          placeholder=${t('folderName')}
          aria-label=${t('folderName')}
          maxlength="100"
          autocomplete="off"
          @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)}
        />
      </div>
      <dm-button
        class="create"
        kind="soft"
        ?disabled=${empty}
        .loading=${this.busy}
        @click=${() => void this.#create()}
        >${t('create')}</dm-button
      >
      <dm-button kind="quiet" @click=${() => void this.#ask(false)}>${t('cancel')}</dm-button>
    </form>`;
  }

  protected override render(): TemplateResult {
    if (this.naming) return this.#renderNaming();
    const failed = this.#folders.state.value === 'failed';
    const options = (this.#folders.items.value ?? []).map(({ id, name }) => ({
      value: id,
      label: truncateName(name),
    }));
    return html`${
        failed
          ? html`<span class="failed" role="alert">${t('foldersFailed')}</span>
              <dm-button kind="quiet" @click=${() => void this.#folders.load()}>${t('tryAgain')}</dm-button>`
          : html`<dm-select
              label=${t('folder')}
              placeholder=${t('chooseFolder')}
              ?disabled=${this.disabled || options.length === 0}
              .options=${options}
              .value=${this.value}
              @dm-change=${(event: CustomEvent<{ value: string }>) => {
                event.stopPropagation();
                this.#choose(event.detail.value);
              }}
            ></dm-select>`
      }
      <dm-button class="new" icon="plus" ?disabled=${this.disabled} @click=${() => void this.#ask(true)}
        >${t('newFolder')}</dm-button
      >`;
  }
}

define('dm-bulk-folder-picker', DmBulkFolderPicker);

declare global {
  interface HTMLElementTagNameMap {
    'dm-bulk-folder-picker': DmBulkFolderPicker;
  }
}
