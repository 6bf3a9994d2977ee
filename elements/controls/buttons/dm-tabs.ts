import { css, html, nothing, type TemplateResult } from 'lit';
import { property, queryAll } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { moveChoice, tabStop } from '../behavior/roving-tabindex.js';

export interface TabOption {
  /** Also the name of the slot that holds the tab's content. */
  readonly value: string;
  readonly label: string;
}

export interface DmTabsEvents {
  'dm-change': { value: string };
}

/**
 * Tabs with a line under the open one; the content of tab `x` stands in `slot="x"`, and only the open tab's is shown.
 *
 * @slot [value] - The content of the tab of that value.
 * @fires dm-change - The user opened another tab: `{ value }`.
 * @csspart list - The row of tabs.
 * @csspart panel - The box around the open tab's content.
 */
export class DmTabs extends DmElement<DmTabsEvents> {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
      }
      [role='tablist'] {
        display: flex;
        flex: none;
        gap: 20px;
        height: var(--dm-tabs-height);
        border-bottom: 1px solid var(--dm-color-line);
      }
      [role='tab'] {
        position: relative;
        padding: 0;
        border: 0;
        background: none;
        font-weight: var(--dm-font-weight-medium);
        color: var(--dm-color-text-2);
        white-space: nowrap;
      }
      [role='tab']:hover,
      [aria-selected='true'] {
        color: var(--dm-color-text);
      }
      [role='tab'][aria-selected='true']::after {
        content: '';
        position: absolute;
        inset: auto 0 -1px;
        height: 2px;
        background: var(--dm-color-accent);
      }
      [role='tab']:focus-visible {
        outline-offset: -2px;
        border-radius: var(--dm-radius-xs);
      }
      [role='tabpanel'] {
        flex: 1;
        min-height: 0;
        padding-top: var(--dm-space-4);
      }
    `,
  ];

  @property({ attribute: false }) tabs: readonly TabOption[] = [];

  /** The open tab; the first one when it names none. */
  @property() value = '';

  /** Names the row of tabs. */
  @property() label = '';

  @queryAll('[role=tab]') private buttons!: NodeListOf<HTMLButtonElement>;

  #open(index: number): void {
    const tab = this.tabs[index];
    if (!tab || index === this.#openIndex()) return;
    this.value = tab.value;
    this.emit('dm-change', { value: tab.value });
  }

  #openIndex(): number {
    return tabStop(this.tabs.findIndex((tab) => tab.value === this.value));
  }

  #onKeyDown(event: KeyboardEvent): void {
    moveChoice(event, [...this.buttons], (index) => this.#open(index));
  }

  #renderTab(tab: TabOption, index: number, open: number): TemplateResult {
    return html`<button
      type="button"
      role="tab"
      id="tab-${index}"
      aria-controls="panel-${index}"
      aria-selected=${index === open}
      tabindex=${index === open ? 0 : -1}
      @click=${() => this.#open(index)}
    >
      ${tab.label}
    </button>`;
  }

  #renderPanel(tab: TabOption, index: number, open: number): TemplateResult {
    return html`<div
      part="panel"
      role="tabpanel"
      id="panel-${index}"
      aria-labelledby="tab-${index}"
      ?hidden=${index !== open}
    >
      <slot name=${tab.value}></slot>
    </div>`;
  }

  protected override render(): TemplateResult {
    const open = this.#openIndex();
    return html`<div
        role="tablist"
        part="list"
        aria-label=${this.label || nothing}
        @keydown=${this.#onKeyDown}
      >
        ${this.tabs.map((tab, index) => this.#renderTab(tab, index, open))}
      </div>
      ${this.tabs.map((tab, index) => this.#renderPanel(tab, index, open))}`;
  }
}

define('dm-tabs', DmTabs);

declare global {
  interface HTMLElementTagNameMap {
    'dm-tabs': DmTabs;
  }
}
