/**
 * The addresses by which a browser signs in and out. They are pages to go to (`location.assign`), not calls: the account
 * provider takes over and sends the browser back. All lie on the host that answers the calls.
 */

/** Goes to the account provider; takes `mode` and `return`. */
export const SIGN_IN_PATH = '/auth/sign-in';
/** Where the provider sends the browser back to. */
export const CALLBACK_PATH = '/auth/callback';
/** Where the provider sends the browser back to once its own session has ended. */
export const SIGNED_OUT_PATH = '/auth/signed-out';

/** What the provider shows first (spec 1 section 4). */
export const LOGIN_MODES = ['login', 'register', 'forgot_password'] as const;
export type LoginMode = (typeof LOGIN_MODES)[number];

/** A cookie a log in page may set on this host: '0' lets the session end with the browser instead of after 30 days. */
export const KEEP_COOKIE = 'dm_keep';

/** Stands in the query of the address that was returned to when nobody was signed in. */
export const SIGN_IN_MARK = 'sign_in';

/** `failed`: refused, given up, or too late. `unavailable`: the account provider could not be reached. */
export const SIGN_IN_FAULTS = ['failed', 'unavailable'] as const;
export type SignInFault = (typeof SIGN_IN_FAULTS)[number];

/** Longest return path that is remembered, letters; a longer one becomes the start page. */
export const LONGEST_RETURN = 2000;

interface SignInTarget {
  /** 'login' unless told. */
  readonly mode?: LoginMode;
  /** Path and query to come back to. The hash never reaches a server: whoever needs it keeps it. */
  readonly returnTo: string;
  /** Origin of the calls, where it is not the page's own (`apiUrl` of the page configuration). */
  readonly base?: string;
}

/** Where to send the browser to sign in, e.g. '/auth/sign-in?mode=register&return=%2Fdesignmaker%2Fstart'. */
export function signInAddress({ mode = 'login', returnTo, base = '' }: SignInTarget): string {
  return `${base}${SIGN_IN_PATH}?${new URLSearchParams({ mode, return: returnTo }).toString()}`;
}

/** Why the sign-in that led to this address failed; null when none did. `search` is `location.search`. */
export function signInFault(search: string): SignInFault | null {
  const mark = new URLSearchParams(search).get(SIGN_IN_MARK);
  return SIGN_IN_FAULTS.find((fault) => fault === mark) ?? null;
}

/** Path and query without the mark: what the address bar should show once the user was told. */
export function withoutSignInMark(pathAndQuery: string): string {
  const [path = '', query = ''] = pathAndQuery.split('?', 2);
  const kept = query.split('&').filter((part) => part !== '' && !part.startsWith(`${SIGN_IN_MARK}=`));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
