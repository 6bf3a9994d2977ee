import { useId, useState, type FormEvent } from 'react';
import { Icon } from '../../../ui/icon.js';
import '../payment.css';
import { payment as strings } from '../strings.js';

interface CouponFieldProps {
  /** The code that counts; null while there is none. */
  readonly code: string | null;
  /** Why the last code takes nothing off; null when there is nothing to say. */
  readonly fault: string | null;
  readonly busy: boolean;
  /** Null takes it away. */
  readonly onCode: (code: string | null) => void;
}

/** A code that makes it cheaper: typed and applied, then a chip that can be taken away. */
export function CouponField({ code, fault, busy, onCode }: CouponFieldProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() && !busy) onCode(typed.trim());
  };
  if (code !== null && fault === null)
    return (
      <p className="chip payment-coupon-chip">
        <span>{code}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={strings.removeCoupon(code)}
          onClick={() => onCode(null)}
        >
          <Icon name="x" size={12} />
        </button>
      </p>
    );
  return (
    <form className="payment-coupon" onSubmit={submit}>
      <label className="label" htmlFor={id}>
        {strings.coupon}
      </label>
      <div className="payment-coupon-line">
        <div className={fault ? 'field bad' : 'field'}>
          <input
            id={id}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            aria-invalid={fault !== null}
            aria-describedby={fault ? `${id}-fault` : undefined}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <button
          type="submit"
          className="button second"
          disabled={typed.trim() === ''}
          aria-busy={busy || undefined}
        >
          {strings.apply}
        </button>
      </div>
      <p className="field-error" id={`${id}-fault`} role="alert" hidden={!fault}>
        <Icon name="warning-circle" size={16} />
        <span>{fault}</span>
      </p>
    </form>
  );
}
