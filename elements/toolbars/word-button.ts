import { html, nothing, type TemplateResult } from 'lit';
import type { IconName } from '../base/icons/icon.js';
import '../controls/dm-button.js';
import { tooltip } from '../controls/tooltip.js';

export interface WordButtonOptions {
  /** Opens the menu or popover it is put in. */
  readonly anchor?: boolean;
  readonly caret?: boolean;
  readonly disabled?: boolean;
  readonly press?: () => void;
}

/** A quiet button whose words go when the toolbar has no room for them (`.wording`); the tooltip then names it. */
export const wordButton = (
  label: string,
  icon: IconName,
  { anchor = false, caret = false, disabled = false, press }: WordButtonOptions = {},
): TemplateResult =>
  html`<dm-button
    slot=${anchor ? 'anchor' : nothing}
    kind="quiet"
    size="small"
    icon=${icon}
    label=${label}
    ?caret=${caret}
    ?disabled=${disabled}
    @click=${press}
    ${tooltip(label)}
    ><span class="wording">${label}</span></dm-button
  >`;
