import { html, type TemplateResult } from 'lit';
import { icon } from '../../base/icons/icon.js';

/** A button at the end of a layer's row: hide or lock. A press on it is not one on the row. */
export const layerRowButton = (
  name: 'eye' | 'eye-slash' | 'lock-simple' | 'lock-simple-open',
  label: string,
  set: boolean,
  run: () => void,
): TemplateResult =>
  html`<button
    type="button"
    class="act ${set ? 'set' : ''}"
    tabindex="-1"
    aria-label=${label}
    title=${label}
    @click=${(event: Event) => {
      event.stopPropagation();
      run();
    }}
    @dblclick=${(event: Event) => event.stopPropagation()}
  >
    ${icon(name, { size: 16 })}
  </button>`;
