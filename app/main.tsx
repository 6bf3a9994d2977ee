// Sheets first: what a page's own sheet says must come after what all pages share.
import '../elements/base/theme/tokens.css';
import '../elements/base/theme/fonts.css';
import './styles/base.css';
import './styles/buttons.css';
import './styles/fields.css';
import './styles/floating.css';
import './styles/cards.css';
import './styles/frame.css';
import './styles/ornament.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes.js';
import { watchTheme } from './theme.js';
import { unregisterServiceWorkers } from './service-worker-cleanup.js';

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no #app');

watchTheme();

createRoot(container).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);

void unregisterServiceWorkers(navigator.serviceWorker);
