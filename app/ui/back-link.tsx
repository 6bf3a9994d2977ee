import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon.js';

interface BackLinkProps {
  readonly to: string;
  readonly label: string;
  /** Takes the click in place of the link when it prevents the default. */
  readonly onClick?: MouseEventHandler;
}

/** Stands above a page's heading and leads to what the page belongs to. */
export const BackLink = ({ to, label, onClick }: BackLinkProps) => (
  <Link className="back-link" to={to} onClick={onClick}>
    <Icon name="arrow-left" size={16} />
    {label}
  </Link>
);
