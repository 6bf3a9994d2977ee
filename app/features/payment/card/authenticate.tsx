import { useEffect, useRef } from 'react';
import { settings } from '../../../configuration.js';
import { payment as strings } from '../strings.js';
import { sandboxAddress, useFramedPage } from './use-framed-page.js';

interface AuthenticateProps {
  /** The payment's secret; with it the buyer may authenticate it, and nothing else. */
  readonly secret: string;
  /** The bank's page is done, or was left: the server says how it stands. */
  readonly onDone: () => void;
}

/** 'pi_1_secret_2' is the secret of 'pi_1'. */
export const intentOf = (secret: string): string => secret.split('_secret_')[0] ?? '';

/** Where the buyer's bank asks (3-D Secure): Stripe's own dialog, or the test shop's page in a frame. */
export const Authenticate = (props: AuthenticateProps) =>
  settings.payments?.provider === 'stripe' ? (
    <StripeQuestion {...props} publishableKey={settings.payments.publishableKey} />
  ) : (
    <SandboxQuestion {...props} />
  );

/** px: of the page before it says how high it is. */
const USUAL = 240;

function SandboxQuestion({ secret, onDone }: AuthenticateProps) {
  const { frame, height, ready } = useFramedPage(
    (told) => void (told.type === 'dm-payment-authenticated' && onDone()),
  );
  const address = sandboxAddress('authenticate', { intent: intentOf(secret), client_secret: secret });
  return (
    <div className="payment-frame" aria-busy={!ready} style={{ height: height ?? USUAL }}>
      {!ready && <span className="spinner" />}
      <iframe ref={frame} src={address} title={strings.bank} />
    </div>
  );
}

function StripeQuestion({
  secret,
  onDone,
  publishableKey,
}: AuthenticateProps & { readonly publishableKey: string }) {
  const done = useRef(onDone);
  useEffect(() => void (done.current = onDone));
  useEffect(() => {
    let gone = false;
    void (async () => {
      try {
        const { loadStripe } = await import('../stripe/load-stripe.js');
        const stripe = await loadStripe(publishableKey);
        if (!gone) await stripe.handleNextAction({ clientSecret: secret });
      } finally {
        if (!gone) done.current();
      }
    })().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [publishableKey, secret]);
  return (
    <p className="payment-wait" role="status">
      <span className="spinner" />
      {strings.bankAbout}
    </p>
  );
}
