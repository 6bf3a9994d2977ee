import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { KeyboardReturn } from '../../controls/behavior/keyboard-return.js';
import '../../controls/lists/dm-empty-state.js';
import '../../controls/fields/dm-slider.js';
import '../../controls/buttons/dm-switch.js';
import type { Editor } from '../../editor/editor.js';
import { LiveEdit } from '../../editor/live-edit.js';
import { canCastShadow, clearShadow, selectedShadow, setShadow } from '../../editor/effects/object-shadow.js';
import { DEFAULT_SHADOW, type ShownShadow } from '../../objects/shadow.js';
import { effectPanelStyles } from '../shared/effect-panel.styles.js';
import { OutlinePart } from './outline-part.js';
import { colorPopover } from '../shared/color-popover.js';
import { t } from '../strings.js';

type Slid = Exclude<keyof ShownShadow, 'color'>;

interface Range {
  readonly name: Slid;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
}

/** In the order of the spec; 0 to 100 where nothing is said. */
const SLIDERS: readonly Range[] = [
  { name: 'offset' },
  { name: 'direction', min: -180, max: 180, unit: '°' },
  { name: 'blur' },
  { name: 'opacity' },
  { name: 'size' },
];

/**
 * The drop shadow of the selected objects: a switch, five sliders and a color. Switched on it gets the values shown,
 * which are those it was switched off with, or the defaults [B-030]. Above it, for pictures that are cut out or
 * see-through, the line around them.
 */
export class DmShadowsPanel extends DmElement {
  static override styles = [
    sharedStyles,
    buttonStyles,
    effectPanelStyles,
    css`
      dm-switch,
      .color {
        min-height: var(--dm-control-height-small);
      }
      dm-switch {
        display: flex;
        align-items: center;
        font-weight: var(--dm-font-weight-medium);
      }
      .color {
        display: flex;
        align-items: center;
        justify-content: space-between;
      }
      .outline {
        padding-bottom: var(--dm-space-3);
        border-bottom: 1px solid var(--dm-color-line);
      }
      .color dm-popover {
        --dm-popover-padding: 0;
      }
      .swatch {
        width: 20px;
        height: 20px;
        border-radius: var(--dm-radius-xs);
        box-shadow: inset 0 0 0 1px var(--dm-color-control);
      }
      .button {
        min-width: 104px;
        justify-content: start;
      }
      .button:disabled .swatch {
        opacity: 0.4;
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  readonly #live = Object.fromEntries(
    [...SLIDERS.map(({ name }) => name), 'color'].map((name) => [name, new LiveEdit()]),
  ) as Record<keyof ShownShadow, LiveEdit>;
  readonly #outline = new OutlinePart();
  /** What the shadow is switched on with, and the selection it was seen on. */
  #last: { readonly ids: readonly string[]; readonly shadow: ShownShadow } | null = null;

  constructor() {
    super();
    new KeyboardReturn(this, () => this.editor?.surface?.takeKeyboard());
  }

  /** The values shown; kept, so that off and on again changes nothing. */
  #values(editor: Editor, shadow: ShownShadow | null): ShownShadow {
    const { ids } = editor.selection;
    if (shadow) this.#last = { ids, shadow };
    const same = this.#last?.ids.length === ids.length && this.#last.ids.every((id, i) => id === ids[i]);
    return same ? this.#last!.shadow : DEFAULT_SHADOW;
  }

  #toggle(event: CustomEvent<{ checked: boolean }>, values: ShownShadow): void {
    event.stopPropagation();
    if (event.detail.checked) setShadow(this.editor!, values);
    else clearShadow(this.editor!);
  }

  #renderSlider({ name, min = 0, max = 100, unit = '' }: Range, value: number, off: boolean): TemplateResult {
    const set = (event: CustomEvent<{ value: number }>) => {
      event.stopPropagation();
      const mode = this.#live[name].mode(event, this.editor!);
      setShadow(this.editor!, { [name]: event.detail.value }, mode);
    };
    return html`<dm-slider
      with-number
      show-label
      strict
      label=${t(name)}
      min=${min}
      max=${max}
      unit=${unit}
      reset-value=${DEFAULT_SHADOW[name]}
      .value=${value}
      ?disabled=${off}
      @dm-input=${set}
      @dm-change=${set}
    ></dm-slider>`;
  }

  #renderColor(color: string, off: boolean): TemplateResult {
    const set = (event: CustomEvent<{ value: string }>) => {
      event.stopPropagation();
      setShadow(this.editor!, { color: event.detail.value }, this.#live.color.mode(event, this.editor!));
    };
    return html`<div class="color">
      <span class="label" aria-hidden="true">${t('color')}</span>
      ${colorPopover(this.editor!, { color, disabled: off, placement: 'top-end', take: set })}
    </div>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    if (!canCastShadow(editor))
      return html`<dm-empty-state heading=${t('noShadow')} help=${t('noShadowHelp')}></dm-empty-state>`;
    const shadow = selectedShadow(editor);
    const values = this.#values(editor, shadow);
    const locked = editor.selection.locked.value;
    const off = !shadow || locked;
    return html`<div class="body sliders scroll-area">
      ${this.#outline.render(editor)}
      <dm-switch
        .checked=${shadow !== null}
        ?disabled=${locked}
        @dm-change=${(event: CustomEvent<{ checked: boolean }>) => this.#toggle(event, values)}
        >${t('shadow')}</dm-switch
      >
      ${SLIDERS.map((range) => this.#renderSlider(range, values[range.name], off))}
      ${this.#renderColor(values.color, off)}
    </div>`;
  }
}

define('dm-shadows-panel', DmShadowsPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-shadows-panel': DmShadowsPanel;
  }
}
