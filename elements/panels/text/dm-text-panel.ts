import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { define } from '../../base/define.js';
import { loadFontFace } from '../../controls/lists/font-preview.js';
import { nearestFace } from '../../render/font-loader.js';
import { insertTextTemplate } from '../../editor/inserting/insert.js';
import { TEXT_PRESETS, type TextPreset } from '../../editor/inserting/new-objects.js';
import { insertAndEditText } from '../../editor/text-editing/insert-and-edit-text.js';
import { DEFAULT_FONT } from '../../objects/text/default-font.js';
import type { TextTemplateCard } from '../../ports/assets.js';
import type { FontSource } from '../../ports/fonts.js';
import { ITEMS_PER_PAGE } from '../../ports/pagination.js';
import { PagedList } from '../shared/paged-list.js';
import { ListSearch } from '../shared/list-search.js';
import { cardItem, PanelBase } from '../shared/panel-base.js';
import { t } from '../strings.js';

const WORDS: Readonly<Record<TextPreset['id'], () => string>> = {
  heading: () => t('addHeading'),
  subheading: () => t('addSubheading'),
  body: () => t('addBody'),
};

/**
 * Headings of 72, 36 and 24 px, each in its own face, and text templates, which can be searched; a press puts one on the
 * page [B-047].
 */
export class DmTextPanel extends PanelBase {
  static override styles = [
    PanelBase.styles,
    css`
      .preset {
        display: flex;
        align-items: center;
        width: 100%;
        padding: 10px 14px;
        border: 1px solid var(--dm-color-line-strong);
        border-radius: var(--dm-radius-sm);
        background: var(--dm-color-surface);
        text-align: left;
        transition: background var(--dm-duration-instant);
      }
      .preset > span {
        flex: 1;
      }
      .preset:hover {
        background: var(--dm-color-hover);
      }
      .heading {
        font: var(--dm-text-title-1);
        font-weight: var(--dm-font-weight-bold);
        letter-spacing: var(--dm-tracking-title);
      }
      .subheading {
        font: var(--dm-text-title-3);
        font-weight: var(--dm-font-weight-bold);
      }
      .body {
        font: var(--dm-text-control);
      }
      h3 {
        font: var(--dm-text-control);
        font-weight: var(--dm-font-weight-bold);
        padding: var(--dm-space-2) 0 0;
      }
    `,
  ];

  /** Where the face of the headings comes from; without it they stand in the letters of the interface. */
  @property({ attribute: false }) fonts: FontSource | null = null;

  /** CSS families of the headings' face, plain and bold. */
  @state() private faces: { readonly plain: string; readonly bold: string } | null = null;

  readonly #list = new PagedList<TextTemplateCard>(
    (options) => this.assets!.textTemplates(options),
    ITEMS_PER_PAGE.textTemplates,
  );
  readonly #search = new ListSearch<TextTemplateCard>(
    (options) => this.assets!.textTemplates(options),
    ITEMS_PER_PAGE.textTemplates,
  );

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('fonts')) void this.#loadFaces(this.fonts);
    if (!changed.has('assets')) return;
    this.#list.reset();
    this.#search.enter('');
  }

  /** Headings are shown in what they will be set in; while that is not to be had they are there all the same. */
  async #loadFaces(fonts: FontSource | null): Promise<void> {
    this.faces = null;
    const families = (await fonts?.families().catch(() => [])) ?? [];
    const family = families.find(({ name }) => name === (fonts?.standard ?? DEFAULT_FONT));
    if (!fonts || !family) return;
    const load = async (weight: number): Promise<string> => {
      const face = nearestFace(family, weight, false)!;
      return loadFontFace(face.id, () => fonts.load(face)).catch(() => '');
    };
    const [plain, bold] = await Promise.all([load(400), load(700)]);
    if (fonts === this.fonts) this.faces = { plain, bold };
  }

  #renderPreset(preset: TextPreset): TemplateResult {
    const words = WORDS[preset.id]();
    const face = this.faces?.[preset.bold ? 'bold' : 'plain'];
    // the file is bold already: the browser is not to make it bolder
    const look = face ? { 'font-family': `${face}, var(--dm-font-ui)`, 'font-weight': 'normal' } : {};
    return html`<button
      type="button"
      class="preset ${preset.id}"
      @click=${() => this.editor && this.attempt(insertAndEditText(this.editor, preset, words))}
    >
      <span class="ellipsis" ${cspStyleMap(look)}>${words}</span>
    </button>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    return html`<div class="head">
        ${TEXT_PRESETS.map((preset) => this.#renderPreset(preset))}
        <h3>${t('textTemplates')}</h3>
        ${this.searchField(this.#search, t('searchTextTemplates'))}
      </div>
      ${this.searchedGrid(this.#list, this.#search, {
        label: t('textTemplates'),
        emptyText: t('noTextTemplates'),
        fit: 'contain',
        item: (card) => cardItem(card, { kind: 'text-template', object: card.object }),
        pick: ({ object }) => this.editor && this.attempt(insertTextTemplate(this.editor, object)),
      })}`;
  }
}

define('dm-text-panel', DmTextPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-text-panel': DmTextPanel;
  }
}
