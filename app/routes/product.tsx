import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { AccountGate, loadLoginBox } from '../features/account/index.js';
import { providePagePainter } from '../ports/assets/page-painter.js';
import { pageQueryClient } from '../query-client.js';
import { loadItemMenu } from '../ui/menus/item-menu.js';
import { idleCallback } from '../ui/idle-callback.js';

providePagePainter(
  async () => (await import('../features/mockups/index.js')).createPictureResolver().resolve,
);

/** The pages that the navigation leads to. */
const pages = [
  () => import('./designmaker.start.js'),
  () => import('./designmaker.start.templates.js'),
  () => import('./designmaker.start.search.js'),
  () => import('./designmaker.start.categories.js'),
  () => import('./designmaker.start.template.js'),
  () => import('./designmaker.start.all-designs.js'),
  () => import('./designmaker.start.shared-designs.js'),
  () => import('./designmaker.start.folders.js'),
];

/** What is likely to be wanted soon, and must be there when the network is not. Where every byte is paid for, no pages. */
function fetchAhead(): void {
  const parts = [() => import('../ui/feedback/toaster.js'), loadItemMenu, loadLoginBox];
  for (const load of savesData() ? parts : [...parts, ...pages]) load().catch(() => undefined);
}

/** What the user has told the browser; not every browser passes it on. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ?? false;

/** What every page of the product has: the answers of the server, shown once it is known who is there. */
export function Component() {
  const given = useContext(QueryClientContext);
  useEffect(() => idleCallback(fetchAhead), []);
  return (
    <QueryClientProvider client={given ?? pageQueryClient()}>
      <AccountGate>
        <Outlet />
      </AccountGate>
    </QueryClientProvider>
  );
}
