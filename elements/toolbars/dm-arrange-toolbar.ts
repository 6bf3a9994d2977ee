import { css, html, nothing, type TemplateResult } from 'lit';
import { define } from '../base/define.js';
import { selectedUnits } from '../editor/arranging/arrange.js';
import { alignBottom } from '../editor/commands/align/align-bottom.js';
import { alignCenter } from '../editor/commands/align/align-center.js';
import { alignLeft } from '../editor/commands/align/align-left.js';
import { alignMiddle } from '../editor/commands/align/align-middle.js';
import { alignRight } from '../editor/commands/align/align-right.js';
import { alignTop } from '../editor/commands/align/align-top.js';
import { deleteSelection } from '../editor/commands/edit/delete.js';
import { distributeHorizontal } from '../editor/commands/align/distribute-horizontal.js';
import { distributeVertical } from '../editor/commands/align/distribute-vertical.js';
import { duplicate } from '../editor/commands/edit/duplicate.js';
import { group } from '../editor/commands/arrange/group.js';
import { keyLabel } from '../editor/commands/shortcuts.js';
import { layerBack } from '../editor/commands/arrange/layer-back.js';
import { layerDown } from '../editor/commands/arrange/layer-down.js';
import { layerFront } from '../editor/commands/arrange/layer-front.js';
import { layerUp } from '../editor/commands/arrange/layer-up.js';
import { lock } from '../editor/commands/object/lock.js';
import { tidyUp } from '../editor/commands/align/tidy-up.js';
import { ungroup } from '../editor/commands/arrange/ungroup.js';
import { setOpacity, shownOpacity } from '../editor/styling/opacity.js';
import { LiveEdit } from '../editor/live-edit.js';
import { t } from './strings.js';
import { ToolbarBase } from './shared/toolbar-base.js';
import '../controls/menus/dm-menu.js';
import '../controls/menus/dm-menu-item.js';
import '../controls/fields/dm-slider.js';

const LAYERS = [layerFront, layerUp, layerDown, layerBack];
const EDGES = [alignLeft, alignCenter, alignRight, alignTop, alignMiddle, alignBottom];
const SPACING = [distributeHorizontal, distributeVertical, tidyUp];

/** The right half of the toolbar, the same for every object: group, align, position, transparency, lock, copy, delete. */
export class DmArrangeToolbar extends ToolbarBase {
  static override styles = [
    ToolbarBase.styles,
    css`
      /* beside the many controls of a text only where there is room: keys and menus have the same */
      @container toolbar (width < 900px) {
        .roomy {
          display: none;
        }
      }
      .align {
        display: grid;
        grid-template-columns: repeat(3, auto);
        gap: 4px;
      }
      .align h3 {
        grid-column: 1 / -1;
        margin: 0;
        font: var(--dm-text-caption);
        color: var(--dm-color-text-2);
      }
      .align h3:not(:first-child) {
        margin-top: var(--dm-space-2);
      }
    `,
  ];

  readonly #live = new LiveEdit();

  /** One object is lined up with the page, several with each other. */
  #renderAlign(): TemplateResult {
    const editor = this.editor!;
    const alone = selectedUnits(editor).length === 1;
    const crowded = editor.selection.kind.value === 'text';
    return html`<dm-popover class=${crowded ? 'roomy' : ''} label=${t('align')} placement="bottom-end">
      <dm-icon-button
        slot="anchor"
        icon="align-left-simple"
        label=${t('align')}
        ?disabled=${!alignLeft.enabled(editor)}
      ></dm-icon-button>
      <div class="align">
        <h3>${t(alone ? 'alignToPage' : 'alignTogether')}</h3>
        ${EDGES.map((command) => this.commandButton(command))}
        ${
          alone
            ? nothing
            : html`<h3>${t('spaceOut')}</h3>
                ${SPACING.map((command) => this.commandButton(command))}`
        }
      </div>
    </dm-popover>`;
  }

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
    const opacity = shownOpacity(editor);
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
          strict
          label=${t('transparency')}
          min="1"
          max="100"
          reset-value="100"
          unit="%"
          .value=${opacity}
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
    // objects of several kinds have them at the left, in words
    const mixed = editor.selection.kind.value === 'mixed';
    const grouping = mixed ? [] : [group, ungroup].filter((command) => command.enabled(editor));
    return html`${grouping.map((command) => this.commandButton(command))} ${this.#renderAlign()}
    ${this.#renderPosition()} ${this.#renderTransparency()}
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
