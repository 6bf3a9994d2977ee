import { html, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import '../../controls/color/dm-color-picker.js';
import '../../controls/overlays/dm-popover.js';
import { brandPalettes, requestBrandKit } from '../../editor/brand-kit/brand-kit.js';
import { documentColors } from '../../editor/styling/document-colors.js';
import type { Editor } from '../../editor/editor.js';
import { t } from '../strings.js';

interface ColorPopover {
  /** '#rrggbb' */
  readonly color: string;
  readonly disabled: boolean;
  readonly placement: 'top-end' | 'bottom-end';
  /** Gets every move and the choice that ends it. */
  readonly take: (event: CustomEvent<{ value: string }>) => void;
}

/** A color as a button that opens the picker, with the colors of the design and the palettes of the brand kit. */
export function colorPopover(
  editor: Editor,
  { color, disabled, placement, take }: ColorPopover,
): TemplateResult {
  const shown = color.toUpperCase();
  const offer = ({ currentTarget }: Event): void => {
    requestBrandKit(editor, true);
    // looked up when it opens: a row that changed during a drag would move under the pointer
    const picker = (currentTarget as Element).querySelector('dm-color-picker');
    if (picker) picker.documentColors = documentColors(editor);
  };
  return html`<dm-popover label=${t('color')} placement=${placement} @dm-open=${offer}>
    <button
      slot="anchor"
      type="button"
      class="button second small numbers"
      aria-haspopup="dialog"
      aria-label="${t('color')} ${shown}"
      ?disabled=${disabled}
    >
      <span class="swatch" ${cspStyleMap({ 'background-color': color })}></span>${shown}
    </button>
    <dm-color-picker
      .value=${color}
      .palettes=${brandPalettes(editor)}
      @dm-input=${take}
      @dm-change=${take}
    ></dm-color-picker>
  </dm-popover>`;
}
