import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../base/icons/icon.js';
import '../../controls/buttons/dm-icon-button.js';
import type { SheetFault } from '../model/faults.js';
import { t } from '../strings.js';

/** Faults that are listed; the others are still marked in their cells. */
const LISTED = 50;

/** What was left out or refused, until it is dismissed. Its place is always there, so that it is heard. */
export const noteView = (note: string, dismiss: () => void): TemplateResult =>
  html`<div role="status">
    ${
      note
        ? html`<div class="note">
            ${icon('warning')}
            <p>${note}</p>
            <dm-icon-button icon="x" label=${t('dismiss')} @click=${dismiss}></dm-icon-button>
          </div>`
        : nothing
    }
  </div>`;

/** A file that is being read, and how to give that up. */
export const readingView = (name: string, cancel: () => void): TemplateResult =>
  html`<div role="status">
    ${
      name
        ? html`<div class="note reading">
            <span class="spinner" aria-hidden="true"></span>
            <p>${t('readingFile', { name })}</p>
            <button type="button" class="button second small" @click=${cancel}>${t('cancel')}</button>
          </div>`
        : nothing
    }
  </div>`;

/** What is to be fixed, named by row; a press goes to the cell. */
export function faultsView(
  faults: readonly SheetFault[],
  goTo: (fault: SheetFault) => void,
): TemplateResult | typeof nothing {
  const count = faults.length;
  if (count === 0) return nothing;
  return html`<section class="faults scroll-area" part="faults" aria-labelledby="faults-title">
    <h3 id="faults-title">${t('faultsTitle', { count })}</h3>
    <ul>
      ${faults.slice(0, LISTED).map(
        (fault) =>
          html`<li>
            <button type="button" @click=${() => goTo(fault)}>
              ${t('faultLine', { ...fault, row: fault.row + 1 })}
            </button>
          </li>`,
      )}
    </ul>
    ${count > LISTED ? html`<p>${t('faultsMore', { count: count - LISTED })}</p>` : nothing}
  </section>`;
}
