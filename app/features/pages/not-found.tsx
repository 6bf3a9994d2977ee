import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../ui/logo.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import './text-page.css';

export const NOT_FOUND = 'Not Found';

interface NotFoundProps {
  readonly why?: string;
  /** What else may be done. */
  readonly children?: ReactNode;
}

/** Any path without a page, and any page that is not built. */
export function NotFound({ why = 'There is no page at this address.', children }: NotFoundProps) {
  useTitle(NOT_FOUND);
  return (
    <div className="text-page">
      <header className="text-page-top">
        <Link to="/" aria-label="Design Maker, home">
          <Logo height={24} />
        </Link>
      </header>
      <main className="not-found">
        <h1 className="title-1">{NOT_FOUND}</h1>
        <p className="text-page-intro">{why}</p>
        <div className="not-found-ways">
          {children ?? (
            <>
              <Link className="button primary" to="/designmaker/start/">
                Browse templates
              </Link>
              <Link className="button second" to="/mockupmaker/start/">
                Browse mockups
              </Link>
            </>
          )}
        </div>
        <Link className="not-found-home" to="/">
          Go to the start page
        </Link>
      </main>
    </div>
  );
}
