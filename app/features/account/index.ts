/** What other parts of the app may know of accounts. */
export { AccountGate } from './account-gate.js';
export { AccountMenu } from './menu/account-menu.js';
export { AccountRow } from './menu/account-row.js';
export { initials, nameOf } from './menu/initials.js';
export { claimBeforeOpening, rememberCreated, rememberUnclaimed } from './claiming/claim-designs.js';
export { beforeLeaving } from './sign-in/before-leaving.js';
export { loadLoginBox, LoginDialog } from './sign-in/login-dialog.js';
export { markOpen } from './claiming/design-locks.js';
export { openLogin } from './sign-in/login-request.js';
export { MEMBER_KEY_PREFIX, tabStorage } from './browser-storage.js';
export { FOLDER, FOLDERS, OF_USER, OWNED_DESIGNS } from './query-keys.js';
export { currentUser, useUser } from './session/session.js';
export { endLoginAttempt } from './sign-in/sign-in.js';
export { SessionEffects } from './session-effects.js';
export { useSignInRedirect } from './sign-in/use-sign-in-redirect.js';
