import { Link } from 'react-router-dom';
import { Logo } from '../../ui/logo.js';
import { dashboard as strings } from './strings.js';

/** The logo, as high as its place allows, CSS pixels. */
export const HomeLink = ({ height }: { readonly height: number }) => (
  <Link to="/" className="home-link" aria-label={strings.landing}>
    <Logo height={height} />
  </Link>
);
