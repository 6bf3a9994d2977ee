import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * What an operator reads of an error: of a query that failed, why. Apart from `database-errors.ts`, which loads the whole of
 * Drizzle: the process that ends says it at once.
 */
export const reasonOf = (error: Error): string =>
  error instanceof DrizzleQueryError && error.cause ? error.cause.message : error.message;
