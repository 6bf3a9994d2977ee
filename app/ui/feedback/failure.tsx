import { Icon } from '../icon.js';

interface FailureProps {
  readonly message: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}

/** A list that could not be fetched: what happened, and the way out, in the list's own place. */
export function Failure({ message, onRetry, busy = false }: FailureProps) {
  return (
    <div className="failure" role="alert">
      <Icon name="warning-circle" />
      <p>{message}</p>
      <button type="button" className="button second" onClick={onRetry} disabled={busy}>
        Try again
      </button>
    </div>
  );
}
