import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import '../../../controls/buttons/dm-button.js';
import type { BulkTarget } from '../../../ports/bulk.js';
import type { Notifier, SaveTrouble } from '../../../ports/host.js';
import './dm-bulk-folder-picker.js';
import { SaveRun, type RowDesign, type SaveOutcome } from './save-run.js';
import { t } from '../strings.js';

const WHY: Readonly<Record<SaveTrouble, () => string>> = {
  unreachable: () => t('unreachable'),
  fault: () => t('serverFault'),
  signed_out: () => t('signedOut'),
  refused: () => t('refused'),
  too_large: () => t('tooLarge'),
  invalid: () => t('invalid'),
};

export interface SaveContext {
  readonly target: BulkTarget;
  readonly notifier: Notifier;
  /** All that was made; null while generation is not complete. */
  readonly designs: () => readonly RowDesign[] | null;
  /** All of it is kept. */
  readonly saved: () => void;
}

/** The end of the dialog where a folder is chosen and the designs are saved into it, with what came of it [B-026, E-043]. */
export class SavePart {
  readonly #host: ReactiveControllerHost;
  #folder = '';
  #run: SaveRun | null = null;
  #abort: AbortController | null = null;
  #stopped: Extract<SaveOutcome, { state: 'stopped' }> | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  get isBusy(): boolean {
    return this.#abort !== null;
  }

  stop(): void {
    this.#abort?.abort();
  }

  /** Other designs are shown: what was saved of the ones before is none of theirs. */
  reset(): void {
    this.stop();
    this.#run = this.#stopped = null;
  }

  async #save({ target, notifier, designs, saved }: SaveContext): Promise<void> {
    const all = designs();
    if (this.isBusy || this.#folder === '' || !all) return;
    const run = (this.#run ??= new SaveRun(all, target));
    const abort = (this.#abort = new AbortController());
    this.#stopped = null;
    this.#host.requestUpdate();
    const outcome = await run.run(this.#folder, abort.signal, () => this.#host.requestUpdate());
    if (this.#abort === abort) this.#abort = null;
    this.#host.requestUpdate();
    if (this.#run !== run) return;
    if (outcome.state === 'stopped') {
      this.#stopped = outcome;
      if (outcome.trouble !== 'canceled') notifier.error(t('wentWrong'));
      return;
    }
    this.#run = null;
    const { refused } = outcome;
    if (refused.length === 0) notifier.success(t('savedToFolder'));
    else notifier.warning(t('savedBut', { rows: refused.join(', ') }));
    saved();
  }

  render(context: SaveContext): TemplateResult {
    const { target } = context;
    if (!target.signedIn()) return this.#renderVisitor(target);
    if (this.isBusy) return this.#renderProgress(this.#run!);
    return html`<dm-bulk-folder-picker
        .target=${target}
        .notifier=${context.notifier}
        .value=${this.#folder}
        @dm-change=${(event: CustomEvent<{ value: string }>) => {
          this.#folder = event.detail.value;
          this.#host.requestUpdate();
        }}
      ></dm-bulk-folder-picker>
      <dm-button
        class="save"
        kind="primary"
        ?disabled=${this.#folder === '' || context.designs() === null}
        @click=${() => void this.#save(context)}
        >${t(this.#stopped ? 'saveRest' : 'save')}</dm-button
      >`;
  }

  /** What stopped the saving, and how far it came. */
  renderTrouble({ target }: SaveContext): TemplateResult | typeof nothing {
    const stopped = this.#stopped;
    const run = this.#run;
    if (!stopped || !run || this.isBusy) return nothing;
    const { row, trouble } = stopped;
    const reached = { done: run.saved, total: run.total };
    const text =
      trouble === 'canceled'
        ? t('saveStopped', reached)
        : t('notSaved', { row, why: WHY[trouble](), ...reached });
    return html`<div class="trouble" role="alert">
      <p>${text}</p>
      ${
        trouble === 'signed_out' && target.signIn
          ? html`<dm-button size="small" @click=${() => target.signIn!()}>${t('signIn')}</dm-button>`
          : nothing
      }
    </div>`;
  }

  #renderVisitor(target: BulkTarget): TemplateResult {
    return html`<dm-button
      class="save"
      kind="primary"
      ?disabled=${!target.signIn}
      @click=${() => target.signIn?.()}
      >${t('signInToSave')}</dm-button
    >`;
  }

  #renderProgress(run: SaveRun): TemplateResult {
    const reached = { done: run.saved, total: run.total };
    return html`<span class="caption" role="status">${t('saving', reached)}</span>
      <progress max=${run.total} value=${run.saved} aria-label=${t('saving', reached)}></progress>
      <dm-button @click=${() => this.stop()}>${t('stop')}</dm-button>`;
  }
}
