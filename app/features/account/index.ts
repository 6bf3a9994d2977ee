/** What other parts of the app may know of accounts. */
export { AccountGate } from './account-gate.js';
export { AccessDialog } from './arriving/access-dialog.js';
export { AskForAccess } from './arriving/ask-for-access.js';
export { CannotOpen } from './arriving/cannot-open.js';
export { ConfirmEmail } from './arriving/confirm-email.js';
export { isRefusal } from './arriving/is-refusal.js';
export { arriving, confirming } from './arriving/strings.js';
export { LeadToSignIn } from './arriving/lead-to-sign-in.js';
export { AccountMenu } from './menu/account-menu.js';
export { AccountRow } from './menu/account-row.js';
export { Initials } from './menu/user-menu-button.js';
export { initials, nameOf } from './menu/initials.js';
export {
  claimBeforeOpening,
  hasUnclaimed,
  rememberCreated,
  rememberUnclaimed,
} from './claiming/claim-designs.js';
export { beforeLeaving } from './sign-in/before-leaving.js';
export { loadLoginBox, LoginDialog } from './sign-in/login-dialog.js';
export { markOpen } from './claiming/design-locks.js';
export { openLogin } from './sign-in/login-request.js';
export { clearTabStorage, MEMBER_KEY_PREFIX, tabStorage } from './browser-storage.js';
export { DEVICE_DESIGNS, FOLDER, FOLDERS, OF_USER, OWNED_DESIGNS } from './query-keys.js';
export { checkSession, currentUser, useUser } from './session/session.js';
export { endLoginAttempt } from './sign-in/sign-in.js';
export { SessionEffects } from './session-effects.js';
export { useSignInRedirect } from './sign-in/use-sign-in-redirect.js';
