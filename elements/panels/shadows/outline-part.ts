import { html, nothing, type TemplateResult } from 'lit';
import '../../controls/buttons/dm-switch.js';
import '../../controls/fields/dm-slider.js';
import {
  canOutline,
  clearOutline,
  selectedOutline,
  setOutline,
} from '../../editor/effects/picture-outline.js';
import type { Editor } from '../../editor/editor.js';
import { LiveEdit } from '../../editor/live-edit.js';
import {
  DEFAULT_OUTLINE,
  LEAST_OUTLINE,
  MOST_OUTLINE,
  type PictureOutline,
} from '../../imaging/outline/model.js';
import { colorPopover } from '../shared/color-popover.js';
import { t } from '../strings.js';

/** The line around cut-out pictures: a switch, a slider and a color. Switched on again it is as it was. */
export class OutlinePart {
  readonly #live = { width: new LiveEdit(), color: new LiveEdit() };
  #last: { readonly ids: readonly string[]; readonly outline: PictureOutline } | null = null;

  /** Nothing where a line would be a plain frame, as around a photo that fills its box. */
  render(editor: Editor): TemplateResult | typeof nothing {
    if (!canOutline(editor)) return nothing;
    const outline = selectedOutline(editor);
    const values = this.#values(editor, outline);
    const locked = editor.selection.locked.value;
    const off = !outline || locked;
    const toggle = (event: CustomEvent<{ checked: boolean }>): void => {
      event.stopPropagation();
      if (event.detail.checked) setOutline(editor, values);
      else clearOutline(editor);
    };
    const slide = (event: CustomEvent<{ value: number }>): void => {
      event.stopPropagation();
      setOutline(editor, { width: event.detail.value }, this.#live.width.mode(event, editor));
    };
    const take = (event: CustomEvent<{ value: string }>): void => {
      event.stopPropagation();
      setOutline(editor, { color: event.detail.value }, this.#live.color.mode(event, editor));
    };
    return html`<div class="outline sliders" role="group" aria-label=${t('outline')}>
      <dm-switch .checked=${outline !== null} ?disabled=${locked} @dm-change=${toggle}
        >${t('outline')}</dm-switch
      >
      <dm-slider
        with-number
        show-label
        strict
        label=${t('outlineWidth')}
        min=${LEAST_OUTLINE}
        max=${MOST_OUTLINE}
        reset-value=${DEFAULT_OUTLINE.width}
        .value=${values.width}
        ?disabled=${off}
        @dm-input=${slide}
        @dm-change=${slide}
      ></dm-slider>
      <div class="color">
        <span class="label" aria-hidden="true">${t('color')}</span>
        ${colorPopover(editor, { color: values.color, disabled: off, placement: 'bottom-end', take })}
      </div>
    </div>`;
  }

  /** The values shown; kept, so that off and on again changes nothing. */
  #values(editor: Editor, outline: PictureOutline | null): PictureOutline {
    const { ids } = editor.selection;
    if (outline) this.#last = { ids, outline };
    const same = this.#last?.ids.length === ids.length && this.#last.ids.every((id, i) => id === ids[i]);
    return same ? this.#last!.outline : DEFAULT_OUTLINE;
  }
}
