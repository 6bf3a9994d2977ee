import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon } from '../../base/icons/icon.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { nextIndex } from '../../controls/behavior/focus.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import { dialogStyles } from '../../controls/dialogs/dialog-styles.js';
import { modalDialog, showModal } from '../../controls/dialogs/modal-dialog.js';
import { findCommands, runCommand, type CommandMatch } from '../../editor/commands/command-search.js';
import { keyLabel } from '../../editor/commands/shortcuts.js';
import type { Editor } from '../../editor/editor.js';
import { COMMAND_GROUP_NAMES, commandGroupOf } from './command-groups.js';
import { t } from '../strings.js';

export interface DmCommandPaletteEvents {
  'dm-close': Record<string, never>;
}

/**
 * A search over all commands that can be used now: typing finds, arrows choose, Enter runs. Recent ones come first.
 *
 * @fires dm-close - The user closed it, by choosing or otherwise.
 */
export class DmCommandPalette extends DmElement<DmCommandPaletteEvents> {
  static override styles = [
    sharedStyles,
    dialogStyles,
    css`
      .search {
        display: flex;
        align-items: center;
        gap: 10px;
        flex: none;
        padding: 0 16px;
        border-bottom: 1px solid var(--dm-color-line);
        color: var(--dm-color-text-2);
      }
      input {
        flex: 1;
        min-width: 0;
        height: 52px;
        border: 0;
        background: none;
        font: var(--dm-text-body);
        color: var(--dm-color-text);
      }
      /* the dialog is the field: a ring inside it would say nothing */
      input:focus-visible {
        outline: none;
      }
      input::placeholder {
        color: var(--dm-color-text-3);
      }
      ul {
        padding: 6px;
        overflow: auto;
        overscroll-behavior: contain;
      }
      .row {
        display: flex;
        align-items: center;
        gap: 10px;
        min-height: 36px;
        padding: 0 10px;
        border-radius: var(--dm-radius-sm);
        cursor: pointer;
      }
      .row.on {
        background: var(--dm-color-hover);
        outline: 1px solid var(--dm-color-line-strong);
        outline-offset: -1px;
      }
      .row svg {
        color: var(--dm-color-text-2);
      }
      .name {
        flex: 1;
      }
      .group {
        color: var(--dm-color-text-3);
        font: var(--dm-text-caption);
      }
      .empty {
        padding: 24px 16px;
        color: var(--dm-color-text-2);
        text-align: center;
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  @property({ type: Boolean, reflect: true }) open = false;

  @state() private typed = '';
  @state() private chosen = 0;
  @query('dialog') private dialog!: HTMLDialogElement | null;
  @query('input') private input!: HTMLInputElement | null;

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('open') || !this.open) return;
    this.typed = '';
    this.chosen = 0;
  }

  protected override firstUpdated(): void {
    this.renderRoot.addEventListener('click', (event) => {
      const row = (event.target as Element).closest<HTMLElement>('.row');
      const found = row && findCommands(this.editor!, this.typed)[Number(row.dataset['index'])];
      if (found) this.#run(found);
    });
  }

  protected override updated(): void {
    if (showModal(this.dialog, this.open)) this.input?.focus();
    this.renderRoot.querySelector('.row.on')?.scrollIntoView({ block: 'nearest' });
  }

  #close(): void {
    if (!this.open) return;
    this.open = false;
    // at once: a command may open something that takes the keyboard
    this.dialog?.close();
    this.emit('dm-close', {});
  }

  #run({ command }: CommandMatch): void {
    this.#close();
    runCommand(this.editor!, command);
  }

  #onKey(event: KeyboardEvent, found: readonly CommandMatch[]): void {
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      consumeEvent(event);
      if (found[this.chosen]) this.#run(found[this.chosen]!);
      return;
    }
    if (event.key === 'Home' || event.key === 'End') return;
    const next = nextIndex(event.key, this.chosen, found.length, 'y');
    if (next === null) return;
    consumeEvent(event);
    this.chosen = next;
  }

  #onInput(event: Event): void {
    this.typed = (event.target as HTMLInputElement).value;
    this.chosen = 0;
  }

  #renderRow(found: CommandMatch, index: number): TemplateResult {
    const { command, label, recent } = found;
    const [keys = ''] = command.keys;
    const on = index === this.chosen;
    return html`<li
      id="row-${index}"
      data-index=${index}
      class="row ${on ? 'on' : ''}"
      role="option"
      aria-selected=${on}
      @pointermove=${() => (this.chosen = index)}
    >
      ${icon(command.icon, { size: 16 })}
      <span class="name ellipsis">${label}</span>
      <span class="group">${recent ? t('recent') : COMMAND_GROUP_NAMES[commandGroupOf(command)]()}</span>
      ${keys ? html`<span class="keys">${keyLabel(keys)}</span>` : nothing}
    </li>`;
  }

  #renderInside(editor: Editor): TemplateResult {
    const found = findCommands(editor, this.typed);
    const active = found.length > 0 ? `row-${Math.min(this.chosen, found.length - 1)}` : nothing;
    return html`<div class="search">
        ${icon('magnifying-glass')}
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls="list"
          aria-autocomplete="list"
          aria-activedescendant=${active}
          aria-label=${t('searchCommands')}
          placeholder=${t('searchCommands')}
          autocomplete="off"
          spellcheck="false"
          .value=${live(this.typed)}
          @input=${this.#onInput}
          @keydown=${(event: KeyboardEvent) => this.#onKey(event, found)}
        />
      </div>
      <ul id="list" role="listbox" tabindex="-1" class="scroll-area" aria-label=${t('allCommands')}>
        ${found.map((one, index) => this.#renderRow(one, index))}
      </ul>
      <p class="empty" role="status" ?hidden=${found.length > 0}>
        ${found.length > 0 ? '' : t('noCommands')}
      </p>`;
  }

  protected override render(): TemplateResult {
    const { editor, open } = this;
    return modalDialog(
      { title: t('searchCommands'), bare: true, close: () => this.#close() },
      open && editor ? this.#renderInside(editor) : nothing,
    );
  }
}

define('dm-command-palette', DmCommandPalette);

declare global {
  interface HTMLElementTagNameMap {
    'dm-command-palette': DmCommandPalette;
  }
}
