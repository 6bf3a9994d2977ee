import { SideDrawer } from '../../ui/dialogs/side-drawer.js';
import { HomeLink } from './home-link.js';
import { SideNavigation, type NavSection } from './side-navigation.js';
import { dashboard as strings } from './strings.js';

interface DrawerProps {
  readonly sections: readonly NavSection[];
  /** Gets the focus back. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** The side navigation over the page, from its left edge. */
export const Drawer = ({ sections, opener, onClose }: DrawerProps) => (
  <SideDrawer title={strings.drawer} opener={opener} onClose={onClose}>
    <HomeLink height={24} />
    <SideNavigation sections={sections} onGo={onClose} />
  </SideDrawer>
);
