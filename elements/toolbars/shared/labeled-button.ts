import { css, html, nothing, type TemplateResult } from 'lit';
import type { IconName } from '../../base/icons/icon.js';
import '../../controls/buttons/dm-button.js';
import { tooltip } from '../../controls/overlays/tooltip.js';

export interface LabeledButtonOptions {
  /** Opens the menu or popover it is put in. */
  readonly anchor?: boolean;
  readonly caret?: boolean;
  readonly disabled?: boolean;
  /** What it opens is open. */
  readonly on?: boolean;
  /** It is on or off itself. */
  readonly pressed?: boolean;
  /** What it does goes on. */
  readonly loading?: boolean;
  /** Its keys, for the tooltip. */
  readonly keys?: string;
  readonly press?: () => void;
}

/** A quiet button whose label is hidden when the toolbar has no room for it (`.wording`); the tooltip then names it. */
export const labeledButton = (
  label: string,
  icon: IconName,
  {
    anchor = false,
    caret = false,
    disabled = false,
    keys = '',
    loading = false,
    on = false,
    press,
    pressed,
  }: LabeledButtonOptions = {},
): TemplateResult =>
  html`<dm-button
    slot=${anchor ? 'anchor' : nothing}
    kind=${(pressed ?? on) ? 'soft' : 'quiet'}
    size="small"
    icon=${icon}
    label=${label}
    ?caret=${caret}
    ?disabled=${disabled}
    ?loading=${loading}
    .pressed=${pressed ?? null}
    @click=${press}
    ${tooltip(label, keys)}
    ><span class="wording">${label}</span></dm-button
  >`;

/** For toolbars with so many labeled buttons that their labels must go earlier than others'. */
export const collapseLabelsEarly = css`
  @container toolbar (width < 914px) {
    .wording {
      display: none;
    }
  }
`;
