import { describeError } from './log-error.js';
import { describeRequest } from './log-request.js';

/** What must never reach a log: whoever reads it could pass for the visitor. */
const REDACTED = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'];

/** The log of every process of ours: lines of JSON on stderr. */
export const logging = (level: string) => ({
  level,
  redact: REDACTED,
  serializers: { err: describeError, req: describeRequest },
  stream: process.stderr,
});
