import { Outlet } from 'react-router-dom';
import { AccessDialog, LoginDialog, SessionEffects } from '../features/account/index.js';
import { ScrollRestoration } from '../features/navigation/index.js';
import { LazyToaster } from '../ui/feedback/lazy-toaster.js';

/** What every page has: the session watched, its place remembered, and room for questions and messages. */
export function RootRoute() {
  return (
    <>
      <SessionEffects />
      <Outlet />
      <LoginDialog />
      <AccessDialog />
      <ScrollRestoration />
      <LazyToaster />
    </>
  );
}
