import { LONGEST_RETURN, SIGN_IN_MARK, type SignInFault } from '../../contract/sign-in.js';
import type { Product } from '../../accounts/sessions.js';

/** Where somebody lands who left no address of ours. */
export const START_PAGE = '/';

/** Any origin does: only whether an address stays on it matters. */
const OWN = 'http://own.invalid';

/** Going back there would only lead away again. */
const NO_PAGE = /^\/(auth|account|api|static)(\/|$)/;

/**
 * Path and query to come back to, without the hash. Whatever would leave the website ('//evil', '/\evil', another scheme or
 * host, control characters that browsers drop) becomes the start page.
 */
export function safeReturn(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > LONGEST_RETURN) return START_PAGE;
  if (!wanted.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(wanted)) return START_PAGE;
  if (!URL.canParse(wanted, OWN)) return START_PAGE;
  const { origin, pathname, search } = new URL(wanted, OWN);
  // '/.//evil' only becomes '//evil' once its dot is resolved
  if (origin !== OWN || pathname.startsWith('//') || NO_PAGE.test(pathname)) return START_PAGE;
  return `${pathname}${search}`;
}

/** The product somebody comes from, thus the client id they are sent out with (D-019). */
export const productOf = (returnTo: string): Product =>
  /^\/mockupmaker(\/|\?|$)/.test(returnTo) ? 'mockup' : 'design';

/** The return address with the reason why a sign-in failed. */
export const withSignInFault = (returnTo: string, fault: SignInFault): string =>
  `${returnTo}${returnTo.includes('?') ? '&' : '?'}${SIGN_IN_MARK}=${fault}`;
