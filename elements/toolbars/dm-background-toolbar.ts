import { html, nothing, type TemplateResult } from 'lit';
import { define } from '../base/define.js';
import { removeBackgroundImage, setBackgroundColor } from '../editor/pages/background.js';
import { crop } from '../editor/commands/object/crop.js';
import { recolor, slotColors } from '../editor/styling/recolor.js';
import { enhanceMenu } from './shared/enhance-menu.js';
import { flipMenu } from './shared/flip-menu.js';
import { LiveEdit } from '../editor/live-edit.js';
import { mockupButton } from './shared/mockup-button.js';
import { backgroundRemovalButton } from './shared/background-removal-button.js';
import { t } from './strings.js';
import { ToolbarBase } from './shared/toolbar-base.js';
import { collapseLabelsEarly, labeledButton } from './shared/labeled-button.js';

/** The toolbar of a page: its color, or what its background picture offers while that is selected. */
export class DmBackgroundToolbar extends ToolbarBase {
  static override styles = [ToolbarBase.styles, collapseLabelsEarly];

  readonly #live = new LiveEdit();

  #renderImage(): TemplateResult {
    const editor = this.editor!;
    const colors = slotColors(editor).map((color, slot) =>
      this.colorButton(t('iconColor', { index: slot + 1 }), color, (next, event) =>
        recolor(editor, slot, next, this.#live.mode(event, editor)),
      ),
    );
    // a pattern has colors of its own and no pixels to change
    const pictureTools =
      colors.length > 0
        ? nothing
        : html`${mockupButton(editor)} ${enhanceMenu(editor, { shadows: false })}
          ${labeledButton(crop.label(editor), crop.icon, {
            disabled: !crop.enabled(editor),
            press: () => crop.run(editor),
          })}
          ${backgroundRemovalButton(editor)}`;
    return html`${colors} ${pictureTools} ${flipMenu(editor)}
    ${labeledButton(t('removeBackground'), 'trash', {
      disabled: editor.selection.locked.value,
      press: () => removeBackgroundImage(editor),
    })}`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const editor = this.editor;
    if (!editor) return nothing;
    if (editor.selection.kind.value === 'background') return this.#renderImage();
    const page = editor.store.signal(editor.page.value).value;
    const color = page?.typeName === 'page' ? (page.page.background_color ?? undefined) : undefined;
    return this.colorButton(t('backgroundColor'), color, (next, event) =>
      setBackgroundColor(editor, next, this.#live.mode(event, editor)),
    );
  }
}

define('dm-background-toolbar', DmBackgroundToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-background-toolbar': DmBackgroundToolbar;
  }
}
