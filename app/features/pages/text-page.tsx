import { Link } from 'react-router-dom';
import type { FooterPage } from '../../../server/contract/footer-pages.js';
import { FooterLinks } from '../../ui/footer-links.js';
import { Logo } from '../../ui/logo.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { PAGE_TEXTS } from './page-texts.js';
import './text-page.css';

/** A footer page of our own: one column of words. */
export function TextPage({ page }: { readonly page: FooterPage }) {
  const { title, intro, sections } = PAGE_TEXTS[page];
  useTitle(title);
  return (
    <div className="text-page">
      <header className="text-page-top">
        <Link to="/" aria-label="Design Maker, home">
          <Logo height={24} />
        </Link>
      </header>
      <main>
        <h1 className="title-1">{title}</h1>
        <p className="text-page-intro">{intro}</p>
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </main>
      <FooterLinks />
    </div>
  );
}
