import { html, nothing, type TemplateResult } from 'lit';
import { checkDesign } from '../../editor/commands/view/check-design.js';
import { showLayers } from '../../editor/commands/view/show-layers.js';
import { showPages } from '../../editor/commands/view/show-pages.js';
import { togglePageScrolling } from '../../editor/commands/view/toggle-page-scrolling.js';
import { keyLabel } from '../../editor/commands/shortcuts.js';
import type { Editor } from '../../editor/editor.js';
import { checkOf } from '../../editor/preflight/design-check.js';
import { checkShown, layersShown, overlayOf } from '../../editor/view-state/overlays.js';
import { pagesScrolled } from '../../editor/view-state/page-scrolling.js';
import { t as named } from '../../editor/strings.js';
import '../../controls/buttons/dm-icon-button.js';
import { t } from '../strings.js';

/** How the pages are shown: all as a grid, and under one another on the canvas. */
const pageViews = (editor: Editor): TemplateResult =>
  html`<dm-icon-button
      class="view"
      edge
      icon=${showPages.icon}
      label=${showPages.label(editor)}
      .expanded=${overlayOf(editor).value === 'pages'}
      @click=${() => showPages.run(editor)}
    ></dm-icon-button>
    <dm-icon-button
      class="view"
      edge
      toggle
      icon=${togglePageScrolling.icon}
      label=${named('scrollPages')}
      ?pressed=${pagesScrolled.value}
      @click=${() => togglePageScrolling.run(editor)}
    ></dm-icon-button>`;

const layersButton = (editor: Editor): TemplateResult =>
  html`<dm-icon-button
    class="layers"
    edge
    toggle
    icon=${showLayers.icon}
    label=${showLayers.label(editor)}
    keys=${keyLabel(showLayers.keys[0]!)}
    ?pressed=${layersShown(editor).value}
    @click=${() => showLayers.run(editor)}
  ></dm-icon-button>`;

/** What is wrong with the design, with how much of it there is. */
function checkButton(editor: Editor): TemplateResult {
  const count = checkOf(editor).count.value;
  const label = checkDesign.label(editor);
  return html`<span class="check">
    <dm-icon-button
      edge
      toggle
      icon=${checkDesign.icon}
      label=${count > 0 ? `${label}: ${t('toMend', { count })}` : label}
      keys=${keyLabel(checkDesign.keys[0]!)}
      ?pressed=${checkShown(editor).value}
      @click=${() => checkDesign.run(editor)}
    ></dm-icon-button>
    ${count > 0 ? html`<span class="badge" aria-hidden="true">${count > 99 ? '99+' : count}</span>` : nothing}
  </span>`;
}

/** The buttons right of the thumbnails. */
export const stripButtons = (editor: Editor): TemplateResult =>
  html`${pageViews(editor)} ${checkButton(editor)} ${layersButton(editor)}`;
