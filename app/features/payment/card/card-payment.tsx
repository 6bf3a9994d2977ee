import { useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.js';
import { Authenticate } from './authenticate.js';
import type { CardFieldHandle } from './card-field-props.js';
import { CardField } from './card-field.js';
import '../payment.css';
import { payment as strings } from '../strings.js';
import { useCardPayment, type PaymentSteps } from './use-card-payment.js';

interface CardPaymentProps {
  readonly steps: PaymentSteps;
  /** What is paid, cents of a US dollar. */
  readonly amountCents: number;
  /** Paid again each month. */
  readonly recurring?: boolean;
  /** On the button: 'Pay $ 2.00'. */
  readonly action: string;
  readonly onPaid: () => void;
  /** It can not be paid here any more; what is to be said of it stands in the error. */
  readonly onFailed: (error: unknown) => void;
  /** Stands before the card, while one is to be given. */
  readonly before?: ReactNode;
  /** Stands before the button, such as a way out. */
  readonly children?: ReactNode;
}

/** A card, and what follows from it, until it is paid. */
export function CardPayment({
  steps,
  amountCents,
  recurring = false,
  action,
  before,
  children,
  ...ends
}: CardPaymentProps) {
  const field = useRef<CardFieldHandle>(null);
  const [asked, setAsked] = useState(false);
  const { stage, pay, authenticated, ask, fault } = useCardPayment(steps, ends);
  if (stage.kind === 'unsettled') return <Unsettled onAsk={ask} />;
  const paying = stage.kind === 'paying' || asked;
  const submit = () => {
    if (paying) return;
    setAsked(true);
    field.current?.submit();
  };
  const problem = stage.kind === 'card' ? stage.fault : null;
  return (
    <div className="payment">
      {stage.kind === 'authenticating' && (
        <section className="payment-bank">
          <Authenticate secret={stage.secret} onDone={() => authenticated(stage.secret)} />
          <button type="button" className="button quiet small" onClick={() => fault(null)}>
            <Icon name="arrow-left" size={16} />
            {strings.otherCard}
          </button>
        </section>
      )}
      {/* what was typed stays for another try */}
      <div className="payment-card" hidden={stage.kind === 'authenticating'}>
        {before}
        <CardField
          ref={field}
          amountCents={amountCents}
          recurring={recurring}
          onMethod={(method) => {
            setAsked(false);
            pay(method);
          }}
          onFault={(words) => {
            setAsked(false);
            fault(words);
          }}
        />
        <p className="field-error payment-fault" role="alert" hidden={problem === null}>
          <Icon name="warning-circle" size={16} />
          <span>{problem}</span>
        </p>
        <div className="dialog-actions payment-actions">
          {children}
          <button
            type="button"
            className="button primary large"
            aria-busy={paying || undefined}
            onClick={submit}
          >
            {paying ? <span className="spinner" /> : <Icon name="lock-simple" />}
            {action}
          </button>
        </div>
      </div>
    </div>
  );
}

function Unsettled({ onAsk }: { readonly onAsk: () => void }) {
  return (
    <div className="payment" role="status">
      <p className="dialog-about">{strings.unsettled}</p>
      <button type="button" className="button second large" onClick={onAsk}>
        {strings.ask}
      </button>
    </div>
  );
}
