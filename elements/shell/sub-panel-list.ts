import type { TemplateResult } from 'lit';
import type { SubPanel } from '../editor/open-panel.js';
import type { EditorSession } from './create-editor.js';
import { t } from './strings.js';

export interface SubPanelEntry {
  readonly id: SubPanel;
  readonly label: () => string;
  /** Sub-panels of one family stand side by side under the family's heading. */
  readonly family?: 'enhance';
  readonly render: (session: EditorSession) => TemplateResult;
}

/** What toolbars open. Each stands while its picture or text is selected, so none keeps anything of its own. */
export const SUB_PANEL_LIST: readonly SubPanelEntry[] = [];

/** The heading over a sub-panel. */
export const headingOf = ({ family, label }: SubPanelEntry): string => (family ? t(family) : label());
