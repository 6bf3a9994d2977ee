import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserDetails } from '../../../server/contract/user.js';
import { START_ADDRESS } from '../../designs.js';
import { Icon } from '../../ui/icon.js';
import './account.css';
import { initials, nameOf } from './initials.js';
import { openLogin } from './login-request.js';
import { logout } from './logout.js';
import { useUser } from './session.js';
import { account as strings } from './strings.js';

/** At the right end of a bar: 'Sign in' for a visitor, the user's menu behind their initials for a member. */
export function AccountMenu() {
  const user = useUser();
  if (!user) {
    return (
      <button type="button" className="button quiet small account-sign-in" onClick={() => openLogin()}>
        {strings.signIn}
      </button>
    );
  }
  return (
    <UserMenu user={user} side="bottom">
      <button type="button" className="account-button" aria-label={`${strings.menuOf} ${nameOf(user)}`}>
        <Initials user={user} />
      </button>
    </UserMenu>
  );
}

/** At the foot of the side navigation: the member, and their menu. Nothing for a visitor, whose button is in the bar. */
export function AccountRow() {
  const user = useUser();
  if (!user) return null;
  return (
    <UserMenu user={user} side="top">
      <button type="button" className="account-row">
        <Initials user={user} />
        <span className="sr-only">{strings.menuOf}</span>
        <span className="account-who">
          <span className="account-name" dir="auto">
            {nameOf(user)}
          </span>
          <span className="account-mail">{user.email}</span>
        </span>
        <Icon name="caret-up" size={16} />
      </button>
    </UserMenu>
  );
}

const Initials = ({ user }: { readonly user: UserDetails }) => (
  <span className="account-initials" aria-hidden="true">
    {initials(nameOf(user))}
  </span>
);

/** Those who write templates begin one here (B-002). */
function AuthorRows() {
  const navigate = useNavigate();
  return (
    <>
      <DropdownMenu.Item
        className="menu-row"
        onSelect={() => void navigate(`${START_ADDRESS}/admin_designs/new/edit`)}
      >
        <Icon name="plus" size={16} />
        {strings.newDesignTemplate}
      </DropdownMenu.Item>
      <DropdownMenu.Item
        className="menu-row"
        onSelect={() => void navigate(`${START_ADDRESS}/admin_text_templates/new/edit`)}
      >
        <Icon name="text-aa" size={16} />
        {strings.newTextTemplate}
      </DropdownMenu.Item>
      <DropdownMenu.Separator className="account-line" />
    </>
  );
}

interface UserMenuProps {
  readonly user: UserDetails;
  readonly side: 'top' | 'bottom';
  /** The button that opens it. */
  readonly children: ReactNode;
}

function UserMenu({ user, side, children }: UserMenuProps) {
  const going = useRef(false);
  const leave = () => {
    if (going.current) return;
    going.current = true;
    void logout().finally(() => (going.current = false));
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu account-menu"
          side={side}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <DropdownMenu.Label className="account-label">
            <span className="account-name" dir="auto">
              {nameOf(user)}
            </span>
            <span className="account-mail">{user.email}</span>
            {!user.email_verified && <span className="account-mail">{strings.unconfirmed}</span>}
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="account-line" />
          {['admin', 'designer'].includes(user.type) && <AuthorRows />}
          <DropdownMenu.Item className="menu-row" onSelect={leave}>
            <Icon name="sign-out" size={16} />
            {strings.logout}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
