import { Link } from 'react-router-dom';

interface ViewAllProps {
  readonly to: string;
  /** What of, read out with it. */
  readonly of: string;
}

/** From a row of some to all of them. */
export const ViewAll = ({ to, of }: ViewAllProps) => (
  <Link className="carousel-action" to={to}>
    View All<span className="sr-only"> {of}</span>
  </Link>
);
