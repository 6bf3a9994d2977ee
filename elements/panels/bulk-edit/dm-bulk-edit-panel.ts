import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/menus/dm-menu.js';
import '../../controls/menus/dm-menu-item.js';
import { duplicateNames, labelName } from '../../document/bulk/bulk-columns.js';
import type { LabelType } from '../../document/bulk/labeled-slots.js';
import { addBulkLabel, deleteBulkLabel, renameBulkLabel } from '../../editor/bulk-labels/edit-labels.js';
import { bulkLabelsOf, labeledSlotsOf } from '../../editor/bulk-labels/label-state.js';
import { addLabelFor } from '../../editor/bulk-labels/label-target.js';
import { openBulk, selectLabeled } from '../../editor/bulk-labels/open-bulk.js';
import type { Editor } from '../../editor/editor.js';
import { t } from '../strings.js';
import { labelRow, type LabelRow } from './label-row.js';

/**
 * The design's bulk labels: renamed in place, deleted, and pressed to select what they fill; below them the way to their
 * data and to the designs made of it [B-024].
 */
export class DmBulkEditPanel extends DmElement {
  static override styles = [
    sharedStyles,
    labelRow.styles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
        height: 100%;
      }
      .list {
        flex: 1;
        min-height: 0;
        padding: 0 var(--dm-space-4) var(--dm-space-4);
        overflow: hidden auto;
      }
      .hint {
        margin: 0 0 var(--dm-space-4);
        color: var(--dm-color-text-2);
        font: var(--dm-text-control);
        line-height: 20px;
      }
      ul {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 8px;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      ul:not(:empty) {
        margin-bottom: 8px;
      }
      dm-menu {
        display: flex;
      }
      dm-menu dm-button {
        flex: 1;
      }
      footer {
        display: grid;
        flex: none;
        gap: 10px;
        padding: var(--dm-space-4);
        border-top: 1px solid var(--dm-color-line);
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  #rows(editor: Editor): LabelRow[] {
    const labels = bulkLabelsOf(editor).value;
    const slots = labeledSlotsOf(editor).value;
    const shared = new Set(duplicateNames(labels));
    const { ids } = editor.selection;
    return labels.map((label) => {
      const own = slots.filter((slot) => slot.label === label.id);
      return {
        label,
        count: own.length,
        selected: own.some(({ id }) => ids.includes(id)),
        shared: shared.has(labelName(label).trim()),
      };
    });
  }

  /** A text that is selected and has no label gets the new text label, a picture the new image label. */
  async #add(editor: Editor, type: LabelType): Promise<void> {
    const id = addLabelFor(editor, type) ?? addBulkLabel(editor, type);
    if (id === null) return;
    await this.updateComplete;
    this.#row(id)?.querySelector('input')?.focus();
  }

  /** The keyboard goes on to the next label, or to the button that adds one. */
  async #remove(editor: Editor, id: string): Promise<void> {
    const next = this.#row(id)?.nextElementSibling ?? this.#row(id)?.previousElementSibling;
    deleteBulkLabel(editor, id);
    await this.updateComplete;
    (next?.querySelector('input') ?? this.renderRoot.querySelector<HTMLElement>('.add'))?.focus();
  }

  #row(id: string): Element | null {
    return this.renderRoot.querySelector(`[data-label="${CSS.escape(id)}"]`);
  }

  #renderRow(editor: Editor, row: LabelRow): TemplateResult {
    const { id } = row.label;
    return labelRow.render(row, {
      select: () => void selectLabeled(editor, id),
      rename: (name) => renameBulkLabel(editor, id, name),
      remove: () => void this.#remove(editor, id),
    });
  }

  #renderAdd(editor: Editor): TemplateResult {
    const item = (type: LabelType): TemplateResult =>
      html`<dm-menu-item
        icon=${type === 'text' ? 'text-t' : 'image'}
        @dm-pick=${() => void this.#add(editor, type)}
        >${t(type === 'text' ? 'textLabel' : 'imageLabel')}</dm-menu-item
      >`;
    return html`<dm-menu label=${t('addLabel')}>
      <dm-button slot="anchor" class="add" block icon="plus">${t('addLabel')}</dm-button>
      ${item('text')} ${item('image')}
    </dm-menu>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    const rows = this.#rows(editor);
    return html`<div class="list scroll-area">
        <p class="hint">${t('taggingHint')}</p>
        <ul aria-label=${t('bulkLabels')}>
          ${repeat(
            rows,
            ({ label }) => label.id,
            (row) => this.#renderRow(editor, row),
          )}
        </ul>
        ${this.#renderAdd(editor)}
      </div>
      <footer>
        <dm-button
          class="fill"
          block
          size="large"
          ?disabled=${rows.length === 0}
          @click=${() => openBulk(editor, 'bulk_data')}
          >${t('fillInData')}</dm-button
        >
        <dm-button
          class="generate"
          block
          size="large"
          kind="primary"
          @click=${() => openBulk(editor, 'bulk_generate')}
          >${t('generate')}</dm-button
        >
      </footer>`;
  }
}

define('dm-bulk-edit-panel', DmBulkEditPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-bulk-edit-panel': DmBulkEditPanel;
  }
}
