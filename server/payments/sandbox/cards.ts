/** The cards of the test shop. No number is kept: only how it ends, and what the card does. */

export type CardBehavior = 'pays' | 'authenticates' | 'fails_later' | Decline;

type Decline = 'declined' | 'insufficient' | 'broken';

export interface CardFault {
  readonly code: string;
  readonly decline_code: string | null;
  readonly message: string;
}

/** Stripe's words. */
export const CARD_FAULTS: Readonly<Record<Decline, CardFault>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficient: {
    ...{ code: 'card_declined', decline_code: 'insufficient_funds' },
    message: 'Your card has insufficient funds.',
  },
  broken: {
    ...{ code: 'processing_error', decline_code: null },
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

/** Stripe's own test numbers, so that what was tried here can be tried there. */
const NUMBERS: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': 'pays',
  '4000002500003155': 'authenticates',
  '4000000000000341': 'fails_later',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient',
  '4000000000000119': 'broken',
};

/** Stripe's names of cards that need no field, for tests. */
export const NAMED_CARDS: Readonly<Record<string, CardBehavior>> = {
  pm_card_visa: 'pays',
  pm_card_authenticationRequired: 'authenticates',
  pm_card_chargeCustomerFail: 'fails_later',
  pm_card_chargeDeclined: 'declined',
  pm_card_visa_chargeDeclined: 'declined',
  pm_card_visa_chargeDeclinedInsufficientFunds: 'insufficient',
  pm_card_visa_chargeDeclinedProcessingError: 'broken',
};

/** What was typed into the field. */
export interface TypedCard {
  readonly number: string;
  /** Such as '12 / 34'. */
  readonly expiry: string;
  readonly cvc: string;
}

export type CardField = keyof TypedCard;

/** What is wrong with what was typed, in Stripe's words; null when it is a card of the test shop. */
export function cardFault(
  { number, expiry, cvc }: TypedCard,
  now = new Date(),
): { readonly field: CardField; readonly message: string } | null {
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < 13) return { field: 'number', message: 'Your card number is incomplete.' };
  if (NUMBERS[digits] === undefined)
    return {
      field: 'number',
      message: 'This is a test shop. Use a test card, such as 4242 4242 4242 4242.',
    };
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? [];
  if (month === undefined || Number(month) < 1 || Number(month) > 12)
    return { field: 'expiry', message: 'Your card’s expiration date is incomplete.' };
  // a card is good to the end of its month
  if (new Date(2000 + Number(year), Number(month), 1) <= now)
    return { field: 'expiry', message: 'Your card’s expiration date is in the past.' };
  if (!/^\d{3,4}$/.test(cvc.trim()))
    return { field: 'cvc', message: 'Your card’s security code is incomplete.' };
  return null;
}

/** What is kept of a card that has no fault. */
export function keptCard({ number }: TypedCard): { readonly behavior: CardBehavior; readonly last4: string } {
  const digits = number.replaceAll(/\D/g, '');
  return { behavior: NUMBERS[digits]!, last4: digits.slice(-4) };
}
