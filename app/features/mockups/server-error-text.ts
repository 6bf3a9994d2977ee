import { ApiError } from '../../../server/contract/envelope.js';
import { mockups as strings } from './strings.js';

/** What is said of a call that the server's wrapper failed, with the server's own error (spec 3 section 8). */
export const serverErrorText = (error: unknown): string | null =>
  error instanceof ApiError ? strings.serverFailed(error.message) : null;
