import { COOKIES } from '../contract/cookies.js';

/** Cookies of the product server. All are HttpOnly: a script that got into a page cannot read them. */

/** Makes a browser without an account the owner of what it made. */
export const VISITOR_COOKIE = COOKIES.visitor.name;

/** The secret of a signed-in browser's session. */
export const SESSION_COOKIE = COOKIES.session.name;

/** Ties the sign-ins under way to the browser that began them; sent to /auth alone. */
export const SIGN_IN_COOKIE = COOKIES.signIn.name;

/** Where a browser wants to be once the account provider has signed it out; sent to /auth alone. */
export const SIGNED_OUT_COOKIE = COOKIES.signedOut.name;
