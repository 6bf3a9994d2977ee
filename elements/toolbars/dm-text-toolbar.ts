import { css, unsafeCSS, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { bold } from '../editor/commands/bold.js';
import { italic } from '../editor/commands/italic.js';
import { underline } from '../editor/commands/underline.js';
import { listStyle } from '../editor/commands/list-style.js';
import { strike } from '../editor/commands/strike.js';
import { textAlign } from '../editor/commands/text-align.js';
import { commonTextStyle, restyleText } from '../editor/style-selection.js';
import { commonList, setList } from '../editor/text-lists.js';
import { isBold, selectedTexts, type TextLayoutPatch, type TextStylePatch } from '../editor/text-style.js';
import type { TextDetails } from '../objects/text/model.js';
import type { FontFamily, FontSource } from '../ports/fonts.js';
import type { IconName } from '../base/icons/icon.js';
import '../controls/dm-select.js';
import '../controls/dm-slider.js';
import { LiveEdit } from '../editor/live-edit.js';
import { t } from './strings.js';
import { renderTextMore } from './text-more.js';
import { ToolbarBase } from './toolbar-base.js';
import { wordButton } from './word-button.js';

/** Sizes of the list, px; any other can be typed. */
const SIZES = [6, 8, 10, 12, 14, 16, 18, 21, 24, 28, 32, 36, 42, 48, 56, 64, 72, 80, 88, 96, 100];
const ALIGN_ICONS: Readonly<Record<string, IconName>> = {
  left: 'text-align-left',
  center: 'text-align-center',
  right: 'text-align-right',
  justify: 'text-align-justify',
};
/** A size as the field shows it: a decimal only where it is seen, so that four signs are enough. */
const sizeLabel = (size: number): string =>
  String(size < 100 ? Math.round(size * 10) / 10 : Math.round(size));

/** Range of letter spacing and line height (spec 2 section 5). */
const SPACING = { min: -30, max: 30 };

/** Controls leave for the menu one by one: each with the width, px, under which there is no room for it. */
const LEAVING = [
  ['first', 808],
  ['second', 752],
  ['third', 718],
  ['fourth', 684],
  ['fifth', 650],
] as const;

/** Shows a control either in the row or in the menu. */
const leaves = ([name, width]: (typeof LEAVING)[number]) => css`
  @container toolbar (width < ${width}px) {
    .wide.${unsafeCSS(name)} {
      display: none;
    }
  }
  @container toolbar (width >= ${width}px) {
    .narrow.${unsafeCSS(name)} {
      display: none;
    }
  }
`;

/** The toolbar of selected texts, or words: colour, font, size, emphasis, alignment, lists, spacing, and what else there is. */
export class DmTextToolbar extends ToolbarBase {
  static override styles = [
    ToolbarBase.styles,
    css`
      .letter {
        display: grid;
        place-items: center;
        font: var(--dm-text-body);
        line-height: 18px;
        font-weight: var(--dm-font-weight-bold);
      }
      .letter i {
        width: 18px;
        height: 4px;
        border-radius: 1px;
        box-shadow: 0 0 0 1px var(--dm-color-line-strong);
      }
      dm-select {
        flex: none;
      }
      dm-select.font {
        width: 152px;
      }
      dm-select.size {
        width: 80px;
        margin: 0 6px;
      }
      .row {
        display: flex;
        align-items: center;
        gap: 2px;
      }
      /* icons, not the edges of their buttons, begin where the words do */
      .stack .row {
        margin-left: -6px;
      }
      .choice {
        display: grid;
        gap: var(--dm-space-2);
      }
      .sliders {
        display: grid;
        gap: var(--dm-space-4);
      }
      .row > span {
        display: flex;
      }
      /* first the lists become narrower and words go, then one control after the other leaves for the menu */
      @container toolbar (width < 950px) {
        dm-select.font {
          width: 116px;
        }
        dm-select.size {
          width: 76px;
          margin: 0 4px;
        }
      }
      @container toolbar (width < 868px) {
        .wording {
          display: none;
        }
      }
    `,
    ...LEAVING.map(leaves),
  ];

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

  #renderFont(details: Partial<TextDetails>): TemplateResult {
    const names = this.families.map(({ name }) => name);
    // a family the host no longer has is still the one the text is in
    const lost = details.font !== undefined && !names.includes(details.font);
    if (lost) names.unshift(details.font!);
    const labelOf = (name: string): string =>
      lost && name === details.font && this.families.length > 0 ? t('missingFont', { name }) : name;
    const locked = this.editor!.selection.locked.value;
    return html`<dm-select
        class="font"
        size="small"
        ?disabled=${locked}
        label=${t('font')}
        placeholder=${t('mixed')}
        .options=${names.map((name) => ({ value: name, label: labelOf(name), style: { fontFamily: name } }))}
        .value=${details.font ?? ''}
        @dm-change=${(event: CustomEvent<{ value: string }>) =>
          this.#set({ font: event.detail.value, weight: undefined }, t('font'), event)}
      ></dm-select>
      <dm-select
        class="size"
        size="small"
        ?disabled=${locked}
        editable
        decimals="1"
        min="1"
        max="2000"
        label=${t('fontSize')}
        placeholder=${t('mixed')}
        .options=${SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        .value=${details.fontSize === undefined ? '' : sizeLabel(details.fontSize)}
        @dm-change=${(event: CustomEvent<{ value: string }>) =>
          this.#set({ fontSize: Number(event.detail.value) }, t('fontSize'), event)}
      ></dm-select>`;
  }

  #renderSliders(details: Partial<TextDetails>): TemplateResult {
    const slider = (label: string, key: 'letterSpacing' | 'lineHeight') => {
      const set = (event: CustomEvent<{ value: number }>) =>
        this.#set({ [key]: event.detail.value }, label, event);
      return html`<dm-slider
        with-number
        show-label
        label=${label}
        min=${SPACING.min}
        max=${SPACING.max}
        .value=${Math.round(details[key] ?? 0)}
        @dm-input=${set}
        @dm-change=${set}
      ></dm-slider>`;
    };
    return html`${slider(t('letterSpacing'), 'letterSpacing')} ${slider(t('lineHeight'), 'lineHeight')}`;
  }

  /** Lines under and through words, alignment and list: in the row, or in the menu of those that left it. */
  #renderLineButtons(details: Partial<TextDetails>, where: 'wide' | 'narrow'): TemplateResult[] {
    const align = { ...textAlign, icon: ALIGN_ICONS[details.textAlign ?? 'left']! };
    const list = commonList(this.editor!);
    const lists = { ...listStyle, icon: list === 'number' ? 'list-numbers' : listStyle.icon };
    const put = (leaves: string, button: TemplateResult) =>
      html`<span class="${where} ${leaves}">${button}</span>`;
    return [
      put('fourth', this.commandButton(underline, { pressed: details.underline ?? false })),
      put('third', this.commandButton(strike, { pressed: details.strike ?? false })),
      put('fifth', this.commandButton(align)),
      put('second', this.commandButton(lists, { pressed: list !== undefined && list !== 'none' })),
    ];
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
        ${renderTextMore({
          details,
          list: commonList(editor),
          set: (patch, name, event) => this.#set(patch, name, event),
          setList: (list) => setList(editor, list),
        })}
        <div class="sliders narrow first">${this.#renderSliders(details)}</div>
      </div>
    </dm-popover>`;
  }

  #renderEnd(details: Partial<TextDetails>): TemplateResult {
    const disabled = this.editor!.selection.locked.value;
    return html`<span class="row wide-row">${this.#renderLineButtons(details, 'wide')}</span>
      <span class="line wide first"></span>
      <dm-popover class="wide first" label=${t('spacing')}>
        ${wordButton(t('spacing'), 'arrows-vertical', { anchor: true, disabled })}
        <div class="stack">${this.#renderSliders(details)}</div>
      </dm-popover>
      ${this.#renderMore(details)}`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.editor || selectedTexts(this.editor).length === 0) return nothing;
    const details = commonTextStyle(this.editor);
    const face = html`<span class="letter"
      >A<i style="background:${details.fontColor ?? 'transparent'}"></i
    ></span>`;
    return html`${this.colorButton(
        t('textColor'),
        details.fontColor,
        (fontColor, event) => this.#set({ fontColor }, t('textColor'), event),
        face,
      )}
      <span class="line"></span>
      ${this.#renderFont(details)}
      ${this.commandButton(bold, { pressed: isBold({ bold: false, ...details }) })}
      ${this.commandButton(italic, { pressed: details.italic ?? false })} ${this.#renderEnd(details)}`;
  }
}

define('dm-text-toolbar', DmTextToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-text-toolbar': DmTextToolbar;
  }
}
