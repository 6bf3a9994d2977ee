import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon, type IconName } from '../../base/icons/icon.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import type { Autosave } from '../../editor/autosave/autosave.js';
import type { SaveStatus } from '../../editor/autosave/save-status.js';
import { t } from '../strings.js';
import { statusText } from './save-status-text.js';

type Watched = Pick<Autosave, 'status' | 'changes'>;

const ICONS: Readonly<Record<SaveStatus, IconName>> = {
  saved: 'cloud-check',
  saving: 'arrows-clockwise',
  kept: 'cloud-slash',
  offline: 'cloud-slash',
  no_room: 'warning',
  unkept: 'warning',
  conflict: 'warning',
};

/** States that pass by themselves every few seconds: said each time, they would drown whatever else is said. */
const QUIET: ReadonlySet<SaveStatus> = new Set(['saved', 'saving']);

/**
 * Says beside the design's name whether its changes are kept [B-004]. It never claims more than is so. A screen reader is
 * told of trouble and of its end, not of every save; how many changes are kept can be read there at any time.
 */
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
      :is(.kept, .offline, .no_room, .unkept, .conflict) svg {
        color: var(--dm-color-warning);
      }
      .face {
        display: flex;
        align-items: center;
        gap: 6px;
        white-space: nowrap;
      }
      @container editor (width < 600px) {
        .face > span {
          position: absolute;
          width: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
    `,
  ];

  @property({ attribute: false }) autosave: Watched | null = null;

  #troubled = false;

  /** What is said aloud: nothing as long as all goes well, and that it is well again after trouble. */
  #announcement(status: SaveStatus, text: string): string {
    if (QUIET.has(status)) return this.#troubled && status === 'saved' ? text : '';
    this.#troubled = true;
    return status === 'offline' ? t('offlineSpoken') : text;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.autosave) return nothing;
    const status = this.autosave.status.value;
    const text = statusText(status, this.autosave.changes.value);
    return html`<span class="face ${status}">${icon(ICONS[status], { size: 16 })}<span>${text}</span></span>
      <span class="visually-hidden" role="status">${this.#announcement(status, text)}</span>`;
  }
}

define('dm-save-status', DmSaveStatus);

declare global {
  interface HTMLElementTagNameMap {
    'dm-save-status': DmSaveStatus;
  }
}
