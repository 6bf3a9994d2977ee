import { css, html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import '../../../controls/buttons/dm-button.js';
import '../../../controls/overlays/dm-popover.js';
import type { BulkTarget } from '../../../ports/bulk.js';
import type { EditorSession } from '../../create-editor.js';
import { generatorOf } from '../../generating/create-generator.js';
import { packPdf, packPngs, type NamedDesign } from './bulk-download.js';
import { DEFAULT_PATTERN } from './file-pattern.js';
import { t } from '../strings.js';

export interface DownloadContext {
  readonly session: EditorSession;
  readonly target: BulkTarget;
  /** Names of the labels, for what the pattern may hold. */
  readonly labels: readonly string[];
  readonly designs: () => readonly NamedDesign[] | null;
}

type Form = 'png' | 'pdf';

/** All designs as files: PNGs in a ZIP or one PDF, named by a pattern [E-042]. */
export class DownloadPart {
  static readonly styles = css`
    .download {
      display: grid;
      gap: var(--dm-space-3);
      width: 300px;
    }
    .download p {
      margin: 0;
      color: var(--dm-color-text-2);
      overflow-wrap: anywhere;
    }
  `;

  readonly #host: ReactiveControllerHost;
  pattern = DEFAULT_PATTERN;
  #abort: AbortController | null = null;
  #reached = { done: 0, total: 0 };

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  get isBusy(): boolean {
    return this.#abort !== null;
  }

  stop(): void {
    this.#abort?.abort();
  }

  async #download({ session, target, designs }: DownloadContext, form: Form): Promise<void> {
    const named = designs();
    if (this.isBusy || !named || named.length === 0) return;
    const abort = (this.#abort = new AbortController());
    this.#tell(
      0,
      named.reduce((sum, { file }) => sum + file.pages.length, 0),
    );
    const options = {
      signal: abort.signal,
      progress: (done: number, total: number) => this.#tell(done, total),
    };
    const name = session.name.peek();
    const { notifier } = session.editor;
    try {
      if (form === 'png') await packPngs(generatorOf(session), named, target.archive(name), options);
      else target.download(name, 'pdf', await packPdf(session, named, options));
      notifier.success(t('downloaded'));
    } catch {
      if (!abort.signal.aborted) notifier.error(t('wentWrong'));
    } finally {
      this.#abort = null;
      this.#host.requestUpdate();
    }
  }

  #tell(done: number, total: number): void {
    this.#reached = { done, total };
    this.#host.requestUpdate();
  }

  render(context: DownloadContext): TemplateResult {
    if (this.isBusy) return this.#renderProgress();
    const press = (form: Form) => (event: Event) => {
      (event.currentTarget as Element).closest('dm-popover')?.toggle();
      void this.#download(context, form);
    };
    // the box closes, not the dialog it is in
    const stop = (event: Event): void => event.stopPropagation();
    return html`<dm-popover label=${t('download')} placement="top-start" @dm-close=${stop}>
      <dm-button slot="anchor" icon="download-simple" caret ?disabled=${context.designs() === null}
        >${t('download')}</dm-button
      >
      <div class="download">
        <span class="caption" aria-hidden="true">${t('fileNames')}</span>
        <div class="field small">
          <input
            aria-label=${t('fileNames')}
            .value=${this.pattern}
            maxlength="120"
            spellcheck="false"
            autocomplete="off"
            @input=${(event: Event) => {
              this.pattern = (event.target as HTMLInputElement).value;
              this.#host.requestUpdate();
            }}
          />
        </div>
        <p class="caption">
          ${t('fileNamesHelp', { labels: context.labels.map((label) => `{${label}}`).join(', ') })}
        </p>
        <dm-button block icon="file-image" @click=${press('png')}>${t('downloadZip')}</dm-button>
        <dm-button block icon="file" @click=${press('pdf')}>${t('downloadPdf')}</dm-button>
      </div>
    </dm-popover>`;
  }

  #renderProgress(): TemplateResult {
    return html`<span class="caption" role="status">${t('packing', this.#reached)}</span>
      <progress max=${this.#reached.total} value=${this.#reached.done} aria-label=${t('download')}></progress>
      <dm-button @click=${() => this.stop()}>${t('stop')}</dm-button>`;
  }
}
