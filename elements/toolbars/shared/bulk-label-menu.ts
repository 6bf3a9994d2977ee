import { css, html, nothing, type TemplateResult } from 'lit';
import { labelName } from '../../document/bulk/bulk-columns.js';
import type { Editor } from '../../editor/editor.js';
import { bulkLabelsOf } from '../../editor/bulk-labels/label-state.js';
import {
  BULK_PANEL,
  giveLabel,
  labelSelection,
  labelTarget,
  takeLabel,
  type LabelTarget,
} from '../../editor/bulk-labels/label-target.js';
import { LONGEST_LABEL } from '../../editor/bulk-labels/edit-labels.js';
import { openPanel } from '../../editor/view-state/open-panel.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/overlays/dm-popover.js';
import { t } from '../strings.js';
import { labeledButton } from './labeled-button.js';

const popoverOf = (event: Event) => (event.currentTarget as Element).closest('dm-popover');

/** Ends with the box closed, where there still is one: another panel may have changed the row. */
function close(event: Event): void {
  const popover = popoverOf(event);
  if (popover?.open) popover.toggle();
}

function fieldOf(event: Event): HTMLInputElement {
  return (event.currentTarget as Element).closest('.labeling')!.querySelector<HTMLInputElement>('input')!;
}

function add(editor: Editor, event: Event): void {
  const field = fieldOf(event);
  const popover = popoverOf(event);
  if (!labelSelection(editor, field.value)) return field.focus();
  field.value = '';
  if (popover?.open) popover.toggle();
}

/** Every key is the field's, the space as well, which elsewhere presses a button or moves the view [D-035]. */
function onKey(editor: Editor, event: KeyboardEvent): void {
  if (event.key === 'Escape') return;
  event.stopPropagation();
  if (event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  add(editor, event);
}

function renderNew(editor: Editor, { type }: LabelTarget): TemplateResult {
  const others = bulkLabelsOf(editor).value.filter((label) => label.type === type);
  const locked = editor.selection.locked.value;
  return html`<span class="caption" aria-hidden="true">${t('newLabel')}</span>
    <div class="naming">
      <div class="field small">
        <input
          aria-label=${t('newLabel')}
          ?disabled=${locked}
          maxlength=${LONGEST_LABEL}
          placeholder=${t(type === 'text' ? 'labelExample' : 'imageLabelExample')}
          autocomplete="off"
          spellcheck="false"
          @keydown=${(event: KeyboardEvent) => onKey(editor, event)}
          @keyup=${(event: KeyboardEvent) => event.stopPropagation()}
        />
      </div>
      <dm-button
        size="small"
        kind="primary"
        ?disabled=${locked}
        @click=${(event: Event) => add(editor, event)}
        >${t('addLabel')}</dm-button
      >
    </div>
    ${others.length > 0 ? html`<span class="caption">${t('giveLabel')}</span>` : nothing}
    <div class="others scroll-area" ?hidden=${others.length === 0}>
      ${others.map(
        (label) =>
          html`<dm-button
            block
            size="small"
            icon="tag"
            ?disabled=${locked}
            @click=${(event: Event) => {
              close(event);
              giveLabel(editor, label.id);
            }}
            ><bdi class="ellipsis">${labelName(label)}</bdi></dm-button
          >`,
      )}
    </div>`;
}

function renderOwn(editor: Editor, { labels }: LabelTarget): TemplateResult {
  const names = bulkLabelsOf(editor)
    .value.filter(({ id }) => labels.includes(id))
    .map(labelName);
  return html`<span class="caption">${t('labeled')}</span>
    <strong class="named"><bdi>${names.join(', ')}</bdi></strong>
    <dm-button
      block
      size="small"
      kind="soft"
      icon="table"
      @click=${(event: Event) => {
        close(event);
        openPanel(editor, BULK_PANEL);
      }}
      >${t('manageLabels')}</dm-button
    >
    <dm-button
      block
      size="small"
      icon="x"
      ?disabled=${editor.selection.locked.value}
      @click=${(event: Event) => {
        close(event);
        takeLabel(editor);
      }}
      >${t('removeLabel')}</dm-button
    >`;
}

/** What names the selection for bulk editing: a new label, one there is, or the way to the labels where it has one [D-034]. */
export const bulkLabelMenu = {
  styles: css`
    .labeling {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--dm-space-2);
      width: 264px;
    }
    .stack .labeling {
      width: auto;
    }
    .naming {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--dm-space-2);
    }
    .others {
      display: grid;
      gap: 4px;
      max-height: 180px;
      overflow: hidden auto;
    }
    .named {
      overflow-wrap: anywhere;
    }
  `,
  /** A button of the row with the rest in a box under it. */
  render(editor: Editor, classes = ''): TemplateResult | typeof nothing {
    const target = labelTarget(editor);
    if (!target) return nothing;
    return html`<dm-popover class=${classes} label=${t('bulkLabel')}>
      ${labeledButton(t('bulkLabel'), 'tag', {
        anchor: true,
        caret: true,
        on: target.labels.length > 0,
        disabled: editor.selection.locked.value,
      })}
      ${this.fields(editor)}
    </dm-popover>`;
  },
  /** The same inside another box. */
  fields(editor: Editor, classes = ''): TemplateResult | typeof nothing {
    const target = labelTarget(editor);
    if (!target) return nothing;
    return html`<div class="labeling ${classes}">
      ${target.labels.length > 0 ? renderOwn(editor, target) : renderNew(editor, target)}
    </div>`;
  },
};
