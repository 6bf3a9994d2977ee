import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon } from '../../base/icons/icon.js';
import { fieldStyles } from '../../base/theme/field-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import '../../controls/buttons/dm-button.js';
import type { Editor } from '../../editor/editor.js';
import { linkTarget, selectedLink } from '../../editor/links/link-target.js';
import { openLink, setLink } from '../../editor/links/set-link.js';
import { t as named } from '../../editor/strings.js';
import { LONGEST_LINK, readLink, shownLink, type LinkFault } from '../../objects/link.js';
import { t } from '../strings.js';

export interface DmLinkFieldsEvents {
  'dm-done': Record<string, never>;
}

const FAULTS: Readonly<Record<LinkFault, () => string>> = {
  scheme: () => t('linkScheme'),
  address: () => t('linkAddress'),
  length: () => t('linkLength', { limit: LONGEST_LINK }),
};

/**
 * Where the selection leads [E-058]: adds, changes, opens and removes its link. Words of a text that is edited have their own.
 *
 * @fires dm-done - The link was set or removed.
 */
export class DmLinkFields extends DmElement<DmLinkFieldsEvents> {
  static override styles = [
    sharedStyles,
    fieldStyles,
    css`
      :host {
        display: grid;
        gap: var(--dm-space-3);
      }
      label {
        display: block;
        margin-bottom: 6px;
        font: var(--dm-text-caption);
        color: var(--dm-color-text-2);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** Whether they are shown: they then begin with the link there is, and take the keyboard. */
  @property({ type: Boolean }) active = false;

  /** What is typed; null while it is the link there is. */
  @state() private typed: string | null = null;
  @state() private fault: LinkFault | null = null;
  @query('input') private field!: HTMLInputElement | null;

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('active') && !changed.has('editor')) return;
    this.typed = null;
    this.fault = null;
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('active') || !this.active) return;
    this.field?.focus({ preventScroll: true });
    this.field?.select();
  }

  #apply(): void {
    const editor = this.editor!;
    const typed = this.field!.value.trim();
    if (typed === '' && selectedLink(editor) !== '') return this.#set('');
    // the link as it is shown, unchanged
    if (this.typed === null && selectedLink(editor)) return void this.emit('dm-done', {});
    const read = readLink(typed);
    if ('href' in read) return this.#set(read.href);
    this.fault = read.fault;
    this.field!.focus();
  }

  #set(href: string): void {
    setLink(this.editor!, href);
    this.typed = null;
    this.fault = null;
    this.emit('dm-done', {});
  }

  #onInput(event: Event): void {
    this.typed = (event.target as HTMLInputElement).value;
    this.fault = null;
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.isComposing) return;
    consumeEvent(event);
    this.#apply();
  }

  #renderField(editor: Editor, link: string | undefined): TemplateResult {
    const { fault } = this;
    return html`<div>
      <label for="address">${t(linkTarget(editor).words ? 'linkWordsTo' : 'linkTo')}</label>
      <div class="field small ${fault ? 'bad' : ''}">
        ${icon('link-simple', { size: 16 })}
        <input
          id="address"
          type="text"
          inputmode="url"
          .value=${live(this.typed ?? shownAddress(link))}
          placeholder=${link === undefined ? t('mixed') : 'example.com'}
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-invalid=${fault ? 'true' : nothing}
          aria-describedby=${fault ? 'fault' : nothing}
          @input=${this.#onInput}
          @keydown=${this.#onKeyDown}
        />
      </div>
      ${fault ? html`<p class="field-error" id="fault" role="alert">${FAULTS[fault]()}</p>` : nothing}
    </div>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    const link = selectedLink(editor);
    return html`${this.#renderField(editor, link)}
      <div class="row">
        <dm-button size="small" kind="primary" @click=${this.#apply}
          >${link === '' ? named('addLink') : t('changeLink')}</dm-button
        >
        ${
          link
            ? html`<dm-button size="small" icon="arrow-square-out" @click=${() => openLink(editor)}
                >${t('open')}</dm-button
              >`
            : nothing
        }
        ${
          link === ''
            ? nothing
            : html`<dm-button size="small" icon="link-break" @click=${() => this.#set('')}
                >${t('remove')}</dm-button
              >`
        }
      </div>`;
  }
}

/** A web page without what nobody types, but only where that is read the same again. */
function shownAddress(link = ''): string {
  const short = shownLink(link);
  const read = readLink(short);
  return 'href' in read && read.href === link ? short : link;
}

define('dm-link-fields', DmLinkFields);

declare global {
  interface HTMLElementTagNameMap {
    'dm-link-fields': DmLinkFields;
  }
}
