import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { designTimeline, type DesignTimeline, type Moment } from '../animation/design-timeline.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import { consumeEvent } from '../controls/behavior/consume-event.js';
import type { DmButton } from '../controls/buttons/dm-button.js';
import '../controls/buttons/dm-button.js';
import '../controls/buttons/dm-icon-button.js';
import { FullScreen } from '../controls/dialogs/full-screen.js';
import { fullScreenStyles } from '../controls/dialogs/full-screen.styles.js';
import { pageText } from '../editor/accessibility/page-text.js';
import { isPageAnimated } from '../editor/animating/animate.js';
import type { Editor } from '../editor/editor.js';
import type { DesignObject } from '../objects/kinds.js';
import type { PaintContext } from '../paint/env.js';
import { clockText } from './clock-text.js';
import { animationPlayerStyles } from './dm-animation-player.styles.js';
import type { PageStage } from './page-stage.js';
import { PageStages } from './page-stages.js';
import { paintTurn } from './paint-turn.js';
import { Playback } from './playback.js';
import { SoundPlayback } from './sound-playback.js';
import { t } from './strings.js';

/** More pixels than this are not painted sixty times a second. */
const MOST_PIXELS = 4_000_000;
const MOST_DENSE = 2;
/** Time of a frame that may go into what is shown later, ms. */
const AHEAD_MS = 5;
/** The same while nothing can be shown yet. */
const BUILD_MS = 12;

export interface DmAnimationPlayerEvents {
  'dm-close': Record<string, never>;
}

/**
 * Plays a design full screen, page by page for its duration [B-029]; where the browser refuses the screen it fills the window.
 * Space and a click play and pause, arrows turn the page, Home and End lead to the ends, Escape leaves. Who asked for less
 * motion is asked first.
 *
 * @fires dm-close - The user left.
 */
export class DmAnimationPlayer extends DmElement<DmAnimationPlayerEvents> {
  static override styles = [sharedStyles, fullScreenStyles, animationPlayerStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** The browser gives the screen only in answer to a press. */
  @property({ type: Boolean, reflect: true }) open = false;

  @state() private playing = false;
  @state() private loop = false;
  /** Place of the page that shows. */
  @state() private at = 0;
  /** Whoever wants less motion is asked. */
  @state() private asks = false;

  @query('dialog') private dialog!: HTMLDialogElement;
  @query('.room') private room!: HTMLElement;
  @query('canvas') private canvas!: HTMLCanvasElement | null;
  @query('input') private scrubber!: HTMLInputElement | null;
  @query('.time') private clock!: HTMLElement | null;

  #playback = new Playback(designTimeline([]));
  /** Pages are shown at rest, not at their moment. */
  #still = false;
  #frame = 0;
  #last = 0;
  #scale = 0;
  #sound: SoundPlayback | null = null;
  readonly #stages = new PageStages();
  readonly #screen = new FullScreen(this, {
    dialog: () => this.dialog,
    room: () => this.room,
    left: () => this.#leave(),
  });

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#stop();
    this.open = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if ((changed.has('open') || changed.has('editor')) && this.open && this.editor) this.#begin(this.editor);
  }

  protected override updated(changed: PropertyValues): void {
    if (this.open && this.editor && !this.dialog.open) {
      this.#screen.show();
      if (this.asks) void this.#focusAnswer();
    } else if (changed.has('open') && !this.open && this.dialog.open) this.#screen.hide();
    if (this.open) this.#fit();
  }

  /** The answer that moves nothing; a button takes the keyboard when it is rendered. */
  async #focusAnswer(): Promise<void> {
    const answer = this.renderRoot.querySelector<DmButton>('.question .still');
    await answer?.updateComplete;
    answer?.focus();
  }

  #begin(editor: Editor): void {
    const pages = editor.index.pages.peek();
    this.#playback = new Playback(this.#timeline(editor));
    this.#playback.loop = this.loop;
    this.#stages.clear();
    this.at = 0;
    this.asks =
      matchMedia('(prefers-reduced-motion: reduce)').matches &&
      pages.some((id) => isPageAnimated(editor, id));
    this.#still = this.asks;
    this.#load(editor);
    this.#sound?.close();
    this.#sound = SoundPlayback.of(editor, this.#playback.timeline.duration);
    if (!this.asks) this.#play();
  }

  #timeline(editor: Editor): DesignTimeline {
    return designTimeline(editor.index.pages.peek().map((id) => editor.pageRecord(id).page));
  }

  /** What is on the pages comes while they play. */
  #load(editor: Editor): void {
    const { index, resources } = editor;
    for (const page of index.pages.peek()) {
      const background = index.background(page)?.object;
      const objects = index.objects(page).map((id) => editor.object(id) as DesignObject);
      void resources.ensure(background ? [background, ...objects] : objects);
    }
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#playback.pause();
    this.playing = false;
    this.#sound?.close();
    this.#sound = null;
    this.#stages.clear();
  }

  #leave(): void {
    if (!this.open) return;
    const page = this.editor?.index.pages.peek()[this.at];
    this.#stop();
    this.open = false;
    if (page) this.editor!.goToPage(page);
    this.emit('dm-close', {});
  }

  #play(): void {
    this.asks = this.#still = false;
    this.#playback.play();
    this.playing = true;
    this.#last = 0;
    this.#request();
  }

  /** A tab that is not seen gets no frames: the picture stands, and the sound with it until the next one. */
  readonly #onVisibility = (): void => {
    if (document.hidden) this.#sound?.follow(false, 0);
  };

  #pause(): void {
    this.#playback.pause();
    this.#sound?.follow(false, 0);
    this.playing = false;
  }

  #toggle(): void {
    if (this.playing) this.#pause();
    else this.#play();
  }

  #keepStill(): void {
    this.asks = false;
    this.room.focus({ preventScroll: true });
    this.#request();
  }

  #turn(to: number): void {
    this.#playback.goTo(to);
    this.#request();
  }

  #seek(event: Event): void {
    this.#still = false;
    this.#playback.seek(Number((event.target as HTMLInputElement).value));
    this.#request();
  }

  /** The canvas as large as the room lets the page be. */
  #fit(): void {
    const { canvas, editor } = this;
    const { width, height } = this.#screen.size;
    if (!canvas || !editor || width === 0) return;
    const page = editor.size;
    const fitting = Math.min(width / page.width, height / page.height);
    canvas.style.width = `${page.width * fitting}px`;
    canvas.style.height = `${page.height * fitting}px`;
    const most = Math.sqrt(MOST_PIXELS / (page.width * page.height));
    const scale = Math.min(fitting * Math.min(MOST_DENSE, devicePixelRatio), most);
    if (scale === this.#scale && canvas.width > 1) return;
    this.#scale = scale;
    canvas.width = Math.max(1, Math.round(page.width * scale));
    canvas.height = Math.max(1, Math.round(page.height * scale));
    this.#stages.clear();
    this.#request();
  }

  #request(): void {
    if (this.#frame === 0 && this.open) this.#frame = requestAnimationFrame((now) => this.#show(now));
  }

  #show(now: number): void {
    this.#frame = 0;
    const { canvas, editor } = this;
    if (!editor || !canvas || !this.open || this.#scale === 0) return;
    this.#stages.forgetOld(editor);
    const playback = this.#playback;
    // the clock waits for a page that cannot be shown yet
    const ready = this.#prepared(editor, playback.moment);
    playback.advance(ready && this.#last > 0 ? (now - this.#last) / 1000 : 0);
    this.#last = now;
    const { moment } = playback;
    if (ready) {
      this.#paint(editor, canvas, moment);
      this.#tell(moment.index);
      // the page before a turn is let go by the one ahead
      if (playback.playing && !moment.turn) this.#stage(editor, moment.index + 1)?.prepare(AHEAD_MS);
    }
    // while a page is being made nothing goes on
    this.#sound?.follow(playback.playing && ready, playback.time);
    if (playback.playing || !ready) this.#request();
  }

  #prepared(editor: Editor, { index, turn }: Moment): boolean {
    const before = turn ? (this.#stage(editor, index - 1)?.prepare(BUILD_MS) ?? true) : true;
    return (this.#stage(editor, index)?.prepare(BUILD_MS) ?? true) && before;
  }

  #paint(editor: Editor, canvas: HTMLCanvasElement, { index, time, turn }: Moment): void {
    const stage = this.#stage(editor, index);
    const before = turn && !this.#still ? this.#stage(editor, index - 1) : null;
    if (stage && before) paintTurn(canvas, turn!, { stage: before, time: turn!.until }, { stage, time });
    else stage?.paint(canvas.getContext('2d') as unknown as PaintContext, this.#still ? Infinity : time);
  }

  #stage(editor: Editor, index: number): PageStage | null {
    return this.#stages.at(editor, index, this.#scale);
  }

  /** The controls follow the clock: by hand, since a whole render sixty times a second costs frames. */
  #tell(index: number): void {
    this.at = index;
    this.playing = this.#playback.playing;
    const { time, timeline } = this.#playback;
    const { clock, scrubber } = this;
    const [now, total] = [clockText(time), clockText(timeline.duration)];
    if (clock) clock.textContent = `${now} / ${total}`;
    if (!scrubber) return;
    scrubber.value = String(time);
    const page = t('pageOf', { number: index + 1, count: timeline.spans.length });
    scrubber.setAttribute('aria-valuetext', t('timeOf', { time: now, total, page }));
  }

  #onKey(event: KeyboardEvent): void {
    // the editor behind it gets no key
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Tab') this.#screen.moved();
    const [target] = event.composedPath();
    if (target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter')) return;
    // the slider has the arrows for itself
    if (target instanceof HTMLInputElement && event.key !== ' ') return;
    const act = this.#actOf(event.key);
    if (!act || this.asks) return;
    consumeEvent(event);
    this.#screen.moved();
    act();
  }

  #actOf(key: string): (() => void) | undefined {
    return {
      ' ': () => this.#toggle(),
      ArrowLeft: () => this.#turn(this.at - 1),
      ArrowRight: () => this.#turn(this.at + 1),
      PageUp: () => this.#turn(this.at - 1),
      PageDown: () => this.#turn(this.at + 1),
      Home: () => this.#turn(0),
      End: () => this.#turn(Infinity),
    }[key];
  }

  #onClick(event: MouseEvent): void {
    const on = event
      .composedPath()
      .some((node) => node instanceof HTMLElement && node.matches('.bar, .question'));
    if (!on && !this.asks) this.#toggle();
  }

  #renderQuestion(): TemplateResult {
    return html`<div class="question" role="group" aria-labelledby="question" aria-describedby="reason">
      <h2 class="title-3" id="question">${t('lessMotion')}</h2>
      <p id="reason">${t('lessMotionHelp')}</p>
      <div>
        <dm-button class="still" @click=${() => this.#keepStill()}>${t('keepStill')}</dm-button>
        <dm-button kind="primary" @click=${() => this.#play()}>${t('play')}</dm-button>
      </div>
    </div>`;
  }

  #renderBar(count: number): TemplateResult {
    const { at, playing, loop } = this;
    const { duration } = this.#playback.timeline;
    return html`<div class="bar" role="group" aria-label=${t('player')}>
      <dm-icon-button
        icon=${playing ? 'pause' : 'play'}
        label=${t(playing ? 'pause' : 'play')}
        @click=${() => this.#toggle()}
      ></dm-icon-button>
      <dm-icon-button
        icon="caret-left"
        label=${t('previousPage')}
        ?disabled=${at === 0}
        @click=${() => this.#turn(at - 1)}
      ></dm-icon-button>
      <span class="count" aria-hidden="true">${at + 1} / ${count}</span>
      <dm-icon-button
        icon="caret-right"
        label=${t('nextPage')}
        ?disabled=${at === count - 1}
        @click=${() => this.#turn(at + 1)}
      ></dm-icon-button>
      <input type="range" min="0" max=${duration} step="any" aria-label=${t('time')} @input=${this.#seek} />
      <span class="time" aria-hidden="true"></span>
      <dm-icon-button
        icon="repeat"
        label=${t('loop')}
        toggle
        ?pressed=${loop}
        @click=${() => (this.loop = this.#playback.loop = !loop)}
      ></dm-icon-button>
      <span class="line"></span>
      <dm-icon-button icon="x" label=${t('close')} keys="Esc" @click=${() => this.#leave()}></dm-icon-button>
    </div>`;
  }

  #renderStage(editor: Editor): TemplateResult {
    const pages = editor.index.pages.value;
    // what arrives while nothing moves is painted too
    void editor.resources.version.value;
    this.#request();
    const label = t('pageOf', { number: this.at + 1, count: pages.length });
    return html`<canvas role="img" aria-label=${label}></canvas>
      <p class="visually-hidden" role="status">${label}</p>
      <p class="visually-hidden">${pages[this.at] ? pageText(editor, pages[this.at]!) : nothing}</p>
      ${this.asks ? this.#renderQuestion() : this.#renderBar(pages.length)}`;
  }

  protected override render(): TemplateResult {
    const { editor, open } = this;
    const rests = this.#screen.rests && this.playing;
    return html`<dialog
      aria-label=${t('player')}
      @close=${() => this.#leave()}
      @focusin=${() => this.#screen.moved()}
    >
      <div
        class="room ${rests ? 'rests' : ''}"
        tabindex="-1"
        @keydown=${this.#onKey}
        @fullscreenchange=${() => this.#screen.onFullscreen()}
        @pointermove=${() => this.#screen.moved()}
        @click=${this.#onClick}
      >
        ${open && editor ? this.#renderStage(editor) : nothing}
      </div>
    </dialog>`;
  }
}

define('dm-animation-player', DmAnimationPlayer);

declare global {
  interface HTMLElementTagNameMap {
    'dm-animation-player': DmAnimationPlayer;
  }
}
