import { html, nothing, type TemplateResult } from 'lit';
import '../../controls/buttons/dm-button.js';
import '../../controls/lists/dm-skeleton.js';
import { dimensionsText } from '../../math/units.js';
import type { ResizeResult } from './resize-results.js';
import { t } from './strings.js';

export interface ResultTileActions {
  readonly open: (result: ResizeResult) => void;
  readonly choose: (result: ResizeResult, chosen: boolean) => void;
  readonly retry: () => void;
  readonly reach: (result: ResizeResult) => void;
}

interface ResultTileState {
  readonly chosen: boolean;
  /** The keyboard comes to it. */
  readonly active: boolean;
}

/** A size with its preview; pressing it opens the copy, the checkbox selects it. */
export function resultTile(
  result: ResizeResult,
  { chosen, active }: ResultTileState,
  actions: ResultTileActions,
): TemplateResult {
  const { key, name, state } = result;
  const ready = state === 'ready';
  const measures = [dimensionsText(result), ...leftOutWords(result)].join(' · ');
  return html`<li class="cell ${state} ${chosen ? 'chosen' : ''}">
    <div class="stage" aria-busy=${state === 'making'}>
      <button
        type="button"
        class="stage-tile open"
        data-key=${key}
        tabindex=${active ? 0 : -1}
        aria-label="${name}, ${measures}"
        aria-disabled=${ready ? nothing : 'true'}
        @click=${() => ready && actions.open(result)}
        @focus=${() => actions.reach(result)}
      >
        ${contentOf(result)}
      </button>
      ${state === 'failed' ? failure(actions) : nothing}
      <label class="choose">
        <input
          type="checkbox"
          tabindex=${active ? 0 : -1}
          aria-label=${t('select', { name })}
          ?disabled=${!ready}
          .checked=${chosen}
          @change=${(event: Event) => actions.choose(result, (event.target as HTMLInputElement).checked)}
        />
      </label>
    </div>
    <p class="name ellipsis">${name}</p>
    <p class="caption numbers">${measures}</p>
  </li>`;
}

/** What the layers still hold and the page does not show is told, so that nobody misses it. */
const leftOutWords = ({ made }: ResizeResult): string[] =>
  made && made.leftOut > 0 ? [t('leftOut', { count: made.leftOut })] : [];

function contentOf({ state, made }: ResizeResult): unknown {
  if (made) return made.preview;
  return state === 'making' ? html`<dm-skeleton></dm-skeleton>` : nothing;
}

const failure = ({ retry }: ResultTileActions): TemplateResult =>
  html`<div class="failure">
    <p>${t('failed')}</p>
    <dm-button size="small" @click=${retry}>${t('tryAgain')}</dm-button>
  </div>`;
