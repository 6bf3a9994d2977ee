import { Link, useLocation } from 'react-router-dom';
import { START_ADDRESS } from '../../saved-designs.js';
import { MOCKUPS_START } from '../../mockup-addresses.js';
import { Icon } from '../../ui/icon.js';
import type { FilledIconName } from '../../ui/icons.gen.js';
import { dashboard as strings } from './strings.js';

interface Tab {
  readonly to: string;
  readonly name: string;
  readonly icon: FilledIconName;
  /** The pages that belong to it. */
  readonly holds: RegExp;
}

const page = (names: string): RegExp => new RegExp(`^${START_ADDRESS}${names}/?$`);

const TABS: readonly Tab[] = [
  {
    to: START_ADDRESS,
    name: strings.designs,
    icon: 'squares-four',
    holds: page('(/all-designs|/shared-designs|/trash)?'),
  },
  {
    to: `${START_ADDRESS}/templates`,
    name: strings.templates,
    icon: 'layout',
    holds: page('/(templates|search|categories)'),
  },
  { to: `${START_ADDRESS}/folders`, name: strings.folders, icon: 'folder', holds: page('/folders(/.*)?') },
  {
    to: MOCKUPS_START,
    name: strings.mockups,
    icon: 'image',
    holds: new RegExp(`^${MOCKUPS_START}(/.*)?$`),
  },
];

/** At the foot of a phone: the parts of the dashboard a thumb reaches. */
export function PhoneTabs() {
  const { pathname } = useLocation();
  return (
    <nav className="phone-tabs" aria-label={strings.navigation}>
      {TABS.map(({ to, name, icon, holds }) => {
        const current = holds.test(pathname);
        return (
          <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
            <Icon name={icon} size={24} fill={current} />
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
