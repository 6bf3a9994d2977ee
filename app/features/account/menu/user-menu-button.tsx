import { useState, type ButtonHTMLAttributes } from 'react';
import type { UserDetails } from '../../../../server/contract/user.js';
import { pictureAddress } from '../../../configuration.js';
import { MenuButton } from '../../../ui/menus/menu-button.js';
import { onDemand } from '../../../ui/on-demand.js';
import '../account.css';
import { initials, nameOf } from './initials.js';

const loadUserMenu = async () => (await import('./user-menu.js')).UserMenu;

const UserMenu = onDemand(loadUserMenu);

/** The member's picture; without one, or while it cannot be had, their initials. */
export function Initials({ user }: { readonly user: UserDetails }) {
  const address = pictureAddress(user.picture);
  const [missing, setMissing] = useState('');
  return (
    <span className="account-initials" aria-hidden="true">
      {address && missing !== address ? (
        <img src={address} alt="" onError={() => setMissing(address)} />
      ) : (
        initials(nameOf(user))
      )}
    </span>
  );
}

interface UserMenuButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly user: UserDetails;
  readonly side: 'top' | 'bottom';
}

/** The button of the user's menu. */
export const UserMenuButton = ({ user, side, ...attributes }: UserMenuButtonProps) => (
  <MenuButton
    {...attributes}
    load={loadUserMenu}
    menu={(opener, close) => <UserMenu user={user} side={side} opener={opener} onClose={close} />}
  />
);
