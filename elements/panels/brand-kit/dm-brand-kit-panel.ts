import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { icon } from '../../base/icons/icon.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import type { AssetGridItem } from '../../controls/lists/dm-asset-grid.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-segmented.js';
import '../../controls/fields/dm-select.js';
import '../../controls/lists/dm-skeleton.js';
import type { ScrollerState } from '../../controls/lists/dm-scroller.js';
import { applyFontSet } from '../../editor/brand-kit/apply-font-set.js';
import {
  applyColorway,
  applyPalette,
  colorwaysOf,
  type PaletteScope,
} from '../../editor/brand-kit/apply-palette.js';
import { brandKit, reloadBrandKit, requestBrandKit } from '../../editor/brand-kit/brand-kit.js';
import { keepTextFocus, returnTextFocus } from '../../editor/text-editing/keep-focus.js';
import type { Colorway } from '../../document/colorways.js';
import type { CategoryChoice, Resource } from '../../ports/assets.js';
import type { BrandKit, BrandPart, BrandSource, FontSet, Palette } from '../../ports/brand.js';
import type { FontSource } from '../../ports/fonts.js';
import { ITEMS_PER_PAGE } from '../../ports/pagination.js';
import { PagedList } from '../shared/paged-list.js';
import { brandKitPanelStyles } from './dm-brand-kit-panel.styles.js';
import { fontSetCards } from './font-set-cards.js';
import { paletteTiles } from './palette-tiles.js';
import { PanelBase, resourceItem } from '../shared/panel-base.js';
import { t } from '../strings.js';
import { placePicture } from '../shared/place-picture.js';
import { UnpagedList } from '../shared/unpaged-list.js';

const ADD = { colors: 'addPalette', fonts: 'addFontSet', logos: 'addLogo' } as const;
/** Colors of a colorway that its tile shows: those that cover most. */
const SHOWN = 5;
const SKELETONS = Array.from({ length: 4 });

/**
 * The user's brand kit and the built-in palettes and font pairings (B-020): a palette gives the design its colors and a
 * further press rotates them, a colorway of the template gives it that [E-090], a font set dresses headings, sub headings and paragraphs, a logo goes on the page. 'Add
 * new …' opens the page of the kit in a new window; what was changed there is here when the user comes back.
 */
export class DmBrandKitPanel extends PanelBase {
  static override styles = [
    PanelBase.styles,
    buttonStyles,
    paletteTiles.styles,
    fontSetCards.styles,
    brandKitPanelStyles,
  ];

  /** Where built-in palettes and pairings come from; the kit itself is the editor's (`editor/brand-kit.ts`). */
  @property({ attribute: false }) source: BrandSource | null = null;

  /** Where the files of the fonts come from. */
  @property({ attribute: false }) fonts: FontSource | null = null;

  /** What a press on a palette recolors. */
  @state() private scope: PaletteScope = 'all';
  @state() private tab: BrandPart = 'colors';
  /** The chosen category; empty means the first. */
  @state() private category = '';

  readonly #categories = new UnpagedList<CategoryChoice>((signal) =>
    this.source!.paletteCategories({ signal }),
  );
  readonly #pairings = new UnpagedList<FontSet>((signal) => this.source!.pairings({ signal }));
  readonly #palettes = new PagedList<Palette>(
    (options) => this.source!.palettes({ ...options, category: this.#shownCategory }),
    ITEMS_PER_PAGE.palettes,
  );

  get #shownCategory(): string {
    return this.category || (this.#categories.items.peek()?.[0]?.id ?? '');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('editor') && this.editor) requestBrandKit(this.editor, true);
    if (!changed.has('source')) return;
    this.category = '';
    this.#categories.reset();
    this.#pairings.reset();
    this.#palettes.reset();
    if (this.source) void this.#categories.load();
  }

  #open(tab: BrandPart): void {
    this.tab = tab;
    if (tab === 'fonts' && this.#pairings.items.peek() === null) void this.#pairings.load();
  }

  #choose(category: string): void {
    this.category = category;
    this.#palettes.reset();
  }

  /** The scroller asks: for the categories first, since palettes are listed by them. */
  #more(): void {
    if (this.#categories.items.peek() === null) void this.#categories.load();
    else void this.#palettes.more();
  }

  /** Who is typing goes on typing: a palette that kept the keyboard would take the next space for a press. */
  readonly #keepCaret = (event: MouseEvent): void => keepTextFocus(event, this.editor);

  readonly #wear = ({ colors }: Palette): void => {
    if (this.editor) applyPalette(this.editor, colors, this.scope);
    returnTextFocus(this.editor);
  };

  readonly #exchange = (colorway: Colorway): void => {
    if (this.editor) applyColorway(this.editor, colorway, this.scope);
    returnTextFocus(this.editor);
  };

  readonly #dress = ({ fonts: { heading, sub_heading, paragraph } }: FontSet): void => {
    if (!this.editor) return;
    const families = {
      heading: heading.family,
      sub_heading: sub_heading.family,
      paragraph: paragraph.family,
    };
    this.attempt(applyFontSet(this.editor, families));
    returnTextFocus(this.editor);
  };

  /** What is the user's own, or why there is none. */
  #renderOwn(
    label: string,
    none: string,
    content: (kit: BrandKit) => TemplateResult | null,
    look = '',
  ): TemplateResult {
    return html`<section aria-label=${label}>
      <h3>${label}</h3>
      ${this.#renderKit(none, content, look)}
    </section>`;
  }

  #renderKit(none: string, content: (kit: BrandKit) => TemplateResult | null, look: string): TemplateResult {
    const { source, editor } = this;
    if (!source!.signedIn()) return this.#renderVisitor(source!);
    const kit = editor && brandKit(editor);
    if (kit === 'failed')
      return html`<div class="failed caption" role="alert">
        <span>${t('wentWrong')}</span>
        <dm-button size="small" kind="quiet" @click=${() => void reloadBrandKit(editor!)}
          >${t('tryAgain')}</dm-button
        >
      </div>`;
    if (kit === 'loading' || !kit)
      return html`<div class="waiting ${look}" aria-busy="true">
        <dm-skeleton></dm-skeleton><dm-skeleton></dm-skeleton>
      </div>`;
    return content(kit) ?? html`<p class="note">${none}</p>`;
  }

  #renderVisitor({ signIn }: BrandSource): TemplateResult {
    return html`<div class="visitor">
      <span>${t('logInToUpload')}</span>
      ${
        signIn
          ? html`<dm-button size="small" kind="second" @click=${() => signIn()}>${t('signIn')}</dm-button>`
          : nothing
      }
    </div>`;
  }

  #renderColors(): TemplateResult {
    const own = this.#renderOwn(t('brandPalettes'), t('noPalettes'), ({ palettes }) =>
      palettes.length > 0 ? paletteTiles.render(t('brandPalettes'), palettes, this.#wear) : null,
    );
    const categories = this.#categories.items.value;
    const known = this.#categories.state.value;
    const items = this.#palettes.items.value;
    const listed: ScrollerState = known === 'ready' ? this.#palettes.state.value : known;
    return html`<dm-scroller
      label=${t('brandColors')}
      .state=${listed === 'empty' ? 'end' : listed}
      @dm-more=${() => this.#more()}
    >
      ${this.#renderScope()} ${this.#renderColorways()} ${own}
      <section aria-label=${t('builtInPalettes')}>
        <h3>${t('builtInPalettes')}</h3>
        ${categories && categories.length > 0 ? this.#renderCategories(categories) : nothing}
        ${items.length > 0 ? paletteTiles.render(t('builtInPalettes'), items, this.#wear) : nothing}
      </section>
    </dm-scroller>`;
  }

  /** What the design's template may be had in comes first: it was made for it. */
  #renderColorways(): TemplateResult | typeof nothing {
    const ways = this.editor ? colorwaysOf(this.editor) : [];
    if (ways.length === 0) return nothing;
    const tiles = ways.map((way) => ({ ...way, colors: way.colors.slice(0, SHOWN) }));
    const choose = (chosen: Palette): void =>
      this.#exchange(ways[tiles.findIndex((tile) => tile === chosen)]!);
    return html`<section aria-label=${t('colorways')}>
      <h3>${t('colorways')}</h3>
      ${paletteTiles.render(t('colorways'), tiles, choose)}
    </section>`;
  }

  /** Of a design with several pages a palette may recolor one; all of them unless that is chosen [B-038]. */
  #renderScope(): TemplateResult | typeof nothing {
    if ((this.editor?.index.pages.value.length ?? 0) < 2) return nothing;
    return html`<dm-segmented
      class="scope"
      label=${t('paletteScope')}
      .options=${[
        { value: 'all', label: t('allPages') },
        { value: 'page', label: t('thisPage') },
      ]}
      .value=${this.scope}
      @dm-change=${(event: CustomEvent<{ value: PaletteScope }>) => {
        event.stopPropagation();
        this.scope = event.detail.value;
      }}
    ></dm-segmented>`;
  }

  #renderCategories(categories: readonly CategoryChoice[]): TemplateResult {
    return html`<dm-select
      label=${t('paletteCategory')}
      .options=${categories.map(({ id, name }) => ({ value: id, label: name }))}
      .value=${this.#shownCategory}
      @dm-change=${(event: CustomEvent<{ value: string }>) => {
        event.stopPropagation();
        this.#choose(event.detail.value);
      }}
    ></dm-select>`;
  }

  #renderFonts(): TemplateResult {
    const pairings = this.#pairings.items.value ?? [];
    const known = this.#pairings.state.value;
    return html`<dm-scroller
      label=${t('brandFonts')}
      .state=${known === 'ready' ? 'end' : known}
      @dm-more=${() => void this.#pairings.load()}
    >
      ${this.#renderOwn(
        t('yourFontSets'),
        t('noFontSets'),
        ({ fontSets }) =>
          fontSets.length > 0
            ? fontSetCards.render(t('yourFontSets'), fontSets, this.fonts, this.#dress)
            : null,
        'rows',
      )}
      <section aria-label=${t('builtInPairings')}>
        <h3>${t('builtInPairings')}</h3>
        ${
          known === 'loading'
            ? html`<div class="waiting rows">${SKELETONS.map(() => html`<dm-skeleton></dm-skeleton>`)}</div>`
            : fontSetCards.render(t('builtInPairings'), pairings, this.fonts, this.#dress)
        }
      </section>
    </dm-scroller>`;
  }

  #renderLogos(): TemplateResult {
    return html`<div class="logos scroll-area" tabindex="0" role="group" aria-label=${t('brandLogos')}>
      ${this.#renderKit(
        t('noLogos'),
        ({ logos }) => (logos.length > 0 ? this.#renderLogoGrid(logos) : null),
        '',
      )}
    </div>`;
  }

  #renderLogoGrid(logos: readonly Resource[]): TemplateResult {
    return html`<dm-asset-grid
      label=${t('brandLogos')}
      fit="contain"
      .items=${logos.map(resourceItem)}
      @dm-pick=${({ detail }: CustomEvent<{ item: AssetGridItem }>) => {
        const logo = logos.find(({ id }) => id === detail.item.id);
        if (this.editor && logo) this.attempt(placePicture(this.editor, logo, null));
      }}
    ></dm-asset-grid>`;
  }

  #renderTab(source: BrandSource): TemplateResult {
    const body = {
      colors: () => this.#renderColors(),
      fonts: () => this.#renderFonts(),
      logos: () => this.#renderLogos(),
    };
    return html`<div class="head">
        <dm-segmented
          label=${t('brandKit')}
          .options=${[
            { value: 'colors', label: t('brandColors') },
            { value: 'fonts', label: t('brandFonts') },
            { value: 'logos', label: t('brandLogos') },
          ]}
          .value=${this.tab}
          @dm-change=${(event: CustomEvent<{ value: BrandPart }>) => {
            event.stopPropagation();
            this.#open(event.detail.value);
          }}
        ></dm-segmented>
        <button type="button" class="button second add" @click=${() => source.openPage(this.tab)}>
          ${icon('plus', { size: 16 })}${t(ADD[this.tab])}
        </button>
      </div>
      <div class="tab" @mousedown=${this.#keepCaret}>${body[this.tab]()}</div>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.source ? this.#renderTab(this.source) : nothing;
  }
}

define('dm-brand-kit-panel', DmBrandKitPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-brand-kit-panel': DmBrandKitPanel;
  }
}
