import { html, nothing, type TemplateResult } from 'lit';
import { define } from '../base/define.js';
import { deleteSelection } from '../editor/commands/delete.js';
import { duplicate } from '../editor/commands/duplicate.js';
import { group } from '../editor/commands/group.js';
import { keyLabel } from '../editor/commands/keys.js';
import { layerBack } from '../editor/commands/layer-back.js';
import { layerDown } from '../editor/commands/layer-down.js';
import { layerFront } from '../editor/commands/layer-front.js';
import { layerUp } from '../editor/commands/layer-up.js';
import { lock } from '../editor/commands/lock.js';
import { ungroup } from '../editor/commands/ungroup.js';
import { setOpacity } from '../editor/opacity.js';
import { LiveEdit } from './live-edit.js';
import { t } from './strings.js';
import { ToolbarBase } from './toolbar-base.js';
import '../controls/dm-menu.js';
import '../controls/dm-menu-item.js';
import '../controls/dm-slider.js';

const LAYERS = [layerFront, layerUp, layerDown, layerBack];

/** The right half of the toolbar, the same for every object: group, position, transparency, lock, copy, delete. */
export class DmArrangeToolbar extends ToolbarBase {
  readonly #live = new LiveEdit();

  #renderPosition(): TemplateResult {
    const editor = this.editor!;
    return html`<dm-menu label=${t('position')} placement="bottom-end">
      <dm-icon-button slot="anchor" icon="stack" label=${t('position')}></dm-icon-button>
      ${LAYERS.map(
        (command) =>
          html`<dm-menu-item
            icon=${command.icon}
            keys=${keyLabel(command.keys[0]!)}
            ?disabled=${!command.enabled(editor)}
            @dm-pick=${() => command.run(editor)}
            >${command.label(editor)}</dm-menu-item
          >`,
      )}
    </dm-menu>`;
  }

  #renderTransparency(): TemplateResult {
    const editor = this.editor!;
    const opacity = editor.selection.objects.value[0]?.opacity ?? 1;
    const set = (event: CustomEvent<{ value: number }>) => {
      event.stopPropagation();
      setOpacity(editor, event.detail.value, this.#live.mode(event, editor));
    };
    return html`<dm-popover label=${t('transparency')} placement="bottom-end">
      <dm-icon-button
        slot="anchor"
        icon="circle-half"
        label=${t('transparency')}
        ?disabled=${editor.selection.locked.value}
      ></dm-icon-button>
      <div class="stack">
        <dm-slider
          with-number
          show-label
          label=${t('transparency')}
          min="1"
          max="100"
          reset-value="100"
          unit="%"
          .value=${Math.round(opacity * 100)}
          @dm-input=${set}
          @dm-change=${set}
        ></dm-slider>
      </div>
    </dm-popover>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const editor = this.editor;
    if (!editor || editor.selection.objects.value.length === 0) return nothing;
    const locked = editor.selection.locked.value;
    const grouping = [group, ungroup].filter((command) => command.enabled(editor));
    return html`${grouping.map((command) => this.commandButton(command))} ${this.#renderPosition()}
    ${this.#renderTransparency()}
    ${this.commandButton({ ...lock, icon: locked ? 'lock-simple' : 'lock-simple-open' }, { pressed: locked })}
    ${this.commandButton(duplicate)} ${this.commandButton(deleteSelection)}`;
  }
}

define('dm-arrange-toolbar', DmArrangeToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-arrange-toolbar': DmArrangeToolbar;
  }
}
