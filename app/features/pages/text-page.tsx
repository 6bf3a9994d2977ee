import { Suspense, lazy, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FooterPage } from '../../../server/contract/footer-pages.js';
import { settings } from '../../configuration.js';
import { FooterLinks } from '../../ui/footer-links.js';
import { Logo } from '../../ui/logo.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { PAGE_TEXTS } from './page-texts.js';
import './text-page.css';

/** Only where an operator has words of their own. */
const OwnText = lazy(() => import('./own-text.js').then((module) => ({ default: module.OwnText })));

/** A footer page: one column of words, ours or the operator's. */
export function TextPage({ page }: { readonly page: FooterPage }) {
  return (
    <div className="text-page">
      <header className="text-page-top">
        <Link to="/" aria-label="Design Maker, home">
          <Logo height={24} />
        </Link>
      </header>
      <main>{wordsOf(page)}</main>
      <FooterLinks />
    </div>
  );
}

const wordsOf = (page: FooterPage): ReactNode =>
  settings.ownPages?.includes(page) ? (
    <Suspense>
      <OwnText key={page} page={page} />
    </Suspense>
  ) : (
    <OurText page={page} />
  );

function OurText({ page }: { readonly page: FooterPage }) {
  const { title, intro, sections } = PAGE_TEXTS[page];
  useTitle(title);
  return (
    <>
      <h1 className="title-1">{title}</h1>
      <p className="text-page-intro">{intro}</p>
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </>
  );
}
