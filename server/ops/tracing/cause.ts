import { AsyncLocalStorage } from 'node:async_hooks';
import { context, propagation } from '@opentelemetry/api';

/** What began a piece of work; a job carries it from the server that was asked to the one that does it. */
export interface Cause {
  /** The id of the request, as the logs have it. */
  readonly request?: string;
  /** W3C Trace Context, where traces are kept. */
  readonly traceparent?: string;
}

const current = new AsyncLocalStorage<Cause>();

/** Runs work that has this cause, and all that it goes on to do. */
export const withCause = <Result>(cause: Cause, work: () => Result): Result => current.run(cause, work);

/** Why what runs now runs; null for what nobody asked for. */
export function currentCause(): Cause | null {
  const carried: Record<string, string> = {};
  propagation.inject(context.active(), carried);
  const { traceparent } = carried;
  const cause = { ...current.getStore(), ...(traceparent !== undefined && { traceparent }) };
  return Object.keys(cause).length > 0 ? cause : null;
}
