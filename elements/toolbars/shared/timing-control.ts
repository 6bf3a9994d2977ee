import { html, nothing, type TemplateResult } from 'lit';
import { DEFAULT_DURATION } from '../../animation/duration.js';
import { isPageAnimated, pageDuration, setPageDuration } from '../../editor/animating/animate.js';
import { soundOf } from '../../editor/animating/sound.js';
import type { Editor } from '../../editor/editor.js';
import type { LiveEdit } from '../../editor/live-edit.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/overlays/dm-popover.js';
import { tooltip } from '../../controls/overlays/tooltip.js';
import { t } from '../strings.js';

/** How long the page is shown, where something moves on it [D-032] or is heard. Who opens it loads its field. */
export function timingControl(editor: Editor, live: LiveEdit): TemplateResult | typeof nothing {
  if (!isPageAnimated(editor) && !soundOf(editor)) return nothing;
  const seconds = pageDuration(editor);
  const take = (event: CustomEvent<{ value: number | null }>): void => {
    event.stopPropagation();
    setPageDuration(editor, event.detail.value, live.mode(event, editor));
  };
  // its words are the value: they stay where names go for want of room
  return html`<dm-popover
    label=${t('timing')}
    @dm-open=${() => void import('../../controls/fields/dm-duration-field.js')}
  >
    <dm-button slot="anchor" kind="quiet" size="small" icon="timer" caret ${tooltip(t('timing'))}
      >${t('seconds', { seconds: seconds ?? DEFAULT_DURATION })}</dm-button
    >
    <div class="stack">
      <span class="caption" aria-hidden="true">${t('timing')}</span>
      <dm-duration-field
        label=${t('timing')}
        standard=${DEFAULT_DURATION}
        .value=${seconds}
        @dm-input=${take}
        @dm-change=${take}
      ></dm-duration-field>
    </div>
  </dm-popover>`;
}
