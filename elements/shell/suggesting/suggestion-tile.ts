import { html, nothing, type TemplateResult } from 'lit';
import '../../controls/lists/dm-skeleton.js';
import type { Suggestion } from './suggestions.js';
import { t } from './strings.js';

interface TileState {
  /** From 1. */
  readonly number: number;
  /** The keyboard comes to it. */
  readonly active: boolean;
  /** It is being put on the design. */
  readonly busy: boolean;
  readonly choose: () => void;
  readonly reach: () => void;
}

/** A variation of the page; pressing it gives the design its look. */
export function suggestionTile(
  { key, style: { pairing }, picture }: Suggestion,
  { number, active, busy, choose, reach }: TileState,
): TemplateResult {
  const fonts = pairing
    ? t('fontsOf', { heading: pairing.fonts.heading.name, body: pairing.fonts.paragraph.name })
    : '';
  return html`<li>
    <button
      type="button"
      class="stage-tile tile"
      data-key=${key}
      tabindex=${active ? 0 : -1}
      aria-label=${t('variation', { number, fonts })}
      aria-busy=${busy ? 'true' : nothing}
      @click=${choose}
      @focus=${reach}
    >
      ${picture}
    </button>
  </li>`;
}

/** Where a variation will be. */
export const waitingTile = (): TemplateResult =>
  html`<li>
    <div class="stage-tile tile waiting"><dm-skeleton></dm-skeleton></div>
  </li>`;
