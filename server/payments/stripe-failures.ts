import Stripe from 'stripe';
import { ApiError } from '../contract/envelope.js';

/** What to tell of the provider's failures: whose fault it is, and nothing of how we speak to it. */

const NOT_TWICE = 'nothing is charged twice.';

const providerAway = () =>
  new ApiError('unavailable', `The payment service does not answer. Please try again: ${NOT_TWICE}`);

/** A failure of the provider's as ours, with its own words for the log; what is none of the provider's stays as it is. */
export function asApiError(error: unknown): unknown {
  return error instanceof Stripe.errors.StripeError ? Object.assign(toldAs(error), { cause: error }) : error;
}

function toldAs(error: Stripe.errors.StripeError): Error {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) return new ApiError('payment_declined', error.message);
  if (error instanceof errors.StripeInvalidRequestError) return invalidRequest(error);
  if (error instanceof errors.StripeRateLimitError)
    return new ApiError(
      'unavailable',
      `The payment service is busy. Please wait a moment and try again: ${NOT_TWICE}`,
    );
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return new ApiError(
      'unavailable',
      'This shop cannot take payments right now: the payment service does not let it in. Nothing was charged.',
    );
  if (error instanceof errors.StripeIdempotencyError)
    return new ApiError(
      'unavailable',
      `This payment was begun with other details. Please reload the page and try again: ${NOT_TWICE}`,
    );
  return providerAway();
}

/**
 * What cannot be done as it was asked. A fault of ours stays one, for the log: it is no business of the caller's, and the
 * status that the provider answered is not ours.
 */
function invalidRequest(error: Stripe.errors.StripeInvalidRequestError): Error {
  if (error.param === 'payment_method')
    return new ApiError('bad_request', 'payment_method: is unknown', { path: 'payment_method' });
  if (error.code === 'resource_missing')
    return new ApiError('not_found', 'The payment service does not know this. Please reload the page.');
  return new Error(`The payment service refuses a request of ours: ${error.message}`);
}

/** Gives null for a failure of this code; throws any other. */
export const unless =
  (code: string) =>
  (error: unknown): null => {
    if ((error as { code?: unknown } | null)?.code === code) return null;
    throw error;
  };

/** Whatever is not there is no failure. */
export const nothingThere = unless('resource_missing');
