import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { fieldStyles } from '../../base/theme/field-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-icon-button.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import { keyLabel } from '../../editor/commands/shortcuts.js';
import type { Editor } from '../../editor/editor.js';
import type { TextMatch } from '../../editor/finding/find-in-design.js';
import { findingOf, type Finding } from '../../editor/finding/finding.js';
import { matchBounds } from '../../editor/finding/match-place.js';
import { replaceAll, replaceCurrent } from '../../editor/finding/replacing.js';
import { t as named } from '../../editor/strings.js';
import { rectsIntersect } from '../../math/geometry.js';
import { transformRect } from '../../math/matrix.js';
import { t } from '../strings.js';
import { findBarStyles } from './dm-find-bar.styles.js';

/** Longest words that can be sought or put in their place, UTF-16 units. */
const MOST_LETTERS = 200;
/** Between the bar and words that would lie under it, CSS pixels. */
const CLEAR = 24;

export interface DmFindBarEvents {
  'dm-close': Record<string, never>;
}

/**
 * Finds words in all pages and puts others in their place [E-058]. Enter goes to the next match, with Shift to the one
 * before; in the second field it replaces. Escape closes.
 *
 * @fires dm-close - The user closed it.
 */
export class DmFindBar extends DmElement<DmFindBarEvents> {
  static override styles = [sharedStyles, fieldStyles, findBarStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** The canvas it floats over: words under the bar are moved into sight. */
  @property({ attribute: false }) canvas: HTMLElement | null = null;

  @query('input') private field!: HTMLInputElement | null;

  /** How often the bar was asked for, as far as it has followed. */
  #asked = 0;
  #shown: TextMatch | null = null;

  protected override updated(changed: PropertyValues): void {
    const finding = this.editor && findingOf(this.editor);
    if (!finding) return;
    const asked = finding.asked.peek();
    if (changed.has('editor') || asked !== this.#asked) {
      this.#asked = asked;
      this.field?.focus({ preventScroll: true });
      this.field?.select();
    }
    const shown = finding.shown.peek();
    // its buttons are as large as they will be with the next frame
    if (shown !== this.#shown) requestAnimationFrame(() => this.#clear(shown));
    this.#shown = shown;
  }

  /** Moves the page so that the words are seen beside the bar. */
  #clear(match: TextMatch | null): void {
    const { editor, canvas } = this;
    const bounds = editor && match && matchBounds(editor, match);
    if (!bounds || !canvas || !this.isConnected) return;
    const bar = this.getBoundingClientRect();
    const { left, top } = canvas.getBoundingClientRect();
    const words = transformRect(editor.viewport.matrix.peek(), bounds);
    const over = { x: bar.left - left, y: bar.top - top, width: bar.width, height: bar.height };
    if (rectsIntersect(words, over))
      editor.viewport.panBy({ x: 0, y: over.y + over.height + CLEAR - words.y });
  }

  #close(): void {
    this.emit('dm-close', {});
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing) return;
    consumeEvent(event);
    this.#close();
  }

  #onEnter(event: KeyboardEvent, run: (back: boolean) => void): void {
    if (event.key !== 'Enter' || event.isComposing) return;
    consumeEvent(event);
    run(event.shiftKey);
  }

  #renderCount(finding: Finding): TemplateResult | typeof nothing {
    const count = finding.matches.value.length;
    const at = finding.position.value;
    if (finding.words.value === '') return nothing;
    if (count === 0) return html`<span class="count none">${t('noMatches')}</span>`;
    return html`<span class="count"
      >${at < 0 ? t('matchCount', { count }) : t('matchOf', { number: at + 1, count })}</span
    >`;
  }

  /** What is said to who cannot see the page. */
  #spoken(editor: Editor, finding: Finding): string {
    const count = finding.matches.value.length;
    const { current } = finding;
    if (finding.words.value === '') return '';
    if (!current) return count === 0 ? t('noMatches') : t('matchCount', { count });
    const page = editor.index.pages.value.indexOf(current.page) + 1;
    return t('matchOnPage', { number: finding.position.value + 1, count, page });
  }

  #renderInput(
    label: string,
    value: string,
    on: { readonly type: (words: string) => void; readonly enter: (back: boolean) => void },
  ): TemplateResult {
    return html`<input
      type="text"
      .value=${live(value)}
      placeholder=${label}
      aria-label=${label}
      autocomplete="off"
      spellcheck="false"
      maxlength=${MOST_LETTERS}
      @input=${(event: Event) => on.type((event.target as HTMLInputElement).value)}
      @keydown=${(event: KeyboardEvent) => this.#onEnter(event, on.enter)}
    />`;
  }

  #renderFind(finding: Finding): TemplateResult {
    const none = finding.matches.value.length === 0;
    return html`<div class="row">
      <div class="field small">
        ${this.#renderInput(t('findWords'), finding.words.value, {
          type: (words) => finding.seek({ words }),
          enter: (back) => finding.step(back ? -1 : 1),
        })}
        ${this.#renderCount(finding)}
      </div>
      <dm-icon-button
        icon="caret-up"
        label=${t('previousMatch')}
        keys=${keyLabel('Shift+F3')}
        ?disabled=${none}
        @click=${() => finding.step(-1)}
      ></dm-icon-button>
      <dm-icon-button
        icon="caret-down"
        label=${t('nextMatch')}
        keys=${keyLabel('F3')}
        ?disabled=${none}
        @click=${() => finding.step(1)}
      ></dm-icon-button>
      <dm-icon-button icon="x" label=${t('closeFind')} keys="Esc" @click=${this.#close}></dm-icon-button>
    </div>`;
  }

  #renderReplace(editor: Editor, finding: Finding): TemplateResult {
    const none = finding.matches.value.length === 0;
    const replace = (): void => replaceCurrent(editor);
    return html`<div class="row">
      <div class="field small">
        ${this.#renderInput(t('replaceWith'), finding.replacement.value, {
          type: (words) => (finding.replacement.value = words),
          enter: replace,
        })}
      </div>
      <dm-button size="small" ?disabled=${none} @click=${replace}>${named('replace')}</dm-button>
      <dm-button size="small" ?disabled=${none} @click=${() => void replaceAll(editor)}
        >${named('replaceAll')}</dm-button
      >
    </div>`;
  }

  #renderOptions(finding: Finding): TemplateResult {
    const option = (label: string, key: 'matchCase' | 'wholeWords'): TemplateResult => {
      const on = finding[key].value;
      return html`<dm-button
        size="small"
        kind=${on ? 'soft' : 'quiet'}
        .pressed=${on}
        @click=${() => finding.seek({ [key]: !on })}
        >${label}</dm-button
      >`;
    };
    return html`<div class="row">
      ${option(t('matchCase'), 'matchCase')} ${option(t('wholeWords'), 'wholeWords')}
    </div>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    const finding = findingOf(editor);
    // read to be told: `updated` looks at it
    void [finding.asked.value, finding.shown.value];
    const note = finding.news.value || (finding.current?.locked ? t('lockedMatch') : '');
    return html`<div class="rows" @keydown=${this.#onKeyDown}>
      ${this.#renderFind(finding)} ${this.#renderReplace(editor, finding)} ${this.#renderOptions(finding)}
      <p class="note" role="status">${note}</p>
      <p class="visually-hidden" role="status">${this.#spoken(editor, finding)}</p>
    </div>`;
  }
}

define('dm-find-bar', DmFindBar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-find-bar': DmFindBar;
  }
}
