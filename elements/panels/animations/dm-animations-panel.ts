import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Settings } from '../../animation/presets/preset.js';
import { pagePreset } from '../../animation/presets/presets.js';
import { DEFAULT_DURATION } from '../../animation/duration.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-tabs.js';
import '../../controls/fields/dm-duration-field.js';
import {
  animateAllPages,
  movableObjects,
  pageDuration,
  pageMotion,
  selectedMotion,
  setPageDuration,
  setPageMotion,
  setSelectedMotion,
  type Motion,
} from '../../editor/animating/animate.js';
import type { Editor } from '../../editor/editor.js';
import { LiveEdit } from '../../editor/live-edit.js';
import { followPage } from '../../editor/pages/page-picture.js';
import type { DesignObject } from '../../objects/kinds.js';
import { effectPanelStyles } from '../shared/effect-panel.styles.js';
import { moveInGrid } from '../shared/grid-navigation.js';
import { t } from '../strings.js';
import { animationsPanelStyles } from './dm-animations-panel.styles.js';
import { motionFields } from './motion-fields.js';
import { MotionPreviews } from './motion-previews.js';
import { transitionField } from './transition-field.js';
import { presetsFor, type MotionTab } from './preset-cards.js';

const COLUMNS = 3;
/** A card's side, CSS pixels, and the most device pixels to one of them. */
const SIDE = 87;
const MOST_DENSE = 2;
/** Time of a frame that may go into still cards, ms: opening the panel must not be felt. */
const SLICE_MS = 6;
/** Quiet time before cards of a changed page are painted again, ms. */
const QUIET_MS = 300;

/**
 * How the page, or what is selected on it, comes and goes [B-028]. Each card shows the user's own page or object, and plays
 * while the pointer or the keyboard is on it; for who wants less motion it stands half way.
 */
export class DmAnimationsPanel extends DmElement {
  static override styles = [sharedStyles, effectPanelStyles, animationsPanelStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** What the user chose for this selection; null for what fits it. */
  @state() private tab: MotionTab | null = null;
  /** The card that the Tab key leads to. */
  @state() private current: string | null = null;

  readonly #live = new LiveEdit();
  #previews: MotionPreviews | null = null;
  /** What the previews show; anything else is painted anew. */
  #shows = '';
  #changes = 0;
  #selected: readonly string[] = [];
  #followed: { readonly page: string; readonly stop: () => void } | null = null;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  /** Ids of the cards whose still picture is not painted yet. */
  #waiting: string[] = [];
  #playing: { readonly id: string; since: number } | null = null;
  /** While the panel is hidden and has something to paint. */
  #unseen: IntersectionObserver | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  protected override firstUpdated(): void {
    // comes after the cards, and with none of the pages that show no panel
    void import('./dm-sound-field.js');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#quiet);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#stopWatching();
    this.#followed?.stop();
    this.#followed = null;
    this.#previews = null;
    this.#shows = '';
  }

  protected override willUpdate(changed: PropertyValues): void {
    const ids = this.editor?.selection.ids ?? [];
    if (ids === this.#selected && !changed.has('editor')) return;
    this.#selected = ids;
    this.tab = null;
    this.current = null;
  }

  protected override updated(): void {
    const { editor } = this;
    if (!editor || !this.isConnected) return;
    this.#follow(editor, editor.page.peek());
    const shows = JSON.stringify([this.#tab(editor), this.#changes, editor.page.peek(), this.#selected]);
    if (shows === this.#shows) return;
    this.#shows = shows;
    this.#previews = null;
    this.#waiting = this.#cards.map(({ dataset }) => dataset['id']!);
    this.#request();
  }

  get #cards(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.card')];
  }

  /** Told of every frame of a drag: the cards wait for its end. */
  #follow(editor: Editor, page: string): void {
    if (this.#followed?.page === page) return;
    this.#followed?.stop();
    let begun = false;
    const changed = (): void => {
      if (!begun) return;
      clearTimeout(this.#quiet);
      this.#quiet = setTimeout(() => {
        this.#changes++;
        this.requestUpdate();
      }, QUIET_MS);
    };
    this.#followed = { page, stop: followPage(editor, page, changed) };
    begun = true;
  }

  #tab(editor: Editor): MotionTab {
    return movableObjects(editor).length === 0 ? 'page' : (this.tab ?? 'element');
  }

  #motion(editor: Editor): Motion {
    return this.#tab(editor) === 'page' ? pageMotion(editor) : selectedMotion(editor);
  }

  /** What a card shows: the chosen one as it was set. */
  #motionOf(editor: Editor, id: string): Motion {
    const chosen = this.#motion(editor);
    const animation = id || null;
    return chosen.animation === animation ? chosen : { animation, options: {} };
  }

  #set(motion: Motion): void {
    const editor = this.editor!;
    if (this.#tab(editor) === 'page') setPageMotion(editor, motion);
    else setSelectedMotion(editor, motion);
  }

  /** Another animation keeps the speed; its direction is its own. */
  #choose(id: string): void {
    const { options } = this.#motion(this.editor!);
    this.#set({ animation: id || null, options: { speed: options.speed } });
    this.#play(id);
  }

  #play(id: string): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (this.#playing?.id !== id) this.#rest();
    this.#playing = { id, since: performance.now() };
    this.#request();
  }

  /** Its still picture comes back. */
  #rest(id = this.#playing?.id): void {
    if (id === undefined || this.#playing?.id !== id) return;
    this.#playing = null;
    this.#waiting.unshift(id);
    this.#request();
  }

  #request(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    this.#frame = 0;
    const { editor } = this;
    // a hidden panel paints when it is shown
    if (!editor || !this.isConnected || this.offsetParent === null) return this.#paintWhenSeen();
    const until = performance.now() + SLICE_MS;
    const moving = this.#tab(editor) === 'element' ? movableObjects(editor) : null;
    const density = Math.min(MOST_DENSE, devicePixelRatio);
    this.#previews ??= MotionPreviews.of(editor, moving, Math.round(SIDE * density));
    const previews = this.#previews;
    if (!previews) return;
    if (previews.prepare(SLICE_MS)) {
      this.#paintPlaying(editor, previews);
      while (this.#waiting.length > 0 && performance.now() < until) this.#paintStill(editor, previews);
    }
    if (this.#waiting.length > 0 || this.#playing) this.#request();
  }

  #paintWhenSeen(): void {
    this.#playing = null;
    if (this.#unseen || !this.isConnected || this.#waiting.length === 0) return;
    this.#unseen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#stopWatching();
      this.#request();
    });
    this.#unseen.observe(this);
  }

  #stopWatching(): void {
    this.#unseen?.disconnect();
    this.#unseen = null;
  }

  #paintPlaying(editor: Editor, previews: MotionPreviews): void {
    const playing = this.#playing;
    const canvas = playing && this.#canvas(playing.id);
    if (!playing || !canvas) return;
    const motion = this.#motionOf(editor, playing.id);
    const time = ((performance.now() - playing.since) / 1000) % previews.loopOf(motion);
    previews.paint(canvas, motion, playing.id ? time : null);
  }

  #paintStill(editor: Editor, previews: MotionPreviews): void {
    const id = this.#waiting.shift()!;
    const canvas = this.#canvas(id);
    if (canvas && this.#playing?.id !== id) previews.paint(canvas, this.#motionOf(editor, id), null);
  }

  #canvas(id: string): HTMLCanvasElement | null {
    return this.renderRoot.querySelector(`.card[data-id="${id}"] canvas`);
  }

  #renderCard(id: string, name: string, chosen: string, disabled: boolean): TemplateResult {
    return html`<button
      type="button"
      class="card"
      data-id=${id}
      aria-pressed=${id === chosen}
      tabindex=${id === (this.current ?? chosen) ? 0 : -1}
      ?disabled=${disabled}
      @click=${() => this.#choose(id)}
      @focus=${() => {
        this.current = id;
        this.#play(id);
      }}
      @blur=${() => this.#rest(id)}
      @pointerenter=${() => this.#play(id)}
      @pointerleave=${() => this.#rest(id)}
    >
      <span class="stage"><canvas></canvas></span><span class="name ellipsis">${name}</span>
    </button>`;
  }

  #renderGrid(tab: MotionTab, { animation }: Motion, disabled: boolean): TemplateResult {
    const editor = this.editor!;
    const objects =
      tab === 'element'
        ? movableObjects(editor)
        : editor.index.objects(editor.page.value).map((id) => editor.object(id) as DesignObject);
    const presets = presetsFor(tab, objects);
    const chosen = presets.some(({ id }) => id === animation) ? animation! : '';
    return html`<div
      slot=${tab}
      class="cards scroll-area"
      tabindex=${disabled ? 0 : nothing}
      @keydown=${(event: KeyboardEvent) => moveInGrid(event, this.#cards, COLUMNS)}
    >
      <div class="grid" role="group" aria-label=${t('animations')}>
        ${this.#renderCard('', t('noAnimation'), chosen, disabled)}
        ${presets.map(({ id, displayName }) => this.#renderCard(id, displayName, chosen, disabled))}
      </div>
    </div>`;
  }

  #renderFooter(tab: MotionTab, motion: Motion, disabled: boolean): TemplateResult | typeof nothing {
    const editor = this.editor!;
    const preset = pagePreset(motion.animation);
    if (!preset && tab === 'element') return nothing;
    const set = (options: Settings): void => this.#set({ ...motion, options });
    return html`<footer>
      ${preset ? motionFields({ preset, settings: motion.options, disabled, set }) : nothing}
      ${tab === 'page' ? this.#renderDuration(editor) : nothing}
    </footer>`;
  }

  #renderDuration(editor: Editor): TemplateResult {
    const count = editor.index.pages.value.length;
    const take = (event: CustomEvent<{ value: number | null }>): void => {
      event.stopPropagation();
      setPageDuration(editor, event.detail.value, this.#live.mode(event, editor));
    };
    return html`<div class="duration">
        <span class="label" aria-hidden="true">${t('duration')}</span>
        <dm-duration-field
          label=${t('pageDuration')}
          standard=${DEFAULT_DURATION}
          .value=${pageDuration(editor)}
          @dm-input=${take}
          @dm-change=${take}
        ></dm-duration-field>
      </div>
      ${transitionField(editor)}
      ${
        count > 1
          ? html`<dm-button
              block
              size="small"
              @click=${() => {
                animateAllPages(editor);
                editor.notifier.success(t('appliedToAllPages', { count }));
              }}
              >${t('applyToAllPages')}</dm-button
            >`
          : nothing
      }
      <dm-sound-field .editor=${editor}></dm-sound-field>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    const some = movableObjects(editor).length > 0;
    const tab = this.#tab(editor);
    const motion = this.#motion(editor);
    const disabled = tab === 'element' && editor.selection.locked.value;
    const tabs = [
      { value: 'page', label: t('animationPage') },
      ...(some ? [{ value: 'element', label: t('animationElement') }] : []),
    ];
    return html`<dm-tabs
        label=${t('animate')}
        .tabs=${tabs}
        .value=${tab}
        @dm-change=${(event: CustomEvent<{ value: MotionTab }>) => {
          event.stopPropagation();
          this.tab = event.detail.value;
          this.current = null;
        }}
        >${this.#renderGrid(tab, motion, disabled)}</dm-tabs
      >${this.#renderFooter(tab, motion, disabled)}`;
  }
}

define('dm-animations-panel', DmAnimationsPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-animations-panel': DmAnimationsPanel;
  }
}
