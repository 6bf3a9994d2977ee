import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { property } from 'lit/decorators.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import type { Command } from '../../editor/commands/command.js';
import { keyLabel } from '../../editor/commands/shortcuts.js';
import { brandPalettes, requestBrandKit } from '../../editor/brand-kit/brand-kit.js';
import { documentColors } from '../../editor/styling/document-colors.js';
import type { Editor } from '../../editor/editor.js';
import { BLACK } from '../../controls/color/color-presets.js';
import '../../controls/color/dm-color-picker.js';
import '../../controls/buttons/dm-icon-button.js';
import '../../controls/overlays/dm-popover.js';

type ColorEvent = CustomEvent<{ value: string }>;

/** What every toolbar of a kind of object shares: the editor, a button for a command and a color control. */
export class ToolbarBase<Events extends object = Record<`dm-${string}`, unknown>> extends DmElement<Events> {
  static override styles: CSSResultGroup = [
    sharedStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 2px;
        min-width: 0;
      }
      .line {
        width: 1px;
        height: 20px;
        margin: 0 8px;
        flex: none;
        background: var(--dm-color-line-strong);
      }
      .swatch {
        width: 20px;
        height: 20px;
        border-radius: var(--dm-radius-xs);
        box-shadow: inset 0 0 0 1px var(--dm-color-control);
      }
      .none {
        background: linear-gradient(
          to top right,
          transparent calc(50% - 1px),
          var(--dm-color-danger) calc(50% - 1px) calc(50% + 1px),
          transparent calc(50% + 1px)
        );
      }
      .colors {
        --dm-popover-padding: 0;
      }
      .stack {
        display: grid;
        gap: var(--dm-space-4);
        width: 248px;
      }
      /* room for digits and a unit */
      .length {
        --dm-number-field-width: 84px;
      }
      /* narrower than an editor opens at: a row to slide */
      @container toolbar (width < 640px) {
        :host {
          flex: none;
        }
      }
      /* labels go before icons */
      @container toolbar (width < 520px) {
        .wording {
          display: none;
        }
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** `reason` tells why the command cannot be used, where its name alone would not. */
  protected commandButton(
    command: Command,
    options: { pressed?: boolean; reason?: string } = {},
  ): TemplateResult {
    const editor = this.editor!;
    return html`<dm-icon-button
      icon=${command.icon}
      label=${options.reason || command.label(editor)}
      keys=${command.keys[0] ? keyLabel(command.keys[0]) : ''}
      ?toggle=${options.pressed !== undefined}
      ?pressed=${options.pressed ?? false}
      ?disabled=${!command.enabled(editor)}
      @click=${() => command.run(editor)}
    ></dm-icon-button>`;
  }

  /** A swatch that opens a color picker; `pick` gets every move and the choice that ends it. */
  protected colorButton(
    label: string,
    color: string | undefined,
    pick: (color: string, event: Event) => void,
    face: TemplateResult = html`<span
      class="swatch ${color ? '' : 'none'}"
      ${cspStyleMap({ 'background-color': color ?? 'transparent' })}
    ></span>`,
  ): TemplateResult {
    const take = (event: ColorEvent) => {
      event.stopPropagation();
      pick(event.detail.value, event);
    };
    return html`<dm-popover
      class="colors"
      label=${label}
      @dm-open=${(event: Event) => this.#offerColors(event.currentTarget as Element)}
    >
      <dm-icon-button slot="anchor" label=${label} ?disabled=${this.editor!.selection.locked.value}
        >${face}</dm-icon-button
      >
      <dm-color-picker
        .value=${color ?? BLACK}
        .palettes=${brandPalettes(this.editor!)}
        @dm-input=${take}
        @dm-change=${take}
      ></dm-color-picker>
    </dm-popover>`;
  }

  /** Looked up when the picker opens: a row that changed during a drag would move under the pointer. */
  #offerColors(popover: Element): void {
    requestBrandKit(this.editor!, true);
    const picker = popover.querySelector('dm-color-picker');
    if (picker) picker.documentColors = documentColors(this.editor!);
  }
}
