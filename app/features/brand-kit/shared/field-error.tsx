import { Icon } from '../../../ui/icon.js';

interface FieldErrorProps {
  readonly id: string;
  readonly message: string | null;
}

/** What is wrong with a field, below it; read out when it appears. */
export function FieldError({ id, message }: FieldErrorProps) {
  return (
    <div id={id} aria-live="polite">
      {message && (
        <p className="field-error">
          <Icon name="warning-circle" size={16} />
          {message}
        </p>
      )}
    </div>
  );
}
