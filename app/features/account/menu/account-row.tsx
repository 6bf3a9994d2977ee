import { Icon } from '../../../ui/icon.js';
import '../account.css';
import { nameOf } from './initials.js';
import { Initials, UserMenuButton } from './user-menu-button.js';
import { useUser } from '../session/session.js';
import { account as strings } from '../strings.js';

/** At the foot of the side navigation: the member, and their menu. Nothing for a visitor, whose button is in the bar. */
export function AccountRow() {
  const user = useUser();
  if (!user) return null;
  return (
    <UserMenuButton user={user} side="top" className="account-row">
      <Initials user={user} />
      <span className="sr-only">{strings.menuOf}</span>
      <span className="account-who">
        <span className="account-name" dir="auto">
          {nameOf(user)}
        </span>
        <span className="account-mail">{user.email}</span>
      </span>
      <Icon name="caret-up" size={16} />
    </UserMenuButton>
  );
}
