import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon } from '../../base/icons/icon.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-icon-button.js';
import '../../controls/buttons/dm-segmented.js';
import { nextIndex } from '../../controls/behavior/focus.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import { isSubPanel, mainPanelOf } from '../../editor/view-state/open-panel.js';
import type { EditorSession } from '../create-editor.js';
import { sideBarStyles } from './dm-side-bar.styles.js';
import { PanelErrorBoundary } from './panel-error-boundary.js';
import { PANELS, type PanelEntry, type PanelState } from './panel-list.js';
import { t } from '../strings.js';
import { headingOf, membersOf, SUB_PANEL_LIST, type SubPanelEntry } from './sub-panel-list.js';

export interface DmSideBarEvents {
  'dm-panel': { id: string | null };
}

/**
 * The rail of tabs and the open panel: 388 px wide, 78 collapsed. Panels once opened stay, so that their lists keep
 * their place; what a toolbar opened stands in their place until it is closed (B-007).
 *
 * @fires dm-panel - The user opened a panel, or closed it: `{ id }`, null when closed.
 */
export class DmSideBar extends DmElement<DmSideBarEvents> {
  static override styles = [sharedStyles, buttonStyles, sideBarStyles];

  @property({ attribute: false }) session: EditorSession | null = null;

  /** The open panel; null while collapsed. */
  @property() open: string | null = 'templates';

  @property({ attribute: false }) panelState: PanelState = { replaceId: null, category: '', uploads: 0 };

  readonly #visited = new Set<string>();
  readonly #boundary = new PanelErrorBoundary(this);

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('open')) this.#boundary.reset(this.open);
  }

  get #panels(): readonly PanelEntry[] {
    const { editor, host } = this.session!;
    return PANELS.filter(({ id, offered }) => editor.offers(id) && (offered?.(host) ?? true));
  }

  #choose(id: string | null): void {
    this.open = id;
    this.emit('dm-panel', { id });
  }

  /** The button pressed goes with its panel: the keyboard returns to the tab that opens it again. */
  #collapse(id: string): void {
    this.#choose(null);
    this.renderRoot.querySelector<HTMLElement>(`[data-tab="${id}"]`)?.focus();
  }

  /** Escape closes a panel that floats over the page; one beside it stays where it is. */
  #onPanelKey(event: KeyboardEvent, id: string): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (getComputedStyle(event.currentTarget as Element).position !== 'absolute') return;
    consumeEvent(event);
    this.#collapse(id);
  }

  #onRailKey(event: KeyboardEvent): void {
    const tabs = [...this.renderRoot.querySelectorAll<HTMLElement>('.rail button')];
    const index = nextIndex(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length, 'y');
    if (index === null) return;
    consumeEvent(event);
    tabs[index]?.focus();
  }

  #renderTab({ id, icon: name, label }: PanelEntry): TemplateResult {
    const open = this.open === id;
    // the tab that an open sub-panel returns to
    const home = isSubPanel(this.open) && mainPanelOf(this.session!.editor).value === id;
    return html`<button
      type="button"
      data-tab=${id}
      class=${open ? 'on' : home ? 'home' : ''}
      aria-expanded=${open}
      aria-controls=${this.#visited.has(id) ? `panel-${id}` : nothing}
      @click=${() => this.#choose(open ? null : id)}
    >
      ${icon(name, { size: 22, fill: open })}<span>${label()}</span>
    </button>`;
  }

  #renderPanel(entry: PanelEntry): TemplateResult {
    return html`<section
      class="panel"
      id="panel-${entry.id}"
      ?hidden=${entry.id !== this.open}
      aria-label=${entry.label()}
      @keydown=${(event: KeyboardEvent) => this.#onPanelKey(event, entry.id)}
    >
      <header>
        <h2 class="title-3">${entry.label()}</h2>
        <dm-icon-button
          icon="arrow-line-left"
          label=${t('collapse')}
          @click=${() => this.#collapse(entry.id)}
        ></dm-icon-button>
      </header>
      ${this.#boundary.render(entry.id, () => entry.render(this.session!, this.panelState), entry.load)}
    </section>`;
  }

  /** The keyboard is not left on a button that is gone. */
  #backToMain(): void {
    const id = mainPanelOf(this.session!.editor).peek();
    this.#choose(id);
    this.renderRoot.querySelector<HTMLElement>(`[data-tab="${id}"]`)?.focus();
  }

  #renderSubPanel(entry: SubPanelEntry): TemplateResult {
    const { editor } = this.session!;
    const heading = headingOf(entry, editor);
    const members = membersOf(entry, editor);
    return html`<section
      class="panel sub"
      aria-label=${heading}
      @keydown=${(event: KeyboardEvent) => this.#onPanelKey(event, mainPanelOf(this.session!.editor).peek())}
    >
      <header>
        <dm-icon-button
          class="back"
          icon="arrow-left"
          label=${t('back')}
          @click=${this.#backToMain}
        ></dm-icon-button>
        <h2 class="title-3">${heading}</h2>
        <dm-icon-button
          icon="arrow-line-left"
          label=${t('collapse')}
          @click=${() => this.#collapse(mainPanelOf(this.session!.editor).peek())}
        ></dm-icon-button>
      </header>
      ${members.length > 1 ? this.#renderFamily(entry, members) : nothing}
      ${this.#boundary.render(entry.id, () => entry.render(this.session!), entry.load)}
    </section>`;
  }

  #renderFamily({ id, family }: SubPanelEntry, members: readonly SubPanelEntry[]): TemplateResult {
    return html`<dm-segmented
      class="family"
      label=${t(family!)}
      .options=${members.map((member) => ({ value: member.id, label: member.label() }))}
      .value=${id}
      @dm-change=${(event: CustomEvent<{ value: string }>) => {
        event.stopPropagation();
        this.#choose(event.detail.value);
      }}
    ></dm-segmented>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.session) return nothing;
    const sub = SUB_PANEL_LIST.find(({ id }) => id === this.open);
    if (this.open && !sub) this.#visited.add(this.open);
    return html`<nav class="rail" aria-label=${t('choosePanel')} @keydown=${this.#onRailKey}>
        ${this.#panels.map((entry) => this.#renderTab(entry))}
      </nav>
      ${this.#panels.filter(({ id }) => this.#visited.has(id)).map((entry) => this.#renderPanel(entry))}
      ${sub ? this.#renderSubPanel(sub) : nothing}`;
  }
}

define('dm-side-bar', DmSideBar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-side-bar': DmSideBar;
  }
}
