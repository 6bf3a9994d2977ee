import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { START_ADDRESS } from '../../saved-designs.js';
import { MOCKUPS_START } from '../../mockup-addresses.js';
import { NARROW, PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { AccountMenu } from '../account/index.js';
import './dashboard.css';
import { HomeLink } from './home-link.js';
import { NavigationDrawer } from './navigation-drawer.js';
import { PhoneSearch } from './phone-search.js';
import { PhoneTabs } from './phone-tabs.js';
import { SideNavigation, type NavSection } from './side-navigation.js';
import { dashboard as strings } from './strings.js';

interface DashboardLayoutProps {
  /** Parts of the page the navigation jumps to. */
  readonly sections?: readonly NavSection[];
  /** Stands in the top bar before its end, such as the search of a page that has no hero; not on phones. */
  readonly barMiddle?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The dashboard's frame: side navigation (a drawer below 992 px), top bar, the page. A phone has tabs at its foot instead,
 * and its search behind a button (A-003, DECISIONS 18).
 */
export function DashboardLayout({ sections = [], barMiddle, children }: DashboardLayoutProps) {
  const narrow = useMedia(NARROW);
  const phone = useMedia(PHONE);
  const main = useRef<HTMLElement>(null);
  return (
    <div className="dashboard">
      <SkipLink onSkip={() => main.current?.focus()} />
      {!narrow && (
        <aside className="side-nav">
          <HomeLink height={24} />
          <SideNavigation sections={sections} />
        </aside>
      )}
      <header className="top-bar">
        {narrow && !phone && <NavigationDrawer sections={sections} />}
        {narrow && <HomeLink height={phone ? 22 : 24} />}
        {!phone && (
          <nav className="products" aria-label={strings.products}>
            <Link to={START_ADDRESS} aria-current="true">
              {strings.designs}
            </Link>
            <Link to={MOCKUPS_START}>{strings.mockups}</Link>
          </nav>
        )}
        <div className="bar-end">
          {phone ? <PhoneSearch /> : barMiddle}
          <AccountMenu />
        </div>
      </header>
      <main className="dashboard-main" id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      {phone && <PhoneTabs />}
    </div>
  );
}

/** The first stop of the Tab key, seen only there: past bar and navigation to the page itself. */
function SkipLink({ onSkip }: { readonly onSkip: () => void }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    onSkip();
  };
  return (
    <a className="skip-link button primary" href="#content" onClick={skip}>
      {strings.skip}
    </a>
  );
}
