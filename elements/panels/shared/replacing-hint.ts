import { css, html } from 'lit';
import { icon } from '../../base/icons/icon.js';
import { t } from '../strings.js';

/** The line that says a press will replace the selected picture. */
export const replacingHint = {
  styles: css`
    .replacing {
      display: flex;
      align-items: center;
      gap: var(--dm-space-2);
      margin: 0 var(--dm-space-4) var(--dm-space-3);
      padding: 10px 12px;
      border-radius: var(--dm-radius-sm);
      background: var(--dm-color-accent-soft);
      color: var(--dm-color-on-accent-soft);
      font: var(--dm-text-caption);
    }
  `,
  render: () =>
    html`<p class="replacing" role="status">
      ${icon('images', { size: 16 })}<span>${t('replacing')}</span>
    </p>`,
};
