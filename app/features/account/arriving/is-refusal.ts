import { ApiError, type ErrorCode } from '../../../../server/contract/envelope.js';

const REFUSALS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'not_found',
  'not_allowed',
  'not_signed_in',
  'bad_request',
]);

/** It is not there, or not for this user: nobody learns which. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && REFUSALS.has(error.code);
