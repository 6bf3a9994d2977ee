import { css, html, nothing, type TemplateResult } from 'lit';
import { define } from '../base/define.js';
import { fieldStyles } from '../base/theme/field-styles.js';
import { crop } from '../editor/commands/object/crop.js';
import { detachImage } from '../editor/commands/object/detach-image.js';
import { replaceable } from '../editor/pictures/replace-image.js';
import { enhanceMenu, styleButton } from './shared/enhance-menu.js';
import { bulkLabelMenu } from './shared/bulk-label-menu.js';
import { flipMenu } from './shared/flip-menu.js';
import { mockupButton } from './shared/mockup-button.js';
import { backgroundRemovalButton } from './shared/background-removal-button.js';
import { t } from './strings.js';
import { ToolbarBase } from './shared/toolbar-base.js';
import { collapseLabelsEarly, labeledButton } from './shared/labeled-button.js';

export interface DmImageToolbarEvents {
  'dm-replace': { id: string };
}

/**
 * The toolbar of a selected photo, mockup or frame: mockup edit, enhance, replace, crop, flip, background removal; a frame also lets its photo go.
 *
 * @fires dm-replace - The user wants another picture in its place: `{ id }`.
 */
export class DmImageToolbar extends ToolbarBase<DmImageToolbarEvents> {
  static override styles = [
    ToolbarBase.styles,
    fieldStyles,
    collapseLabelsEarly,
    bulkLabelMenu.styles,
    // the label of the rarest button goes first
    css`
      @container toolbar (width < 1040px) {
        .bulk .wording {
          display: none;
        }
      }
      @container toolbar (width < 980px) {
        .wording {
          display: none;
        }
      }
      @container toolbar (width < 640px) {
        :host {
          gap: 0;
        }
      }
    `,
  ];

  protected override render(): TemplateResult | typeof nothing {
    if (!this.editor) return nothing;
    const object = replaceable(this.editor);
    const replace = () => object && this.emit('dm-replace', { id: object.id });
    return html`${mockupButton(this.editor)} ${enhanceMenu(this.editor, { shadows: true })}
    ${styleButton(this.editor)}
    ${labeledButton(t('replace'), 'images', { disabled: !object, press: replace })}
    ${labeledButton(crop.label(this.editor), crop.icon, {
      disabled: !crop.enabled(this.editor),
      press: () => crop.run(this.editor!),
    })}
    ${flipMenu(this.editor)} ${backgroundRemovalButton(this.editor)}
    ${detachImage.enabled(this.editor) ? this.commandButton(detachImage) : nothing}
    ${bulkLabelMenu.render(this.editor, 'bulk')}`;
  }
}

define('dm-image-toolbar', DmImageToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-image-toolbar': DmImageToolbar;
  }
}
