import { Link } from 'react-router-dom';
import { FOOTER_PAGES, type FooterPage } from '../../server/contract/footer-pages.js';
import { settings } from '../configuration.js';

/** The footer's words, 'Referal' as the product spells it. */
export const FOOTER_NAMES: Record<FooterPage, string> = {
  about: 'About',
  legal: 'Legal',
  blog: 'Blog',
  faq: 'FAQ',
  license: 'License',
  cookie: 'Cookie',
  policy: 'Policy',
  referal: 'Referal',
};

/** Links to the pages about the product: configured addresses, or our own (DECISIONS 23). */
export function FooterLinks({ className = '' }: { readonly className?: string }) {
  return (
    <footer className={`footer-links ${className}`}>
      <nav aria-label="Footer">
        {FOOTER_PAGES.map((page) => (
          <FooterLink key={page} page={page} />
        ))}
      </nav>
    </footer>
  );
}

function FooterLink({ page }: { readonly page: FooterPage }) {
  const elsewhere = settings.footer[page];
  const name = FOOTER_NAMES[page];
  return elsewhere ? <a href={elsewhere}>{name}</a> : <Link to={`/${page}`}>{name}</Link>;
}
