import { useState, type ButtonHTMLAttributes, type KeyboardEvent } from 'react';
import type { UserDetails } from '../../../server/contract/user.js';
import { ahead, onDemand } from '../../ui/on-demand.js';
import './account.css';
import { initials, nameOf } from './initials.js';

const loadUserMenu = async () => (await import('./user-menu.js')).UserMenu;

const UserMenu = onDemand(loadUserMenu);

export const Initials = ({ user }: { readonly user: UserDetails }) => (
  <span className="account-initials" aria-hidden="true">
    {initials(nameOf(user))}
  </span>
);

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

interface MenuButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly user: UserDetails;
  readonly side: 'top' | 'bottom';
}

/** The button of the user's menu, which is fetched when somebody comes near. */
export function MenuButton({ user, side, children, ...attributes }: MenuButtonProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const toggle = (button: HTMLElement) => setOpener((open) => (open ? null : button));
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    toggle(event.currentTarget);
  };
  return (
    <>
      <button
        type="button"
        {...attributes}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        data-state={opener ? 'open' : 'closed'}
        onClick={(event) => toggle(event.currentTarget)}
        onKeyDown={onKeyDown}
        {...ahead(loadUserMenu)}
      >
        {children}
      </button>
      {opener && <UserMenu user={user} side={side} opener={opener} onClose={() => setOpener(null)} />}
    </>
  );
}
