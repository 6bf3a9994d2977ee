import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { AccountGate, loadLoginBox } from '../features/account/index.js';
import { pageQueries } from '../queries.js';
import { loadItemMenu } from '../ui/item-menu.js';
import { whenIdle } from '../ui/when-idle.js';

/** What is likely to be wanted soon, and must be there when the network is not. */
function fetchAhead(): void {
  for (const load of [() => import('../ui/toaster.js'), loadItemMenu, loadLoginBox])
    load().catch(() => undefined);
}

/** What every page of the product has: the answers of the server, shown once it is known who is there. */
export function Component() {
  const given = useContext(QueryClientContext);
  useEffect(() => whenIdle(fetchAhead), []);
  return (
    <QueryClientProvider client={given ?? pageQueries()}>
      <AccountGate>
        <Outlet />
      </AccountGate>
    </QueryClientProvider>
  );
}
