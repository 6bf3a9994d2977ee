import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon } from '../../base/icons/icon.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/lists/dm-empty-state.js';
import '../../controls/lists/dm-skeleton.js';
import '../../controls/fields/dm-slider.js';
import type { Editor } from '../../editor/editor.js';
import {
  FilterThumbnails,
  thumbnailSubject,
  type ThumbnailSubject,
} from '../../editor/effects/filter-thumbnails.js';
import { LiveEdit } from '../../editor/live-edit.js';
import {
  canResetFilter,
  pictureLook,
  setFilter,
  setIntensity,
} from '../../editor/effects/picture-effects.js';
import { effectTargets } from '../../editor/effects/picture-parts.js';
import { DEFAULT_INTENSITY } from '../../imaging/effect.js';
import { FILTERS, type Filter } from '../../imaging/filters/filter-recipes.js';
import '../shared/dm-filter-code.js';
import { filtersPanelStyles } from './dm-filters-panel.styles.js';
import { effectPanelStyles } from '../shared/effect-panel.styles.js';
import { moveInGrid } from '../shared/grid-navigation.js';
import { t } from '../strings.js';

/** The box of a thumbnail, CSS pixels. */
const BOX = { width: 87, height: 76 };
const COLUMNS = 3;
/** Finer than this a thumbnail shows nothing more. */
const MOST_DENSITY = 2;

/**
 * The 21 filters, each shown on the selected picture itself; a press applies one at intensity 50, the slider below makes
 * it weaker or stronger [B-031]. Of several pictures the first is shown and all are changed.
 */
export class DmFiltersPanel extends DmElement {
  static override styles = [sharedStyles, effectPanelStyles, filtersPanelStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** The filter that the Tab key leads to; the chosen one until the arrow keys went on. */
  @state() private current: string | null = null;

  readonly #thumbnails = new FilterThumbnails();
  readonly #live = new LiveEdit();
  readonly #drawn = new WeakMap<HTMLCanvasElement, ImageBitmap>();
  #subject: ThumbnailSubject | null = null;
  /** The picture that was asked for, while it is on its way. */
  #asked = '';

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#thumbnails.stop();
  }

  protected override updated(): void {
    const { editor } = this;
    const subject = this.#subject;
    if (!editor || !subject || !this.isConnected) return;
    this.#load(editor, subject);
    const density = Math.min(MOST_DENSITY, devicePixelRatio);
    this.#thumbnails.show(editor, subject, {
      width: Math.round(BOX.width * density),
      height: Math.round(BOX.height * density),
    });
    for (const canvas of this.renderRoot.querySelectorAll('canvas')) this.#draw(canvas, subject);
  }

  /** A picture nobody else has asked for yet. */
  #load({ resources }: Editor, { source, state: there }: ThumbnailSubject): void {
    if (there !== 'loading') this.#asked = '';
    else if (this.#asked !== source) {
      this.#asked = source;
      void resources.ensure(effectTargets(this.editor!).map(({ object }) => object));
    }
  }

  #draw(canvas: HTMLCanvasElement, subject: ThumbnailSubject): void {
    const picture = this.#thumbnails.of(subject, canvas.dataset['filter']!);
    if (!picture || picture === 'failed' || this.#drawn.get(canvas) === picture) return;
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    this.#drawn.set(canvas, picture);
  }

  #apply(id: string): void {
    this.current = id;
    setFilter(this.editor!, id);
  }

  #reset(): void {
    setFilter(this.editor!, 'none');
    this.current = null;
    // the button is gone
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('.filter[tabindex="0"]')?.focus(),
    );
  }

  #setIntensity(event: CustomEvent<{ value: number }>): void {
    event.stopPropagation();
    setIntensity(this.editor!, event.detail.value, this.#live.mode(event, this.editor!));
  }

  #onKeyDown(event: KeyboardEvent): void {
    moveInGrid(event, [...this.renderRoot.querySelectorAll<HTMLElement>('.filter')], COLUMNS);
  }

  #renderStage(id: string, subject: ThumbnailSubject): TemplateResult {
    const thumbnail = this.#thumbnails.of(subject, id);
    if (subject.state === 'failed' || thumbnail === 'failed')
      return html`${icon('image-broken')}<span class="visually-hidden">${t('imageFailed')}</span>`;
    return thumbnail && subject.state === 'ready'
      ? html`<canvas data-filter=${id}></canvas>`
      : html`<dm-skeleton></dm-skeleton>`;
  }

  #renderFilter({ id, name }: Filter, subject: ThumbnailSubject, chosen: string): TemplateResult {
    const stop = this.current ?? chosen;
    return html`<button
      type="button"
      class="filter"
      aria-pressed=${id === chosen}
      tabindex=${id === stop ? 0 : -1}
      ?disabled=${this.editor!.selection.locked.value}
      @click=${() => this.#apply(id)}
      @focus=${() => (this.current = id)}
    >
      <span class="stage">${this.#renderStage(id, subject)}</span><span class="name ellipsis">${name}</span>
    </button>`;
  }

  #renderFault(): TemplateResult {
    const { resources } = this.editor!;
    return html`<div class="fault" role="status">
      <span class="caption">${t('imageFailed')}</span>
      <dm-button size="small" @click=${() => resources.retry()}>${t('tryAgain')}</dm-button>
    </div>`;
  }

  #renderFooter(filter: string, intensity: number): TemplateResult {
    const { editor } = this;
    const set = this.#setIntensity.bind(this);
    return html`<footer>
      <div class="lead">
        <span class="label" aria-hidden="true">${t('intensity')}</span>
        ${
          canResetFilter(editor!)
            ? html`<dm-button kind="quiet" size="small" icon="arrow-counter-clockwise" @click=${this.#reset}
                >${t('reset')}</dm-button
              >`
            : nothing
        }
      </div>
      <dm-slider
        with-number
        strict
        label=${t('intensity')}
        reset-value=${DEFAULT_INTENSITY}
        .value=${intensity}
        ?disabled=${filter === 'none' || editor!.selection.locked.value}
        @dm-input=${set}
        @dm-change=${set}
      ></dm-slider>
      <dm-filter-code .editor=${editor}></dm-filter-code>
    </footer>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    const look = editor && pictureLook(editor);
    const subject = (this.#subject = editor && thumbnailSubject(editor));
    if (!editor) return nothing;
    if (!look || !subject)
      return html`<dm-empty-state heading=${t('noPicture')} help=${t('noPictureHelp')}></dm-empty-state>`;
    const { across, down } = subject.mirror;
    const known = FILTERS.some(({ id }) => id === look.filter) ? look.filter : 'none';
    // locked, nothing inside takes the keyboard that could scroll it
    const stop = editor.selection.locked.value ? 0 : nothing;
    return html`<div class="body scroll-area" tabindex=${stop} aria-busy=${subject.state === 'loading'}>
        ${subject.state === 'failed' ? this.#renderFault() : nothing}
        <div
          class="grid"
          role="group"
          aria-label=${t('filters')}
          ${cspStyleMap({ '--mirror': `${across ? -1 : 1} ${down ? -1 : 1}` })}
          @keydown=${this.#onKeyDown}
        >
          ${FILTERS.map((filter) => this.#renderFilter(filter, subject, known))}
        </div>
      </div>
      ${this.#renderFooter(look.filter, look.intensity)}`;
  }
}

define('dm-filters-panel', DmFiltersPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-filters-panel': DmFiltersPanel;
  }
}
