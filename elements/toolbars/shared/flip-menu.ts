import { html, type TemplateResult } from 'lit';
import { flipHorizontal } from '../../editor/commands/object/flip-horizontal.js';
import { flipVertical } from '../../editor/commands/object/flip-vertical.js';
import { canFlip } from '../../editor/arranging/flip.js';
import type { Editor } from '../../editor/editor.js';
import '../../controls/menus/dm-menu.js';
import '../../controls/menus/dm-menu-item.js';
import { t } from '../strings.js';
import { labeledButton } from './labeled-button.js';

/** The flip menu of pictures and icons. */
export const flipMenu = (editor: Editor): TemplateResult =>
  html`<dm-menu label=${t('flip')}>
    ${labeledButton(t('flip'), 'flip-horizontal', { anchor: true, caret: true, disabled: !canFlip(editor) })}
    ${[flipHorizontal, flipVertical].map(
      (command) =>
        html`<dm-menu-item icon=${command.icon} @dm-pick=${() => command.run(editor)}
          >${command.label(editor)}</dm-menu-item
        >`,
    )}
  </dm-menu>`;
