import { html, nothing, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-icon-button.js';
import '../../controls/color/dm-color-picker.js';
import '../../controls/overlays/dm-popover.js';
import { brandPalettes, requestBrandKit } from '../../editor/brand-kit/brand-kit.js';
import type { Editor } from '../../editor/editor.js';
import { documentColors } from '../../editor/styling/document-colors.js';
import type { Locks } from '../../generate/suggest/types.js';
import { t } from './strings.js';

interface HeadState {
  readonly editor: Editor;
  readonly locks: Locks;
  readonly seeds: readonly [string, string];
  readonly computing: boolean;
  readonly lock: (locks: Partial<Locks>) => void;
  readonly seed: (index: 0 | 1, color: string) => void;
  readonly apply: () => void;
}

/** What may vary, around which colors, and the button that makes it so. */
export function suggestHead(head: HeadState): TemplateResult {
  const { locks, computing } = head;
  return html`<div class="tools">
    <div class="box" role="group" aria-label=${t('font')}>
      <span>${t('font')}</span>
      ${lockButton(t('lockFont'), locks.fonts, (fonts) => head.lock({ fonts }))}
    </div>
    <div class="box" role="group" aria-label=${t('colors')}>
      <span>${t('colors')}</span>
      ${seedButton(0, head)} ${seedButton(1, head)}
      ${lockButton(t('lockColors'), locks.colors, (colors) => head.lock({ colors }))}
    </div>
    <dm-button kind="primary" ?disabled=${computing} .loading=${computing} @click=${head.apply}
      >${t('apply')}</dm-button
    >
  </div>`;
}

const lockButton = (label: string, on: boolean, set: (on: boolean) => void): TemplateResult =>
  html`<dm-icon-button
    toggle
    icon=${on ? 'lock-simple' : 'lock-simple-open'}
    label=${label}
    .pressed=${on}
    @click=${() => set(!on)}
  ></dm-icon-button>`;

function seedButton(index: 0 | 1, { editor, seeds, locks, seed }: HeadState): TemplateResult {
  const color = seeds[index];
  const take = (event: CustomEvent<{ value: string }>): void => {
    event.stopPropagation();
    seed(index, event.detail.value);
  };
  const offer = ({ currentTarget }: Event): void => {
    requestBrandKit(editor, true);
    const picker = (currentTarget as Element).querySelector('dm-color-picker');
    if (picker) picker.documentColors = documentColors(editor);
  };
  const label = t('seedColor', { number: index + 1, color: color.toUpperCase() });
  return html`<dm-popover label=${label} placement="bottom-end" @dm-open=${offer} @dm-close=${stop}>
    <button
      slot="anchor"
      type="button"
      class="seed"
      aria-haspopup="dialog"
      aria-label=${label}
      title=${locks.colors ? nothing : label}
      ?disabled=${locks.colors}
    >
      <span ${cspStyleMap({ 'background-color': color })}></span>
    </button>
    <dm-color-picker
      .value=${color}
      .palettes=${brandPalettes(editor)}
      @dm-input=${take}
      @dm-change=${take}
    ></dm-color-picker>
  </dm-popover>`;
}

/** The dialog stays open when a picker closes. */
const stop = (event: Event): void => event.stopPropagation();
