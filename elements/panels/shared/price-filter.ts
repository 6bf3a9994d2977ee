import { signal, type ReadonlySignal } from '@preact/signals-core';
import { html, type TemplateResult } from 'lit';
import '../../controls/buttons/dm-segmented.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import { t } from '../strings.js';

const CHOICES = [
  { value: 'all', label: t('everyPrice') },
  { value: 'free', label: t('freeOnly') },
  { value: 'sold', label: t('premiumOnly') },
];

/** Which pictures of a list are shown: all, those that are free, or those that are sold. */
export class PriceFilter {
  readonly #chosen = signal('all');
  readonly #onChange: () => void;

  readonly chosen: ReadonlySignal<string> = this.#chosen;

  /** @param onChange - called after another choice: what is listed must be asked for anew */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** As a list is asked for it; nothing while all are shown. */
  get options(): { readonly free?: boolean } {
    const chosen = this.#chosen.peek();
    return chosen === 'all' ? {} : { free: chosen === 'free' };
  }

  render(): TemplateResult {
    return html`<dm-segmented
      label=${t('priceFilter')}
      .options=${CHOICES}
      value=${this.#chosen.value}
      @dm-change=${(event: CustomEvent<{ value: string }>) => {
        consumeEvent(event);
        this.#chosen.value = event.detail.value;
        this.#onChange();
      }}
    ></dm-segmented>`;
  }
}
