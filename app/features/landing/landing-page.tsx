import { useEffect, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { FooterLinks } from '../../ui/footer-links.js';
import { Logo } from '../../ui/logo.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { AccountMenu } from '../account/index.js';
import { Coming } from './coming.js';
import { LandingArtboards } from './landing-artboards.js';
import { DESIGNS_ADDRESS, landing, MOCKUPS_ADDRESS } from './strings.js';
import './landing.css';

/** What is seen first is fetched first, ms. */
const LATER_MS = 1200;

type Part = ComponentType<{ readonly phone: boolean }>;

/** Without it the first screen stands for itself. */
const Missing: Part = () => null;

/** What is below the first screen. */
function Later({ phone }: { readonly phone: boolean }) {
  const [More, setMore] = useState<Part>(() => Coming);
  useEffect(() => {
    const load = () =>
      void import('./more/landing-more.js').then(
        (more) => setMore(() => more.LandingMore),
        () => setMore(() => Missing),
      );
    const timer = setTimeout(load, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <More phone={phone} />;
}

/** `/`: what the product is, and the two ways in. */
export function LandingPage() {
  const phone = useMedia(PHONE);
  useTitle();
  return (
    <div className="landing">
      <header className="landing-top">
        <Link to="/" aria-label="Design Maker, home">
          <Logo height={phone ? 24 : 28} />
        </Link>
        <nav aria-label="Main">
          <Link to={DESIGNS_ADDRESS}>{landing.designs}</Link>
          <Link to={MOCKUPS_ADDRESS}>{landing.mockups}</Link>
        </nav>
        <div className="bar-end">
          <AccountMenu />
        </div>
      </header>
      <main>
        <section className="landing-hero">
          <div className="landing-words">
            <h1>{landing.headline}</h1>
            <p className="landing-intro">{phone ? landing.introShort : landing.intro}</p>
            <div className="landing-actions">
              <Link className="button primary huge" to={DESIGNS_ADDRESS}>
                {landing.designs}
              </Link>
              <Link className="button second huge" to={MOCKUPS_ADDRESS}>
                {landing.mockups}
              </Link>
            </div>
            <p className="landing-hint">{landing.hint}</p>
          </div>
          <LandingArtboards phone={phone} />
        </section>
        <Later phone={phone} />
      </main>
      <FooterLinks className="landing-foot" />
    </div>
  );
}
