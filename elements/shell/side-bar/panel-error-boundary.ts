import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { icon } from '../../base/icons/icon.js';
import { warnOnce } from '../../base/warn-once.js';
import { t } from '../strings.js';

/** A panel that cannot render says so in its place, with Try again; the rest of the editor goes on (spec 2 section 8). */
export class PanelErrorBoundary {
  readonly #host: ReactiveControllerHost;
  readonly #broken = new Set<string>();
  readonly #loaded = new Set<string>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Has the panel tried anew the next time it is shown. */
  reset(id: string | null): void {
    if (id !== null) this.#broken.delete(id);
  }

  /** The panel, or what stands in its place. Its code is fetched by `load` the first time; until it is here, nothing shows. */
  render(id: string, content: () => TemplateResult, load?: () => Promise<unknown>): TemplateResult {
    if (load) this.#fetch(id, load);
    const onBroken = (event: CustomEvent<{ error: unknown }>): void => {
      event.preventDefault();
      event.stopPropagation();
      this.#note(id, event.detail.error);
      this.#host.requestUpdate();
    };
    return html`<div class="body" @dm-broken=${onBroken}>
      ${this.#broken.has(id) ? nothing : this.#attempt(id, content)}
      ${this.#broken.has(id) ? this.#renderBroken(id) : nothing}
    </div>`;
  }

  #attempt(id: string, content: () => TemplateResult): TemplateResult | typeof nothing {
    try {
      return content();
    } catch (error) {
      this.#note(id, error);
      return nothing;
    }
  }

  /** Elements upgrade by themselves when their code comes: nothing has to be rendered again. */
  #fetch(id: string, load: () => Promise<unknown>): void {
    if (this.#loaded.has(id)) return;
    this.#loaded.add(id);
    load().catch((error: unknown) => {
      this.#loaded.delete(id);
      this.#note(id, error);
      this.#host.requestUpdate();
    });
  }

  #note(id: string, error: unknown): void {
    this.#broken.add(id);
    warnOnce(
      `the panel ${id} cannot be shown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  }

  #renderBroken(id: string): TemplateResult {
    const again = (): void => {
      this.reset(id);
      this.#host.requestUpdate();
    };
    return html`<div class="broken" role="alert">
      ${icon('warning-circle')}
      <p>${t('panelBroken')}</p>
      <button type="button" class="button second small" @click=${again}>${t('tryAgain')}</button>
    </div>`;
  }
}
