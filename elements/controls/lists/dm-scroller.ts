import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { t } from '../../base/i18n/en.js';
import { icon } from '../../base/icons/icon.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import './dm-empty-state.js';
import './dm-skeleton.js';

/**
 * What a list is doing: `ready` may ask for more, `loading` waits, `failed` offers Try again, `empty` has nothing at
 * all, `end` has shown everything.
 */
export type ScrollerState = 'ready' | 'loading' | 'failed' | 'empty' | 'end';

export interface DmScrollerEvents {
  'dm-more': { retry: boolean };
}

/** Skeleton boxes of a first page. */
const SKELETONS = Array.from({ length: 20 });

/**
 * An endless list with its four faces: skeleton, empty, failed with Try again, content. It asks for more when its end
 * comes near, also at once when the content does not fill it.
 *
 * @slot - The content. While it is empty, `loading` shows the skeleton and `failed` fills the place.
 * @slot skeleton - Instead of the twenty boxes in two columns.
 * @slot empty - Instead of the plain sentence.
 * @fires dm-more - The next page is wanted: `{ retry }`; answer by setting `state` to `loading`.
 * @csspart scroll - The scrolling box.
 */
export class DmScroller extends DmElement<DmScrollerEvents> {
  static override styles = [
    sharedStyles,
    buttonStyles,
    css`
      :host {
        display: block;
        flex: 1;
        min-height: 0;
        height: 100%;
      }
      .scroll-area {
        height: 100%;
        padding: var(--dm-scroller-padding, 4px 16px 16px);
      }
      .scroll-area:focus-visible {
        outline-offset: -2px;
      }
      .skeletons {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 12px;
      }
      .skeletons dm-skeleton {
        height: 132px;
      }
      .skeletons.row {
        margin-top: 12px;
      }
      .foot {
        padding: 16px 0;
        text-align: center;
      }
      .failed {
        display: grid;
        justify-items: center;
        gap: 8px;
        padding: 24px 0;
        text-align: center;
        color: var(--dm-color-text-2);
      }
      .failed svg {
        color: var(--dm-color-danger);
      }
      .end {
        height: 1px;
      }
    `,
  ];

  @property() state: ScrollerState = 'ready';

  /** The sentence for an empty list. */
  @property({ attribute: 'empty-text' }) emptyText = '';

  /** One line of help under it. */
  @property({ attribute: 'empty-help' }) emptyHelp = '';

  /** The sentence for a failure. */
  @property({ attribute: 'failed-text' }) failedText = '';

  /** The accessible name of the list. */
  @property() label = '';

  @state() private filled = false;
  @query('.scroll-area') private area!: HTMLElement;
  @query('.end') private end!: HTMLElement;

  #observer: IntersectionObserver | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('online', this.#onOnline);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('online', this.#onOnline);
    this.#unobserve();
  }

  /** What failed for want of a network is asked for again when that is back. */
  readonly #onOnline = (): void => {
    if (this.state === 'failed') this.#more(true);
  };

  /** Back to the top, for a new search. */
  scrollToTop(): void {
    if (this.hasUpdated) this.area.scrollTop = 0;
  }

  #unobserve(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  /** A fresh observer reports at once whether the end is near, so a page that did not fill the box asks again. */
  #observe(): void {
    this.#unobserve();
    if (this.state !== 'ready' || !this.isConnected) return;
    const near = (entries: IntersectionObserverEntry[]): void => {
      if (entries.some((entry) => entry.isIntersecting)) this.#more(false);
    };
    this.#observer = new IntersectionObserver(near, { root: this.area, rootMargin: '400px 0px' });
    this.#observer.observe(this.end);
  }

  #more(retry: boolean): void {
    this.#unobserve();
    this.emit('dm-more', { retry });
  }

  #onSlotChange(event: Event): void {
    this.filled = (event.target as HTMLSlotElement).assignedElements({ flatten: true }).length > 0;
  }

  protected override updated(changed: PropertyValues): void {
    if (this.state !== 'ready') this.#unobserve();
    else if (changed.has('state') || changed.has('filled') || !this.#observer) this.#observe();
  }

  #renderLoading(): TemplateResult {
    const boxes = (this.filled ? SKELETONS.slice(0, 2) : SKELETONS).map(
      () => html`<dm-skeleton></dm-skeleton>`,
    );
    return html`<span class="visually-hidden">${t('loading')}</span>
      <div class="skeletons ${this.filled ? 'row' : ''}" ?hidden=${!this.filled && this.#hasOwn('skeleton')}>
        ${boxes}
      </div>`;
  }

  #hasOwn(slot: string): boolean {
    return this.querySelector(`:scope > [slot='${slot}']`) !== null;
  }

  #renderFailed(): TemplateResult {
    return html`<div class="failed">
      ${icon('warning-circle')}
      <p>${this.failedText || t('somethingWentWrong')}</p>
      <button type="button" class="button second small" @click=${() => this.#more(true)}>
        ${t('tryAgain')}
      </button>
    </div>`;
  }

  #renderFoot(): TemplateResult | typeof nothing {
    if (this.state === 'loading') return this.#renderLoading();
    if (this.state === 'failed') return this.#renderFailed();
    if (this.state === 'end') return html`<p class="caption foot">${t('noMoreResults')}</p>`;
    return nothing;
  }

  protected override render(): TemplateResult {
    return html`<div
      class="scroll-area"
      part="scroll"
      role="group"
      tabindex="0"
      aria-label=${this.label || nothing}
      aria-busy=${this.state === 'loading'}
    >
      <slot @slotchange=${this.#onSlotChange}></slot>
      <slot name="skeleton" ?hidden=${this.state !== 'loading' || this.filled}></slot>
      <div role="status">
        <slot name="empty" ?hidden=${this.state !== 'empty'}
          ><dm-empty-state .heading=${this.emptyText} .help=${this.emptyHelp}></dm-empty-state
        ></slot>
        ${this.#renderFoot()}
      </div>
      <div class="end"></div>
    </div>`;
  }
}

define('dm-scroller', DmScroller);

declare global {
  interface HTMLElementTagNameMap {
    'dm-scroller': DmScroller;
  }
}
