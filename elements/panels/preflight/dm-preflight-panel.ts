import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, queryAll, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon } from '../../base/icons/icon.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/lists/dm-empty-state.js';
import '../../controls/buttons/dm-icon-button.js';
import { nextIndex } from '../../controls/behavior/focus.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import { checkOf, type PageFindings } from '../../editor/preflight/design-check.js';
import { fixName, applyFix } from '../../editor/preflight/apply-fix.js';
import type { Editor } from '../../editor/editor.js';
import { nameOf } from '../../editor/layers/object-name.js';
import { boundsOf } from '../../objects/object-bounds.js';
import type { Finding } from '../../preflight/finding.js';
import { SEVERITY_ICONS, t, findingMessage } from './finding-messages.js';
import { dockedPanelStyles } from '../shared/docked-panel.styles.js';
import { preflightPanelStyles } from './dm-preflight-panel.styles.js';

export interface DmPreflightPanelEvents {
  'dm-close': Record<string, never>;
}

/**
 * What is wrong with the design, page by page: a press on an entry selects its object and brings it into sight, its button
 * mends it as one step that can be undone. Up, Down, Home and End go from entry to entry. Kept up to date while it shows.
 *
 * @fires dm-close - The user closed it.
 */
export class DmPreflightPanel extends DmElement<DmPreflightPanelEvents> {
  static override styles = [sharedStyles, dockedPanelStyles, preflightPanelStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** What was done last, for who does not see the entry go. */
  @state() private done = '';
  @queryAll('.go') private entries!: NodeListOf<HTMLButtonElement>;

  #watched: Editor | null = null;
  #stop: (() => void) | undefined;
  /** Place among the entries that the keyboard goes to when its own is gone. */
  #goesTo: number | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#rest();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('editor')) this.#watch();
  }

  protected override updated(): void {
    const to = this.#goesTo;
    this.#goesTo = undefined;
    if (to === undefined) return;
    const next = this.entries[Math.min(to, this.entries.length - 1)];
    (next ?? this.renderRoot.querySelector('dm-icon-button'))?.focus();
  }

  #watch(): void {
    const editor = this.isConnected ? this.editor : null;
    if (editor === this.#watched) return;
    this.#rest();
    this.done = '';
    this.#watched = editor;
    this.#stop = editor ? checkOf(editor).watch({ thorough: true }) : undefined;
  }

  #rest(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#watched = null;
  }

  /** Selects what it is about and shows it. */
  #show({ page, objects }: Finding): void {
    const editor = this.editor!;
    editor.goToPage(page);
    editor.selection.set(objects, { deep: true });
    const object = editor.object(objects[0]!);
    if (object) editor.viewport.reveal(boundsOf(object));
  }

  #fix(finding: Finding, event: Event): void {
    const editor = this.editor!;
    const place = this.#placeOf(event);
    this.#show(finding);
    if (!applyFix(editor, finding)) {
      this.done = t('changedSince');
      return;
    }
    const again = finding.fix?.action === 'try-again';
    this.done = again ? t('askedAgain') : t('mended', { words: findingMessage(finding) });
    this.#goesTo = place;
    checkOf(editor).forget(finding);
  }

  #placeOf(event: Event): number {
    const entry = (event.currentTarget as Element).closest('.finding')!.querySelector('.go');
    return [...this.entries].findIndex((each) => each === entry);
  }

  #onKey(event: KeyboardEvent): void {
    const from = [...this.entries].indexOf(event.target as HTMLButtonElement);
    if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = nextIndex(event.key, from, this.entries.length, 'y');
    if (to === null) return;
    consumeEvent(event);
    this.entries[to]!.focus();
  }

  #renderFix(finding: Finding, name: string): TemplateResult | typeof nothing {
    const { fix } = finding;
    if (!fix) return nothing;
    const label = fixName(fix.action);
    return html`<div class="fix">
      <dm-button size="small" label="${label}: ${name}" @click=${(event: Event) => this.#fix(finding, event)}
        >${label}</dm-button
      >
    </div>`;
  }

  #renderFinding(finding: Finding): TemplateResult | typeof nothing {
    const { severity, objects } = finding;
    const editor = this.editor!;
    const record = editor.store.signal(objects[0]!).value;
    // gone since the last look
    if (record?.typeName !== 'object') return nothing;
    const name = nameOf(record.object);
    const on = objects.every((id) => editor.selection.has(id));
    return html`<li class="finding ${severity} ${on ? 'on' : ''}" data-id=${finding.id}>
      <button type="button" class="go" aria-pressed=${on} @click=${() => this.#show(finding)}>
        <span class="sign">${icon(SEVERITY_ICONS[severity])}</span>
        <span class="told">
          <span class="words"
            ><span class="visually-hidden">${t(severity)}: </span>${findingMessage(finding)}</span
          >
          <span class="name ellipsis" dir="auto">${name}</span>
        </span>
      </button>
      ${this.#renderFix(finding, name)}
    </li>`;
  }

  #renderPage({ page, findings }: PageFindings): TemplateResult {
    const number = this.editor!.index.pages.value.indexOf(page) + 1;
    return html`<section>
      <h3 class="page" id="page-${page}">
        <span>${t('page', { number })}</span><span aria-hidden="true">${findings.length}</span>
      </h3>
      <ul aria-labelledby="page-${page}">
        ${repeat(
          findings,
          ({ id }) => id,
          (finding) => this.#renderFinding(finding),
        )}
      </ul>
    </section>`;
  }

  #renderList(pages: readonly PageFindings[], busy: boolean): TemplateResult | typeof nothing {
    if (pages.length > 0)
      return html`${repeat(
        pages,
        ({ page }) => page,
        (page) => this.#renderPage(page),
      )}`;
    if (busy) return nothing;
    return html`<dm-empty-state heading=${t('nothing')} help=${t('nothingHelp')}></dm-empty-state>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    const check = checkOf(editor);
    void editor.selection.ids;
    const pages = check.pages.value;
    const busy = check.busy.value;
    const count = pages.reduce((sum, { findings }) => sum + findings.length, 0);
    const status = count > 0 ? t('count', { count }) : t(busy ? 'checking' : 'nothing');
    return html`<div class="head">
        <h2 class="title-3">${t('title')}</h2>
        <dm-icon-button
          icon="x"
          label=${t('close')}
          @click=${() => this.emit('dm-close', {})}
        ></dm-icon-button>
      </div>
      <p class="status" role="status" aria-busy=${busy}>
        ${status}${this.done ? html`<span class="visually-hidden">. ${this.done}</span>` : nothing}
      </p>
      <div class="list scroll-area" @keydown=${this.#onKey}>${this.#renderList(pages, busy)}</div>`;
  }
}

define('dm-preflight-panel', DmPreflightPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-preflight-panel': DmPreflightPanel;
  }
}
