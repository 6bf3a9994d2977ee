import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Failure } from '../../../ui/feedback/failure.js';
import type { CardFieldProps } from '../card/card-field-props.js';
import { payment as strings } from '../strings.js';
import { loadStripe } from './load-stripe.js';
import type { StripeApi, StripeElements } from './stripe-api.js';

interface StripeCardProps extends CardFieldProps {
  readonly publishableKey: string;
}

interface Mounted {
  readonly stripe: StripeApi;
  readonly elements: StripeElements;
}

/** Stripe's Payment Element, which hands over a payment method. */
export function StripeCard({
  ref,
  publishableKey,
  amountCents,
  recurring,
  onMethod,
  onFault,
}: StripeCardProps) {
  const place = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState<Mounted | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const amount = useRef(amountCents);
  useEffect(() => {
    let gone = false;
    let destroy: (() => void) | undefined;
    loadStripe(publishableKey).then(
      (stripe) => {
        if (gone || !place.current) return;
        const elements = stripe.elements({
          ...{ mode: recurring ? 'subscription' : 'payment', amount: amount.current, currency: 'usd' },
          ...{
            paymentMethodCreation: 'manual',
            allowedPaymentMethodTypes: ['card'],
            appearance: appearance(),
          },
        });
        const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } });
        element.on('ready', () => !gone && setState('ready'));
        element.on('loaderror', () => !gone && setState('failed'));
        element.mount(place.current);
        destroy = () => element.destroy();
        setMounted({ stripe, elements });
      },
      () => !gone && setState('failed'),
    );
    return () => {
      gone = true;
      destroy?.();
    };
  }, [publishableKey, recurring, tries]);
  useEffect(() => mounted?.elements.update({ amount: amountCents }), [mounted, amountCents]);
  useImperativeHandle(ref, () => ({
    submit: () => void (mounted ? takeMethod(mounted, onMethod, onFault) : onFault(strings.cardFailed)),
  }));
  const again = () => {
    setState('loading');
    setTries((before) => before + 1);
  };
  return (
    <div className="payment-stripe" aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <p className="payment-wait" role="status">
          <span className="spinner" />
          {strings.loading}
        </p>
      )}
      {state === 'failed' && <Failure message={strings.cardFailed} onRetry={again} />}
      <div ref={place} hidden={state === 'failed'} />
    </div>
  );
}

async function takeMethod(
  { stripe, elements }: Mounted,
  onMethod: CardFieldProps['onMethod'],
  onFault: CardFieldProps['onFault'],
): Promise<void> {
  const { error: unfinished } = await elements.submit();
  // the field itself says what is missing
  if (unfinished) return onFault(null);
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
  if (paymentMethod) onMethod(paymentMethod.id);
  else onFault(error?.message ?? strings.failed);
}

/** Our colors and corners, as Stripe's field takes them. */
function appearance(): object {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--dm-${name}`).trim();
  return {
    theme: 'stripe',
    variables: {
      ...{ colorPrimary: token('color-accent'), colorBackground: token('color-surface') },
      ...{ colorText: token('color-text'), colorDanger: token('color-danger'), borderRadius: '6px' },
    },
  };
}
