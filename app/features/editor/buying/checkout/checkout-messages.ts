/** What the page of a payment, shown in a frame of ours, tells the page around it (B-023). */
export type CheckoutMessage = 'orderPaymentSuccess' | 'orderPaymentFailure';

const MESSAGES: ReadonlySet<unknown> = new Set<CheckoutMessage>([
  'orderPaymentSuccess',
  'orderPaymentFailure',
]);

type Told = Pick<MessageEvent, 'data' | 'origin' | 'source'>;

/**
 * The message, when it came from the frame itself and from a page of our own. Anything else that posts to us, another frame
 * or a page the frame was led to, says nothing.
 */
export function checkoutMessage(
  { data, origin, source }: Told,
  frame: Pick<HTMLIFrameElement, 'contentWindow'> | null,
  own: string,
): CheckoutMessage | null {
  const from = frame?.contentWindow;
  if (!from || source !== from || origin !== own || !MESSAGES.has(data)) return null;
  return data as CheckoutMessage;
}

/** The checkout as it may be framed, and its order: null for an address that is not ours. */
export function checkoutAt(
  address: string,
  own: string,
): { readonly src: string; readonly order: string } | null {
  if (!URL.canParse(address, own)) return null;
  const url = new URL(address, own);
  const order = url.searchParams.get('id');
  return url.origin === own && order ? { src: url.href, order } : null;
}
