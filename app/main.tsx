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
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { createQueries } from './queries.js';
import { routes } from './routes.js';
import { unregisterServiceWorkers } from './service-worker-cleanup.js';

// Without its compiled checks zod needs no eval, which the server's content policy forbids.
z.config({ jitless: true });

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no #app');

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={createQueries()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
);

void unregisterServiceWorkers(navigator.serviceWorker);
