import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, failure, type ErrorCode } from '../../contract/envelope.js';
import { isUnavailable, isDiskFull } from '../../db/database-errors.js';
import { FileStoreError } from '../../files/store/file-store-error.js';
import { DesignFileError } from '../../../elements/document/design-file-error.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Failures that an operator should hear of. */
const OURS: ReadonlySet<ErrorCode> = new Set(['failed', 'unavailable', 'disk_full']);

/** The one place where an error becomes a response. What went wrong inside never reaches the caller. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asApiError(error);
  if (OURS.has(known.code)) request.log.error({ err: error }, 'a call failed');
  // the response of a success may be cached for ever; a failure may not
  reply.removeHeader('etag').header('cache-control', 'no-store');
  return reply.code(known.status).type(JSON_TYPE).send(failure(known));
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DesignFileError)
    return new ApiError('bad_request', error.message, { path: error.path });
  if (isFull(error)) return new ApiError('disk_full', 'The server has no room left');
  if (error instanceof FileStoreError || isUnavailable(error))
    return new ApiError('unavailable', 'The server is not ready');
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  if (status === 413) return new ApiError('too_large', 'The request is too large');
  if (status === 429) return new ApiError('too_many', 'Too many requests. Please wait a little');
  // a file server's 403 is about a folder: there is nothing to see
  if (status === 404 || status === 403) return notFound();
  if (status >= 400 && status < 500) return new ApiError('bad_request', 'The request cannot be read');
  return new ApiError('failed', 'Something went wrong');
}

const isFull = (error: unknown): boolean =>
  error instanceof FileStoreError ? error.reason === 'full' : isDiskFull(error);

export const notFound = () => new ApiError('not_found', 'Not Found');
