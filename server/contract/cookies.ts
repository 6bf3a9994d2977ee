import { KEEP_COOKIE } from './sign-in.js';
import { THEME_COOKIE } from './theme-cookie.js';

/**
 * Every cookie of the product and of the account provider that comes with it. The code takes its names from here and the
 * Cookie page its words, so that what the page says is what is set [E-045]; a test goes the ways that set them.
 */
export interface CookieAbout {
  readonly name: string;
  /** When it is set. */
  readonly when: string;
  readonly purpose: string;
  /** How long the browser keeps it. */
  readonly lasts: string;
}

export const COOKIES = {
  visitor: {
    name: 'dm_visitor',
    when: 'You make a design without an account',
    purpose: 'Holds a random secret that makes the design yours',
    lasts: 'A year from the last design',
  },
  session: {
    name: 'dm_session',
    when: 'You log in',
    purpose: 'Keeps you logged in',
    lasts: '30 days, or until the browser is closed',
  },
  signIn: {
    name: 'dm_sign_in',
    when: 'You begin to log in',
    purpose: 'Ties the log in to this browser',
    lasts: 'An hour',
  },
  signedOut: {
    name: 'dm_signed_out',
    when: 'You log out',
    purpose: 'Remembers the page to come back to',
    lasts: 'Ten minutes',
  },
  keep: {
    name: KEEP_COOKIE,
    when: 'You log in',
    purpose: 'Says whether you stay logged in when the browser is closed',
    lasts: 'Ten minutes',
  },
  account: {
    name: 'dm_account',
    when: 'You log in',
    purpose: 'Lets you log in again without your password',
    lasts: '30 days, or until the browser is closed',
  },
  accountStep: {
    name: 'dm_account_step',
    when: 'You begin to log in',
    purpose: 'Ties the log in form to this browser',
    lasts: 'An hour',
  },
  accountResume: {
    name: 'dm_account_resume',
    when: 'You begin to log in',
    purpose: 'Goes on with the log in after the form',
    lasts: 'An hour',
  },
  knownDevice: {
    name: 'dm_known_device',
    when: 'You log in',
    purpose: 'Lets you in although somebody elsewhere guesses at your password',
    lasts: 'A year',
  },
  theme: {
    name: THEME_COOKIE,
    when: 'You choose light or dark',
    purpose: 'Remembers the choice',
    lasts: 'A year',
  },
  outbox: {
    name: 'dm_outbox',
    when: 'The operator opens the outbox',
    purpose: 'Holds the key of the outbox',
    lasts: 'Until the browser is closed',
  },
} as const satisfies Record<string, CookieAbout>;

/** The account provider signs its cookies by a second one beside each, of this ending. */
export const SIGNATURE = '.sig';
