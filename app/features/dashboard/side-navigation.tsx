import { NavLink } from 'react-router-dom';
import { START_ADDRESS } from '../../saved-designs.js';
import { Icon } from '../../ui/icon.js';
import type { FilledIconName } from '../../ui/icons.gen.js';
import { AccountRow } from '../account/index.js';
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

/** What a member keeps; a visitor is asked to sign in there. */
const YOUR_WORK: readonly Destination[] = [
  { to: `${START_ADDRESS}/all-designs`, name: 'All your designs', icon: 'squares-four' },
  { to: `${START_ADDRESS}/shared-designs`, name: 'Shared designs', icon: 'users-three' },
  { to: `${START_ADDRESS}/folders`, name: 'Folders', icon: 'folder' },
  { to: `${START_ADDRESS}/brand-kit`, name: 'Brand kit', icon: 'swatches' },
];

interface SideNavigationProps {
  readonly sections: readonly NavSection[];
  /** After something was chosen: a drawer closes. */
  readonly onGo?: () => void;
}

/** Generate New, the dashboard's pages, the parts of this one, and who is signed in. */
export function SideNavigation({ sections, onGo }: SideNavigationProps) {
  return (
    <>
      <GenerateNew {...(onGo && { onGo })} />
      <nav aria-label={strings.navigation}>
        <NavItem to={START_ADDRESS} name={strings.home} icon="house-simple" onClick={onGo} end />
        <NavItem to={`${START_ADDRESS}/templates`} name={strings.templates} icon="layout" onClick={onGo} />
        <p className="nav-caption">{strings.yourWork}</p>
        {YOUR_WORK.map((destination) => (
          <NavItem key={destination.to} {...destination} onClick={onGo} />
        ))}
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
