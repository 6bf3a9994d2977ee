import type { KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dimensionsText, type Dimensions } from '../dimensions.js';
import { PagePicture } from './page-picture.js';

export interface CardShape {
  /** CSS pixels of the stage; the page keeps 14 of air inside it. */
  readonly width: number;
  readonly height: number;
  /** True for a stage as wide as its place in a grid; `width` is then what its page may take. */
  readonly fluid?: boolean;
}

interface CardProps {
  readonly to: string;
  readonly name: string;
  readonly dimensions: Dimensions;
  /** Stands below the name; the measures unless told. */
  readonly sub?: string;
  readonly picture: string;
  readonly shape: CardShape;
  /** Stands in a corner of the stage. */
  readonly badge?: ReactNode;
  /** One more line, such as where it lies. */
  readonly more?: ReactNode;
  /** True while what it was pressed for is on its way. */
  readonly busy?: boolean;
  /** Seen as soon as the page is: its picture is fetched before others. */
  readonly eager?: boolean;
  /** Takes the click in place of the link when it prevents the default. */
  readonly onClick?: MouseEventHandler;
  readonly tabIndex?: number;
  readonly onKeyDown?: KeyboardEventHandler;
}

const AIR = 14;

/** A design in a list: its page on a stage, its name, its dimensions. */
export function Card(props: CardProps) {
  const {
    to,
    name,
    dimensions,
    sub,
    picture,
    shape,
    badge,
    more,
    busy = false,
    eager = false,
    ...hands
  } = props;
  return (
    <Link
      className="card"
      to={to}
      style={widthOf(shape)}
      draggable={false}
      aria-busy={busy || undefined}
      {...hands}
    >
      <span className="stage" style={{ height: shape.height }}>
        <PagePicture
          src={picture}
          width={dimensions.width}
          height={dimensions.height}
          maxWidth={shape.width - 2 * AIR}
          maxHeight={shape.height - 2 * AIR}
          eager={eager}
        />
        {badge}
        {busy && (
          <span className="card-busy">
            <span className="spinner" />
          </span>
        )}
      </span>
      <span className="card-name" dir="auto">
        {name}
      </span>
      <span className="card-sub">{sub ?? dimensionsText(dimensions)}</span>
      {more && <span className="card-sub card-more">{more}</span>}
    </Link>
  );
}

/** The room of a card while it loads. */
function CardSkeleton({ shape }: { readonly shape: CardShape }) {
  return (
    <span className="card" style={widthOf(shape)}>
      <span className="skeleton" style={{ height: shape.height }} />
      <span className="skeleton skeleton-line" style={{ width: '70%' }} />
      <span className="skeleton skeleton-line thin" style={{ width: '45%' }} />
    </span>
  );
}

/** Cards that stand in for a list on its way (spec 1 section 2). */
const SKELETONS = 20;

export function CardSkeletons({
  shape,
  count = SKELETONS,
}: {
  readonly shape: CardShape;
  readonly count?: number;
}) {
  return Array.from({ length: count }, (_, i) => <CardSkeleton key={i} shape={shape} />);
}

const widthOf = ({ width, fluid }: CardShape) => (fluid ? {} : { width });
