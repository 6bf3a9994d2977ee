import { NavLink, useMatch } from 'react-router-dom';
import { DESIGN_ORDERS_ADDRESS } from '../../commerce-addresses.js';
import { START_ADDRESS, WIZARD_ADDRESS } from '../../saved-designs.js';
import { Icon } from '../../ui/icon.js';
import type { FilledIconName } from '../../ui/icons.gen.js';
import { AccountRow, useUser } from '../account/index.js';
import { GenerateNew } from './generate-new.js';
import { dashboard as strings } from './strings.js';

export interface NavSection {
  readonly id: string;
  readonly name: string;
}

interface Destination {
  readonly to: string;
  readonly name: string;
  readonly icon: FilledIconName;
}

/** What a member keeps; a visitor is asked to sign in there, but for what this device has of theirs. */
const YOUR_WORK: readonly Destination[] = [
  { to: `${START_ADDRESS}/all-designs`, name: 'All your designs', icon: 'squares-four' },
  { to: `${START_ADDRESS}/shared-designs`, name: 'Shared designs', icon: 'users-three' },
  { to: `${START_ADDRESS}/folders`, name: 'Folders', icon: 'folder' },
  { to: '/imagemaker/start/history', name: 'AI images', icon: 'sparkle' },
  { to: `${START_ADDRESS}/brand-kit`, name: 'Brand kit', icon: 'swatches' },
  { to: `${START_ADDRESS}/trash`, name: 'Trash', icon: 'trash' },
];

/** What a member bought; a visitor has nothing there, and is not led there (D-047). */
const PURCHASES: Destination = { to: DESIGN_ORDERS_ADDRESS, name: 'Purchases', icon: 'receipt' };

interface SideNavigationProps {
  readonly sections: readonly NavSection[];
  /** After something was chosen: a drawer closes. */
  readonly onGo?: () => void;
}

/** Generate New, the dashboard's pages, the parts of this one, and who is signed in. */
export function SideNavigation({ sections, onGo }: SideNavigationProps) {
  const member = useUser();
  // the wizard and the orders have two addresses; at either it is where one is
  const wizard = useMatch(`${START_ADDRESS}/wizard`)?.pathname ?? WIZARD_ADDRESS;
  const orders = useMatch(`${START_ADDRESS}/orders`)?.pathname ?? DESIGN_ORDERS_ADDRESS;
  return (
    <>
      <GenerateNew {...(onGo && { onGo })} />
      <nav aria-label={strings.navigation}>
        <NavItem to={START_ADDRESS} name={strings.home} icon="house-simple" onClick={onGo} end />
        <NavItem to={`${START_ADDRESS}/templates`} name={strings.templates} icon="layout" onClick={onGo} />
        <NavItem to={wizard} name={strings.wizard} icon="sparkle" onClick={onGo} />
        <p className="nav-caption">{strings.yourWork}</p>
        {YOUR_WORK.map((destination) => (
          <NavItem key={destination.to} {...destination} onClick={onGo} />
        ))}
        {member && <NavItem {...PURCHASES} to={orders} onClick={onGo} />}
        {sections.length > 0 && <p className="nav-caption">{strings.sections}</p>}
        {sections.map(({ id, name }) => (
          <a key={id} className="nav-item plain" href={`#category-${id}`} onClick={onGo}>
            {name}
          </a>
        ))}
      </nav>
      <AccountRow />
    </>
  );
}

interface NavItemProps extends Destination {
  readonly onClick: (() => void) | undefined;
  /** Current at this very address only, not at those below it. */
  readonly end?: boolean;
}

function NavItem({ to, name, icon, onClick, end = false }: NavItemProps) {
  return (
    <NavLink className="nav-item" to={to} end={end} {...(onClick && { onClick })}>
      {({ isActive }) => (
        <>
          <Icon name={icon} fill={isActive} />
          {name}
        </>
      )}
    </NavLink>
  );
}
