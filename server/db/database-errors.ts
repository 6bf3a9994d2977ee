import { DrizzleQueryError } from 'drizzle-orm';

/** What went wrong with the database itself, told from its errors. A failed query hides the database's own error within. */

/** Without the one that says which query failed: it quotes what users wrote. */
function* causes(error: unknown): Generator<Error & { readonly code?: unknown }> {
  for (let at = error; at instanceof Error; at = at.cause) if (!(at instanceof DrizzleQueryError)) yield at;
}

/** What the database itself said, without the query and the designs in it. */
export const rootCause = (error: unknown): Error =>
  [...causes(error)].at(-1) ?? new Error('something went wrong');

const codeOf = ({ code }: { readonly code?: unknown }): string => (typeof code === 'string' ? code : '');

/** 53100 is PostgreSQL's disk_full; the file layer below the embedded one says ENOSPC in its own ways. */
export const isDiskFull = (error: unknown): boolean =>
  [...causes(error)].some(
    (cause) => codeOf(cause) === '53100' || /no space left|ENOSPC/i.test(cause.message),
  );

/**
 * Nobody answers, the line broke, the server is starting or stopping (57P..), has no connection left (53300), or took too
 * long (57014).
 */
const AWAY =
  /^(08...|57P0[1-4]|53300|57014|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver's own words for a line that broke; they carry no code. */
const BROKEN_LINE =
  /^Connection terminated|^timeout exceeded when trying to connect|not queryable|not currently accepting connections/;

/** The database cannot be asked now; the same call may well succeed in a moment. */
export const isUnavailable = (error: unknown): boolean =>
  [...causes(error)].some((cause) => AWAY.test(codeOf(cause)) || BROKEN_LINE.test(cause.message));
