import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-icon-button.js';
import { FullScreen } from '../../controls/dialogs/full-screen.js';
import { fullScreenStyles } from '../../controls/dialogs/full-screen.styles.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import type { Editor } from '../../editor/editor.js';
import '../pages/dm-page-preview.js';
import { presenterStyles } from './dm-presenter.styles.js';
import { stepOfKey, Swipe, WheelTurns } from './presenter-navigation.js';
import { t } from '../strings.js';
import { pageText } from '../../editor/accessibility/page-text.js';
import { onLink, slideLinks } from './slide-links.js';

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
  static override styles = [sharedStyles, fullScreenStyles, presenterStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** The browser gives the screen only in answer to a press. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** Id of the page that is shown. */
  @state() private page = '';
  @query('dialog') private dialog!: HTMLDialogElement;
  @query('.room') private room!: HTMLElement;

  #swiped = false;
  readonly #swipe = new Swipe();
  readonly #wheel = new WheelTurns();
  readonly #screen = new FullScreen(this, {
    dialog: () => this.dialog,
    room: () => this.room,
    left: () => this.#leave(),
  });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.open = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if ((changed.has('open') || changed.has('editor')) && this.open)
      this.page = this.editor?.page.peek() ?? '';
  }

  protected override updated(changed: PropertyValues): void {
    const { dialog } = this;
    if (this.open && this.editor && !dialog.open) this.#screen.show();
    else if (changed.has('open') && !this.open) this.#screen.hide();
  }

  #leave(): void {
    if (!this.open) return;
    this.open = false;
    this.editor?.goToPage(this.page);
    this.emit('dm-close', {});
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
    if (event.key === 'Tab') this.#screen.moved();
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
    const scale = Math.min(this.#screen.size.width / width, this.#screen.size.height / height);
    const size = { width: `${width * scale}px`, height: `${height * scale}px` };
    return html`<dm-page-preview
        class="slide ${on ? 'on' : ''}"
        role=${on ? 'img' : nothing}
        aria-label=${on ? label : nothing}
        aria-hidden=${on ? nothing : 'true'}
        ${cspStyleMap(size)}
        .editor=${editor}
        .page=${id}
        .height=${height * scale}
      ></dm-page-preview>
      ${on ? slideLinks(editor, id, size) : nothing}`;
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
    const near = this.#screen.size.width > 0 ? pages.slice(Math.max(0, at - 1), at + 2) : [];
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
    const { editor, open } = this;
    const { rests } = this.#screen;
    return html`<dialog
      aria-label=${t('presenting')}
      @close=${() => this.#leave()}
      @focusin=${() => this.#screen.moved()}
    >
      <div
        class="room ${rests ? 'rests' : ''}"
        tabindex="-1"
        @keydown=${this.#onKey}
        @fullscreenchange=${() => this.#screen.onFullscreen()}
        @pointermove=${() => this.#screen.moved()}
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
