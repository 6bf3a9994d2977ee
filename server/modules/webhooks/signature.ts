import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'design-maker-signature';

/**
 * 't=1700000000,v1=…': the second it was sent, and HMAC-SHA256 of '<t>.<body>' with the secret, in hex, as Stripe signs
 * (docs.stripe.com/webhooks/signature). Who checks the second too takes no message twice.
 */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
