import { css, html, nothing, type TemplateResult } from 'lit';
import { define } from '../base/define.js';
import { removeBackgroundImage, setBackgroundColor } from '../editor/pages/background.js';
import { crop } from '../editor/commands/object/crop.js';
import { recolor, slotColors } from '../editor/styling/recolor.js';
import { enhanceMenu } from './shared/enhance-menu.js';
import { flipMenu } from './shared/flip-menu.js';
import { LiveEdit } from '../editor/live-edit.js';
import { mockupButton } from './shared/mockup-button.js';
import { backgroundRemovalButton } from './shared/background-removal-button.js';
import { animatePageButton } from './shared/animate-button.js';
import { timingControl } from './shared/timing-control.js';
import { t } from './strings.js';
import { ToolbarBase } from './shared/toolbar-base.js';
import { collapseLabelsEarly, labeledButton } from './shared/labeled-button.js';

/** The toolbar of a page: its color, or what its background picture offers while that is selected; what moves and how long. */
export class DmBackgroundToolbar extends ToolbarBase {
  static override styles = [
    ToolbarBase.styles,
    collapseLabelsEarly,
    // as high as it will be: nothing jumps when it arrives
    css`
      dm-duration-field {
        min-height: var(--dm-control-height-small);
      }
    `,
  ];

  readonly #live = new LiveEdit();
  readonly #timing = new LiveEdit();

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
    ${labeledButton(t('removeBackground'), 'image-broken', {
      disabled: editor.selection.locked.value,
      press: () => removeBackgroundImage(editor),
    })}`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const editor = this.editor;
    if (!editor) return nothing;
    const motion = html`${animatePageButton(editor)} ${timingControl(editor, this.#timing)}`;
    if (editor.selection.kind.value === 'background') return html`${this.#renderImage()} ${motion}`;
    const page = editor.store.signal(editor.page.value).value;
    const color = page?.typeName === 'page' ? (page.page.background_color ?? undefined) : undefined;
    const pick = (next: string, event: Event): void =>
      setBackgroundColor(editor, next, this.#live.mode(event, editor));
    return html`${this.colorButton(t('backgroundColor'), color, pick)} ${motion}`;
  }
}

define('dm-background-toolbar', DmBackgroundToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-background-toolbar': DmBackgroundToolbar;
  }
}
