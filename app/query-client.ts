import { MutationCache, QueryClient, type Query } from '@tanstack/react-query';
import { ApiError } from '../server/contract/envelope.js';
import { OF_USER } from './features/account/index.js';

/** How many more times a call is tried when nothing answered. */
const RETRIES = 2;

/** On which the tabs of this browser tell each other of changes. */
const CHANNEL = 'design-maker-changed';

/** A refusal stays a refusal however often one asks; only silence and a busy server are worth another try. */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false;
  return error instanceof ApiError && (error.code === 'offline' || error.status >= 500);
}

/**
 * Server state, one answer for each request. The catalog changes rarely: what was fetched this minute is shown without
 * asking again. After a change all that was fetched for the user is old: what is on the page its feature refreshes at once,
 * the rest is asked for again when it is next shown (D-041). Without a network a call fails like any other, so that its
 * message shows instead of an endless loader; what is missing is asked for again as soon as there is one. `changed` is
 * called after every change.
 */
export function createQueryClient(changed: () => void = () => undefined): QueryClient {
  const client = new QueryClient({
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
    mutationCache: new MutationCache({
      onSuccess: () => {
        void client.invalidateQueries({ predicate: isOfUser, refetchType: 'none' });
        changed();
      },
    }),
  });
  return client;
}

/** Designs that are open, by a part of their key: never asked for again meanwhile, what is open is worked with. */
const OPENED: readonly unknown[] = ['authored', 'editor-session', 'viewed-design', 'render'];

type Asked = Pick<Query, 'queryKey'>;

const isOpened = ({ queryKey: [first, second] }: Asked): boolean =>
  OPENED.includes(first === OF_USER ? second : first);

const isOfUser = (query: Asked): boolean => query.queryKey[0] === OF_USER && !isOpened(query);

/** The catalog was changed by one of its authors: every answer may be another now. */
export const refreshAllQueries = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: (query) => !isOpened(query) });

/** Asks again for the user's lists on the page; those elsewhere are asked for when they are shown. */
export const refreshUserQueries = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: isOfUser });

let pageClient: QueryClient | undefined;

/**
 * The one cache of this page, made when a part of the product that asks the server is opened. A change in another tab of
 * this browser refreshes it too.
 */
export function pageQueryClient(): QueryClient {
  if (pageClient) return pageClient;
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const client = createQueryClient(() => tabs?.postMessage(null));
  tabs?.addEventListener('message', () => void refreshUserQueries(client));
  return (pageClient = client);
}
