/** Cookies of the product server. All are HttpOnly: a script that got into a page cannot read them. */

/** Makes a browser without an account the owner of what it made. */
export const VISITOR_COOKIE = 'dm_visitor';

/** The secret of a signed-in browser's session. */
export const SESSION_COOKIE = 'dm_session';

/** Ties the sign-ins under way to the browser that began them; sent to /auth alone. */
export const SIGN_IN_COOKIE = 'dm_sign_in';

/** Where a browser wants to be once the account provider has signed it out; sent to /auth alone. */
export const SIGNED_OUT_COOKIE = 'dm_signed_out';
