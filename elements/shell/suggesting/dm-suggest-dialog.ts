import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, queryAll, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { t as base } from '../../base/i18n/en.js';
import { errorMessage } from '../../base/i18n/error-message.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { dialogStyles } from '../../controls/dialogs/dialog-styles.js';
import { showModal } from '../../controls/dialogs/modal-dialog.js';
import '../../controls/lists/dm-empty-state.js';
import { clamp } from '../../math/geometry.js';
import type { EditorSession } from '../create-editor.js';
import { resultStyles } from '../generating/result-styles.js';
import { tileBeside } from '../generating/walk-tiles.js';
import { suggestStyles } from './dm-suggest-dialog.styles.js';
import { suggestHead } from './suggest-head.js';
import { suggestionTile, waitingTile } from './suggestion-tile.js';
import { Suggestions, type Suggestion, type SuggestionsState } from './suggestions.js';
import { t } from './strings.js';

export interface DmSuggestDialogEvents {
  'dm-close': Record<string, never>;
}

/** Places shown while variations are made. */
const WAITING = Array.from({ length: 12 });
/** Tiles of pages that are far from square keep to these proportions. */
const RATIO = [0.62, 1.9] as const;

type Ready = Extract<SuggestionsState, { is: 'ready' }>;

/**
 * Auto Suggest [B-019]: variations of the open design in other fonts and colors. What is locked stays; the colors are built
 * around two seeds, which begin as those of the page. Choosing one gives it to the design as one step and closes.
 *
 * @fires dm-close - The user chose a variation or closed it.
 */
export class DmSuggestDialog extends DmElement<DmSuggestDialogEvents> {
  static override styles = [sharedStyles, dialogStyles, resultStyles, suggestStyles];

  /** The open design. */
  @property({ attribute: false }) session: EditorSession | null = null;

  @property({ type: Boolean, reflect: true }) open = false;

  /** Called in place of giving the design what was chosen, for who has to subscribe first. */
  @property({ attribute: false }) subscriptionWall: (() => void) | null = null;

  @state() private suggestions: Suggestions | null = null;
  @state() private active = '';
  /** Key of the variation that is being put on the design. */
  @state() private choosing = '';
  @query('dialog') private dialog!: HTMLDialogElement | null;
  @query('dm-icon-button[icon="x"]') private closeButton!: HTMLElement;
  @queryAll('button.tile') private tiles!: NodeListOf<HTMLElement>;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.suggestions?.stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('open') && !changed.has('session')) return;
    this.suggestions?.stop();
    this.suggestions = null;
    this.active = this.choosing = '';
    if (!this.open || !this.session) return;
    this.suggestions = new Suggestions(this.session);
    void this.suggestions.start();
  }

  protected override updated(): void {
    if (showModal(this.dialog, this.open)) this.closeButton.focus();
  }

  #close(): void {
    if (!this.open) return;
    this.open = false;
    this.suggestions?.stop();
    // at once: the keyboard goes back to where it was
    this.dialog?.close();
    this.emit('dm-close', {});
  }

  /** Told late: by then it may have been opened again. */
  #onClosed(): void {
    if (!this.dialog?.open) this.#close();
  }

  async #choose(suggestion: Suggestion): Promise<void> {
    const { suggestions, subscriptionWall: wall, session } = this;
    if (!suggestions || this.choosing) return;
    if (wall) {
      this.#close();
      return wall();
    }
    this.choosing = suggestion.key;
    try {
      await suggestions.choose(suggestion);
      if (suggestions === this.suggestions) this.#close();
    } catch (error) {
      if (suggestions !== this.suggestions) return;
      this.choosing = '';
      session?.editor.notifier.error(errorMessage(error), () => void this.#choose(suggestion));
    }
  }

  #onGridKey(event: KeyboardEvent): void {
    const to = tileBeside(event, this.tiles);
    if (to === undefined) return;
    this.tiles[to]!.focus();
    this.tiles[to]!.scrollIntoView({ block: 'nearest' });
  }

  #renderHead(suggestions: Suggestions, state: SuggestionsState): TemplateResult {
    const { locks, seeds } = suggestions;
    const count = state.is === 'ready' ? state.list.length : 0;
    return html`<header>
      <div class="name">
        <h2 id="title" class="title-2">${t('title')}</h2>
        <span class="numbers caption" role="status"
          >${state.is === 'computing' ? t('making') : count > 0 ? t('count', { count }) : nothing}</span
        >
      </div>
      ${suggestHead({
        editor: this.session!.editor,
        locks: locks.value,
        seeds: seeds.value,
        computing: state.is === 'computing',
        lock: (changed) => (locks.value = { ...locks.value, ...changed }),
        seed: (index, color) =>
          (seeds.value = index === 0 ? [color, seeds.value[1]] : [seeds.value[0], color]),
        apply: () => void suggestions.apply(),
      })}
      <dm-icon-button icon="x" label=${base('close')} @click=${() => this.#close()}></dm-icon-button>
    </header>`;
  }

  #renderList(state: Exclude<SuggestionsState, { is: 'failed' | 'locked' }>): TemplateResult {
    const { width, height } = this.session!.editor.size;
    const look = { '--ratio': String(clamp(width / height, ...RATIO)) };
    const list = state.is === 'ready' ? state.list : null;
    return html`<ul
      class="scroll-area"
      ${cspStyleMap(look)}
      aria-label=${t('variations')}
      aria-busy=${list ? 'false' : 'true'}
      @keydown=${(event: KeyboardEvent) => this.#onGridKey(event)}
    >
      ${list ? this.#renderTiles(list) : WAITING.map(waitingTile)}
    </ul>`;
  }

  #renderTiles(list: readonly Suggestion[]): unknown {
    const active = list.some(({ key }) => key === this.active) ? this.active : list[0]?.key;
    return repeat(
      list,
      ({ key }) => key,
      (suggestion, index) =>
        suggestionTile(suggestion, {
          number: index + 1,
          active: suggestion.key === active,
          busy: suggestion.key === this.choosing,
          choose: () => void this.#choose(suggestion),
          reach: () => (this.active = suggestion.key),
        }),
    );
  }

  #renderMessage(heading: string, help: string, action?: TemplateResult): TemplateResult {
    return html`<div class="message" role="status">
      <dm-empty-state heading=${heading} help=${help}>${action ?? nothing}</dm-empty-state>
    </div>`;
  }

  #renderFailure(suggestions: Suggestions): TemplateResult {
    const again = html`<dm-button slot="action" @click=${() => suggestions.retry()}
      >${t('tryAgain')}</dm-button
    >`;
    return this.#renderMessage(t('failed'), t('failedHelp'), again);
  }

  #renderNone({ locks }: Ready): TemplateResult {
    const help = locks.colors ? t('noneFonts') : locks.fonts ? t('noneColors') : t('noneHelp');
    return this.#renderMessage(t('none'), help);
  }

  #renderNote(suggestions: Suggestions, state: SuggestionsState): TemplateResult | typeof nothing {
    if (state.is !== 'ready' || !state.isPartial) return nothing;
    return html`<div class="note" role="status">
      <p>${t('partial')}</p>
      <dm-button size="small" kind="quiet" @click=${() => suggestions.retry()}>${t('tryAgain')}</dm-button>
    </div>`;
  }

  #renderBody(suggestions: Suggestions, state: SuggestionsState): TemplateResult {
    if (state.is === 'failed') return this.#renderFailure(suggestions);
    if (state.is === 'locked') return this.#renderMessage(t('locked'), t('lockedHelp'));
    if (state.is === 'ready' && state.list.length === 0) return this.#renderNone(state);
    return this.#renderList(state);
  }

  #renderInside(suggestions: Suggestions): TemplateResult {
    const state = suggestions.state.value;
    return html`${this.#renderHead(suggestions, state)} ${this.#renderNote(suggestions, state)}
    ${this.#renderBody(suggestions, state)}`;
  }

  protected override render(): TemplateResult {
    const { open, session, suggestions } = this;
    return html`<dialog
      aria-labelledby="title"
      @close=${() => this.#onClosed()}
      @click=${(event: Event) => event.target === event.currentTarget && this.#close()}
      @keydown=${(event: KeyboardEvent) => event.stopPropagation()}
    >
      ${open && session && suggestions ? this.#renderInside(suggestions) : nothing}
    </dialog>`;
  }
}

define('dm-suggest-dialog', DmSuggestDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dm-suggest-dialog': DmSuggestDialog;
  }
}
