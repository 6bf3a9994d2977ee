import type { RouteObject } from 'react-router-dom';
import { FOOTER_PAGES, type FooterPage } from '../server/contract/page-configuration.js';
import { CrashPage } from './features/pages/crash-page.js';
import { NotFound } from './features/pages/not-found.js';
import { RootRoute } from './routes/root.js';
import { RouteLoader } from './ui/route-loader.js';

/**
 * Every address of the product that is built; all others are 'Not Found'. Each page is a chunk of its own, named
 * after its file in `routes/`.
 */
export const routes: RouteObject[] = [
  {
    element: <RootRoute />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <RouteLoader />,
    children: [
      { path: '/', lazy: () => import('./routes/landing.js') },
      { path: '/designmaker/start', lazy: () => import('./routes/designmaker.start.js') },
      {
        path: '/designmaker/start/all-designs',
        lazy: () => import('./routes/designmaker.start.all-designs.js'),
      },
      {
        path: '/designmaker/start/shared-designs',
        lazy: () => import('./routes/designmaker.start.shared-designs.js'),
      },
      { path: '/designmaker/start/brand-kit', lazy: () => import('./routes/designmaker.start.brand-kit.js') },
      { path: '/designmaker/start/folders', lazy: () => import('./routes/designmaker.start.folders.js') },
      {
        path: '/designmaker/start/folders/:id/:role?',
        lazy: () => import('./routes/designmaker.start.folders.one.js'),
      },
      {
        path: '/designmaker/start/template/:customUrl',
        lazy: () => import('./routes/designmaker.start.template.js'),
      },
      {
        path: '/designmaker/start/designs/:id/edit',
        lazy: () => import('./routes/designmaker.start.designs.js'),
      },
      {
        path: '/designmaker/start/designs/:id/view',
        lazy: () => import('./routes/designmaker.start.designs.view.js'),
      },
      {
        path: '/designmaker/start/admin_designs/:id/:role',
        lazy: () => import('./routes/designmaker.start.admin-designs.js'),
      },
      {
        path: '/designmaker/start/admin_text_templates/:id/:role',
        lazy: () => import('./routes/designmaker.start.admin-text-templates.js'),
      },
      {
        path: '/designmaker/start/share/:type/:id',
        lazy: () => import('./routes/designmaker.start.share.js'),
      },
      {
        path: '/designmaker/start/new_render/:id',
        lazy: () => import('./routes/designmaker.start.new-render.js'),
      },
      ...FOOTER_PAGES.map((page) => ({ path: `/${page}`, lazy: () => footerPage(page) })),
      { path: '*', element: <NotFound /> },
    ],
  },
];

async function footerPage(page: FooterPage) {
  const { TextPage } = await import('./routes/footer-page.js');
  return { element: <TextPage page={page} /> };
}
