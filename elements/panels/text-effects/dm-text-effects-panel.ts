import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { KeyboardReturn } from '../../controls/behavior/keyboard-return.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/lists/dm-empty-state.js';
import '../../controls/buttons/dm-icon-button.js';
import '../../controls/fields/dm-slider.js';
import '../../controls/buttons/dm-switch.js';
import type { Editor } from '../../editor/editor.js';
import { LiveEdit } from '../../editor/live-edit.js';
import {
  addTextShadow,
  applyTextPreset,
  clearTextEffect,
  removeTextShadow,
  selectedTextEffect,
  selectedTextPreset,
  setTextEffect,
  setTextShadow,
} from '../../editor/effects/text-effects.js';
import { keepTextFocus, returnTextFocus } from '../../editor/text-editing/keep-focus.js';
import { selectedTexts } from '../../editor/styling/text-style.js';
import {
  DEFAULT_TEXT_EFFECT,
  DEFAULT_TEXT_SHADOW,
  type ShownTextEffect,
  type ShownTextShadow,
} from '../../objects/text/effect-model.js';
import { TEXT_PRESETS, type TextPreset } from '../../objects/text/effect-presets.js';
import type { HistoryMode } from '../../store/store.js';
import { textEffectsPanelStyles } from './dm-text-effects-panel.styles.js';
import { paintPresetPreview, sampleText } from './preset-preview.js';
import { moveInGrid } from '../shared/grid-navigation.js';
import { colorPopover } from '../shared/color-popover.js';
import { t } from '../strings.js';

const COLUMNS = 3;
/** The tiles: none, then those of the spec in its order. */
const TILES: readonly (TextPreset | null)[] = [null, ...TEXT_PRESETS];

type Numbers<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T];
type Set = (value: number | string, history: HistoryMode) => void;

/** The sliders of a shadow, in the order of the spec. */
const SHADOW_SLIDERS: readonly Numbers<ShownTextShadow>[] = ['offset', 'direction', 'blur', 'opacity'];

/**
 * Stroke, glow and shadows of the selected texts: ready-made ones shown on the text's own letters, and every value by
 * itself, in the units that users see [B-032].
 */
export class DmTextEffectsPanel extends DmElement {
  static override styles = [sharedStyles, buttonStyles, textEffectsPanelStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  readonly #live = new Map<string, LiveEdit>();
  /** What the tiles show, so that a slide does not paint them again and again. */
  #painted = '';

  constructor() {
    super();
    new KeyboardReturn(this, () => this.editor?.surface?.takeKeyboard());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('mousedown', this.#keepCaret);
    this.addEventListener('dm-close', this.#backToWords);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('mousedown', this.#keepCaret);
    this.removeEventListener('dm-close', this.#backToWords);
  }

  readonly #keepCaret = (event: MouseEvent): void => keepTextFocus(event, this.editor);
  readonly #backToWords = (): void => returnTextFocus(this.editor);

  protected override updated(): void {
    const { editor } = this;
    const [text] = editor ? selectedTexts(editor) : [];
    if (!editor || !text) return;
    const sample = sampleText(text);
    if (!editor.resources.ready([sample])) void editor.resources.ensure([sample]);
    const { font, font_src, weight, bold, italic, fontColor } = sample.text_details;
    const paper = editor.pageRecord().page.background_color;
    const version = editor.resources.version.value;
    const look = JSON.stringify([font, font_src, weight, bold, italic, fontColor, paper, version]);
    const canvases = [...this.renderRoot.querySelectorAll('canvas')];
    if (look === this.#painted && canvases.every(({ width }) => width !== 300)) return;
    this.#painted = look;
    canvases.forEach((canvas, index) => paintPresetPreview(canvas, editor, sample, TILES[index] ?? null));
  }

  /** As which part of the history a control writes what an event asks for. */
  #mode(control: string, event: Event): HistoryMode {
    event.stopPropagation();
    let live = this.#live.get(control);
    if (!live) this.#live.set(control, (live = new LiveEdit()));
    return live.mode(event, this.editor!);
  }

  #renderTile(
    preset: TextPreset | null,
    index: number,
    chosen: TextPreset | null | undefined,
  ): TemplateResult {
    const editor = this.editor!;
    const label = t(preset ?? 'noEffect');
    const stop = Math.max(0, chosen === undefined ? 0 : TILES.indexOf(chosen));
    return html`<button
      type="button"
      class="preset"
      aria-pressed=${preset === chosen}
      tabindex=${index === stop ? 0 : -1}
      ?disabled=${editor.selection.locked.value}
      @click=${() => (preset ? applyTextPreset(editor, preset) : clearTextEffect(editor))}
    >
      <span class="stage"><canvas></canvas></span><span class="name ellipsis">${label}</span>
    </button>`;
  }

  #renderSlider(
    control: string,
    name: 'size' | 'intensity' | Numbers<ShownTextShadow>,
    [value, start]: readonly [number, number],
    set: Set,
  ): TemplateResult {
    const take = (event: CustomEvent<{ value: number }>): void =>
      set(event.detail.value, this.#mode(control, event));
    const turns = name === 'direction';
    return html`<dm-slider
      with-number
      show-label
      strict
      label=${t(name)}
      min=${turns ? -180 : 0}
      max=${turns ? 180 : 100}
      unit=${turns ? '°' : ''}
      reset-value=${start}
      .value=${value}
      ?disabled=${this.editor!.selection.locked.value}
      @dm-input=${take}
      @dm-change=${take}
    ></dm-slider>`;
  }

  #renderColor(control: string, color: string, set: Set): TemplateResult {
    const take = (event: CustomEvent<{ value: string }>): void =>
      set(event.detail.value, this.#mode(control, event));
    return html`<div class="row">
      <span class="label" aria-hidden="true">${t('color')}</span>
      ${colorPopover(this.editor!, {
        color,
        disabled: this.editor!.selection.locked.value,
        placement: 'bottom-end',
        take,
      })}
    </div>`;
  }

  #renderSwitch(field: 'stroke' | 'glow' | 'shadow', on: boolean): TemplateResult {
    return html`<dm-switch
      ?checked=${on}
      ?disabled=${this.editor!.selection.locked.value}
      @dm-change=${(event: CustomEvent<{ checked: boolean }>) => {
        event.stopPropagation();
        setTextEffect(this.editor!, { [field]: event.detail.checked });
      }}
      >${t(field === 'shadow' ? 'shadows' : field)}</dm-switch
    >`;
  }

  /** Writes one value of the effect, as a slide or a color gives it. */
  #set(field: keyof ShownTextEffect): Set {
    return (value, history) => setTextEffect(this.editor!, { [field]: value }, history);
  }

  #renderStroke(effect: ShownTextEffect): TemplateResult {
    const { strokeSize: start } = DEFAULT_TEXT_EFFECT;
    return html`<section aria-label=${t('stroke')}>
      ${this.#renderSwitch('stroke', effect.stroke)}
      ${
        effect.stroke
          ? html`${this.#renderSlider('strokeSize', 'size', [effect.strokeSize, start], this.#set('strokeSize'))}
            ${this.#renderColor('strokeColor', effect.strokeColor, this.#set('strokeColor'))}`
          : nothing
      }
    </section>`;
  }

  #renderGlow(effect: ShownTextEffect): TemplateResult {
    const slider = (field: 'glowIntensity' | 'glowOpacity', name: 'intensity' | 'opacity') =>
      this.#renderSlider(field, name, [effect[field], DEFAULT_TEXT_EFFECT[field]], this.#set(field));
    return html`<section aria-label=${t('glow')}>
      ${this.#renderSwitch('glow', effect.glow)}
      ${
        effect.glow
          ? html`${this.#renderColor('glowColor', effect.glowColor, this.#set('glowColor'))}
            ${slider('glowIntensity', 'intensity')} ${slider('glowOpacity', 'opacity')}`
          : nothing
      }
    </section>`;
  }

  #renderShadow(shadow: ShownTextShadow, index: number): TemplateResult {
    const editor = this.editor!;
    const number = index + 1;
    const set =
      (field: keyof ShownTextShadow): Set =>
      (value, history) =>
        setTextShadow(editor, index, { [field]: value }, history);
    return html`<div class="one" role="group" aria-label=${t('shadowNumber', { number })}>
      <div class="row">
        <h4>${t('shadowNumber', { number })}</h4>
        <dm-icon-button
          icon="trash"
          label=${t('removeShadow', { number })}
          ?disabled=${editor.selection.locked.value}
          @click=${() => this.#remove(index)}
        ></dm-icon-button>
      </div>
      ${this.#renderColor(`color ${index}`, shadow.color, set('color'))}
      ${SHADOW_SLIDERS.map((name) =>
        this.#renderSlider(`${name} ${index}`, name, [shadow[name], DEFAULT_TEXT_SHADOW[name]], set(name)),
      )}
    </div>`;
  }

  /** The button goes with its shadow: the keyboard finds the next thing to do. */
  #remove(index: number): void {
    removeTextShadow(this.editor!, index);
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('.add, section:last-of-type dm-switch')?.focus(),
    );
  }

  #renderShadows({ shadow, shadows }: ShownTextEffect): TemplateResult {
    const editor = this.editor!;
    return html`<section aria-label=${t('shadows')}>
      ${this.#renderSwitch('shadow', shadow)}
      ${
        shadow
          ? html`${shadows.map((one, index) => this.#renderShadow(one, index))}
              <dm-button
                class="add"
                block
                icon="plus"
                ?disabled=${editor.selection.locked.value}
                @click=${() => addTextShadow(editor)}
                >${t('addShadow')}</dm-button
              >`
          : nothing
      }
    </section>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    if (selectedTexts(editor).length === 0)
      return html`<dm-empty-state heading=${t('noText')} help=${t('noTextHelp')}></dm-empty-state>`;
    // read to be told: the tiles are painted with what arrives
    void editor.resources.version.value;
    const effect = selectedTextEffect(editor);
    const chosen = selectedTextPreset(editor);
    return html`<div class="body scroll-area">
      <div
        class="presets"
        role="group"
        aria-label=${t('textEffects')}
        @keydown=${(event: KeyboardEvent) =>
          moveInGrid(event, [...this.renderRoot.querySelectorAll<HTMLElement>('.preset')], COLUMNS)}
      >
        ${TILES.map((preset, index) => this.#renderTile(preset, index, chosen))}
      </div>
      ${this.#renderStroke(effect)} ${this.#renderGlow(effect)} ${this.#renderShadows(effect)}
    </div>`;
  }
}

define('dm-text-effects-panel', DmTextEffectsPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-text-effects-panel': DmTextEffectsPanel;
  }
}
