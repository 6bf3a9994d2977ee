import { Dialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Icon } from './icon.js';
import type { FilledIconName } from './icons.gen.js';
import { Logo } from './logo.js';
import { NARROW, PHONE, useMedia } from './use-media.js';

export interface NavSection {
  readonly id: string;
  readonly name: string;
}

interface Destination {
  readonly to: string;
  readonly name: string;
  readonly icon: FilledIconName;
}

const START = '/designmaker/start';

/** What a member keeps; a visitor is asked to sign in there. */
const YOUR_WORK: readonly Destination[] = [
  { to: `${START}/all-designs`, name: 'All your designs', icon: 'squares-four' },
  { to: `${START}/shared-designs`, name: 'Shared designs', icon: 'users-three' },
  { to: `${START}/folders`, name: 'Folders', icon: 'folder' },
  { to: `${START}/brand-kit`, name: 'Brand kit', icon: 'swatches' },
];

interface DashboardLayoutProps {
  /** Parts of the page the navigation jumps to. */
  readonly sections?: readonly NavSection[];
  /** Stands in the top bar before its end, such as the search of a page that has no hero. */
  readonly barMiddle?: ReactNode;
  /** Stands at the right end of the top bar. */
  readonly barEnd?: ReactNode;
  /** Stands at the foot of the side navigation, and of the drawer. */
  readonly navFoot?: ReactNode;
  readonly children: ReactNode;
}

/** The dashboard's frame: side navigation (a drawer below 992 px), top bar, the page. */
export function DashboardLayout({
  sections = [],
  barMiddle,
  barEnd,
  navFoot,
  children,
}: DashboardLayoutProps) {
  const narrow = useMedia(NARROW);
  const phone = useMedia(PHONE);
  return (
    <div className="dashboard">
      {!narrow && (
        <aside className="side-nav">
          <SideNavigation sections={sections} foot={navFoot} />
        </aside>
      )}
      <header className="top-bar">
        {narrow && <NavigationDrawer sections={sections} foot={navFoot} />}
        {narrow && <HomeLink height={phone ? 22 : 24} />}
        {!phone && (
          <nav className="products" aria-label="Products">
            <Link to={START} aria-current="true">
              Designs
            </Link>
          </nav>
        )}
        <div className="bar-end">
          {barMiddle}
          {barEnd}
        </div>
      </header>
      <main className="dashboard-main">{children}</main>
    </div>
  );
}

function HomeLink({ height }: { readonly height: number }) {
  return (
    <Link to="/" className="home-link" aria-label="Design Maker, landing page">
      <Logo height={height} />
    </Link>
  );
}

interface SideNavigationProps {
  readonly sections: readonly NavSection[];
  readonly foot: ReactNode;
  readonly onJump?: () => void;
}

function SideNavigation({ sections, foot, onJump }: SideNavigationProps) {
  return (
    <>
      <HomeLink height={24} />
      <nav aria-label="Main">
        <NavItem to={START} name="Home" icon="house-simple" onClick={onJump} end />
        <p className="nav-caption">Your work</p>
        {YOUR_WORK.map((destination) => (
          <NavItem key={destination.to} {...destination} onClick={onJump} />
        ))}
        {sections.length > 0 && <p className="nav-caption">Templates</p>}
        {sections.map(({ id, name }) => (
          <a key={id} className="nav-item plain" href={`#category-${id}`} onClick={onJump}>
            {name}
          </a>
        ))}
      </nav>
      {foot}
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

function NavigationDrawer({ sections, foot }: Omit<SideNavigationProps, 'onJump'>) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="icon-button medium" aria-label="Open navigation">
        <Icon name="list" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className="side-nav drawer" aria-describedby={undefined}>
          <Dialog.Title className="sr-only">Navigation</Dialog.Title>
          <SideNavigation sections={sections} foot={foot} onJump={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
