import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cardPicture } from './card-picture.js';

interface MockupCardProps {
  readonly to: string;
  readonly name: string;
  /** Below the name, such as its category. */
  readonly sub: string;
  /** Address of its picture. */
  readonly picture: string;
  /** In place of the picture, such as one with the user's image in it. */
  readonly children?: ReactNode;
  /** CSS pixels of its side; as wide as its place unless told. */
  readonly side?: number;
  /** Seen as soon as the page is. */
  readonly eager?: boolean;
  readonly onClick?: MouseEventHandler;
}

/** A mockup in a list: its picture fills the stage. */
export function MockupCard(props: MockupCardProps) {
  const { to, name, sub, picture, children, side, eager = false, onClick } = props;
  return (
    <Link
      className="card"
      to={to}
      draggable={false}
      {...(side !== undefined && { style: { width: side } })}
      {...(onClick && { onClick })}
    >
      <span className="stage mockup-stage">
        {children || (
          <img
            {...cardPicture(picture)}
            alt=""
            width={230}
            height={230}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            draggable={false}
          />
        )}
      </span>
      <span className="card-name" dir="auto">
        {name}
      </span>
      <span className="card-sub">{sub}</span>
    </Link>
  );
}
