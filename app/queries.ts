import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../server/contract/envelope.js';

/** How many more times a call is tried when nothing answered. */
const RETRIES = 2;

/** A refusal stays a refusal however often one asks; only silence and a busy server are worth another try. */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false;
  return error instanceof ApiError && (error.code === 'offline' || error.status >= 500);
}

/**
 * Server state. The catalogue changes rarely: what was fetched this minute is shown without asking again. Without a network
 * a call fails like any other, so that its message shows instead of an endless loader; what is missing is asked for again
 * as soon as there is one.
 */
export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: worthRetrying,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

let queries: QueryClient | undefined;

/** The one cache of this page, made when a part of the product that asks the server is opened. */
export const pageQueries = (): QueryClient => (queries ??= createQueries());
