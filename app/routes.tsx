import type { RouteObject } from 'react-router-dom';
import { FOOTER_PAGES, type FooterPage } from '../server/contract/footer-pages.js';
import { CrashPage } from './features/pages/crash-page.js';
import { NotFound } from './features/pages/not-found.js';
import { RootRoute } from './routes/root.js';
import { RouteLoader } from './ui/feedback/route-loader.js';

/** The pages that ask the server: in one cache, once it is known who is there. */
const product: RouteObject[] = [
  { path: '/designmaker/start', lazy: () => import('./routes/designmaker.start.js') },
  {
    path: '/designmaker/start/templates',
    lazy: () => import('./routes/designmaker.start.templates.js'),
  },
  { path: '/designmaker/start/search', lazy: () => import('./routes/designmaker.start.search.js') },
  { path: '/designmaker/start/categories', lazy: () => import('./routes/designmaker.start.categories.js') },
  { path: '/designmaker/start/wizard', lazy: () => import('./routes/designmaker.start.wizard.js') },
  { path: '/designmaker/start/generate-designs', lazy: () => import('./routes/designmaker.start.wizard.js') },
  {
    path: '/designmaker/start/all-designs',
    lazy: () => import('./routes/designmaker.start.all-designs.js'),
  },
  {
    path: '/designmaker/start/shared-designs',
    lazy: () => import('./routes/designmaker.start.shared-designs.js'),
  },
  { path: '/designmaker/start/trash', lazy: () => import('./routes/designmaker.start.trash.js') },
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
    path: '/designmaker/start/template/:id/:resourceType',
    lazy: () => import('./routes/designmaker.start.template.copy.js'),
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
  {
    path: '/designmaker/start/design-orders',
    lazy: () => import('./routes/designmaker.start.design-orders.js'),
  },
  { path: '/designmaker/start/orders', lazy: () => import('./routes/designmaker.start.design-orders.js') },
  {
    path: '/designmaker/start/orders/confirm-order',
    lazy: () => import('./routes/orders.confirm-order.js'),
  },
  {
    path: '/designmaker/start/orders/checkout',
    lazy: () => import('./routes/designmaker.start.orders.checkout.js'),
  },
  { path: '/designmaker/start/account', lazy: () => import('./routes/designmaker.start.account.js') },
  { path: '/designmaker/start/plans', lazy: () => import('./routes/designmaker.start.plans.js') },
  { path: '/orders', lazy: () => import('./routes/orders.js') },
  { path: '/orders/confirm-order', lazy: () => import('./routes/orders.confirm-order.js') },
  { path: '/imagemaker/start/history', lazy: () => import('./routes/imagemaker.start.history.js') },
  { path: '/mockupmaker', lazy: () => import('./routes/mockupmaker.js') },
  { path: '/mockupmaker/start', lazy: () => import('./routes/mockupmaker.start.js') },
  { path: '/mockupmaker/start/mockups/:id', lazy: () => import('./routes/mockupmaker.start.mockups.js') },
  {
    path: '/mockupmaker/start/saved_mockups/:id',
    lazy: () => import('./routes/mockupmaker.start.saved-mockups.js'),
  },
  { path: '/mockupmaker/start/category/:id', lazy: () => import('./routes/mockupmaker.start.category.js') },
];

/**
 * Every address of the product that is built; all others are 'Not Found'. Each page is a chunk of its own, named
 * after its file in `routes/`. The build reads from here which chunks an address needs, so that its page can name them:
 * paths stand here as literals beside their `import`.
 */
export const routes: RouteObject[] = [
  {
    element: <RootRoute />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <RouteLoader />,
    children: [
      { path: '/', lazy: () => import('./routes/landing.js') },
      { lazy: () => import('./routes/product.js'), children: product },
      ...FOOTER_PAGES.map((page) => ({ path: `/${page}`, lazy: () => footerPage(page) })),
      { path: '*', element: <NotFound /> },
    ],
  },
];

async function footerPage(page: FooterPage) {
  const { TextPage } = await import('./routes/footer-page.js');
  return { element: <TextPage page={page} /> };
}
