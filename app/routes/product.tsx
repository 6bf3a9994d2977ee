import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useContext, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AccountGate, loadLoginBox } from '../features/account/index.js';
import { CrashPage } from '../features/pages/index.js';
import { START_ADDRESS } from '../saved-designs.js';
import { providePagePainter } from '../ports/assets/page-painter.js';
import { pageQueryClient } from '../query-client.js';
import { loadItemMenu } from '../ui/menus/item-menu.js';
import { fetchEditorFiles } from '../ui/ahead/editor-files.js';
import { fetchInTurn } from '../ui/ahead/fetch-in-turn.js';
import { opened } from '../ui/ahead/opened.js';
import { settled } from '../ui/ahead/settled.js';

providePagePainter(
  async () => (await import('../features/mockups/index.js')).createPictureResolver().resolve,
);

const loadFrame = async () => (await import('../features/dashboard/crash-in-frame.js')).CrashInFrame;

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
  () => import('./designmaker.start.trash.js'),
];

/** Parts of every page. */
const parts = [() => import('../ui/feedback/toaster.js'), loadItemMenu, loadLoginBox, loadFrame];

/** The editor comes as one large piece, before which nothing else is fetched. */
const OPENS_SLOWLY = /\/designs\/[^/]+\/edit$/;

/**
 * Fetches what is likely to be wanted soon, and must be there when the network is not, once the page has come. Where every
 * byte is paid for, no pages.
 */
function fetchAhead(): () => void {
  const inEditor = OPENS_SLOWLY.test(location.pathname);
  const rest = inEditor ? pages : [...pages, fetchEditorFiles];
  return fetchInTurn(inEditor ? opened() : settled(), savesData() ? parts : [...parts, ...rest]);
}

/** What the user has told the browser; not every browser passes it on. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ?? false;

/** What every page of the product has: the answers of the server, shown once it is known who is there. */
export function Component() {
  const given = useContext(QueryClientContext);
  useEffect(fetchAhead, []);
  return (
    <QueryClientProvider client={given ?? pageQueryClient()}>
      <AccountGate>
        <Outlet />
      </AccountGate>
    </QueryClientProvider>
  );
}

/** Where the navigation of the dashboard stands around a page. */
const IN_DASHBOARD = new RegExp(
  `^(?:${START_ADDRESS}(?!/(designs|template|admin_|share|new_render)\\b)|/imagemaker/start/)`,
);

const Frame = lazy(async () => {
  // where even the frame cannot be had, there is the plain page
  const frame = await loadFrame().catch(() => CrashPage);
  return { default: frame };
});

/** A page that could not be loaded, such as a section nobody has been to before the network went. */
export function ErrorBoundary() {
  const { pathname } = useLocation();
  if (!IN_DASHBOARD.test(pathname)) return <CrashPage />;
  return (
    <QueryClientProvider client={pageQueryClient()}>
      <AccountGate>
        <Suspense fallback={null}>
          <Frame />
        </Suspense>
      </AccountGate>
    </QueryClientProvider>
  );
}
