import { css, html, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { dialogStyles } from '../../controls/dialogs/dialog-styles.js';
import { modalDialog, showModal } from '../../controls/dialogs/modal-dialog.js';
import type { CommandGroup } from '../../editor/commands/command.js';
import { commands } from '../../editor/commands/commands.js';
import { keyLabel } from '../../editor/commands/shortcuts.js';
import type { Editor } from '../../editor/editor.js';
import { canvasKeys } from './canvas-keys.js';
import { COMMAND_GROUP_NAMES, commandGroupOf } from './command-groups.js';
import { t } from '../strings.js';

export interface DmShortcutsDialogEvents {
  'dm-close': Record<string, never>;
}

/**
 * Every shortcut of the editor, by subject, written as the keys of this platform.
 *
 * @fires dm-close - The user closed it.
 */
export class DmShortcutsDialog extends DmElement<DmShortcutsDialogEvents> {
  static override styles = [
    sharedStyles,
    dialogStyles,
    css`
      :host {
        --width: 860px;
      }
      .groups {
        padding: 8px 24px 24px;
        overflow: auto;
        columns: 2 280px;
        column-gap: 40px;
      }
      section {
        break-inside: avoid;
        margin-bottom: 20px;
      }
      h3 {
        margin-bottom: 4px;
        color: var(--dm-color-text-3);
        font: var(--dm-text-caption);
        font-weight: var(--dm-font-weight-medium);
      }
      dl > div {
        display: flex;
        align-items: baseline;
        justify-content: space-between;
        gap: 16px;
        padding: 5px 0;
        border-bottom: 1px solid var(--dm-color-line);
      }
      dd {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        gap: 4px;
      }
      kbd {
        padding: 1px 6px;
        border: 1px solid var(--dm-color-line-strong);
        border-radius: var(--dm-radius-xs);
        background: var(--dm-color-sunken);
        font: var(--dm-text-caption);
        white-space: nowrap;
      }
    `,
  ];

  /** The open design: labels follow it. */
  @property({ attribute: false }) editor: Editor | null = null;

  @property({ type: Boolean, reflect: true }) open = false;

  @query('dialog') private dialog!: HTMLDialogElement | null;

  protected override updated(): void {
    showModal(this.dialog, this.open);
  }

  #close(): void {
    if (!this.open) return;
    this.open = false;
    this.emit('dm-close', {});
  }

  #renderSection(title: string, rows: readonly { label: string; keys: readonly string[] }[]): TemplateResult {
    return html`<section>
      <h3>${title}</h3>
      <dl>
        ${rows.map(
          ({ label, keys }) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${keys.map((key) => html`<kbd>${keyLabel(key)}</kbd>`)}</dd>
            </div>`,
        )}
      </dl>
    </section>`;
  }

  #renderGroups(editor: Editor): TemplateResult[] {
    const named = commands.filter(({ keys, available }) => keys.length > 0 && available?.(editor) !== false);
    return (Object.keys(COMMAND_GROUP_NAMES) as CommandGroup[]).flatMap((group) => {
      const rows = named
        .filter((command) => commandGroupOf(command) === group)
        .map((command) => ({ label: command.label(editor), keys: command.keys }));
      return rows.length > 0 ? [this.#renderSection(COMMAND_GROUP_NAMES[group](), rows)] : [];
    });
  }

  protected override render(): TemplateResult {
    const { editor, open } = this;
    return modalDialog(
      { title: t('shortcuts'), close: () => this.#close() },
      html`<div class="groups scroll-area" tabindex="0" role="group" aria-labelledby="title">
        ${
          open && editor
            ? [this.#renderSection(t('onTheCanvas'), canvasKeys()), ...this.#renderGroups(editor)]
            : nothing
        }
      </div>`,
    );
  }
}

define('dm-shortcuts-dialog', DmShortcutsDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dm-shortcuts-dialog': DmShortcutsDialog;
  }
}
