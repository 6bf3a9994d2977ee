import { Outlet } from 'react-router-dom';
import { LoginDialog, SessionKeeper } from '../features/account/index.js';
import { PlaceKeeper } from '../features/navigation/index.js';
import { Toasts } from '../ui/feedback/lazy-toaster.js';

/** What every page has: the session watched, its place remembered, and room for questions and messages. */
export function RootRoute() {
  return (
    <>
      <SessionKeeper />
      <Outlet />
      <LoginDialog />
      <PlaceKeeper />
      <Toasts />
    </>
  );
}
