import '../account.css';
import { nameOf } from './initials.js';
import { openLogin } from '../sign-in/login-request.js';
import { Initials, UserMenuButton } from './user-menu-button.js';
import { useUser, useUserState } from '../session/session.js';
import { account as strings } from '../strings.js';

/** By itself: the landing page, which has this menu too, must not carry all icons for it. */
const Caret = () => (
  <svg width={16} height={16} viewBox="0 0 256 256" fill="currentColor" aria-hidden>
    <path d="M213.66 101.66l-80 80a8 8 0 0 1-11.32 0l-80-80a8 8 0 0 1 11.32-11.32L128 164.69l74.34-74.35a8 8 0 0 1 11.32 11.32Z" />
  </svg>
);

interface AccountMenuProps {
  /** With the user's name beside their initials, and signing in as the bar's own act (C-006). */
  readonly named?: boolean;
}

/** At the right end of a bar: 'Sign in' for a visitor, the user's menu behind their initials for a member. */
export function AccountMenu({ named = false }: AccountMenuProps) {
  const { kind } = useUserState();
  const user = useUser();
  if (kind === 'unknown') return null;
  if (!user) {
    return (
      <button
        type="button"
        className={named ? 'button primary account-sign-in' : 'button quiet small account-sign-in'}
        onClick={() => openLogin()}
      >
        {strings.signIn}
      </button>
    );
  }
  return (
    <UserMenuButton
      user={user}
      side="bottom"
      className={named ? 'account-button named' : 'account-button'}
      aria-label={`${strings.menuOf} ${nameOf(user)}`}
    >
      <Initials user={user} />
      {named && (
        <>
          <span className="account-name" dir="auto">
            {nameOf(user)}
          </span>
          <Caret />
        </>
      )}
    </UserMenuButton>
  );
}
