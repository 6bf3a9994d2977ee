import { html, nothing, type TemplateResult } from 'lit';
import { define } from '../base/define.js';
import { replaceable } from '../editor/replace-image.js';
import { flipMenu } from './flip-menu.js';
import { t } from './strings.js';
import { ToolbarBase } from './toolbar-base.js';
import { wordButton } from './word-button.js';

export interface DmImageToolbarEvents {
  'dm-replace': { id: string };
}

/**
 * The toolbar of a selected photo or frame: replace, flip.
 *
 * @fires dm-replace - The user wants another picture in its place: `{ id }`.
 */
export class DmImageToolbar extends ToolbarBase<DmImageToolbarEvents> {
  protected override render(): TemplateResult | typeof nothing {
    if (!this.editor) return nothing;
    const object = replaceable(this.editor);
    const replace = () => object && this.emit('dm-replace', { id: object.id });
    return html`${wordButton(t('replace'), 'images', { disabled: !object, press: replace })}
    ${flipMenu(this.editor)}`;
  }
}

define('dm-image-toolbar', DmImageToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-image-toolbar': DmImageToolbar;
  }
}
