import { html, type Html } from '../../../pages/html.js';
import type { CardField } from '../cards.js';
import { framedPage } from './framed-page.js';

interface Field {
  readonly name: CardField;
  readonly label: string;
  readonly placeholder: string;
  readonly autocomplete: string;
  readonly longest: number;
}

const FIELDS: readonly Field[] = [
  {
    ...{ name: 'number', label: 'Card number', placeholder: '1234 1234 1234 1234' },
    ...{ autocomplete: 'cc-number', longest: 23 },
  },
  { ...{ name: 'expiry', label: 'Expiration', placeholder: 'MM / YY' }, autocomplete: 'cc-exp', longest: 7 },
  { ...{ name: 'cvc', label: 'CVC', placeholder: 'CVC' }, autocomplete: 'cc-csc', longest: 4 },
];

/** The fields of the test shop for a card, to be framed where Stripe's own would be. */
export const cardPage = ({ theme, button }: { readonly theme: string | null; readonly button: boolean }) =>
  framedPage(
    { title: 'Card', script: 'card.js', theme },
    html`<form class="card-form" novalidate>
      <p class="test-shop">
        <strong>Test shop.</strong> Nothing is charged. Pay with card 4242 4242 4242 4242, any date to come
        and any CVC.
      </p>
      <div class="card-fields">${FIELDS.map(fieldHtml)}</div>
      <p class="field-error card-problem" role="alert" hidden></p>
      ${button && html`<button class="button primary large" type="submit">Use this card</button>`}
    </form>`,
  );

const fieldHtml = ({ name, label, placeholder, autocomplete, longest }: Field): Html =>
  html`<div class="card-${name}">
    <label class="label" for="${name}">${label}</label>
    <div class="field large">
      <input
        id="${name}"
        name="${name}"
        type="text"
        inputmode="numeric"
        placeholder="${placeholder}"
        autocomplete="${autocomplete}"
        maxlength="${longest}"
        aria-describedby="${name}-error"
        required
      />
    </div>
    <p class="field-error" id="${name}-error" role="alert" hidden></p>
  </div>`;
