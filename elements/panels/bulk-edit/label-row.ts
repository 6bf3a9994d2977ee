import { css, html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { icon } from '../../base/icons/icon.js';
import '../../controls/buttons/dm-icon-button.js';
import { labelName, UNTITLED } from '../../document/bulk/bulk-columns.js';
import type { BulkLabel } from '../../document/bulk/bulk-data.js';
import { LONGEST_LABEL } from '../../editor/bulk-labels/edit-labels.js';
import { t } from '../strings.js';

/** A label as the list shows it. */
export interface LabelRow {
  readonly label: BulkLabel;
  /** How many objects it fills. */
  readonly count: number;
  /** One of its objects is selected. */
  readonly selected: boolean;
  /** Another label has its name. */
  readonly shared: boolean;
}

export interface LabelActions {
  readonly select: () => void;
  readonly rename: (name: string) => void;
  readonly remove: () => void;
}

/** '3 objects'; of a label that fills nothing, why. */
function aboutText({ label, count }: LabelRow): string {
  if (count > 0) return t('objectCount', { count });
  return label.assigned.length > 0 ? t('objectDeleted') : t('noObject');
}

/** Enter keeps the name, Escape brings back what it was; all other keys are letters of it. */
function onKey(event: KeyboardEvent, before: string): void {
  event.stopPropagation();
  const field = event.target as HTMLInputElement;
  if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
  event.preventDefault();
  if (event.key === 'Escape') field.value = before;
  field.blur();
}

/** A label in the list: its type, its name as a field, what it fills, and a button that deletes it. */
export const labelRow = {
  styles: css`
    .label {
      display: flex;
      align-items: center;
      gap: 4px;
      height: 44px;
      padding: 0 6px 0 14px;
      border: 1px solid var(--dm-color-line-strong);
      border-radius: var(--dm-radius-sm);
      background: var(--dm-color-surface);
      position: relative;
    }
    .label :is(input, dm-icon-button) {
      position: relative;
    }
    .label:hover {
      background: var(--dm-color-hover);
    }
    .label.on {
      border-color: var(--dm-color-accent);
      box-shadow: inset 0 0 0 1px var(--dm-color-accent);
    }
    .label.bad:not(.on) {
      border-color: var(--dm-color-danger);
    }
    .label > svg {
      flex: none;
      color: var(--dm-color-text-2);
    }
    .label input {
      flex: 1;
      min-width: 0;
      height: 30px;
      padding: 0 6px;
      border: 0;
      border-radius: var(--dm-radius-xs);
      background: none;
      color: var(--dm-color-text);
      font: var(--dm-text-control);
      font-weight: var(--dm-font-weight-medium);
      text-overflow: ellipsis;
    }
    .label input::placeholder {
      color: var(--dm-color-text-2);
      opacity: 1;
    }
    .label input:focus-visible {
      background: var(--dm-color-surface);
      outline-offset: -2px;
    }
    .about {
      flex: none;
      height: 30px;
      padding: 0 4px;
      border: 0;
      border-radius: var(--dm-radius-xs);
      background: none;
      color: var(--dm-color-text-2);
      font: var(--dm-text-caption);
    }
    /* a press anywhere on the label is one on it */
    .about::before {
      content: '';
      position: absolute;
      inset: 0;
    }
    .about.lost {
      color: var(--dm-color-danger);
    }
  `,
  render(row: LabelRow, { select, rename, remove }: LabelActions): TemplateResult {
    const { label, count, selected, shared } = row;
    const name = labelName(label);
    return html`<li class="label ${selected ? 'on' : ''} ${shared ? 'bad' : ''}" data-label=${label.id}>
      ${icon(label.type === 'text' ? 'text-t' : 'image', { size: 20 })}
      <input
        dir="auto"
        .value=${live(label.text)}
        maxlength=${LONGEST_LABEL}
        placeholder=${UNTITLED}
        aria-label=${t(label.type === 'text' ? 'textLabelName' : 'imageLabelName')}
        aria-invalid=${shared}
        title=${shared ? t('labelNameTaken') : label.text}
        spellcheck="false"
        autocomplete="off"
        @click=${select}
        @keydown=${(event: KeyboardEvent) => onKey(event, label.text)}
        @blur=${(event: Event) => rename((event.target as HTMLInputElement).value)}
      />
      <button
        type="button"
        class="about ${count === 0 && label.assigned.length > 0 ? 'lost' : ''}"
        aria-label=${t('selectLabeled', { name, about: aboutText(row) })}
        aria-pressed=${selected}
        @click=${select}
      >
        ${aboutText(row)}
      </button>
      <dm-icon-button icon="trash" label=${t('deleteLabelNamed', { name })} @click=${remove}></dm-icon-button>
    </li>`;
  },
};
