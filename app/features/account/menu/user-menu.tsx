import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserDetails } from '../../../../server/contract/user.js';
import { START_ADDRESS } from '../../../saved-designs.js';
import { AnchoredMenu } from '../../../ui/menus/anchored-menu.js';
import { Icon } from '../../../ui/icon.js';
import '../account.css';
import { PHONE, useMedia } from '../../../ui/hooks/use-media.js';
import { nameOf } from './initials.js';
import { logout } from '../sign-in/logout.js';
import { account as strings } from '../strings.js';

export interface UserMenuProps {
  readonly user: UserDetails;
  readonly side: 'top' | 'bottom';
  /** The button that opened it: where it stands, and what gets the focus back. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** Who is signed in, and what they may do here. */
export function UserMenu({ user, side, opener, onClose }: UserMenuProps) {
  const phone = useMedia(PHONE);
  const going = useRef(false);
  const leave = () => {
    if (going.current) return;
    going.current = true;
    void logout().finally(() => (going.current = false));
  };
  return (
    <AnchoredMenu
      label={`${strings.menuOf} ${nameOf(user)}`}
      className="account-menu"
      opener={opener}
      side={side}
      onClose={onClose}
    >
      <DropdownMenu.Label className="account-label">
        <span className="account-name" dir="auto">
          {nameOf(user)}
        </span>
        <span className="account-mail">{user.email}</span>
        {!user.email_verified && <span className="account-mail">{strings.unconfirmed}</span>}
      </DropdownMenu.Label>
      <DropdownMenu.Separator className="account-line" />
      {phone && <PhoneRows />}
      {['admin', 'designer'].includes(user.type) && <AuthorRows />}
      <DropdownMenu.Item className="menu-row" onSelect={leave}>
        <Icon name="sign-out" size={16} />
        {strings.logout}
      </DropdownMenu.Item>
    </AnchoredMenu>
  );
}

/** On a phone, whose tabs have no room for them: what else a member keeps. */
function PhoneRows() {
  const navigate = useNavigate();
  return (
    <>
      <DropdownMenu.Item
        className="menu-row"
        onSelect={() => void navigate(`${START_ADDRESS}/shared-designs`)}
      >
        <Icon name="users-three" size={16} />
        {strings.sharedDesigns}
      </DropdownMenu.Item>
      <DropdownMenu.Item className="menu-row" onSelect={() => void navigate(`${START_ADDRESS}/brand-kit`)}>
        <Icon name="swatches" size={16} />
        {strings.brandKit}
      </DropdownMenu.Item>
      <DropdownMenu.Separator className="account-line" />
    </>
  );
}

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
