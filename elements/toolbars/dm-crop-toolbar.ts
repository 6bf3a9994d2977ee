import { css, html, nothing, type TemplateResult } from 'lit';
import { define } from '../base/define.js';
import { MOST_STRAIGHTEN, type Cropping } from '../editor/cropping/cropping.js';
import { ratioNames, type RatioName } from '../editor/cropping/ratios.js';
import { croppingOf } from '../editor/cropping/session.js';
import type { HistoryMode } from '../store/store.js';
import { LiveEdit } from '../editor/live-edit.js';
import { t } from './strings.js';
import { ToolbarBase } from './shared/toolbar-base.js';
import '../controls/buttons/dm-button.js';
import '../controls/fields/dm-select.js';
import '../controls/fields/dm-slider.js';

interface SliderOptions {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly set: (value: number, history: HistoryMode) => void;
  readonly decimals?: number;
  readonly unit?: string;
}

/** The toolbar of the crop mode: proportions, zoom, rotation, flip; Cancel gives the crop up and Done keeps it. */
export class DmCropToolbar extends ToolbarBase {
  static override styles = [
    ToolbarBase.styles,
    css`
      :host {
        flex: 1;
      }
      dm-select {
        flex: none;
        width: 116px;
      }
      .sliders {
        display: flex;
        gap: 20px;
        margin: 0 12px;
      }
      .sliders dm-slider {
        width: 176px;
      }
      .word {
        display: flex;
        align-items: center;
        gap: 8px;
        color: var(--dm-color-text-2);
        font: var(--dm-text-control);
      }
      .few {
        display: none;
      }
      .grow {
        flex: 1;
      }
      .end {
        display: flex;
        gap: 8px;
      }
      /* sliders go into a popover, and then flipping too */
      @container toolbar (width < 940px) {
        .sliders {
          display: none;
        }
        .few {
          display: inline-flex;
        }
      }
      @container toolbar (width < 480px) {
        .wide {
          display: none;
        }
      }
    `,
  ];

  readonly #live = { zoom: new LiveEdit(), turn: new LiveEdit() };

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#onKey);
  }

  /** Escape gives the crop up from here as from the canvas; an open list or popover takes it for itself first. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    this.#cropping?.cancel();
  };

  get #cropping(): Cropping | null {
    return this.editor ? croppingOf(this.editor).value : null;
  }

  #slider(live: LiveEdit, options: SliderOptions, withLabel: boolean): TemplateResult {
    const { label, value, min, max, set, decimals = 0, unit = '' } = options;
    const take = (event: CustomEvent<{ value: number }>) => {
      event.stopPropagation();
      set(event.detail.value, live.mode(event, this.editor!));
    };
    const slider = html`<dm-slider
      with-number
      ?show-label=${withLabel}
      label=${label}
      min=${min}
      max=${max}
      decimals=${decimals}
      step=${decimals > 0 ? 0.1 : 1}
      unit=${unit}
      reset-value=${Math.max(min, 0)}
      .value=${value}
      @dm-input=${take}
      @dm-change=${take}
    ></dm-slider>`;
    return withLabel
      ? slider
      : html`<span class="word"><span aria-hidden="true">${label}</span>${slider}</span>`;
  }

  #sliders(cropping: Cropping, withLabel: boolean): TemplateResult[] {
    const zoom = {
      label: t('zoom'),
      value: Math.round(cropping.zoom),
      min: 1,
      max: 100,
      set: (value: number, history: HistoryMode) => cropping.setZoom(value, history),
    };
    const turn = {
      label: t('straighten'),
      value: Math.round(cropping.straighten * 10) / 10,
      min: -MOST_STRAIGHTEN,
      max: MOST_STRAIGHTEN,
      decimals: 1,
      unit: '°',
      set: (value: number, history: HistoryMode) => cropping.setStraighten(value, history),
    };
    return [this.#slider(this.#live.zoom, zoom, withLabel), this.#slider(this.#live.turn, turn, withLabel)];
  }

  #renderRatio(cropping: Cropping): TemplateResult | typeof nothing {
    if (!cropping.resizable) return nothing;
    const words: Partial<Record<RatioName, string>> = { free: t('ratioFree'), original: t('ratioOriginal') };
    return html`<dm-select
      size="small"
      label=${t('proportions')}
      .options=${ratioNames.map((value) => ({ value, label: words[value] ?? value.replace(':', ' : ') }))}
      .value=${cropping.ratio.value}
      @dm-change=${(event: CustomEvent<{ value: string }>) => {
        event.stopPropagation();
        cropping.setRatio(event.detail.value);
      }}
    ></dm-select>`;
  }

  #renderButtons(cropping: Cropping): TemplateResult {
    const button = (
      icon: 'arrow-clockwise' | 'flip-horizontal' | 'flip-vertical',
      label: string,
      press: () => void,
    ) => html`<dm-icon-button icon=${icon} label=${label} @click=${press}></dm-icon-button>`;
    return html`${button('arrow-clockwise', t('quarterTurn'), () => cropping.quarterTurn())}
      <span class="wide"
        >${button('flip-horizontal', t('flipHorizontal'), () => cropping.flip('flip_horizontal'))}
        ${button('flip-vertical', t('flipVertical'), () => cropping.flip('flip_vertical'))}</span
      >
      <dm-icon-button
        icon="arrows-clockwise"
        label=${t('resetCrop')}
        @click=${() => cropping.reset()}
      ></dm-icon-button>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const cropping = this.#cropping;
    if (!cropping?.view) return nothing;
    return html`${this.#renderRatio(cropping)}
      <span class="sliders">${this.#sliders(cropping, false)}</span>
      <dm-popover class="few" label=${t('zoomAndStraighten')}>
        <dm-icon-button
          slot="anchor"
          icon="sliders-horizontal"
          label=${t('zoomAndStraighten')}
        ></dm-icon-button>
        <div class="stack">${this.#sliders(cropping, true)}</div>
      </dm-popover>
      ${this.#renderButtons(cropping)}
      <span class="grow"></span>
      <span class="end">
        <dm-button size="small" @click=${() => cropping.cancel()}>${t('cancel')}</dm-button>
        <dm-button size="small" kind="primary" @click=${() => cropping.done()}>${t('done')}</dm-button>
      </span>`;
  }
}

define('dm-crop-toolbar', DmCropToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-crop-toolbar': DmCropToolbar;
  }
}
