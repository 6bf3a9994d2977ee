import { html, type TemplateResult } from 'lit';
import { icon } from '../base/icons/icon.js';
import type { MockupPackage } from '../compose/format/mockup-package.js';
import { previewSize } from './loading/preview-size.js';
import { t } from './strings.js';

/** What lies over the preview: how large it is, and the button that shows it over the whole window. */
export const previewOverlay = (pack: MockupPackage, enlarge: () => void): TemplateResult =>
  html`<span class="size">${t('previewSize', previewSize(pack))}</span>
    <button
      type="button"
      class="icon-button medium enlarge"
      aria-label=${t('enlarge')}
      title=${t('enlarge')}
      @click=${enlarge}
    >
      ${icon('corners-out')}
    </button>`;
