import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { property, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { bold } from '../../editor/commands/text/bold.js';
import { italic } from '../../editor/commands/text/italic.js';
import { underline } from '../../editor/commands/text/underline.js';
import { listStyle } from '../../editor/commands/text/list-style.js';
import { strike } from '../../editor/commands/text/strike.js';
import { textAlign } from '../../editor/commands/text/text-align.js';
import { nearestFace } from '../../render/font-loader.js';
import {
  fontSizes,
  LEAST_SIZE,
  MOST_SIZE,
  offerSize,
  sizeLabel,
} from '../../editor/text-formatting/font-sizes.js';
import { panelOf, toggleSubPanel, type SubPanel } from '../../editor/view-state/open-panel.js';
import { commonTextStyle, restyleText } from '../../editor/text-formatting/style-selection.js';
import { familyWithoutBold } from '../../editor/text-formatting/weights.js';
import { commonList, setList } from '../../editor/text-formatting/text-lists.js';
import {
  isBold,
  selectedTexts,
  type TextLayoutPatch,
  type TextStylePatch,
} from '../../editor/styling/text-style.js';
import { letterPixels, letterUnit } from '../../math/measure.js';
import { drawnScale } from '../../objects/text/layout.js';
import { letterSpacingEm, lineHeightEm } from '../../objects/text/layout-input.js';
import type { TextDetails } from '../../objects/text/model.js';
import type { FontFamily, FontSource } from '../../ports/fonts.js';
import { icon, type IconName } from '../../base/icons/icon.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/lists/dm-font-name.js';
import '../../controls/fields/dm-select.js';
import '../../controls/fields/dm-slider.js';
import { tooltip } from '../../controls/overlays/tooltip.js';
import { LiveEdit } from '../../editor/live-edit.js';
import { t } from '../strings.js';
import { textToolbarStyles } from './dm-text-toolbar.styles.js';
import { weightSelect } from './weight-select.js';
import { renderTextOptions } from './text-options.js';
import { ToolbarBase } from '../shared/toolbar-base.js';
import { bulkLabelMenu } from '../shared/bulk-label-menu.js';
import { labeledButton } from '../shared/labeled-button.js';

const ALIGN_ICONS: Readonly<Record<string, IconName>> = {
  left: 'text-align-left',
  center: 'text-align-center',
  right: 'text-align-right',
  justify: 'text-align-justify',
};

/** Range of letter spacing and line height (spec 2 section 5). */
const SPACING = { min: -30, max: 30 };

/** A number to two places, without zeros at its end. */
const digits = (value: number): string => String(Math.round(value * 100) / 100);

/** The toolbar of selected texts, or words: color, font, size, emphasis, alignment, lists, spacing, and what else there is. */
export class DmTextToolbar extends ToolbarBase {
  static override styles = [ToolbarBase.styles, textToolbarStyles, bulkLabelMenu.styles];

  /** Where the families of the list come from. */
  @property({ attribute: false }) fonts: FontSource | null = null;

  @state() private families: readonly FontFamily[] = [];
  readonly #live = new LiveEdit();

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('fonts')) void this.#listFamilies(this.fonts);
  }

  /** Without the list the field still shows the text's own family; it is asked for again with the next selection. */
  async #listFamilies(fonts: FontSource | null): Promise<void> {
    const families = (await fonts?.families().catch(() => [])) ?? [];
    if (fonts === this.fonts) this.families = families;
  }

  #set(patch: TextStylePatch & TextLayoutPatch, name: string, event: Event): void {
    event.stopPropagation();
    restyleText(this.editor!, patch, name, this.#live.mode(event, this.editor!));
  }

  /** Opens the fonts beside the canvas, or closes them. */
  #renderFont(details: Partial<TextDetails>): TemplateResult {
    const editor = this.editor!;
    const { font: name, font_src: src } = details;
    return html`<button
      type="button"
      class="field small font"
      aria-label=${name === undefined ? `${t('font')}: ${t('mixed')}` : `${t('font')}: ${this.#nameOf(details)}`}
      aria-expanded=${panelOf(editor).value === 'fonts'}
      ?disabled=${editor.selection.locked.value}
      @click=${() => toggleSubPanel(editor, 'fonts')}
      ${tooltip(name === undefined ? t('font') : this.#nameOf(details))}
    >
      ${name === undefined ? html`<span class="unset ellipsis">${t('mixed')}</span>` : this.#renderName(name, src)}
      ${icon('caret-down', { size: 16 })}
    </button>`;
  }

  /** The family that the host has under the text's font; undefined where there is none. */
  #familyOf(name: string, src: string | undefined): FontFamily | undefined {
    const placed = src === undefined ? null : this.fonts?.placed?.(name, src);
    return placed ?? this.families.find((family) => family.name === name);
  }

  /** A family the host no longer has is still the one the text is in. */
  #nameOf({ font: name = '', font_src: src }: Partial<TextDetails>): string {
    const lost = this.families.length > 0 && !this.#familyOf(name, src);
    return lost ? t('missingFont', { name }) : name;
  }

  #renderName(name: string, src: string | undefined): TemplateResult {
    const family = this.#familyOf(name, src);
    const face = family && nearestFace(family, 400, false);
    return html`<dm-font-name
      name=${this.#nameOf({ font: name, ...(src !== undefined && { font_src: src }) })}
      preview=${family?.preview ?? ''}
      .face=${face?.id ?? ''}
      .load=${face ? () => this.fonts!.load(face) : null}
    ></dm-font-name>`;
  }

  /** Points in a design that is printed, pixels in others. Letters that shrink to fit have the size they are drawn at. */
  #renderSize({ fontSize }: Partial<TextDetails>): TemplateResult {
    const { measure } = this.editor!;
    const [pixels, unit] = [letterPixels(measure), letterUnit(measure)];
    const label = unit === 'pt' ? t('fontSizeIn', { unit }) : t('fontSize');
    const scale = this.#drawnScale();
    const drawn = fontSize === undefined || scale === undefined ? undefined : fontSize * scale;
    const shrunk =
      drawn === undefined || drawn === fontSize
        ? ''
        : t('shrunkFrom', { size: sizeLabel(fontSize! / pixels) });
    return html`<dm-select
      class="size ${unit === 'pt' ? 'points' : ''}"
      size="small"
      ?disabled=${this.editor!.selection.locked.value}
      editable
      strict
      decimals="1"
      min=${Math.ceil((LEAST_SIZE / pixels) * 10) / 10}
      max=${Math.floor(MOST_SIZE / pixels)}
      label=${shrunk ? `${label}: ${shrunk}` : label}
      unit=${unit === 'pt' ? unit : ''}
      placeholder=${t('mixed')}
      .options=${fontSizes.value.map((size) => ({ value: String(size), label: String(size) }))}
      .value=${drawn === undefined ? '' : sizeLabel(drawn / pixels)}
      @dm-change=${(event: CustomEvent<{ value: string }>) => {
        const size = Number(event.detail.value);
        offerSize(size);
        this.#set({ fontSize: size * pixels }, t('fontSize'), event);
      }}
      ${tooltip(shrunk)}
    ></dm-select>`;
  }

  /** Undefined where the selected texts shrink differently. */
  #drawnScale(): number | undefined {
    const { resources } = this.editor!;
    void resources.version.value;
    const scales = new Set(selectedTexts(this.editor!).map((text) => drawnScale(text, resources.env)));
    return scales.size === 1 ? [...scales][0] : undefined;
  }

  #renderSliders(details: Partial<TextDetails>): TemplateResult {
    const slider = (
      label: string,
      key: 'letterSpacing' | 'lineHeight',
      reading: (stored: number) => string,
    ) => {
      const stored = details[key];
      const set = (event: CustomEvent<{ value: number }>) =>
        this.#set({ [key]: event.detail.value }, label, event);
      return html`<dm-slider
        with-number
        show-label
        strict
        label=${label}
        min=${SPACING.min}
        max=${SPACING.max}
        reading=${stored === undefined ? '' : reading(stored)}
        .value=${Math.round(stored ?? 0)}
        @dm-input=${set}
        @dm-change=${set}
      ></dm-slider>`;
    };
    return html`${slider(t('letterSpacing'), 'letterSpacing', (stored) => `${digits(letterSpacingEm(stored) * 100)} %`)}
    ${slider(t('lineHeight'), 'lineHeight', (stored) => digits(lineHeightEm(stored)))}`;
  }

  /** Lines under and through words, alignment and list: in the row, or in the menu where the row has no room. */
  #renderLineButtons(details: Partial<TextDetails>, where: 'wide' | 'narrow'): TemplateResult[] {
    const align = { ...textAlign, icon: ALIGN_ICONS[details.textAlign ?? 'left']! };
    const list = commonList(this.editor!);
    const lists = { ...listStyle, icon: list === 'number' ? 'list-numbers' : listStyle.icon };
    const put = (leaves: string, button: TemplateResult) =>
      html`<span class="${where} ${leaves}">${button}</span>`;
    return [
      put('fourth', this.commandButton(underline, { pressed: details.underline ?? false })),
      put('third', this.commandButton(strike, { pressed: details.strike ?? false })),
      put('sixth', this.commandButton(align)),
      put('second', this.commandButton(lists, { pressed: list !== undefined && list !== 'none' })),
    ];
  }

  /** Opens the effects beside the canvas, or closes them. */
  #renderEffects(): TemplateResult {
    const editor = this.editor!;
    return labeledButton(t('effects'), 'sparkle', {
      disabled: editor.selection.locked.value,
      on: panelOf(editor).value === 'text_effects',
      press: () => toggleSubPanel(editor, 'text_effects'),
    });
  }

  #renderBold(details: Partial<TextDetails>): TemplateResult {
    const name = familyWithoutBold(this.editor!);
    return this.commandButton(bold, {
      pressed: isBold({ bold: false, ...details }),
      reason: name === null ? '' : t('noBold', { name }),
    });
  }

  /** In the menu: opens a panel beside the canvas, or closes it, and the menu with it. */
  #renderPanelButton(label: string, icon: IconName, panel: SubPanel, leaves = ''): TemplateResult {
    const editor = this.editor!;
    return html`<dm-button
      class=${leaves}
      block
      size="small"
      icon=${icon}
      ?disabled=${editor.selection.locked.value}
      @click=${(event: Event) => {
        (event.currentTarget as Element).closest('dm-popover')?.toggle();
        toggleSubPanel(editor, panel);
      }}
      >${label}</dm-button
    >`;
  }

  /** null while nothing tells, and where the selected texts seem to be in several. */
  #guessedLanguage({ hyphens }: Partial<TextDetails>): string | null {
    if (!hyphens) return null;
    const { resources } = this.editor!;
    void resources.version.value;
    const found = new Set(
      selectedTexts(this.editor!).map(({ text_details: { text } }) => resources.fonts.languageOf({ text })),
    );
    return found.size === 1 ? [...found][0]! : null;
  }

  #renderMore(details: Partial<TextDetails>): TemplateResult {
    const editor = this.editor!;
    return html`<dm-popover label=${t('more')}>
      <dm-icon-button
        slot="anchor"
        icon="dots-three"
        label=${t('more')}
        ?disabled=${editor.selection.locked.value}
      ></dm-icon-button>
      <div class="stack">
        <span class="row narrow second">${this.#renderLineButtons(details, 'narrow')}</span>
        ${weightSelect(editor, 'narrow weighty', true)}
        ${renderTextOptions({
          details,
          guessed: this.#guessedLanguage(details),
          list: commonList(editor),
          set: (patch, name, event) => this.#set(patch, name, event),
          setList: (list) => setList(editor, list),
        })}
        ${this.#renderPanelButton(t('style'), 'paint-bucket', 'style')}
        ${this.#renderPanelButton(t('effects'), 'sparkle', 'text_effects', 'narrow fifth')}
        ${bulkLabelMenu.fields(editor, 'narrow label')}
        <div class="sliders narrow first">${this.#renderSliders(details)}</div>
      </div>
    </dm-popover>`;
  }

  #renderEnd(details: Partial<TextDetails>): TemplateResult {
    const disabled = this.editor!.selection.locked.value;
    return html`<span class="row wide-row">${this.#renderLineButtons(details, 'wide')}</span>
      <span class="line wide first"></span>
      <dm-popover class="wide first" label=${t('spacing')}>
        ${labeledButton(t('spacing'), 'arrows-vertical', { anchor: true, disabled })}
        <div class="stack">${this.#renderSliders(details)}</div>
      </dm-popover>
      <span class="effects wide fifth">${this.#renderEffects()}</span>
      ${bulkLabelMenu.render(this.editor!, 'bulk wide label')} ${this.#renderMore(details)}`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.editor || selectedTexts(this.editor).length === 0) return nothing;
    const details = commonTextStyle(this.editor);
    const face = html`<span class="letter"
      >A<i ${cspStyleMap({ 'background-color': details.fontColor ?? 'transparent' })}></i
    ></span>`;
    return html`${this.colorButton(
        t('textColor'),
        details.fontColor,
        (fontColor, event) => this.#set({ fontColor }, t('textColor'), event),
        face,
      )}
      <span class="line"></span>
      ${this.#renderFont(details)} ${weightSelect(this.editor, 'wide weighty')} ${this.#renderSize(details)}
      ${this.#renderBold(details)} ${this.commandButton(italic, { pressed: details.italic ?? false })}
      ${this.#renderEnd(details)}`;
  }
}

define('dm-text-toolbar', DmTextToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-text-toolbar': DmTextToolbar;
  }
}
