import type { QueryClient } from '@tanstack/react-query';
import { cameWithAnswers } from './early.js';
import { pageQueryClient } from './query-client.js';

/**
 * A route's loader that reads what came with the page while it is asked who is there: the page is then drawn once, not
 * first with placeholders. It keeps nothing waiting, and what did not come is asked for by whoever shows it.
 */
export const reading =
  (read: (client: QueryClient, parameters: URLSearchParams) => Promise<unknown>) =>
  ({ request }: { readonly request: Request }): null => {
    if (cameWithAnswers) read(pageQueryClient(), new URL(request.url).searchParams).catch(() => undefined);
    return null;
  };
