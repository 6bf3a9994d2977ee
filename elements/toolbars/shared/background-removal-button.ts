import { html, nothing, type TemplateResult } from 'lit';
import {
  isDetecting,
  pressRemoval,
  removable,
  removalOf,
  detectionKind,
} from '../../editor/background-removal/removal.js';
import type { Editor } from '../../editor/editor.js';
import { panelOf, toggleSubPanel } from '../../editor/view-state/open-panel.js';
import '../../controls/buttons/dm-icon-button.js';
import { t } from '../strings.js';
import { labeledButton } from './labeled-button.js';

/** Takes the background out of the selected picture, pressed while it is out; beside it the way to its panel [B-033]. */
export function backgroundRemovalButton(editor: Editor): TemplateResult {
  const removed = removalOf(editor) !== null;
  const going = detectionKind(editor);
  const open = panelOf(editor).value === 'remove_background';
  return html`${labeledButton(t('cutBackground'), 'selection-background', {
    disabled: !removable(editor) || (isDetecting(editor).value && going === null),
    loading: going === 'guess',
    pressed: removed,
    press: () => pressRemoval(editor),
  })}
  ${
    removed || open
      ? html`<dm-icon-button
          toggle
          icon="paint-brush"
          label=${t('editCutout')}
          ?pressed=${open}
          @click=${() => toggleSubPanel(editor, 'remove_background')}
        ></dm-icon-button>`
      : nothing
  }`;
}
