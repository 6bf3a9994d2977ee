import * as z from 'zod/mini';

/** Where an object, a group or words of a text lead [E-058]: web addresses, e-mail and telephone. */

/** Longest address, characters: what browsers and readers of PDF take. */
export const LONGEST_LINK = 2000;

/** Why something typed is no link: it begins with what is not allowed, or it is no address at all. */
export type LinkFault = 'scheme' | 'address' | 'length';

/** Whatever else could run something where it is opened. */
const SCHEME = /^(https?|mailto|tel):/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

const UNSEEN = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/;
/** 'example.com', 'www.example.com:8080/a?b#c'; no scheme has a dot in it that is followed by letters. */
const BARE =
  /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(\p{L}{2,}|xn--[a-z0-9-]+)(:\d{1,5})?([/?#].*)?$/iu;
const EMAIL = /^[^\s@/:?#]+@([\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;
const PHONE = /^\+\d[\d\s().-]{3,}$/;
const TEL = /^tel:\+?[\d().*#-]+(;[\w=.+-]+)*$/i;

/** True for an address that may be stored: of an allowed kind, with nothing in it that is not seen. */
export function isLink(value: string): boolean {
  if (value.length > LONGEST_LINK || !SCHEME.test(value) || UNSEEN.test(value)) return false;
  const url = parsed(value);
  if (!url) return false;
  if (url.protocol === 'tel:') return TEL.test(value);
  return url.protocol !== 'mailto:' || url.pathname.length > 0;
}

/** What was typed as an address to store: a bare domain gets https://, an e-mail address mailto:, '+49 30 1' tel:. */
export function readLink(typed: string): { readonly href: string } | { readonly fault: LinkFault } {
  const words = typed.trim();
  const address = withScheme(words);
  if (address === null) return { fault: ANY_SCHEME.test(words) ? 'scheme' : 'address' };
  if (address.length > LONGEST_LINK) return { fault: 'length' };
  const href = isLink(address) ? parsed(address)!.href : '';
  if (href.length > LONGEST_LINK) return { fault: 'length' };
  return isLink(href) ? { href } : { fault: 'address' };
}

function withScheme(words: string): string | null {
  if (/^tel:/i.test(words)) return words.replace(/\s/g, '');
  if (SCHEME.test(words)) return words;
  if (EMAIL.test(words)) return `mailto:${words}`;
  if (PHONE.test(words)) return `tel:${words.replace(/[\s().-]/g, '')}`;
  return BARE.test(words) ? `https://${words}` : null;
}

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** An address for a file or a page to open, in letters that every program takes; null for what must not be opened. */
export const openableLink = (stored: string): string | null => (isLink(stored) ? parsed(stored)!.href : null);

/** An address as people say it: without what they never type. */
export const shownLink = (href: string): string =>
  href.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, '').replace(/^([^/?#]+)\/$/, '$1');

/** A stored link. */
export const link = () =>
  z.string().check(z.refine(isLink, 'must be an address that begins with http:, https:, mailto: or tel:'));
