import { useEffect, useRef, useState } from 'react';
import { checkoutMessage } from './checkout-messages.js';
import { buying as strings } from '../strings.js';

interface CheckoutFrameProps {
  /** Address of the checkout; one of our own. */
  readonly src: string;
  readonly onEnd: (how: 'paid' | 'failed') => void;
}

/** A payment by card, in a frame whose page speaks to the provider: no number passes through here (B-023). */
export function CheckoutFrame({ src, onEnd }: CheckoutFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const latest = useRef(onEnd);
  useEffect(() => void (latest.current = onEnd));
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const told = checkoutMessage(event, frame.current, location.origin);
      if (told) latest.current(told === 'orderPaymentSuccess' ? 'paid' : 'failed');
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  return (
    <div className="checkout" aria-busy={!loaded}>
      {!loaded && <span className="spinner" />}
      <iframe ref={frame} src={src} title={strings.checkoutFrame} onLoad={() => setLoaded(true)} />
    </div>
  );
}
