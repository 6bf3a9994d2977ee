import { Link } from 'react-router-dom';
import { START_ADDRESS } from '../../../saved-designs.js';
import { MOCKUPS_START } from '../../../mockup-addresses.js';
import { Icon } from '../../../ui/icon.js';
import { Logo } from '../../../ui/logo.js';
import { SideDrawer } from '../../../ui/dialogs/side-drawer.js';
import { AccountRow } from '../../account/index.js';
import { CategoryNav } from './category-nav.js';
import { frame as strings } from '../strings.js';

interface DrawerPanelProps {
  readonly categories: boolean;
  /** Gets the focus back. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** The side drawer: the two products, on the list its categories, and who is signed in. */
export function DrawerPanel({ categories, opener, onClose }: DrawerPanelProps) {
  return (
    <SideDrawer title={strings.navigation} opener={opener} onClose={onClose}>
      <Link to="/" className="home-link" aria-label={strings.landing}>
        <Logo height={24} />
      </Link>
      <div className="mockup-drawer-body">
        <nav aria-label={strings.products}>
          <Link className="nav-item" to={START_ADDRESS} onClick={onClose}>
            <Icon name="squares-four" />
            {strings.designs}
          </Link>
          <Link className="nav-item" to={MOCKUPS_START} aria-current="page" onClick={onClose}>
            <Icon name="image" />
            {strings.mockups}
          </Link>
        </nav>
        {categories && <CategoryNav onGo={onClose} />}
      </div>
      <AccountRow />
    </SideDrawer>
  );
}
