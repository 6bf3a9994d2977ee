import { css, html, nothing, type TemplateResult } from 'lit';
import { define } from '../base/define.js';
import { selectedUnits } from '../editor/arranging/arrange.js';
import { group } from '../editor/commands/arrange/group.js';
import { keyLabel } from '../editor/commands/shortcuts.js';
import { ungroup } from '../editor/commands/arrange/ungroup.js';
import { selectedGroups } from '../editor/styling/blending.js';
import { t } from './strings.js';
import { ToolbarBase } from './shared/toolbar-base.js';
import { labeledButton } from './shared/labeled-button.js';

/** The toolbar of objects of several kinds, in a group or chosen together: how many they are, Group and Ungroup. */
export class DmGroupToolbar extends ToolbarBase {
  static override styles = [
    ToolbarBase.styles,
    css`
      .count {
        padding: 0 8px;
        color: var(--dm-color-text-2);
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    const count = editor?.selection.objects.value.length ?? 0;
    if (!editor || count === 0) return nothing;
    const whole = selectedUnits(editor).length === 1 && selectedGroups(editor).length === 1;
    return html`<span class="count wording">${t(whole ? 'groupOf' : 'objectCount', { count })}</span>
      <span class="line wording"></span>
      ${[group, ungroup]
        .filter((command) => command.enabled(editor))
        .map((command) =>
          labeledButton(command.label(editor), command.icon, {
            keys: keyLabel(command.keys[0]!),
            press: () => command.run(editor),
          }),
        )}`;
  }
}

define('dm-group-toolbar', DmGroupToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-group-toolbar': DmGroupToolbar;
  }
}
