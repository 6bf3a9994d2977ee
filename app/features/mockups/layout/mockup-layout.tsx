import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { START_ADDRESS } from '../../../saved-designs.js';
import { MOCKUPS_START } from '../../../mockup-addresses.js';
import { Logo } from '../../../ui/logo.js';
import { NARROW, PHONE, useMedia } from '../../../ui/hooks/use-media.js';
import { AccountMenu } from '../../account/index.js';
import { PhoneTabs } from '../../dashboard/index.js';
import { MockupDrawer } from './mockup-drawer.js';
import { MockupSearchBox } from './mockup-search-box.js';
import '../mockups.css';
import { frame as strings } from '../strings.js';
import { useScrolledPast } from './use-scrolled-past.js';

/** How far a page has gone when the bar takes over its search, px (C-006). */
const SEARCH_AFTER = 212;

interface MockupLayoutProps {
  /** Whether the drawer offers the categories: on the list alone (C-006). */
  readonly categories?: boolean;
  /** What the page shows the results of. */
  readonly query?: string;
  readonly children: ReactNode;
}

/** The frame of the mockup maker: a bar with the product's name, a search once one has scrolled, and who is there. */
export function MockupLayout({ categories = false, query = '', children }: MockupLayoutProps) {
  const narrow = useMedia(NARROW);
  const phone = useMedia(PHONE);
  const scrolled = useScrolledPast(SEARCH_AFTER);
  const main = useRef<HTMLElement>(null);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className="mockups">
      <a className="skip-link button primary" href="#content" onClick={skip}>
        {strings.skip}
      </a>
      <header className="top-bar">
        {narrow && <MockupDrawer categories={categories} />}
        <Link to="/" className="home-link" aria-label={strings.landing}>
          <Logo height={phone ? 22 : 24} />
        </Link>
        {!narrow && <Products />}
        <div className="bar-end">
          {!narrow && scrolled && <MockupSearchBox key={query} size="bar" query={query} />}
          <AccountMenu named={!narrow} />
        </div>
      </header>
      <main id="content" className="mockups-main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {phone && <PhoneTabs />}
    </div>
  );
}

export function Products() {
  return (
    <nav className="products" aria-label={strings.products}>
      <Link to={START_ADDRESS}>{strings.designs}</Link>
      <Link to={MOCKUPS_START} aria-current="true">
        {strings.mockups}
      </Link>
    </nav>
  );
}
