import './account.css';
import { nameOf } from './initials.js';
import { openLogin } from './login-request.js';
import { Initials, UserMenuButton } from './user-menu-button.js';
import { useUser, useUserState } from './session.js';
import { account as strings } from './strings.js';

/** At the right end of a bar: 'Sign in' for a visitor, the user's menu behind their initials for a member. */
export function AccountMenu() {
  const { kind } = useUserState();
  const user = useUser();
  if (kind === 'unknown') return null;
  if (!user) {
    return (
      <button type="button" className="button quiet small account-sign-in" onClick={() => openLogin()}>
        {strings.signIn}
      </button>
    );
  }
  return (
    <UserMenuButton
      user={user}
      side="bottom"
      className="account-button"
      aria-label={`${strings.menuOf} ${nameOf(user)}`}
    >
      <Initials user={user} />
    </UserMenuButton>
  );
}
