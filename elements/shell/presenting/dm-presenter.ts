import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-icon-button.js';
import { deepFocus } from '../../base/deep-focus.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import type { Editor } from '../../editor/editor.js';
import '../pages/dm-page-preview.js';
import { presenterStyles } from './dm-presenter.styles.js';
import { stepOfKey, Swipe, WheelTurns } from './presenter-navigation.js';
import { t } from '../strings.js';
import { pageText } from '../pages/page-text.js';
import { onLink, slideLinks } from './slide-links.js';

/** Time without a movement after which the controls go, ms. */
const REST_MS = 3000;

export interface DmPresenterEvents {
  'dm-close': Record<string, never>;
}

/**
 * The pages of a design full screen, one at a time [B-048]; where the browser refuses the screen they fill the window.
 * Arrows, Space, Page Up and Page Down, Home and End, a click, the wheel and a swipe turn the page, links open, Escape leaves. It
 * begins at the editor's current page, and the page it ends at becomes the current one.
 *
 * @fires dm-close - The user left.
 */
export class DmPresenter extends DmElement<DmPresenterEvents> {
  static override styles = [sharedStyles, presenterStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** The browser gives the screen only in answer to a press. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** Id of the page that is shown. */
  @state() private page = '';
  /** The room there is, CSS pixels. */
  @state() private size = { width: 0, height: 0 };
  /** Nothing has moved for a while. */
  @state() private rests = false;

  @query('dialog') private dialog!: HTMLDialogElement;
  @query('.room') private room!: HTMLElement;

  #timer: ReturnType<typeof setTimeout> | undefined;
  #swiped = false;
  #full = false;
  /** What had the keyboard before. */
  #back: HTMLElement | null = null;
  readonly #swipe = new Swipe();
  readonly #wheel = new WheelTurns();
  readonly #observer = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    this.size = { width, height };
  });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#observer.disconnect();
    this.open = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if ((changed.has('open') || changed.has('editor')) && this.open)
      this.page = this.editor?.page.peek() ?? '';
  }

  protected override updated(changed: PropertyValues): void {
    const { dialog } = this;
    if (this.open && this.editor && !dialog.open) this.#show();
    else if (changed.has('open') && !this.open) this.#hide();
  }

  #show(): void {
    this.#back = deepFocus();
    this.dialog.showModal();
    this.room.focus({ preventScroll: true });
    this.size = { width: this.room.clientWidth, height: this.room.clientHeight };
    this.#observer.observe(this.room);
    this.#showControls();
    // refused without a press and where a page around it forbids it: the dialog fills the window
    this.room.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
  }

  #hide(): void {
    const back = this.#back;
    this.#back = null;
    clearTimeout(this.#timer);
    this.#observer.disconnect();
    const left = this.#isFull ? document.exitFullscreen().catch(() => undefined) : null;
    this.#full = false;
    this.dialog.close();
    back?.focus({ preventScroll: true });
    // what had the keyboard may not fit the screen, and be there only when the window is back
    void left?.then(() => {
      if (!deepFocus()) back?.focus({ preventScroll: true });
    });
  }

  get #isFull(): boolean {
    return (this.renderRoot as ShadowRoot).fullscreenElement === this.room;
  }

  #leave(): void {
    if (!this.open) return;
    this.open = false;
    this.editor?.goToPage(this.page);
    this.emit('dm-close', {});
  }

  /** The browser takes Escape for itself while it gives the screen: leaving that is leaving. */
  #onFullscreen(): void {
    const had = this.#full;
    this.#full = this.#isFull;
    if (had && !this.#full) this.#leave();
  }

  /** Something moved: the controls come, and go again after a while. */
  #showControls(): void {
    this.rests = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.rests = true), REST_MS);
  }

  #turn(by: number): void {
    const pages = this.editor!.index.pages.peek();
    const to = Math.min(pages.length - 1, Math.max(0, pages.indexOf(this.page) + by));
    this.page = pages[to] ?? this.page;
  }

  #onKey(event: KeyboardEvent): void {
    // the editor behind it gets no key
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const onButton = event.composedPath().some((node) => node instanceof HTMLButtonElement);
    if (onButton && (event.key === ' ' || event.key === 'Enter')) return;
    if (onLink(event) && event.key === 'Enter') return;
    if (event.key === 'Tab') this.#showControls();
    const step = stepOfKey(event.key);
    if (step === null) return;
    consumeEvent(event);
    this.#turn(step);
  }

  #onPointerUp(event: PointerEvent): void {
    const by = this.#swipe.end(event);
    this.#swiped = by !== 0;
    if (by) this.#turn(by);
  }

  /** A press anywhere but on the controls goes on; the end of a swipe is a press too. */
  #onClick(event: MouseEvent): void {
    const swiped = this.#swiped;
    this.#swiped = false;
    // the end of a swipe follows no link
    if (swiped) return event.preventDefault();
    const onBar = event.composedPath().some((node) => node instanceof HTMLElement && node.matches('.bar'));
    if (!onBar && !onLink(event)) this.#turn(1);
  }

  #onWheel(event: WheelEvent): void {
    event.preventDefault();
    const by = event.ctrlKey ? 0 : this.#wheel.turn(event);
    if (by) this.#turn(by);
  }

  #renderSlide(editor: Editor, id: string, label: string): TemplateResult {
    const on = id === this.page;
    const { width, height } = editor.size;
    const scale = Math.min(this.size.width / width, this.size.height / height);
    const style = `width: ${width * scale}px; height: ${height * scale}px`;
    return html`<dm-page-preview
        class="slide ${on ? 'on' : ''}"
        role=${on ? 'img' : nothing}
        aria-label=${on ? label : nothing}
        aria-hidden=${on ? nothing : 'true'}
        style=${style}
        .editor=${editor}
        .page=${id}
        .height=${height * scale}
      ></dm-page-preview>
      ${on ? slideLinks(editor, id, style) : nothing}`;
  }

  #renderBar(at: number, count: number): TemplateResult {
    return html`<div class="bar" role="group" aria-label=${t('presenting')}>
      <dm-icon-button
        icon="caret-left"
        label=${t('previousPage')}
        ?disabled=${at === 0}
        @click=${() => this.#turn(-1)}
      ></dm-icon-button>
      <span class="count" aria-hidden="true">${t('pageOf', { number: at + 1, count })}</span>
      <dm-icon-button
        icon="caret-right"
        label=${t('nextPage')}
        ?disabled=${at === count - 1}
        @click=${() => this.#turn(1)}
      ></dm-icon-button>
      <span class="line"></span>
      <dm-icon-button
        icon="x"
        label=${t('stopPresenting')}
        keys="Esc"
        @click=${() => this.#leave()}
      ></dm-icon-button>
    </div>`;
  }

  #renderStage(editor: Editor): TemplateResult {
    const pages = editor.index.pages.value;
    const at = Math.max(0, pages.indexOf(this.page));
    const label = t('page', { number: at + 1, count: pages.length });
    // the neighbors are painted beforehand, so that a page is there when it is turned to
    const near = this.size.width > 0 ? pages.slice(Math.max(0, at - 1), at + 2) : [];
    return html`${repeat(
        near,
        (id) => id,
        (id) => this.#renderSlide(editor, id, label),
      )}
      <p class="visually-hidden" role="status">${label}</p>
      <p class="visually-hidden">${pageText(editor, pages[at]!)}</p>
      ${this.#renderBar(at, pages.length)}`;
  }

  protected override render(): TemplateResult {
    const { editor, open, rests } = this;
    return html`<dialog
      aria-label=${t('presenting')}
      @close=${() => this.#leave()}
      @focusin=${() => this.#showControls()}
    >
      <div
        class="room ${rests ? 'rests' : ''}"
        tabindex="-1"
        @keydown=${this.#onKey}
        @fullscreenchange=${() => this.#onFullscreen()}
        @pointermove=${() => this.#showControls()}
        @pointerdown=${(event: PointerEvent) => this.#swipe.begin(event)}
        @pointerup=${this.#onPointerUp}
        @click=${this.#onClick}
        @wheel=${this.#onWheel}
      >
        ${open && editor ? this.#renderStage(editor) : nothing}
      </div>
    </dialog>`;
  }
}

define('dm-presenter', DmPresenter);

declare global {
  interface HTMLElementTagNameMap {
    'dm-presenter': DmPresenter;
  }
}
