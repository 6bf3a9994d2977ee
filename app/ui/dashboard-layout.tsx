import { Dialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon.js';
import { Logo } from './logo.js';
import { NARROW, PHONE, useMedia } from './use-media.js';

export interface NavSection {
  readonly id: string;
  readonly name: string;
}

interface DashboardLayoutProps {
  /** Parts of the page the navigation jumps to. */
  readonly sections: readonly NavSection[];
  /** Stands at the right end of the top bar. */
  readonly barEnd?: ReactNode;
  /** Stands at the foot of the side navigation, and of the drawer. */
  readonly navFoot?: ReactNode;
  readonly children: ReactNode;
}

/** The dashboard's frame: side navigation (a drawer below 992 px), top bar, the page. */
export function DashboardLayout({ sections, barEnd, navFoot, children }: DashboardLayoutProps) {
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
            <Link to="/designmaker/start" aria-current="true">
              Designs
            </Link>
          </nav>
        )}
        <div className="bar-end">{barEnd}</div>
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
        <Link className="nav-item" to="/designmaker/start" aria-current="page">
          <Icon name="house-simple" fill />
          Home
        </Link>
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
