/**
 * The wrapper of every JSON answer. This file alone knows `response_code`: 1 is success, -1 a failure. Business failures
 * travel with HTTP 200, transport ones with their own status; the body is the same.
 */

/** Every failure a caller may meet, with the HTTP status it travels with. 0 means that no answer came at all. */
export const STATUS = {
  bad_request: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  stale: 409,
  too_large: 413,
  too_many: 429,
  failed: 500,
  unreachable: 502,
  unavailable: 503,
  disk_full: 507,
  invalid_dimensions: 200,
  invalid_image: 200,
  invalid_font: 200,
  invalid_sound: 200,
  no_room: 200,
  payment_declined: 200,
  not_paid: 200,
  no_credits: 200,
  not_made: 200,
  invalid_coupon: 200,
  already_owned: 200,
  subscription_needed: 200,
  offline: 0,
  bad_answer: 0,
} as const;

export type ErrorCode = keyof typeof STATUS;

/** What a failure adds for the caller to act on. */
export interface ErrorDetails {
  /** The revision the server holds, with `stale`. */
  readonly rev?: number;
  /** Where in the payload the fault lies, with `bad_request`. */
  readonly path?: string;
}

/** A failed call: `code` to act on, `message` fit to show. */
export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = STATUS[code];
  }
}

/** The body of a success whose data is already JSON text; a stored design is spliced in without parsing it. */
export const successText = (json: string): string => `{"response_code":1,"data":${json}}`;

export const success = (data: unknown): string => successText(JSON.stringify(data ?? null));

export function failure({ code, message, details }: ApiError): string {
  return JSON.stringify({ response_code: -1, error: { code, message, ...details } });
}

/** Whether the body of a `bare` call, which comes without the wrapper, is a failure all the same. */
export const isFailure = (body: unknown): boolean => isRecord(body) && body['response_code'] === -1;

/** The data of a success, or throws what the body says went wrong. */
export function unwrapResponse(body: unknown): unknown {
  if (!isRecord(body)) throw unreadable();
  if (body['response_code'] === 1) return body['data'];
  const error = body['error'];
  if (!isRecord(error) || !isCode(error['code'])) throw unreadable();
  throw new ApiError(error['code'], String(error['message']), detailsOf(error));
}

function detailsOf({ rev, path }: Record<string, unknown>): ErrorDetails {
  return { ...(typeof rev === 'number' && { rev }), ...(typeof path === 'string' && { path }) };
}

const unreadable = () => new ApiError('bad_answer', 'The server gave an answer that could not be read');

const isCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(STATUS, value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
