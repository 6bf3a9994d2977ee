import { nothing, type TemplateResult } from 'lit';
import type { Editor } from '../../editor/editor.js';
import { selectedMockup } from '../../editor/pictures/mockups.js';
import { panelOf, toggleSubPanel } from '../../editor/view-state/open-panel.js';
import { t } from '../strings.js';
import { labeledButton } from './labeled-button.js';

/** Opens the mockup editor for the selected picture; only mockups have it [D-045]. */
export const mockupButton = (editor: Editor): TemplateResult | typeof nothing =>
  selectedMockup(editor)
    ? labeledButton(t('editMockup'), 't-shirt', {
        on: panelOf(editor).value === 'mockup_editor',
        press: () => toggleSubPanel(editor, 'mockup_editor'),
      })
    : nothing;
