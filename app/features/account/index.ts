/** What other parts of the app may know of accounts. */
export { AccountGate } from './account-gate.js';
export { AccountMenu } from './account-menu.js';
export { AccountRow } from './account-row.js';
export { initials, nameOf } from './initials.js';
export { readyToOpen, rememberMade, rememberUnclaimed } from './keep-designs.js';
export { beforeLeaving } from './leaving.js';
export { loadLoginBox, LoginDialog } from './login-dialog.js';
export { markOpen } from './locks.js';
export { openLogin } from './login-request.js';
export { OF_MEMBER } from './memory.js';
export { FOLDER, FOLDERS, OF_USER, OWNED_DESIGNS } from './of-user.js';
export { currentUser, useUser } from './session.js';
export { endLoginAttempt } from './sign-in.js';
export { SessionKeeper } from './session-keeper.js';
export { useDeparture } from './use-departure.js';
