import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { alignSelection, selectedUnits, type AlignTo } from '../editor/arranging/arrange.js';
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
import { layerBack } from '../editor/commands/arrange/layer-back.js';
import { layerDown } from '../editor/commands/arrange/layer-down.js';
import { layerFront } from '../editor/commands/arrange/layer-front.js';
import { layerUp } from '../editor/commands/arrange/layer-up.js';
import { link } from '../editor/commands/object/link.js';
import { lock } from '../editor/commands/object/lock.js';
import { tidyUp } from '../editor/commands/align/tidy-up.js';
import { ungroup } from '../editor/commands/arrange/ungroup.js';
import { setSelectionBlend, shownBlend, type BlendName } from '../editor/styling/blending.js';
import { setOpacity, shownOpacity } from '../editor/styling/opacity.js';
import { isLinkShown, showLink } from '../editor/view-state/overlays.js';
import { keyLabel } from '../editor/commands/shortcuts.js';
import { BLEND_MODES } from '../objects/schema.js';
import { LiveEdit } from '../editor/live-edit.js';
import { animateButton } from './shared/animate-button.js';
import { t } from './strings.js';
import { ToolbarBase } from './shared/toolbar-base.js';
import '../controls/fields/dm-select.js';
import '../controls/buttons/dm-segmented.js';
import '../controls/fields/dm-slider.js';

const LAYERS = [layerFront, layerUp, layerDown, layerBack];
const EDGES = [
  ['left', alignLeft],
  ['center', alignCenter],
  ['right', alignRight],
  ['top', alignTop],
  ['middle', alignMiddle],
  ['bottom', alignBottom],
] as const;
const SPACING = [distributeHorizontal, distributeVertical, tidyUp];

/** The right half of the toolbar, the same for every object: group, animate, position, transparency, link, lock, copy, delete. */
export class DmArrangeToolbar extends ToolbarBase {
  static override styles = [
    ToolbarBase.styles,
    css`
      /* a group among others can be grouped and ungrouped: two buttons more than there mostly are */
      :host([crowded]) {
        gap: 0;
      }
      /* first to go where there is no room: the rail has it too */
      @container toolbar (width < 888px) {
        .tight {
          display: none;
        }
      }
      .position {
        display: grid;
        grid-template-columns: repeat(6, auto);
        justify-content: space-between;
        gap: 4px;
        width: 284px;
      }
      .position > :is(h3, dm-segmented, dm-position-fields) {
        grid-column: 1 / -1;
      }
      h3 {
        margin: var(--dm-space-2) 0 0;
        font: var(--dm-text-caption);
        color: var(--dm-color-text-2);
      }
      dm-link-fields {
        width: 284px;
        min-height: 100px;
      }
      /* as high as they will be: nothing jumps when they arrive */
      dm-position-fields {
        min-height: 112px;
      }
    `,
  ];

  /** What several objects are lined up with. */
  @state() private alignTo: AlignTo = 'selection';

  readonly #live = new LiveEdit();

  /** One object is lined up with the page, several with each other or each with the page. */
  #renderAlign(): TemplateResult {
    const editor = this.editor!;
    const alone = selectedUnits(editor).length === 1;
    const buttons = EDGES.map(([edge, command]) => {
      const run = () => alignSelection(editor, edge, command.label(editor), this.alignTo);
      return this.commandButton(alone ? command : { ...command, run });
    });
    if (alone)
      return html`<h3>${t('alignToPage')}</h3>
        ${buttons}`;
    return html`<h3>${t('alignTo')}</h3>
      <dm-segmented
        label=${t('alignTo')}
        .options=${[
          { value: 'selection', label: t('alignTogether') },
          { value: 'page', label: t('page') },
        ]}
        .value=${this.alignTo}
        @dm-change=${(event: CustomEvent<{ value: AlignTo }>) => {
          event.stopPropagation();
          this.alignTo = event.detail.value;
        }}
      ></dm-segmented>
      ${buttons}
      <h3>${t('spaceOut')}</h3>
      ${SPACING.map((command) => this.commandButton(command))}`;
  }

  /** Who opens it loads its fields. */
  #renderPosition(): TemplateResult {
    return html`<dm-popover
      label=${t('position')}
      placement="bottom-end"
      @dm-open=${() => void import('./fields/dm-position-fields.js')}
    >
      <dm-icon-button slot="anchor" icon="stack" label=${t('position')}></dm-icon-button>
      <div class="position">
        <dm-position-fields .editor=${this.editor}></dm-position-fields>
        ${this.#renderAlign()}
        <h3>${t('order')}</h3>
        ${LAYERS.map((command) => this.commandButton(command))}
      </div>
    </dm-popover>`;
  }

  /** Opened by its keys and by menus too. Who opens it loads its fields. */
  #renderLink(): TemplateResult {
    const editor = this.editor!;
    const shown = isLinkShown(editor);
    if (shown) void import('./fields/dm-link-fields.js');
    return html`<dm-popover
      label=${link.label(editor)}
      placement="bottom-end"
      .open=${shown}
      @dm-open=${() => showLink(editor, true)}
      @dm-close=${() => showLink(editor, false)}
    >
      <dm-icon-button
        slot="anchor"
        icon=${link.icon}
        label=${link.label(editor)}
        keys=${keyLabel(link.keys[0]!)}
        ?disabled=${!link.enabled(editor)}
      ></dm-icon-button>
      <dm-link-fields
        .editor=${editor}
        ?active=${shown}
        @dm-done=${(event: Event) => (event.currentTarget as Element).closest('dm-popover')?.toggle()}
      ></dm-link-fields>
    </dm-popover>`;
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
        <dm-select
          show-label
          label=${t('blend')}
          .options=${BLEND_MODES.map((value) => ({ value, label: t(value) }))}
          .value=${shownBlend(editor)}
          @dm-change=${(event: CustomEvent<{ value: BlendName }>) => {
            event.stopPropagation();
            setSelectionBlend(editor, event.detail.value);
          }}
        ></dm-select>
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
    this.toggleAttribute('crowded', grouping.length > 1);
    return html`${grouping.map((command) => this.commandButton(command))} ${animateButton(editor)}
    ${this.#renderPosition()} ${this.#renderTransparency()} ${this.#renderLink()}
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
