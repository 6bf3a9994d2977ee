import type { StripeApi } from './stripe-api.js';

/**
 * Stripe asks for it to be loaded from there, never from a copy. Its version is that of the server's SDK: both speak to the
 * same payments.
 */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js';

let loading: Promise<StripeApi> | null = null;

/** Stripe of an account, fetched once. Rejects when the script does not come; the next call tries again. */
export function loadStripe(publishableKey: string): Promise<StripeApi> {
  loading ??= fetchScript().then(() => {
    if (!window.Stripe) throw new Error('the script brought no Stripe');
    return window.Stripe(publishableKey);
  });
  loading.catch(() => (loading = null));
  return loading;
}

function fetchScript(): Promise<void> {
  if (window.Stripe) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the script of the payment service did not come'));
    });
    document.head.append(script);
  });
}
