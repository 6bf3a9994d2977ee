import { html, nothing, type TemplateResult } from 'lit';
import { define } from '../base/define.js';
import { recolor, slotColors } from '../editor/styling/recolor.js';
import { shadowsButton } from './shared/enhance-menu.js';
import { flipMenu } from './shared/flip-menu.js';
import { LiveEdit } from '../editor/live-edit.js';
import { t } from './strings.js';
import { ToolbarBase } from './shared/toolbar-base.js';

/** The toolbar of a selected icon: a picker for each of its colors, up to five, flip and shadow. */
export class DmIconToolbar extends ToolbarBase {
  readonly #live = new LiveEdit();

  protected override render(): TemplateResult | typeof nothing {
    const editor = this.editor;
    if (!editor) return nothing;
    const colors = slotColors(editor);
    return html`${colors.map((color, slot) =>
        this.colorButton(t('iconColor', { index: slot + 1 }), color, (next, event) =>
          recolor(editor, slot, next, this.#live.mode(event, editor)),
        ),
      )}
      <span class="line"></span>
      ${flipMenu(editor)} ${shadowsButton(editor)}`;
  }
}

define('dm-icon-toolbar', DmIconToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-icon-toolbar': DmIconToolbar;
  }
}
