import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Failure } from '../../../ui/feedback/failure.js';
import { settings } from '../strings.js';

interface ScriptListProps<Item> {
  readonly list: Pick<UseQueryResult<readonly Item[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** What is said where there is none. */
  readonly none: string;
  readonly children: (item: Item) => ReactNode;
}

/** What there is of something, in each state that a list has. */
export function ScriptList<Item>({ list, none, children }: ScriptListProps<Item>) {
  const { data, isError, isFetching, refetch } = list;
  if (data)
    return data.length === 0 ? (
      <p className="settings-hint">{none}</p>
    ) : (
      <ul className="settings-devices">{data.map(children)}</ul>
    );
  if (!isError) return <span className="skeleton settings-skeleton" />;
  return <Failure message={settings.failed} onRetry={() => void refetch()} busy={isFetching} />;
}

interface RowProps {
  readonly name: string;
  readonly about: readonly string[];
  readonly action: string;
  /** What the button does to this one, for who hears it alone. */
  readonly actionOf: string;
  /** Asked before it is done: it cannot be undone. */
  readonly sure: string;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** One thing of a script's, and the way to end it: the first press asks, the second does it. */
export function ScriptRow({ name, about, action, actionOf, sure, busy, onEnd }: RowProps) {
  const [asked, setAsked] = useState(false);
  return (
    <li>
      <span className="settings-device">
        <bdi>{name}</bdi>
        {about.map((line) => (
          <span className="settings-hint" key={line}>
            {line}
          </span>
        ))}
      </span>
      <button
        type="button"
        className={asked ? 'button danger quiet small' : 'button quiet small'}
        aria-label={asked ? undefined : actionOf}
        disabled={busy}
        onClick={asked ? onEnd : () => setAsked(true)}
        onBlur={() => setAsked(false)}
      >
        {asked ? sure : action}
      </button>
    </li>
  );
}
