import { isEmail, normalizedEmail } from '../../../../server/contract/email.js';

/** Invitations of one go, as the server takes them. */
export const MOST_ADDRESSES = 50;

/** What parts addresses in a pasted list: 'Mira <mira@dockhall.example>; jonas@dockhall.example'. */
const SEPARATORS = /[,;\n\r\t]+/;
/** A name in quotes may hold a comma. */
const QUOTED_NAME = /"[^"]*"/g;

/** The addresses in a text, in order, also those that are none: they are named before anything is sent. */
export function splitAddresses(text: string): string[] {
  return text
    .replace(QUOTED_NAME, ' ')
    .split(SEPARATORS)
    .flatMap((piece) => /<([^<>]*)>/.exec(piece)?.[1] ?? piece.split(/\s+/))
    .map(normalizedEmail)
    .filter(Boolean);
}

/** The chosen addresses and those in a text, each once. */
export const mergeAddresses = (chosen: readonly string[], text: string): string[] => [
  ...new Set([...chosen, ...splitAddresses(text)]),
];

/** Whether a text that is being typed ends an address. */
export const endsAddress = (text: string): boolean => /[,;\s]$/.test(text) && text.trim() !== '';

export const invalidOf = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => !isEmail(address));

/** Why these cannot be invited; null when they can. */
export type AddressFault =
  | { readonly kind: 'none' | 'own' | 'many' }
  | { readonly kind: 'invalid'; readonly addresses: readonly string[] };

export function faultIn(addresses: readonly string[], own: string): AddressFault | null {
  const addressesOfNone = invalidOf(addresses);
  if (addresses.length === 0) return { kind: 'none' };
  if (addressesOfNone.length > 0) return { kind: 'invalid', addresses: addressesOfNone };
  if (addresses.includes(normalizedEmail(own))) return { kind: 'own' };
  return addresses.length > MOST_ADDRESSES ? { kind: 'many' } : null;
}
