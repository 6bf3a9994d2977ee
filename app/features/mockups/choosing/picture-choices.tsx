import type { ReactNode } from 'react';
import { Failure } from '../../../ui/feedback/failure.js';
import { LoadMore, type NextPage } from '../../../ui/lists/load-more.js';
import { serverErrorText } from '../server-error-text.js';
import { choose as strings } from '../strings.js';

/** A list that is asked for; as the queries give it. */
export interface ListQuery<T> {
  readonly data: readonly T[] | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface PictureChoicesProps<T> {
  readonly list: ListQuery<T>;
  /** Of a list that comes in pages. */
  readonly next?: NextPage;
  /** What is said when there is nothing. */
  readonly empty: string;
  readonly label: string;
  readonly children: (item: T) => ReactNode;
}

const SKELETONS = 8;

/** Pictures to choose from: on their way, failed, none, or the grid. */
export function PictureChoices<T>({ list, next, empty, label, children }: PictureChoicesProps<T>) {
  const { data, error, isPending, isFetching, refetch } = list;
  if (isPending)
    return (
      <div className="choices" role="status" aria-label={label}>
        {Array.from({ length: SKELETONS }, (_, i) => (
          <span key={i} className="skeleton choice-skeleton" />
        ))}
      </div>
    );
  if (!data) {
    const message = serverErrorText(error) ?? strings.failed;
    return <Failure message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (data.length === 0) return <p className="choices-none">{empty}</p>;
  return (
    <>
      <ul className="choices" aria-label={label}>
        {data.map(children)}
      </ul>
      {next?.hasNextPage && (
        <LoadMore next={next} onMore={() => void next.fetchNextPage()} words={strings.pages} />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  /** Address of its picture; nothing shows while there is none. */
  readonly picture: string;
  readonly onClick: () => void;
}

export const Choice = ({ name, picture, onClick }: ChoiceProps) => (
  <li>
    <button type="button" className="choice" onClick={onClick} title={name}>
      <span className="choice-stage">
        {picture && <img src={picture} alt="" loading="lazy" decoding="async" draggable={false} />}
      </span>
      <span className="card-name" dir="auto">
        {name}
      </span>
    </button>
  </li>
);
