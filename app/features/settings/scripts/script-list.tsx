import { useState, type ReactNode } from 'react';

interface ScriptListProps {
  readonly children: ReactNode;
}

export const ScriptList = ({ children }: ScriptListProps) => <ul className="settings-devices">{children}</ul>;

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
