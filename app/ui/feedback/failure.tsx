import { useOffline } from '../hooks/use-offline.js';
import { Icon } from '../icon.js';

interface FailureProps {
  readonly message: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}

const OFFLINE = 'You are offline.';

/** A list that could not be fetched: what happened, why when the browser knows it, and the way out, in the list's own place. */
export function Failure({ message, onRetry, busy = false }: FailureProps) {
  const offline = useOffline();
  return (
    <div className="failure" role="alert">
      <Icon name="warning-circle" />
      <p>
        {message}
        {offline && !message.startsWith(OFFLINE) && <span className="failure-reason">{OFFLINE}</span>}
      </p>
      <button type="button" className="button second" onClick={onRetry} disabled={busy}>
        Try again
      </button>
    </div>
  );
}
