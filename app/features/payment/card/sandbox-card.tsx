import { useImperativeHandle } from 'react';
import type { CardFieldProps } from './card-field-props.js';
import { payment as strings } from '../strings.js';
import { sandboxAddress, useFramedPage } from './use-framed-page.js';

/** px: of the page with its three fields, before it says how high it is. */
const USUAL = 226;

/** The test shop's fields for a card: a page of its own, which hands over a payment method. */
export function SandboxCard({ ref, onMethod, onFault }: CardFieldProps) {
  const { frame, height, ready, post } = useFramedPage((told) => {
    if (told.type === 'dm-payment-method') onMethod(told.payment_method);
    // it says itself what is wrong, beside the field
    else if (told.type === 'dm-payment-error') onFault(null);
  });
  useImperativeHandle(ref, () => ({ submit: () => post('dm-payment-submit') }));
  return (
    <div className="payment-frame" aria-busy={!ready} style={{ height: height ?? USUAL }}>
      {!ready && <span className="spinner" />}
      <iframe ref={frame} src={sandboxAddress('card')} title={strings.card} />
    </div>
  );
}
