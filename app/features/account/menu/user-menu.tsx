import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UserDetails } from '../../../../server/contract/user.js';
import { DESIGN_ORDERS_ADDRESS, MOCKUP_ORDERS_ADDRESS, PLANS_ADDRESS } from '../../../commerce-addresses.js';
import { SAVED_MOCKUPS_ADDRESS } from '../../../mockup-addresses.js';
import { ACCOUNT_ADDRESS, START_ADDRESS } from '../../../saved-designs.js';
import { chooseTheme, theme, themeNames, THEMES } from '../../../theme.js';
import { AnchoredMenu } from '../../../ui/menus/anchored-menu.js';
import { Icon } from '../../../ui/icon.js';
import '../account.css';
import { useSignal } from '../../../ui/hooks/use-signal.js';
import { PHONE, useMedia } from '../../../ui/hooks/use-media.js';
import { nameOf } from './initials.js';
import { sendConfirmation } from '../arriving/send-confirmation.js';
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
        {!user.email_verified && !user.own_account && (
          <span className="account-mail">{strings.unconfirmed}</span>
        )}
      </DropdownMenu.Label>
      {!user.email_verified && user.own_account && (
        <DropdownMenu.Item className="menu-row" onSelect={() => void sendConfirmation(user)}>
          <Icon name="envelope-simple" size={16} />
          <span>
            {strings.unconfirmed}
            <span className="account-mail">{strings.sendConfirmation}</span>
          </span>
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Separator className="account-line" />
      <AccountPageRow />
      <ShopRows />
      {phone && <PhoneRows />}
      {['admin', 'designer'].includes(user.type) && <AuthorRows />}
      <ThemeRows />
      <DropdownMenu.Item className="menu-row" onSelect={leave}>
        <Icon name="sign-out" size={16} />
        {strings.logout}
      </DropdownMenu.Item>
    </AnchoredMenu>
  );
}

function AccountPageRow() {
  const navigate = useNavigate();
  return (
    <DropdownMenu.Item className="menu-row" onSelect={() => void navigate(ACCOUNT_ADDRESS)}>
      <Icon name="user" size={16} />
      {strings.account}
    </DropdownMenu.Item>
  );
}

/** Light, dark, or as the system is; the menu stays open, so that one sees what one chose [E-034]. */
function ThemeRows() {
  const chosen = useSignal(theme);
  return (
    <>
      <DropdownMenu.Label className="account-caption">{themeNames.title}</DropdownMenu.Label>
      <DropdownMenu.RadioGroup
        className="account-themes"
        aria-label={themeNames.title}
        value={chosen}
        onValueChange={(value) => chooseTheme(THEMES.find((one) => one === value) ?? 'system')}
      >
        {THEMES.map((one) => (
          <DropdownMenu.RadioItem
            key={one}
            className="menu-row"
            value={one}
            onSelect={(event) => event.preventDefault()}
          >
            {themeNames[one]}
            <DropdownMenu.ItemIndicator>
              <Icon name="check" size={16} />
            </DropdownMenu.ItemIndicator>
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
      <DropdownMenu.Separator className="account-line" />
    </>
  );
}

/** What was bought, of the product that one is in, and the plan (C-005, D-047). */
function ShopRows() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mockups = /^\/(mockupmaker|orders)(\/|$)/.test(pathname);
  const orders = mockups ? MOCKUP_ORDERS_ADDRESS : DESIGN_ORDERS_ADDRESS;
  return (
    <>
      <DropdownMenu.Item className="menu-row" onSelect={() => void navigate(orders)}>
        <Icon name="receipt" size={16} />
        {strings.orders}
      </DropdownMenu.Item>
      {mockups && (
        <DropdownMenu.Item className="menu-row" onSelect={() => void navigate(SAVED_MOCKUPS_ADDRESS)}>
          <Icon name="image" size={16} />
          {strings.savedMockups}
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item className="menu-row" onSelect={() => void navigate(PLANS_ADDRESS)}>
        <Icon name="star" size={16} />
        {strings.plan}
      </DropdownMenu.Item>
      <DropdownMenu.Separator className="account-line" />
    </>
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
