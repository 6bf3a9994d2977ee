import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import { icon, type IconName } from '../base/icons/icon.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import type { Autosave, SaveStatus } from '../editor/autosave.js';
import { t } from './strings.js';

const FACES: Readonly<Record<SaveStatus, readonly [IconName, () => string]>> = {
  saved: ['cloud-check', () => t('saved')],
  pending: ['arrows-clockwise', () => t('saving')],
  saving: ['arrows-clockwise', () => t('saving')],
  failed: ['cloud-slash', () => t('failed')],
  conflict: ['warning', () => t('conflict')],
};

/** Says beside the design's name whether its changes are kept. It never claims more than is so. */
export class DmSaveStatus extends DmElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 6px;
        padding: 0 8px;
        min-width: 0;
        font: var(--dm-text-caption);
        color: var(--dm-color-text-3);
      }
      .saved svg {
        color: var(--dm-color-success);
      }
      .failed svg,
      .conflict svg {
        color: var(--dm-color-warning);
      }
      span {
        display: flex;
        align-items: center;
        gap: 6px;
        white-space: nowrap;
      }
    `,
  ];

  @property({ attribute: false }) autosave: Autosave | null = null;

  protected override render(): TemplateResult | typeof nothing {
    if (!this.autosave) return nothing;
    const status = this.autosave.status.value;
    const [name, text] = FACES[status];
    return html`<span class=${status} role="status">${icon(name, { size: 16 })}${text()}</span>`;
  }
}

define('dm-save-status', DmSaveStatus);

declare global {
  interface HTMLElementTagNameMap {
    'dm-save-status': DmSaveStatus;
  }
}
